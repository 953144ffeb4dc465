import type * as Duration from "effect/Duration"
import * as Result from "effect/Result"
import { toMillis } from "./DurationInput.ts"
import * as Setting from "./Setting.ts"

/**
 * One setting of the engine, declared once: what it is where nobody says otherwise, how the library reads it, and how a
 * process outside may name it.
 */
export interface Declared<in In, out Out, out As extends string | undefined = undefined> {
  /** Its name in the resolved settings, where it is not the one that users write. */
  readonly as: As
  readonly default: Out
  /** The failure completes a sentence that begins with the setting's name. */
  readonly read: (input: In) => Result.Result<Out, string>
  /** How the server receives it; null: only the library can change it. */
  readonly variable: Setting.Setting<unknown> | null
}

/** A part of the settings: one declaration for each field of what users write. */
export type DeclaredPart<Input> = {
  readonly [K in keyof Input]-?: Declared<Exclude<Input[K], undefined>, unknown, string | undefined>
}

type AnyPart = Readonly<Record<string, Declared<never, unknown, string | undefined>>>

/** The settings of a part as the engine reads them. */
export type ResolvedPart<Part extends AnyPart> = {
  readonly [K in keyof Part as Part[K]["as"] extends string ? Part[K]["as"] : K]: Part[K]["default"]
}

/** A variable of the server. Its bounds and its default are written in the unit in which its name ends. */
interface Named {
  readonly variable: string
  /** What the documentation says of it. */
  readonly says: string
}

interface Bounded extends Named {
  readonly from: number
  readonly to: number
}

const named = (
  { says, variable }: Named,
  fallback: string,
  read: Setting.Reader<unknown>
): Setting.Setting<unknown> => Setting.setting(variable, fallback, says, read)

const unitOf = (variable: string): "second" | "hour" | "day" =>
  variable.endsWith("_DAYS") ? "day" : variable.endsWith("_HOURS") ? "hour" : "second"

const spanVariable = (shown: Bounded | undefined, millis: number | null) => {
  if (shown === undefined) return null
  const unit = unitOf(shown.variable)
  const fallback = millis === null ? "off" : `\`${millis / Setting.unitMillis[unit]}\``
  return named(shown, fallback, Setting.duration(unit, shown.from, shown.to))
}

/** A duration, which the engine has in milliseconds; `least` is in milliseconds, and 1 by default. */
export const span = <const As extends string>(
  as: As,
  millis: number,
  options: { readonly least?: number; readonly shown?: Bounded } = {}
): Declared<Duration.Input, number, As> => ({
  as,
  default: millis,
  read: (input) => toMillis(input, options.least === undefined ? {} : { min: options.least }),
  variable: spanVariable(options.shown, millis)
})

/** A duration, or null, the default, for one without an end. */
export const spanOrNull = <const As extends string>(
  as: As,
  shown: Bounded
): Declared<Duration.Input | null, number | null, As> => ({
  as,
  default: null,
  read: (input) => input === null ? Result.succeed(null) : toMillis(input),
  variable: spanVariable(shown, null)
})

const wholeFrom = (least: number) => (input: number): Result.Result<number, string> =>
  Number.isSafeInteger(input) && input >= least
    ? Result.succeed(input)
    : Result.fail(`must be a whole number from ${least}`)

/** A whole number; `least` is 1 by default. */
export const whole = (
  value: number,
  options: { readonly least?: number; readonly shown?: Bounded } = {}
): Declared<number, number> => ({
  as: undefined,
  default: value,
  read: wholeFrom(options.least ?? 1),
  variable: options.shown === undefined
    ? null
    : named(options.shown, `\`${value}\``, Setting.integer(options.shown.from, options.shown.to))
})

/** A whole number from 1, or null, the default, for no limit. */
export const wholeOrNull = (shown: Bounded): Declared<number | null, number | null> => ({
  as: undefined,
  default: null,
  read: (input) => input === null ? Result.succeed(null) : wholeFrom(1)(input),
  variable: named(shown, "unlimited", Setting.integer(shown.from, shown.to))
})

/** A fraction of 1, which a variable names in percent, or `Infinity`: one that is never reached. */
export const rate = (value: number, shown: Named): Declared<number, number> => ({
  as: undefined,
  default: value,
  read: (input) =>
    input === Infinity || (input >= 0 && input <= 1)
      ? Result.succeed(input)
      : Result.fail("must be a fraction from 0 to 1, or Infinity for none"),
  variable: named(shown, `\`${Math.round(value * 100_000) / 1_000}\``, Setting.percentage)
})

/** One of a few words; the first is the default. */
export const words = <const Words extends readonly [string, ...ReadonlyArray<string>]>(
  words: Words,
  shown: Named
): Declared<Words[number], Words[number]> => ({
  as: undefined,
  default: words[0],
  read: Result.succeed,
  variable: named(shown, `\`${words[0]}\``, Setting.oneOf(...words))
})

/** A value that is not checked, and that has no variable. */
export const unchecked = <A>(value: A): Declared<A, A> => ({
  as: undefined,
  default: value,
  read: Result.succeed,
  variable: null
})

/** The settings of a part where nobody says otherwise. */
export const defaultsOf = <Part extends AnyPart>(part: Part): ResolvedPart<Part> =>
  Object.fromEntries(
    Object.entries(part).map(([key, one]) => [one.as ?? key, one.default])
  ) as unknown as ResolvedPart<Part>

/** One setting that cannot be, by its name, such as `engine.sendLease`. */
export interface SettingIssue {
  readonly name: string
  readonly message: string
}

/** What is given of a part over what is there; what is wrong is added to the issues. */
export const resolvePart = <Part extends AnyPart>(
  name: string,
  part: Part,
  input: { readonly [K in keyof Part]?: unknown } | undefined,
  base: ResolvedPart<Part>,
  issues: Array<SettingIssue>
): ResolvedPart<Part> => {
  const given = Object.entries(part).flatMap(([key, one]): Array<[string, unknown]> => {
    const value = input?.[key]
    if (value === undefined) return []
    const result = one.read(value as never)
    if (Result.isSuccess(result)) return [[one.as ?? key, result.success]]
    issues.push({ name: `${name}.${key}`, message: result.failure })
    return []
  })
  return { ...base, ...Object.fromEntries(given) }
}
