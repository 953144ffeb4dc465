import * as Result from "effect/Result"

/** Reads the text of a variable; the failure completes the sentence "<NAME> …" and never repeats a secret. */
export type Reader<A> = (text: string) => Result.Result<A, string>

/** One environment variable: what it is called, what it means, and how its text is read. */
export interface Setting<A> {
  readonly name: string
  /** What holds where it is not set, for people. */
  readonly fallback: string
  readonly meaning: string
  /** `serve` refuses to start without it. */
  readonly required: boolean
  /** Its value is never shown. */
  readonly secret: boolean
  readonly read: Reader<A>
}

/** A whole number within bounds. */
export const integer = (min: number, max: number): Reader<number> => (text) => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN
  return value >= min && value <= max
    ? Result.succeed(value)
    : Result.fail(`must be a whole number from ${min} to ${max}`)
}

/** Milliseconds of the units in which variables are named. */
export const unitMillis = {
  second: 1_000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 7 * 86_400_000
} as const

const unitNames = /^(?:(s)(?:ec(?:ond)?s?)?|(m)(?:in(?:ute)?s?)?|(h)(?:ours?)?|(d)(?:ays?)?|(w)(?:eeks?)?)$/i

const unitOf = (word: string): keyof typeof unitMillis | undefined => {
  const letter = unitNames.exec(word)?.slice(1).find((one) => one !== undefined)?.toLowerCase()
  return (["second", "minute", "hour", "day", "week"] as const).find((name) => name[0] === letter)
}

/**
 * A duration, in milliseconds: a whole number, which counts in the unit of the setting's name, or one with a unit of its
 * own, such as `90s` or `5 minutes`. The bounds are in the unit of the name, too.
 */
export const duration = (unit: "second" | "hour" | "day", min: number, max: number): Reader<number> => (text) => {
  const [, digits = "", word = ""] = /^(\d{1,9}) ?([A-Za-z]*)$/.exec(text) ?? []
  const own = word === "" ? unit : unitOf(word)
  const millis = digits === "" || own === undefined ? NaN : Number(digits) * unitMillis[own]
  return millis >= min * unitMillis[unit] && millis <= max * unitMillis[unit]
    ? Result.succeed(millis)
    : Result.fail(
      `must be from ${min} to ${max} ${unit}s, as a whole number or with a unit, such as 90s, 5m, 36h or 7d`
    )
}

/** `true` or `false`. */
export const boolean: Reader<boolean> = (text) =>
  text === "true" || text === "false" ? Result.succeed(text === "true") : Result.fail("must be true or false")

/** One of a few words. */
export const oneOf = <const Words extends ReadonlyArray<string>>(...words: Words): Reader<Words[number]> => (text) =>
  words.includes(text) ? Result.succeed(text) : Result.fail(`must be one of ${words.join(", ")}`)

/** A text of a form that `must` describes. */
export const pattern = (form: RegExp, must: string): Reader<string> => (text) =>
  form.test(text) ? Result.succeed(text) : Result.fail(must)

const units: Readonly<Record<string, number>> = { "": 1, B: 1, KB: 1_000, MB: 1_000_000, KiB: 1_024, MiB: 1_048_576 }

/** A percentage from 0 to 100, with up to three decimals, as a fraction of 1; `off` is a fraction that is never reached. */
export const percentage: Reader<number> = (text) =>
  text === "off"
    ? Result.succeed(Infinity)
    : /^\d{1,3}(?:\.\d{1,3})?$/.test(text) && Number(text) <= 100
    // Read with its exponent: a division would round twice.
    ? Result.succeed(Number(`${text}e-2`))
    : Result.fail("must be a percentage from 0 to 100 with up to three decimals, such as 0.3, or off")

/** A number of bytes, alone or with one of the units B, KB, MB, KiB and MiB. */
export const bytes = (min: number, max: number): Reader<number> => (text) => {
  const [, digits, unit] = /^(\d{1,12}) ?(B|KB|MB|KiB|MiB|)$/.exec(text) ?? []
  const value = digits === undefined ? NaN : Number(digits) * units[unit ?? ""]!
  return value >= min && value <= max
    ? Result.succeed(value)
    : Result.fail(`must be a size from ${min} bytes to ${max / 1_000_000} MB, such as 500KB or 50MB`)
}

/** An http or https URL without a user name; a slash at its end is dropped. */
export const httpUrl: Reader<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" &&
      url.search === "" && url.hash === ""
    ? Result.succeed(url.href.replace(/(?<!\/)\/+$/, ""))
    : Result.fail("must be an http or https URL without a user name, ? and #")
}

/** One setting: its name, what the documentation says of it, and how it is read. */
export const setting = <A>(
  name: string,
  fallback: string,
  meaning: string,
  read: Reader<A>,
  marks: { readonly required?: boolean; readonly secret?: boolean } = {}
): Setting<A> => ({ name, fallback, meaning, required: false, secret: false, ...marks, read })
