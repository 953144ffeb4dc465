/**
 * A regular expression as the automaton that a backtracking matcher walks through: its states are the places that read a
 * character, and each way from one to the next is one that the matcher may have to try. Characters that the expression
 * does not tell apart are one letter.
 */
import { type AST, RegExpParser } from "@eslint-community/regexpp"

/** A way of the matcher from one state to another. */
export interface Way {
  readonly to: number
  /** In how many ways it gets there without reading anything between: more than one is work done twice. */
  readonly count: number
  /** The loops with a greatest count that it goes round in. */
  readonly rounds: ReadonlyArray<number>
}

export interface Automaton {
  /** One character for each letter. */
  readonly letters: ReadonlyArray<string>
  /** The letters that a state reads. State 0 reads nothing: it is the begin. */
  readonly reads: ReadonlyArray<ReadonlyArray<number>>
  /** Whether the expression matches as soon as the state has read, whatever comes after. */
  readonly matches: ReadonlyArray<boolean>
  /** The ways on, where the state has read one letter and the next one is another. */
  readonly ways: (state: number, read: number, next: number) => ReadonlyArray<Way>
  /** The greatest counts of the loops that have one. */
  readonly counts: ReadonlyArray<number>
}

/** What can't be judged: the message says which part. */
export class Undecided extends Error {}

/** A quantifier that reads up to so many characters is written out; any other is a loop with a count. */
const writtenOut = 16

/** What a lookbehind may look at, in characters. */
const longestLookbehind = 16

/** Steps from one character to the next: of parts that may all be empty there are ways without end. */
const mostSteps = 10_000

type Node =
  | { readonly kind: "read"; readonly state: number; next: number }
  | { readonly kind: "split"; readonly nexts: Array<number> }
  | { readonly kind: "round"; readonly loop: number; readonly next: number }
  | { readonly kind: "edge"; readonly assertion: AST.EdgeAssertion; readonly next: number }
  | { readonly kind: "word"; readonly assertion: AST.WordBoundaryAssertion; readonly next: number }
  /** Goes on after one of some characters only, or after none of them. */
  | { readonly kind: "after"; readonly raws: ReadonlyArray<string>; readonly negate: boolean; readonly next: number }
  /** Goes on only if something else holds, which is not looked at. */
  | { readonly kind: "perhaps"; readonly next: number }
  | { readonly kind: "match" }
  | { readonly kind: "fail" }

const longest = (element: AST.Element | AST.Alternative): number => {
  switch (element.type) {
    case "Alternative":
      return element.elements.reduce((sum, part) => sum + longest(part), 0)
    case "Group":
    case "CapturingGroup":
      return Math.max(...element.alternatives.map(longest))
    case "Quantifier":
      return element.max * longest(element.element)
    case "Assertion":
      return 0
    default:
      return 1
  }
}

const mayBeEmpty = (element: AST.Element): boolean => {
  switch (element.type) {
    case "Group":
    case "CapturingGroup":
      return element.alternatives.some(({ elements }) => elements.every(mayBeEmpty))
    case "Quantifier":
      return element.min === 0 || mayBeEmpty(element.element)
    default:
      return element.type === "Assertion"
  }
}

const isCharacter = (element: AST.Element): element is AST.Character | AST.CharacterClass | AST.CharacterSet =>
  ["Character", "CharacterClass", "CharacterSet"].includes(element.type)

const isWord = (character: string | undefined): boolean => character !== undefined && /^\w$/.test(character)

const isNewline = (character: string): boolean => /^[\n\r\u2028\u2029]$/.test(character)

/** One character for each set of characters that no part of the expression, newline or word boundary tells apart. */
const lettersOf = (parts: ReadonlyMap<string, RegExp>, codePoints: Iterable<number>, unicode: boolean) => {
  const letters = new Map<string, string>()
  // What is read with ease comes first, so that it stands for its letter.
  const printable = Array.from({ length: 94 }, (_, index) => 126 - index)
  const ascii = Array.from({ length: 384 }, (_, index) => index)
  const others = [0x130, 0x17f, 0x416, 0x200b, 0x2028, 0x212a, 0x3000, 0x4e00, 0xd800, 0xfeff, 0xffff, 0x1f600]
  for (const codePoint of [...printable, ...ascii, ...others, ...codePoints]) {
    if (codePoint < 0 || codePoint > (unicode ? 0x10ffff : 0xffff)) continue
    const character = String.fromCodePoint(codePoint)
    const fits = [...parts.values()].map((part) => part.test(character) ? "1" : "0").join("")
    const key = `${fits}${isWord(character)}${isNewline(character)}`
    if (!letters.has(key)) letters.set(key, character)
  }
  return [...letters.values()]
}

