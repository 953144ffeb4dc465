/** A text that is dear to read for somebody, of any length. */
export interface HostileText {
  /** What it is, so that a failure names it. */
  readonly name: string
  /** The text with about so many characters. */
  readonly of: (length: number) => string
}

/** Choices that follow from a seed. */
interface Lots {
  readonly below: (limit: number) => number
  readonly pick: <A>(items: ReadonlyArray<A>) => A
  readonly shuffle: <A>(items: ReadonlyArray<A>) => Array<A>
}

/** A linear congruential generator: its high bits are well enough mixed to choose texts by. */
const lotsOf = (seed: number): Lots => {
  let state = (seed * 2_654_435_761) >>> 0
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor(state / 2 ** 32 * limit)
  }
  return {
    below,
    pick: <A>(items: ReadonlyArray<A>): A => items[below(items.length)]!,
    shuffle: (items) =>
      items.map((item) => [below(2 ** 32), item] as const).toSorted(([left], [right]) => left - right)
        .map(([, item]) => item)
  }
}

/** What separates, quotes, opens, escapes or fills in what is sent to us: headers, addresses, MIME, JSON, HTML, templates. */
const atoms = [
  " ",
  "\t",
  " \t",
  "/",
  "=",
  "/=",
  ";",
  ",",
  ":",
  ".",
  "-",
  "_",
  "<",
  ">",
  "<>",
  "@",
  "a@",
  "%",
  "%2",
  "%41",
  "+",
  "*",
  "?",
  "=?",
  "?=",
  "=?utf-8?q?",
  "=?utf-8?b?",
  "=?utf-8?q?a?= ",
  "\\",
  "\\\"",
  "\\u",
  "\"",
  "\" \"",
  "'",
  "''",
  "(",
  "()",
  "(\\",
  ")",
  "[",
  "[]",
  "{",
  "{}",
  "{{",
  "{{ a }}",
  "{{#a}}",
  "{{{",
  "&",
  "&#",
  "&amp;",
  "<a ",
  "<!--",
  "</",
  "<a href=",
  "a",
  "0",
  "00",
  "aB",
  "a.",
  "a-",
  "a,",
  "a=b;",
  "a=b,",
  "a b ",
  "<a@b.example>,",
  "\"a\" <a@b.example>,",
  "q=0,",
  "1.",
  "1e",
  "::",
  "xn--",
  "http://",
  "cid:",
  "é",
  "字",
  "😀",
  "a\u0301",
  "\u200d",
  "＝",
  "\u00a0",
  "\u2028"
]

/** Runs that a pattern takes in more than one way, and the characters after which it finds that none of them fits. */
const runs = [" ", "\t", "/=", "=", ";", ",", "a", "-", ".", "\"", "(", "\\", "=?", "%"]
const ends = ["", "x", "!", "\"", ">", ")", "; x", " x y"]

const filled = (atom: string, length: number): string => atom.repeat(Math.max(1, Math.floor(length / atom.length)))

/** `start`, as much of `atom` as there is room for, and `end`. */
const around = (name: string, start: string, atom: string, end: string): HostileText => ({
  name,
  of: (length) => start + filled(atom, length - start.length - end.length) + end
})

const shown = (text: string): string => JSON.stringify(text)

/** One atom again and again: a long run, many tiny items, many that are opened and never closed. */
const repeated = atoms.map((atom) => around(shown(atom), "", atom, ""))

/** Opened as often as closed, around something. */
const nested = [["(", ")"], ["[", "]"], ["{\"a\":", "}"], ["<", ">"], ["{{#a}}", "{{/a}}"], ["<b>", "</b>"]].map(
  ([open = "", close = ""]): HostileText => ({
    name: `nested ${shown(open)}`,
    of: (length) => {
      const depth = Math.max(1, Math.floor((length - 1) / (open.length + close.length)))
      return `${open.repeat(depth)}1${close.repeat(depth)}`
    }
  })
)

/** Of a text that is right, a run put in at each place where something ends or begins, with something behind it. */
const spoilt = (value: string): ReadonlyArray<HostileText> => {
  const places = new Set([0, value.length])
  for (const { index } of value.matchAll(/[^A-Za-z0-9]/g)) {
    places.add(index)
    places.add(index + 1)
  }
  return [...places].slice(0, 24).flatMap((at) => {
    const [start, rest] = [value.slice(0, at), value.slice(at)]
    return runs.flatMap((run) => [
      around(`${shown(run)} within ${shown(value)} at ${at}`, start, run, rest),
      around(`${shown(run)} within ${shown(value)} at ${at}, then "x"`, start, run, `x${rest}`)
    ])
  })
}

/** Two or three atoms after each other, with one before and one behind, by lot. */
const combined = ({ below, pick }: Lots): HostileText => {
  const start = below(2) === 0 ? "" : pick(atoms)
  const atom = pick(atoms) + pick(atoms) + (below(3) === 0 ? pick(atoms) : "")
  const end = pick(ends)
  return around(`${shown(start)}, ${shown(atom)} again and again, ${shown(end)}`, start, atom, end)
}

/** The runs behind what is right, where patterns look for blanks and separators that may follow. */
const behind = (value: string): ReadonlyArray<HostileText> =>
  runs.flatMap((run) =>
    ["", "x"].map((end) => around(`${shown(value)}, ${shown(run)}, ${shown(end)}`, value, run, end))
  )

/**
 * Texts for the place of `value`, which is right there: the same ones for the same seed. `count` are drawn from all that
 * there are, so that fields of one door try different ones; runs behind `value` are among them as long as all of them fit.
 */
export const make = (seed: number, value: string, count: number): ReadonlyArray<HostileText> => {
  const random = lotsOf(seed)
  const drawn = Array.from({ length: Math.ceil(count / 4) }, () => combined(random))
  const rest = [...random.shuffle(spoilt(value)).slice(0, count), ...repeated, ...nested]
  const texts = [...behind(value), ...drawn, ...random.shuffle(rest)]
  return (count < 2 * runs.length ? random.shuffle(texts) : texts).slice(0, count)
}

/** All texts of one atom or of nesting, and what can be spoilt of `value`: for fields of which there are few. */
export const all = (seed: number, value: string): ReadonlyArray<HostileText> => {
  const random = lotsOf(seed)
  return [...repeated, ...nested, ...spoilt(value), ...Array.from({ length: 40 }, () => combined(random))]
}
