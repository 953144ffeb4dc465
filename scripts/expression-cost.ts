/**
 * How much work a backtracking matcher has with an expression at worst. It goes on in as many places at once, one after
 * the other, as the automaton has paths that read the same text. So an expression is linear if a text has a bounded
 * number of paths. It is not where a state can be held by a text that also leads to another one, which the same text
 * holds as well (a polynomial), or that leads back to it in two ways (an exponential): Weber and Seidl, "On the degree
 * of ambiguity of finite automata".
 *
 * A loop with a greatest count adds no more paths than that; what all of them come to is the expression's `factor`.
 * Whether a text matches after all is not asked, but where an expression matches whatever follows, no path is given up.
 * So an expression that is called linear is so for every text, and once more for all matches of it in a text.
 */
import { type Automaton, automatonOf, Undecided } from "./expression-automaton.ts"

/** A text that is made longer by saying its middle more often. */
export interface Attack {
  readonly prefix: string
  readonly pump: string
}

export type Cost =
  | { readonly kind: "linear"; readonly factor: number; readonly attacks: ReadonlyArray<Attack> }
  | { readonly kind: "polynomial" | "exponential"; readonly attacks: ReadonlyArray<Attack> }
  | { readonly kind: "undecided"; readonly reason: string }

/** States that lead to each other. */
interface Group {
  readonly loop: ReadonlySet<number>
  /** Whether it goes round without the loops that have a greatest count. */
  readonly endless: boolean
  /** The product of those counts. */
  readonly count: number
}

/** What one search may look at, in steps: all expressions that ship stay far below. */
const steps = 3_000_000

/** States that lead to each other, each such group once, and which of them is whose. */
const loopsOf = (automaton: Automaton, follows: (state: number) => ReadonlyArray<number>) => {
  const all = automaton.reads.map((_, state) => {
    const reached = new Set<number>()
    const open = [...follows(state)]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      open.push(...follows(next))
    }
    return reached
  })
  const loops: Array<ReadonlySet<number>> = []
  for (const [state, reached] of all.entries()) {
    if (!reached.has(state) || loops.some((loop) => loop.has(state))) continue
    loops.push(new Set([...reached].filter((other) => all[other]?.has(state) === true)))
  }
  return { loops, reached: all }
}

/** What costOf looks for: the way from one place of a search to others by one more letter. */
type Step = (place: ReadonlyArray<number>, letter: number) => ReadonlyArray<ReadonlyArray<number>>

export const costOf = (source: string, flags: string): Cost => {
  try {
    return judge(automatonOf(source, flags))
  } catch (error) {
    if (error instanceof Undecided) return { kind: "undecided", reason: error.message }
    throw error
  }
}