/** The automaton of an expression; {@link Undecided} where it has parts that are not known here. */
export const automatonOf = (source: string, flags: string): Automaton => {
  const unicode = flags.includes("u") || flags.includes("v")
  const multiline = flags.includes("m")
  const pattern = new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v")
  })
  const nodes: Array<Node> = [{ kind: "match" }, { kind: "fail" }]
  const add = (node: Node): number => nodes.push(node) - 1
  /** The sources of the states' characters; that of a state that reads all is undefined. */
  const raws: Array<string | undefined> = ["[]"]
  const counts: Array<number> = []
  const codePoints = new Set<number>()
  const parts = new Map<string, RegExp>()

  const known = (raw: string): string => {
    if (!parts.has(raw)) parts.set(raw, new RegExp(`^(?:${raw})$`, flags.replace(/[dgmy]/g, "")))
    return raw
  }
  const read = (raw: string | undefined, next: number): number => {
    if (raw !== undefined) known(raw)
    return add({ kind: "read", state: raws.push(raw) - 1, next })
  }
  const note = (element: AST.Character | AST.CharacterClass): void => {
    const visit = (part: AST.CharacterClassElement): void => {
      const bounds = part.type === "Character"
        ? [part.value]
        : part.type === "CharacterClassRange"
        ? [part.min.value, part.max.value]
        : []
      for (const value of bounds) for (const near of [value - 1, value, value + 1]) codePoints.add(near)
    }
    if (element.type === "Character") visit(element)
    else element.elements.forEach(visit)
  }
  const either = (alternatives: ReadonlyArray<AST.Alternative>, next: number): number =>
    alternatives.length === 1 && alternatives[0] !== undefined
      ? sequence(alternatives[0], next)
      : add({ kind: "split", nexts: alternatives.map((alternative) => sequence(alternative, next)) })
  const sequence = (alternative: AST.Alternative, next: number): number =>
    alternative.elements.reduceRight((then, element) => build(element, then), next)

  const repeat = ({ element, max, min }: AST.Quantifier, next: number): number => {
    if (max <= 1 || max * longest(element) <= writtenOut) {
      let then = next
      for (let time = max; time > 0; time--) {
        const once = build(element, then)
        then = time > min ? add({ kind: "split", nexts: [once, next] }) : once
      }
      return then
    }
    // A round that reads nothing ends a loop, but counts where so many rounds are asked for.
    if (min > 1 && mayBeEmpty(element)) throw new Undecided(`${element.raw} may be empty, and has to come ${min} times`)
    const exit = { kind: "split" as const, nexts: [next] }
    const end = add(exit)
    const first = build(element, end)
    exit.nexts.push(max === Infinity ? first : add({ kind: "round", loop: counts.push(max) - 1, next: first }))
    return min === 0 ? add({ kind: "split", nexts: [first, next] }) : first
  }

  /** What stands before is known by its last character; where more is asked for, it may be there. */
  const behind = ({ alternatives, negate }: AST.LookbehindAssertion, next: number): Node => {
    const single = alternatives.flatMap(({ elements: [first, ...more] }) =>
      more.length > 0 || first === undefined ? [] : isCharacter(first) ? [first] : []
    )
    if (single.length < alternatives.length) return { kind: "perhaps", next }
    for (const element of single) if (element.type !== "CharacterSet") note(element)
    return { kind: "after", raws: single.map(({ raw }) => known(raw)), negate, next }
  }

  const build = (element: AST.Element, next: number): number => {
    switch (element.type) {
      case "Group":
      case "CapturingGroup":
        return either(element.alternatives, next)
      case "Quantifier":
        return repeat(element, next)
      case "Character":
      case "CharacterClass":
        note(element)
        return read(element.raw, next)
      case "CharacterSet":
      case "ExpressionCharacterClass":
        return read(element.raw, next)
      case "Assertion":
        switch (element.kind) {
          case "start":
          case "end":
            return add({ kind: "edge", assertion: element, next })
          case "word":
            return add({ kind: "word", assertion: element, next })
          case "lookahead":
            // Its inside is walked through, and then what comes after it, from the same place.
            return add({
              kind: "split",
              nexts: [either(element.alternatives, 1), add({ kind: "perhaps", next })]
            })
          case "lookbehind":
            if (Math.max(...element.alternatives.map(longest)) > longestLookbehind) {
              throw new Undecided(`the lookbehind ${element.raw} has no small bound`)
            }
            return add(behind(element, next))
        }
      default:
        throw new Undecided(`${element.raw} refers back to what was matched`)
    }
  }

  const root = either(pattern.alternatives, 0)
  // The search begins again after each character, unless the expression matches where it is told to only.
  const skipped: Node = { kind: "read", state: raws.push(undefined) - 1, next: 0 }
  const skip = add(skipped)
  const search = flags.includes("y") ? root : add({ kind: "split", nexts: [root, skip] })
  skipped.next = search

  const letters = lettersOf(parts, codePoints, unicode)
  const fits = (raw: string | undefined): ReadonlyArray<number> =>
    letters.flatMap((letter, index) => raw === undefined || parts.get(raw)?.test(letter) === true ? [index] : [])
  const reads = raws.map(fits)
  const nextOf = new Map(nodes.flatMap((node) => node.kind === "read" ? [[node.state, node.next] as const] : []))
  nextOf.set(0, search)

  const passes = (node: Node, read: string | undefined, next: string): boolean => {
    if (node.kind === "edge") {
      return node.assertion.kind === "start"
        ? read === undefined || multiline && isNewline(read)
        : multiline && isNewline(next)
    }
    if (node.kind === "after") {
      return (read !== undefined && node.raws.some((raw) => parts.get(raw)?.test(read) === true)) !== node.negate
    }
    return node.kind !== "word" || (isWord(read) !== isWord(next)) !== node.assertion.negate
  }
  const waysOf = (state: number, read: string | undefined, nextLetter: number): ReadonlyArray<Way> => {
    const found = new Map<number, { to: number; count: number; rounds: Array<number> }>()
    const next = letters[nextLetter] ?? ""
    let steps = 0
    const walk = (index: number, seen: ReadonlySet<number>, rounds: ReadonlyArray<number>): void => {
      const node = nodes[index]
      if (node === undefined || seen.has(index)) return
      if (++steps > mostSteps) throw new Undecided("there are too many ways through its parts that may be empty")
      const more = new Set(seen).add(index)
      switch (node.kind) {
        case "read": {
          if (reads[node.state]?.includes(nextLetter) !== true) return
          const way = found.get(node.state)
          // The ways with the fewest counted rounds say whether there is one without.
          if (way === undefined) found.set(node.state, { to: node.state, count: 1, rounds: [...rounds] })
          else {
            way.count++
            if (rounds.length < way.rounds.length) way.rounds = [...rounds]
          }
          return
        }
        case "split":
          for (const one of node.nexts) walk(one, more, rounds)
          return
        case "round":
          return walk(node.next, more, [...rounds, node.loop])
        case "edge":
        case "word":
        case "after":
        case "perhaps":
          if (passes(node, read, next)) walk(node.next, more, rounds)
      }
    }
    walk(nextOf.get(state) ?? 1, new Set(), [])
    return [...found.values()]
  }
  const found = new Map<string, ReadonlyArray<Way>>()
  const matchesFrom = (index: number, seen: Set<number>): boolean => {
    const node = nodes[index]
    if (node === undefined || seen.has(index)) return false
    seen.add(index)
    return node.kind === "match" || node.kind === "round" && matchesFrom(node.next, seen) ||
      node.kind === "split" && node.nexts.some((next) => matchesFrom(next, seen))
  }
  return {
    letters,
    reads,
    matches: raws.map((_, state) => state !== skipped.state && matchesFrom(nextOf.get(state) ?? 1, new Set())),
    ways: (state, readLetter, next) => {
      const key = `${state} ${readLetter} ${next}`
      const ways = found.get(key) ?? waysOf(state, state === 0 ? undefined : letters[readLetter], next)
      found.set(key, ways)
      return ways
    },
    counts
  }
}
