import { assert, describe, it } from "@effect/vitest"
import * as LimitShare from "@sendwright/core/foundation/LimitShare"
import { Activity, ProcessActivity } from "@sendwright/core/foundation/ProcessActivity"
import * as Submission from "@sendwright/core/sending/Submission"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { servers } from "./delivery.ts"
import { provider } from "./provider.ts"

const messageTo = (recipient: string) =>
  outgoing({ envelope: { from: "a@out.test", bounceDomain: null, recipients: [recipient] } })
/** The domains have the same hosts, in another order. */
const messages = [messageTo("ada@a.test"), messageTo("bea@b.test")]
const limits = { pattern: "*.test", connections: 3, messagesPerConnection: 5, perMinute: 60 }

/** Some turns of the event loop, in each of which sockets are read: on a busy machine time alone brings none. */
const moment = async () => {
  await new Promise((resolve) => setTimeout(resolve, 8))
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** What goes on over sockets, which no test clock moves, comes to its end: nothing is said for some moments. */
const quiet = (said: () => number) =>
  Effect.promise(async () => {
    for (let before = -1, still = 0; still < 2; still = said() === before ? still + 1 : 0) {
      before = said()
      await moment()
    }
  })

describe("the shaping of direct delivery", () => {
  it.effect(
    "keeps three processes together below the limits of a site, which they lower and raise with its answers",
    () =>
      Effect.gen(function*() {
        const clock = yield* Clock.Clock
        const asked: Array<number> = []
        let isSlow = false
        let mostMessages = 0
        const [first, second] = yield* Effect.suspend(() => {
          const script = () => ({
            mail: (before: number) => {
              mostMessages = Math.max(mostMessages, before + 1)
              return "250 Ok"
            },
            get dot() {
              asked.push(clock.currentTimeMillisUnsafe())
              return isSlow ? "421 4.7.0 Too many messages, slow down" : "250 Ok"
            }
          })
          return servers(script, script)
        })
        const sockets = quiet(() =>
          [first!, second!].reduce((sum, server) => sum + server.verbs.length + server.connections() + server.open(), 0)
        )
        const processes = yield* Effect.forEach([0, 1, 2], (rank) => {
          const activity = new Activity()
          activity.standing = { ...LimitShare.alone, places: [{ rank, size: 3 }] }
          return provider(first!.port, { "a.test": [1, 2], "b.test": [2, 1] }, { sites: [limits] }).pipe(
            Effect.provideService(ProcessActivity, activity)
          )
        })

        let mostOpen = 0
        let deferred = 0
        let rounds = 0
        /** Each process has more to hand over than it may. */
        const run = Effect.fnUntraced(function*(seconds: number) {
          const from = clock.currentTimeMillisUnsafe()
          while (clock.currentTimeMillisUnsafe() < from + seconds * 1_000) {
            const fibers = yield* Effect.forEach(
              processes.flatMap(({ submit }) => (rounds % 2 === 0 ? messages : messages.toReversed()).map(submit)),
              (submit) => Effect.forkChild(submit)
            )
            rounds++
            for (let i = 0; i < 3; i++) {
              yield* sockets
              mostOpen = Math.max(mostOpen, first!.open() + second!.open())
              yield* TestClock.adjust(700)
            }
            for (const fiber of fibers) {
              while (fiber.pollUnsafe() === undefined) {
                yield* sockets
                yield* TestClock.adjust(100)
              }
              if (Submission.isDeferred(yield* Fiber.join(fiber))) deferred++
            }
          }
        })
        const inTheLast = (seconds: number) =>
          asked.filter((at) => at > clock.currentTimeMillisUnsafe() - seconds * 1_000).length

        yield* run(90)
        assert.isAtLeast(inTheLast(60), 50)
        assert.isAbove(deferred, 0)
        isSlow = true
        yield* run(22)
        isSlow = false
        yield* run(30)
        assert.isAtMost(inTheLast(30), 15)
        yield* run(300)
        assert.isAtLeast(inTheLast(60), 50)

        for (const [index, at] of asked.entries()) {
          const later = asked[index + limits.perMinute]
          // A message may have its turn up to a step of the test before it is asked for.
          if (later !== undefined) assert.isAtLeast(later - at, 60_000 - 1_400)
        }
        assert.isAtMost(mostOpen, limits.connections)
        assert.strictEqual(mostMessages, limits.messagesPerConnection)
        assert.isAbove(first!.messages.length, 10)
        assert.isAbove(second!.messages.length, 10)
      })
  )
})
