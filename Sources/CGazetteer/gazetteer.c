#include "CGazetteer.h"

_Alignas(16) const unsigned char places_gazetteer_bytes[] = {
#embed "gazetteer.idx"
};

const size_t places_gazetteer_size = sizeof places_gazetteer_bytes;
