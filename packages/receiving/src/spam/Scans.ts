import { Conditions } from "@sendwright/core/foundation/Conditions"
import type { SpamScore } from "@sendwright/core/received/ReceivedEmail"
import type { Arrival } from "@sendwright/core/received/SenderAuthentication"
import { SpamScanner } from "@sendwright/core/received/SpamScanner"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import type * as Scope from "effect/Scope"

/** A program that scores messages. */
export interface Scanner {
  /** For people. */
  readonly name: string
  /** A larger message is not scanned. */
  readonly maxBytes: number
  /** How long one scan may take. */
  readonly timeout: Duration.Duration
  /** Null: it does not scan this one. Fails with the reason, in words without an address. */
  readonly score: (arrival: Arrival) => Effect.Effect<SpamScore | null, string>
}

const scans = Metric.counter("sendwright_spam_scans_total", {
  description: "Scans of received messages for spam: spam, ham, none without a score, or failed",
  incremental: true
})

const count = (result: "spam" | "ham" | "none" | "failed") => Metric.update(Metric.withAttributes(scans, { result }), 1)

const condition = "spam-scanner"

/** Words of the network for why a connection broke: nothing of the address. */
export const codeOf = (error: unknown): string => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (typeof code === "string" && /^[A-Z0-9_]{2,40}$/.test(code)) return code
  }
  return "no answer"
}

/** What another program is told in a line of its own: one line without control characters. */
export const lineOf = (text: string, most = 1_000): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\x00-\x1f\x7f]+/g, " ").slice(0, most).toWellFormed()

/** Scans with a deadline, a condition while the scanner gives no scores, and a count. */
export const make = Effect.fnUntraced(function*(
  { maxBytes, name, score, timeout }: Scanner
): Effect.fn.Return<SpamScanner["Service"], never, Scope.Scope> {
  const conditions = yield* Conditions
  const observer = {}
  yield* Effect.addFinalizer(() => conditions.clear(condition, observer))

  const failed = Effect.fnUntraced(function*(reason: string) {
    yield* count("failed")
    yield* conditions.raise({
      name: condition,
      message: `Received mail has no spam score, because ${name} gives none (${reason}): `
        + "start it, or say in the settings where it is.",
      blocks: false
    }, observer)
    return null
  })

  const scan = Effect.fn("SpamScanner.scan")(function*(arrival: Arrival) {
    if (arrival.message.length > maxBytes) return yield* Effect.as(count("none"), null)
    return yield* score(arrival).pipe(
      Effect.timeoutOrElse({
        duration: timeout,
        orElse: () => Effect.fail(`no answer within ${Duration.toSeconds(timeout)} s`)
      }),
      Effect.matchEffect({
        onFailure: failed,
        onSuccess: Effect.fnUntraced(function*(found) {
          yield* count(found === null ? "none" : found.isSpam ? "spam" : "ham")
          yield* conditions.clear(condition, observer)
          return found
        })
      })
    )
  })

  return SpamScanner.of({ scan })
})
