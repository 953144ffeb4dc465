import * as Duration from "effect/Duration"
import * as Result from "effect/Result"

/** What a duration may be; both bounds are in milliseconds and inclusive. */
export interface DurationBounds {
  /** 1 by default: a duration that may not be zero. */
  readonly min?: number
  /** 100 years by default, so that no moment that is reckoned with it lies outside of `Date`. */
  readonly max?: number
}

const century = 36_525 * 86_400_000

const shown = (millis: number): string => Duration.format(Duration.millis(millis))

/**
 * Reads a duration as a user writes it: `"24 hours"`, `{ minutes: 5 }`, a `Duration`, or a number of milliseconds. The
 * answer is in whole milliseconds; the failure completes a sentence that begins with the setting's name.
 */
export const toMillis = (
  input: Duration.Input,
  { max = century, min = 1 }: DurationBounds = {}
): Result.Result<number, string> => {
  const duration = Duration.fromInput(input)
  const millis = duration._tag === "Some" ? Math.round(Duration.toMillis(duration.value)) : NaN
  if (Number.isNaN(millis) || (typeof input === "number" && Number.isNaN(input))) {
    return Result.fail("must be a duration such as \"30 seconds\", \"24 hours\" or a number of milliseconds")
  }
  if (millis < 0) return Result.fail("must not be negative")
  if (millis === Infinity) return Result.fail("must not be infinite")
  if (millis < min) return Result.fail(min === 1 ? "must be longer than zero" : `must be at least ${shown(min)}`)
  return millis > max ? Result.fail(`must be at most ${shown(max)}`) : Result.succeed(millis)
}

/** The same for options of a constructor: throws a `RangeError` that names the option. */
export const toMillisUnsafe = (name: string, input: Duration.Input, bounds?: DurationBounds): number =>
  Result.getOrThrowWith(toMillis(input, bounds), (problem) => new RangeError(`${name} ${problem}`))
