import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"

/** One thing that was examined. */
export interface Finding {
  /** Such as `database writes`; several findings may have one name. */
  readonly name: string
  readonly severity: "ok" | "warn" | "fail"
  /** What was found and, where it is not well, what to do about it. */
  readonly message: string
}

/** What an examination found. */
export interface Examined {
  readonly at: Date
  readonly tookMillis: number
  readonly findings: ReadonlyArray<Finding>
}

/** How long an examination may take, in milliseconds. */
export const deadlineMillis = 30_000

/**
 * The port that looks at everything that a running server needs, as `sendwright doctor` does, and changes nothing.
 * The host provides it, because it knows what the server needs.
 */
export class Doctor extends Context.Service<Doctor, {
  /** Never fails: problems are findings. There is one run at a time; concurrent callers share its findings. */
  readonly examine: Effect.Effect<Examined>
}>()("@sendwright/core/operator/Doctor") {}

const tooLate: Finding = {
  name: "doctor",
  severity: "fail",
  message: `Some checks did not answer within ${deadlineMillis / 1_000} seconds and are missing here.`
}

/**
 * A doctor of several parts, which run side by side. A part that breaks or has not ended by the deadline is a finding of
 * its own, and costs the others nothing.
 *
 * @example
 * ```ts
 * import { Doctor, make } from "@sendwright/core/operator/Doctor"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * const spool = Effect.succeed([{ name: "spool", severity: "ok", message: "has room" } as const])
 *
 * export const Examining = Layer.effect(Doctor, make([spool]))
 * ```
 */
export const make = Effect.fnUntraced(function*(
  parts: ReadonlyArray<Effect.Effect<ReadonlyArray<Finding>>>
): Effect.fn.Return<Doctor["Service"], never, Scope.Scope> {
  const scope = yield* Effect.scope
  const clock = yield* Clock.Clock
  let running: Deferred.Deferred<Examined> | null = null

  const bounded = (part: Effect.Effect<ReadonlyArray<Finding>>) =>
    part.pipe(
      Effect.timeoutOrElse({ duration: deadlineMillis, orElse: () => Effect.succeed([tooLate]) }),
      Effect.catchDefect((defect) =>
        Effect.as(
          Effect.logError("A part of an examination broke", { defect }),
          [
            {
              name: "doctor",
              severity: "fail",
              message: "A check failed unexpectedly: see the server's log."
            } as const
          ]
        )
      )
    )

  const run = Effect.gen(function*() {
    const begun = clock.currentTimeMillisUnsafe()
    const found = yield* Effect.forEach(parts, bounded, { concurrency: "unbounded" })
    const findings = found.flat()
    const late = findings.indexOf(tooLate)
    return {
      at: new Date(begun),
      tookMillis: clock.currentTimeMillisUnsafe() - begun,
      findings: findings.filter((finding, place) => finding !== tooLate || place === late)
    }
  }).pipe(Effect.withSpan("Doctor.examine"))

  const start = Effect.suspend(() => {
    const done = Deferred.makeUnsafe<Examined>()
    running = done
    const ended = Effect.onExit(run, (exit) => {
      running = null
      return Deferred.done(done, exit)
    })
    return Effect.as(Effect.forkIn(ended, scope), done)
  })

  return Doctor.of({
    examine: Effect.suspend(() =>
      Effect.flatMap(
        running === null ? Effect.uninterruptible(start) : Effect.succeed(running),
        (done) => Deferred.await(done)
      )
    )
  })
})
