import { assert, describe, it } from "@effect/vitest"
import { AccountStore } from "@sendwright/core/accounts/AccountStore"
import * as Inbound from "@sendwright/core/accounts/Inbound"
import * as DomainReceiving from "@sendwright/core/domains/DomainReceiving"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { modes } from "@sendwright/core/foundation/Mode"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { Receivers } from "@sendwright/core/received/Receivers"
import { domain, newId, received } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import * as fc from "fast-check"
import { type Customer, customer, engine, second, start } from "./support/harness.ts"

const found = (name: string) => Effect.flatMap(Receivers, ({ find }) => Effect.map(find(name), Option.getOrNull))

/** Stores a domain of an account that is verified for receiving. */
const receives = Effect.fnUntraced(function*(of: Customer, name: string) {
  const added = domain({
    accountId: of.account.id,
    name,
    receiving: { ...DomainReceiving.begin(name, "mx.example", new Date(start)), status: "verified" }
  })
  yield* (yield* DomainStore).add(added)
  return added
})

describe("Inbound", () => {
  it("reads the names that it makes", () => {
    fc.assert(fc.property(fc.uuid(), fc.constantFrom(...modes), (id, mode) => {
      const name = Inbound.domainOf(id, mode, "Mail.example")
      assert.deepStrictEqual(Inbound.accountOf(name, "Mail.example"), { idEnd: id.slice(-10), mode })
      assert.isNull(Inbound.accountOf(`x.${name}`, "Mail.example"))
      assert.isNull(Inbound.accountOf(name, "example"))
    }))
  })
})

describe("Receivers", () => {
  it.effect("has an account receive by its own names at once", () =>
    Effect.gen(function*() {
      const { account } = yield* customer()
      const live = `${account.id.slice(-10)}.inbound.sendwright.test`
      assert.deepStrictEqual(yield* found(live.toUpperCase()), {
        accountId: account.id,
        mode: "live",
        domain: live,
        room: null
      })
      const test = `test.${live}`
      assert.deepStrictEqual(yield* found(test), { accountId: account.id, mode: "test", domain: test, room: null })
      const [digit] = account.id.slice(-1) === "0" ? ["1"] : ["0"]
      for (
        const none of [
          `${live.slice(0, 9)}${digit}.inbound.sendwright.test`,
          `x.${live}`,
          `test.test.${live}`,
          "inbound.sendwright.test",
          "sendwright.test",
          "%.inbound.sendwright.test",
          "",
          "localhost",
          "a".repeat(100_000)
        ]
      ) assert.isNull(yield* found(none), none.slice(0, 80))
    }).pipe(Effect.provide(engine())))

  it.effect("has a domain receive for its account that is verified for that, in any spelling", () =>
    Effect.gen(function*() {
      const of = yield* customer()
      const receiver = { accountId: of.account.id, mode: "live", domain: "xn--mller-kva.example", room: null } as const
      yield* receives(of, "xn--mller-kva.example")
      for (const name of ["müller.example", "MÜLLER.example", "XN--MLLER-KVA.EXAMPLE"]) {
        assert.deepStrictEqual(yield* found(name), receiver)
      }
      assert.isNull(yield* found("sub.xn--mller-kva.example"))
      const sends = domain({ accountId: of.account.id })
      yield* (yield* DomainStore).add(sends)
      assert.isNull(yield* found(sends.name))
    }).pipe(Effect.provide(engine())))

  it.effect("gives nobody another account's own name", () =>
    Effect.gen(function*() {
      const owner = yield* customer()
      const thief = yield* customer()
      const name = Inbound.domainOf(owner.account.id, "live", "sendwright.test")
      yield* receives(thief, name)
      yield* receives(thief, "free.inbound.sendwright.test")
      assert.strictEqual((yield* found(name))?.accountId, owner.account.id)
      assert.isNull(yield* found("free.inbound.sendwright.test"))
    }).pipe(Effect.provide(engine())))

  it.effect("takes nothing for suspended accounts, and remembers for a second", () =>
    Effect.gen(function*() {
      const of = yield* customer()
      const accounts = yield* AccountStore
      const own = Inbound.domainOf(of.account.id, "live", "sendwright.test")
      const { name } = yield* receives(of, `${newId()}.example`)
      const both = Effect.all([found(own), found(name)])
      assert.deepStrictEqual((yield* both).map((receiver) => receiver?.accountId), [of.account.id, of.account.id])
      const { account } = of
      yield* accounts.change(account.id, { suspended: { reason: "abuse", at: new Date(start) } })
      yield* TestClock.adjust(second - 1)
      assert.deepStrictEqual((yield* both).map((receiver) => receiver?.accountId), [account.id, account.id])
      yield* TestClock.adjust(1)
      assert.deepStrictEqual(yield* both, [null, null])
      // Paused accounts send nothing, and receive.
      yield* accounts.change(account.id, { suspended: null, paused: { reason: "bounces", at: new Date(start) } })
      yield* TestClock.adjust(second)
      assert.deepStrictEqual((yield* both).map((receiver) => receiver?.accountId), [account.id, account.id])
    }).pipe(Effect.provide(engine())))

  it.effect("says what an account keeps of received mail that may not keep any amount", () =>
    Effect.gen(function*() {
      const { account } = yield* customer({ plan: "free" })
      const name = Inbound.domainOf(account.id, "live", "sendwright.test")
      const room = Effect.map(found(name), (receiver) => receiver?.room)
      assert.deepStrictEqual(yield* room, { usedBytes: 0, mostBytes: 1_000_000_000 })
      yield* (yield* AccountStore).change(account.id, { overrides: { receivedMegabytes: 2 } })
      yield* (yield* ReceivedStore).add([received({ accountId: account.id, sizeBytes: 7 })])
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(yield* room, { usedBytes: 7, mostBytes: 2_000_000 })
    }).pipe(Effect.provide(engine())))
})
