/// Sorts numbers that are spread evenly, as record numbers are, quicker than by comparing them.
enum RecordSort {
  /// Below this many, comparing is as quick.
  private static let few = 32

  /// Sorts in place: one pass puts each number into one of many narrow ranges, a second one puts neighbours right.
  static func sort(_ numbers: inout [UInt32]) {
    guard numbers.count > few, let most = numbers.max(), most > 0 else {
      numbers.sort()
      return
    }
    let rangeBits = Int.bitWidth - numbers.count.leadingZeroBitCount
    let shift = UInt32(max(0, UInt32.bitWidth - most.leadingZeroBitCount - rangeBits))
    var ends = [Int32](repeating: 0, count: Int(most >> shift) + 2)
    for number in numbers { ends[Int(number >> shift) + 1] += 1 }
    for range in ends.indices.dropFirst() { ends[range] += ends[range - 1] }
    var sorted = [UInt32](repeating: 0, count: numbers.count)
    for number in numbers {
      let range = Int(number >> shift)
      sorted[Int(ends[range])] = number
      ends[range] += 1
    }
    insertionSort(&sorted)
    numbers = sorted
  }

  /// Quick where nothing is far from its place; gives up on what is not.
  private static func insertionSort(_ numbers: inout [UInt32]) {
    var steps = 0
    for index in numbers.indices.dropFirst() {
      let number = numbers[index]
      var place = index
      while place > 0, numbers[place - 1] > number {
        numbers[place] = numbers[place - 1]
        place -= 1
        steps += 1
      }
      numbers[place] = number
      if steps > numbers.count * 16 {
        numbers.sort()
        return
      }
    }
  }
}
