/** A place of the automaton: what was read so far is the beginning of phrases. */
interface Place {
  readonly next: Map<number, Place>
  /** Where the longest other beginning leads that what was read ends with. */
  otherwise: Place | null
  /** The numbers of the phrases that end here. */
  ends: ReadonlyArray<number>
}

const place = (): Place => ({ next: new Map(), otherwise: null, ends: [] })

const step = (from: Place, root: Place, unit: number): Place => {
  let at = from
  while (true) {
    const next = at.next.get(unit)
    if (next !== undefined) return next
    if (at.otherwise === null) return root
    at = at.otherwise
  }
}

/**
 * Finds many phrases in a text in one pass (Aho and Corasick, 1975): what it takes grows with the length of the text and
 * not with how many phrases there are. Answers the places of those that were found in the list, each once, lowest first.
 */
export const finderOf = (phrases: ReadonlyArray<string>): (text: string) => ReadonlyArray<number> => {
  const root = place()
  phrases.forEach((phrase, number) => {
    let at = root
    for (let index = 0; index < phrase.length; index++) {
      const unit = phrase.charCodeAt(index)
      const next = at.next.get(unit) ?? place()
      at.next.set(unit, next)
      at = next
    }
    at.ends = [...at.ends, number]
  })
  const queue = [root]
  for (const at of queue) {
    for (const [unit, next] of at.next) {
      next.otherwise = at.otherwise === null ? root : step(at.otherwise, root, unit)
      next.ends = [...next.ends, ...next.otherwise.ends]
      queue.push(next)
    }
  }
  return (text) => {
    const found = new Set(root.ends)
    let at = root
    for (let index = 0; index < text.length; index++) {
      at = step(at, root, text.charCodeAt(index))
      for (const number of at.ends) found.add(number)
    }
    return [...found].toSorted((a, b) => a - b)
  }
}
