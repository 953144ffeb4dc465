/** How many characters have to be added, taken or changed to make one text of another (Levenshtein). */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]!
}

const closeEnough = 3

/** The name that was probably meant by one that is not known; null where none is near. */
export const nearest = (name: string, known: Iterable<string>): string | null => {
  const [first] = [...known].map((known) => ({ known, far: distance(name, known) })).sort((a, b) => a.far - b.far)
  return first !== undefined && first.far <= closeEnough ? first.known : null
}
