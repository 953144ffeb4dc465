// The end of a process that is left alone uses the machine's time.
// @effect-diagnostics globalTimers:off
import { Conditions, type Held } from "@sendwright/core/foundation/Conditions"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import type * as Scope from "effect/Scope"
import cluster from "node:cluster"
import type { HostConfig } from "../config/Config.ts"
import { firstVariable } from "../config/workerNumber.ts"
import * as Server from "../server/Server.ts"
import * as StartLine from "../server/StartLine.ts"
import {
  aliveMillis,
  countMillis,
  decode,
  drainGraceMillis,
  encode,
  type FromWorker,
  type ToWorker
} from "./Messages.ts"
import { together } from "./SharedReadiness.ts"

/** Says something to the primary, where there still is one; `done` once it was handed to the system. */
const tell = (message: FromWorker, done: () => void = () => {}): void => {
  if (process.connected && process.send !== undefined) process.send(encode(message), undefined, undefined, done)
  else done()
}

const tellPatienceMillis = 1_000

/** The same for what must not be lost with the end of the process. */
const tellLast = (message: FromWorker) =>
  Effect.callback<void>((resume) => tell(message, () => resume(Effect.void))).pipe(
    Effect.timeoutOption(tellPatienceMillis),
    Effect.asVoid
  )

/** Everything that the primary says, until the scope closes, and its end. */
const listenTo = (take: (text: string) => void, gone: () => void) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      process.on("message", take)
      cluster.worker?.once("disconnect", () => {
        // Node ends a worker at once whose primary is gone; what has begun is to be finished.
        if (cluster.worker !== undefined) cluster.worker.exitedAfterDisconnect = true
        gone()
      })
    }),
    () =>
      Effect.sync(() => {
        process.off("message", take)
        if (!process.connected) return
        if (cluster.worker !== undefined) cluster.worker.exitedAfterDisconnect = true
        process.disconnect()
      })
  )

/**
 * Runs this process as one of the workers of a server: a whole server, whose ports are those of the primary. It drains
 * when the primary says so, at a signal of its own, and when the primary is gone. What is to happen once for all of them
 * is done by the first that ever starts. Its failure is told to the primary, which prints it.
 */
export const run = Effect.fnUntraced(
  function*(config: HostConfig, number: string): Effect.fn.Return<void, never, Scope.Scope> {
    const asked = yield* Deferred.make<Server.Shutdown>()
    let others: ReadonlyArray<ReadonlyArray<Held>> = []
    let isEnding = false
    const context = yield* Effect.context<never>()
    const counted = (): FromWorker => ({ _tag: "Metrics", samples: Metric.snapshotUnsafe(context) })
    const count = Effect.sync(() => tell(counted()))
    const end = (shutdown: Server.Shutdown) => {
      isEnding = true
      Deferred.doneUnsafe(asked, Effect.succeed(shutdown))
    }
    const take = (text: string) => {
      const message = decode(text) as ToWorker
      switch (message._tag) {
        case "Drain":
          return end({ reason: message.reason, takesRequests: message.takesRequests })
        case "Others":
          others = message.held
          return
        case "Count":
          return tell(counted())
      }
    }
    yield* listenTo(take, () => {
      end({ reason: "The process that started this one is gone", takesRequests: false })
      // Nobody is left who would end it where it does not come to its end.
      setTimeout(() => process.exit(1), config.drainMillis + drainGraceMillis).unref()
    })
    const own = yield* Conditions
    const alive = Effect.map(own.current, (held) => tell({ _tag: "Alive", held }))
    yield* Effect.forkScoped(Effect.forever(Effect.andThen(alive, Effect.sleep(aliveMillis))))
    yield* Effect.forkScoped(Effect.forever(Effect.andThen(Effect.sleep(countMillis), count)))

    const isFirst = process.env[firstVariable] === "true"
    yield* Server.runInGroup(
      // The primary has the page of all.
      { ...config, metricsPort: null },
      {
        prepare: isFirst ? StartLine.setupPath(config) : Effect.succeed(null),
        started: (served, setup) => Effect.sync(() => tell({ _tag: "Serving", served, setup }))
      },
      {
        number,
        isFirst,
        shutdown: Deferred.await(asked),
        // Where all end, the others are no comfort.
        readiness: (held) => isEnding ? held : together([held, ...others])
      }
    ).pipe(
      Effect.catchTag(
        "HostError",
        ({ code, message }) =>
          Effect.map(tellLast({ _tag: "Failed", code, message }), () => {
            process.exitCode = 1
          })
      )
    )
    yield* Effect.suspend(() => tellLast(counted()))
  },
  Effect.scoped
)