const judge = (automaton: Automaton): Cost => {
  const { counts, letters, matches, reads, ways } = automaton
  const every = letters.map((_, letter) => letter)
  let taken = 0

  /** The shortest text that leads from one place to another, or undefined. Of a place the first number is the letter read last. */
  const text = (
    from: ReadonlyArray<number>,
    isEnd: (place: ReadonlyArray<number>) => boolean,
    step: Step
  ): string | undefined => {
    const seen = new Set([from.join()])
    let open: Array<readonly [place: ReadonlyArray<number>, text: string]> = [[from, ""]]
    while (open.length > 0) {
      const further: typeof open = []
      for (const [place, read] of open) {
        for (const letter of every) {
          for (const next of step(place, letter)) {
            if (++taken > steps) throw new Undecided("it is too large to be judged")
            if (isEnd(next)) return read + letters[letter]
            const key = next.join()
            if (seen.has(key)) continue
            seen.add(key)
            further.push([next, read + letters[letter]])
          }
        }
      }
      open = further
    }
    return undefined
  }

  const goes = (place: ReadonlyArray<number>, at: number, letter: number) => ways(place[at] ?? 0, place[0] ?? 0, letter)
  const direct = reads.map((read, state) => {
    const next = new Map<number, boolean>()
    for (const before of state === 0 ? [0] : read) {
      for (const letter of every) {
        for (const way of ways(state, before, letter)) {
          next.set(way.to, next.get(way.to) === true || way.rounds.length === 0)
        }
      }
    }
    return next
  })
  const { loops, reached } = loopsOf(automaton, (state) => [...direct[state]?.keys() ?? []])
  /** The counts of the loops that a group of states goes round in. */
  const countOf = (loop: ReadonlySet<number>): number => {
    const within = new Set<number>()
    for (const state of loop) {
      for (const read of reads[state] ?? []) {
        for (const letter of every) {
          for (const way of ways(state, read, letter)) {
            if (loop.has(way.to)) { for (const round of way.rounds) within.add(round) }
          }
        }
      }
    }
    return [...within].reduce((product, round) => product * (counts[round] ?? 1), 1)
  }
  /** Whether a group still goes round without the loops that have a greatest count. */
  const endless = (loop: ReadonlySet<number>): boolean =>
    loopsOf(automaton, (state) => [...direct[state] ?? []].flatMap(([to, free]) => free && loop.has(to) ? [to] : []))
      .loops.some((inner) => [...inner].every((state) => loop.has(state)))

  const groups: ReadonlyArray<Group> = loops.map((loop) => ({ loop, endless: endless(loop), count: countOf(loop) }))
  const prefixOf = (state: number, letter: number): string | undefined =>
    text(
      [0, 0],
      (place) => place[0] === letter && place[1] === state,
      (place, next) => goes(place, 1, next).map(({ to }) => [next, to])
    )

  /** A text that leads back to where it began in two ways. */
  const twice = (loop: ReadonlySet<number>): Attack | undefined => {
    for (const state of loop) {
      for (const read of reads[state] ?? []) {
        const pump = text(
          [read, state, state, 0],
          ([letter, left, right, parted]) => parted === 1 && letter === read && left === state && right === state,
          (place, letter) =>
            goes(place, 1, letter).flatMap((left) =>
              !loop.has(left.to) ? [] : goes(place, 2, letter).flatMap((right) =>
                !loop.has(right.to)
                  ? []
                  : [[letter, left.to, right.to, place[3] === 1 || left.to !== right.to || left.count > 1 ? 1 : 0]]
              )
            )
        )
        if (pump === undefined) continue
        const prefix = prefixOf(state, read)
        if (prefix !== undefined) return { prefix, pump }
      }
    }
    return undefined
  }

  /** A text that holds a state of the first group and one of the second, and leads from the one to the other. */
  const handedOn = (first: ReadonlySet<number>, second: ReadonlySet<number>): Attack | undefined => {
    const between = (state: number) => first.has(state) || [...second].some((end) => reached[state]?.has(end) === true)
    for (const from of first) {
      for (const to of second) {
        if (reached[from]?.has(to) !== true || matches[to] === true) continue
        for (const read of reads[from] ?? []) {
          if (reads[to]?.includes(read) !== true) continue
          const pump = text(
            [read, from, from, to],
            ([letter, held, moved, end]) => letter === read && held === from && moved === to && end === to,
            (place, letter) =>
              goes(place, 1, letter).flatMap((held) =>
                !first.has(held.to) ?
                  [] :
                  goes(place, 3, letter).flatMap((end) =>
                    !second.has(end.to) ?
                      [] :
                      goes(place, 2, letter).flatMap((moved) =>
                        between(moved.to) ? [[letter, held.to, moved.to, end.to]] : []
                      )
                  )
              )
          )
          if (pump === undefined) continue
          const prefix = prefixOf(from, read)
          if (prefix !== undefined) return { prefix, pump }
        }
      }
    }
    return undefined
  }

  for (const { loop } of groups) {
    const attack = twice(loop)
    // A count is no bound here: each round of it doubles the work.
    if (attack !== undefined) return { kind: "exponential", attacks: [attack] }
  }
  const polynomial: Array<Attack> = []
  const bounded: Array<Attack> = []
  const pairs: Array<readonly [first: Group, second: Group, count: number]> = []
  for (const first of groups) {
    for (const second of groups) {
      const attack = first === second ? undefined : handedOn(first.loop, second.loop)
      if (attack === undefined) continue
      if (first.endless && second.endless) polynomial.push(attack)
      else {
        bounded.push(attack)
        pairs.push([
          first,
          second,
          Math.min(first.endless ? Infinity : first.count, second.endless ? Infinity : second.count)
        ])
      }
    }
  }
  if (polynomial.length > 0) return { kind: "polynomial", attacks: polynomial }
  /** The paths that end in a group: those of each group before it, as often as one hands on. */
  const pathsIn = (group: Group): number =>
    Math.max(1, ...pairs.map(([first, second, count]) => second === group ? pathsIn(first) * count : 1))
  const factor = [...new Set(pairs.map(([, second]) => second))].reduce((sum, group) => sum + pathsIn(group), 0)
  return { kind: "linear", factor: Math.max(1, factor), attacks: bounded }
}
