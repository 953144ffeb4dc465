import { assert, it } from "@effect/vitest"
import type { Caller } from "@sendwright/core/accounts/Caller"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import type { SMTPServerSession } from "smtp-server"
import { defaultLimits } from "../src/SubmissionOptions.ts"
import * as SubmissionSessions from "../src/SubmissionSessions.ts"

const session = (id: string) => ({ id, remoteAddress: "192.0.2.1" }) as SMTPServerSession
const caller = { account: { id: "acc_1" }, actor: { kind: "key", id: "key_1" } } as unknown as Caller

it.effect("counts no connection for a key that was closed while its key was looked up", () =>
  Effect.gen(function*() {
    const found = yield* Deferred.make<Caller>()
    const sessions = yield* SubmissionSessions.make(
      {
        identify: () => Deferred.await(found),
        admit: () => Effect.succeed(caller),
        accept: () => Effect.succeed("id")
      },
      { ...defaultLimits, connectionsPerKey: 1 },
      { message: 1_000, idle: 1_000 },
      false
    )
    const key = Redacted.make("key")
    yield* sessions.open(session("first"), true)
    const login = yield* Effect.forkChild(Effect.exit(sessions.login(sessions.visitOf(session("first"))!, key)))
    yield* Effect.yieldNow
    yield* sessions.close("first")
    yield* Deferred.succeed(found, caller)
    assert.strictEqual((yield* Fiber.join(login))._tag, "Failure")
    yield* sessions.open(session("second"), true)
    assert.strictEqual(yield* sessions.login(sessions.visitOf(session("second"))!, key), caller)
    yield* sessions.open(session("third"), true)
    const refused = yield* Effect.flip(sessions.login(sessions.visitOf(session("third"))!, key))
    assert.match(refused.text, /Too many connections with this key/)
  }))

it.effect("keeps no room for a message whose connection was closed while its key was looked up", () =>
  Effect.gen(function*() {
    const admitted = yield* Deferred.make<Caller>()
    let isSlow = true
    const sessions = yield* SubmissionSessions.make(
      {
        identify: () => Effect.succeed(caller),
        admit: () => isSlow ? Deferred.await(admitted) : Effect.succeed(caller),
        accept: () => Effect.succeed("id")
      },
      { ...defaultLimits, messageBytes: 1_000_000, messageMemory: 0 },
      { message: 1_000, idle: 1_000 },
      false
    )
    // One message of this size is all that there is room for.
    const from = { address: "hello@app.example", args: { SIZE: "900000" } }
    const begin = Effect.fnUntraced(function*(id: string) {
      yield* sessions.open(session(id), true)
      const visit = sessions.visitOf(session(id))!
      yield* sessions.login(visit, Redacted.make("key"))
      yield* sessions.mailFrom(visit, from)
    })
    const mail = yield* Effect.forkChild(Effect.exit(begin("first")))
    yield* Effect.yieldNow
    yield* Effect.yieldNow
    yield* sessions.close("first")
    yield* Deferred.succeed(admitted, caller)
    yield* Fiber.join(mail)
    isSlow = false
    yield* begin("second")
    const refused = yield* Effect.flip(begin("third"))
    assert.match(refused.text, /leave no room/)
  }))
