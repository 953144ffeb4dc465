import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as fc from "fast-check"
import * as ByteLine from "../src/foundation/ByteLine.ts"

const limits = { total: 100, perHolder: 60, large: Infinity, keptForSmall: 0 }

type State = "waiting" | "in" | "refused" | "gone"

const commands = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ does: fc.constant("enter" as const), holder: fc.nat(2), bytes: fc.nat(60) }) },
    fc.record({ does: fc.constant("leave" as const), at: fc.nat(30) }),
    fc.record({ does: fc.constant("interrupt" as const), at: fc.nat(30) }),
    fc.record({ does: fc.constant("shrink" as const), at: fc.nat(30), bytes: fc.nat(60) })
  ),
  { maxLength: 60 }
)

it.effect("lets in whoever has room, in order, and never more than fits", () =>
  Effect.promise(() =>
    fc.assert(fc.asyncProperty(commands, (commands) =>
      Effect.runPromise(Effect.gen(function*() {
        const line = ByteLine.make(limits, 5)
        const works: Array<{
          readonly place: ByteLine.Place
          readonly fiber: Fiber.Fiber<boolean>
          readonly holder: number
          bytes: number
          state: State
        }> = []
        const look = Effect.gen(function*() {
          for (const work of works) {
            const exit = work.fiber.pollUnsafe()
            if (work.state === "waiting" && exit?._tag === "Success") work.state = exit.value ? "in" : "refused"
          }
          const inside = works.filter(({ state }) => state === "in")
          const held = inside.reduce((sum, { bytes }) => sum + bytes, 0)
          const heldBy = (of: number) => inside.reduce((sum, { bytes, holder }) => holder === of ? sum + bytes : sum, 0)
          assert.strictEqual(line.budget.held(), held)
          assert.isAtMost(held, limits.total)
          const waiting = works.filter(({ state }) => state === "waiting")
          assert.strictEqual(line.waiting(), waiting.length)
          assert.isAtMost(waiting.length, 5)
          for (const { holder } of inside) assert.isAtMost(heldBy(holder), limits.perHolder)
          // The first whose holder has a share left waits for nothing but the total.
          const next = waiting.find(({ bytes, holder }) => heldBy(holder) + bytes <= limits.perHolder)
          if (next !== undefined) assert.isAbove(held + next.bytes, limits.total)
        })
        for (const command of commands) {
          if (command.does === "enter") {
            const place = line.open(`holder ${command.holder}`)
            const fiber = yield* Effect.forkDetach(place.enter(command.bytes), { startImmediately: true })
            works.push({ place, fiber, holder: command.holder, bytes: command.bytes, state: "waiting" })
          } else {
            const work = works[command.at]
            if (work === undefined) continue
            if (command.does === "leave") {
              work.place.leave()
              if (work.state === "waiting") yield* Fiber.interrupt(work.fiber)
              work.state = "gone"
            } else if (command.does === "interrupt" && work.state === "waiting") {
              yield* Fiber.interrupt(work.fiber)
              work.state = "gone"
            } else if (command.does === "shrink" && work.state === "in" && command.bytes < work.bytes) {
              work.place.shrink(command.bytes)
              work.bytes = command.bytes
            }
          }
          yield* Effect.yieldNow
          yield* look
        }
        for (const { fiber, place } of works) {
          yield* Fiber.interrupt(fiber)
          place.leave()
        }
        assert.deepStrictEqual([line.budget.held(), line.budget.holders(), line.waiting()], [0, 0, 0])
      }))))
  ))
