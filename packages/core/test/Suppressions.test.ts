import { assert, describe, it } from "@effect/vitest"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { Emails } from "@sendwright/core/emails/Emails"
import { normalize } from "@sendwright/core/foundation/Address"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { Erasures } from "@sendwright/core/privacy/Erasures"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import * as Sendwright from "@sendwright/core/Sendwright"
import type { Suppression } from "@sendwright/core/suppressions/Suppression"
import { maxImported, type SuppressionPlace, Suppressions } from "@sendwright/core/suppressions/Suppressions"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { jobsWith } from "./support/handoff.ts"
import {
  customer,
  decode,
  engine,
  get,
  Harness,
  minute,
  request,
  second,
  send,
  start,
  startWorkers
} from "./support/harness.ts"

const hashes = RecipientHash.layer({ active: "1", peppers: { "1": Redacted.make(new Uint8Array(32).fill(7)) } })

const page = (limit: number, cursor: string | null = null) => ({ limit, cursor })

describe("Suppressions", () => {
  it.effect("adds an address in the form in which addresses are compared, with reason manual", () =>
    Effect.gen(function*() {
      const suppressions = yield* Suppressions
      const one = yield* customer()
      const added = yield* suppressions.add(one.live, "Ada+News@Bücher.example")
      assert.deepStrictEqual(added, {
        id: added.id,
        accountId: one.account.id,
        address: "ada+news@xn--bcher-kva.example",
        reason: "manual",
        createdAt: new Date(start)
      })
      assert.deepStrictEqual(yield* suppressions.list(one.live, page(10)), { data: [added], nextCursor: null })
      assert.deepStrictEqual(yield* suppressions.list(one.test, page(10)), { data: [added], nextCursor: null })
      for (const again of ["ada+news@bücher.example", "ADA+NEWS@XN--BCHER-KVA.EXAMPLE"]) {
        assert.strictEqual((yield* Effect.flip(suppressions.add(one.live, again)))._tag, "Conflict")
      }
      yield* suppressions.add(one.live, "ada@bücher.example")
      assert.strictEqual((yield* suppressions.list(one.live, page(10))).data.length, 2)
    }).pipe(Effect.provide(engine())))

  it.effect("takes an address off, whatever its spelling and whatever put it on", () =>
    Effect.gen(function*() {
      const suppressions = yield* Suppressions
      const store = yield* SuppressionStore
      const one = yield* customer()
      const other = yield* customer()
      for (const reason of ["bounce", "complaint", "manual"] as const) {
        const address = "ada@xn--bcher-kva.example"
        yield* store.add({
          id: reason,
          accountId: one.account.id,
          address: normalize(address),
          reason,
          createdAt: new Date(start)
        })
        assert.strictEqual((yield* Effect.flip(suppressions.remove(other.live, address)))._tag, "NotFound")
        yield* suppressions.remove(one.live, "Ada@BÜCHER.example")
        assert.strictEqual((yield* Effect.flip(suppressions.remove(one.live, address)))._tag, "NotFound")
      }
      assert.strictEqual((yield* Effect.flip(suppressions.remove(one.live, "no address")))._tag, "NotFound")
    }).pipe(Effect.provide(engine())))

  it.effect("refuses what is no address", () =>
    Effect.gen(function*() {
      const suppressions = yield* Suppressions
      const one = yield* customer()
      for (const address of ["", "ada", "Ada <ada@example.com>", "ada@localhost", "ada@example.com\n"]) {
        const error = yield* Effect.flip(suppressions.add(one.live, address))
        assert.strictEqual(error._tag, "ValidationError", address)
        assert.deepStrictEqual(error._tag === "ValidationError" && error.issues.map(({ path }) => path), [[
          "address"
        ]])
      }
      assert.deepStrictEqual((yield* suppressions.list(one.live, page(1))).data, [])
    }).pipe(Effect.provide(engine())))

  it.effect("finds what is searched for in any case, page by page, and an erased recipient by the whole address", () =>
    Effect.gen(function*() {
      const suppressions = yield* Suppressions
      const one = yield* customer()
      for (const address of ["ada@example.com", "ada@bücher.example", "mary@example.com"]) {
        yield* suppressions.add(one.live, address)
      }
      yield* suppressions.add(one.live, "bounced@example.com", "bounce")
      const found = (search: string) =>
        Effect.map(
          suppressions.list(one.live, { ...page(9), search }),
          ({ data }) => data.map(({ address }) => address).toSorted()
        )
      assert.deepStrictEqual(yield* found("ADA@"), ["ada@example.com", "ada@xn--bcher-kva.example"])
      assert.deepStrictEqual(yield* found("Ada@BÜCHER.example"), ["ada@xn--bcher-kva.example"])
      const bounced = yield* suppressions.list(one.live, { ...page(9), reason: "bounce" })
      assert.deepStrictEqual(bounced.data.map(({ address }) => address), ["bounced@example.com"])
      const first = yield* suppressions.list(one.live, { ...page(1), search: "ada" })
      const second = yield* suppressions.list(one.live, { ...page(1, first.nextCursor), search: "ada" })
      assert.deepStrictEqual([second.data.length, second.nextCursor], [1, null])
      const other = yield* Effect.flip(suppressions.list(one.live, { ...page(1, first.nextCursor), search: "mary" }))
      assert.strictEqual(other._tag, "ValidationError")
      yield* (yield* Erasures).erase(one.live, "mary@example.com")
      assert.deepStrictEqual(yield* found("Mary@example.com"), [null])
    }).pipe(Effect.provide(engine()), Effect.provide(hashes)))

  it.effect("imports what it can, says of each address what became of it, and records it once", () =>
    Effect.gen(function*() {
      const suppressions = yield* Suppressions
      const log = yield* AuditLog
      const one = yield* customer()
      yield* suppressions.add(one.live, "known@example.com")
      const entries = ["Ada@bücher.example", "no address", "known@example.com", "mary@example.com"].map((address) => ({
        address,
        reason: "complaint" as const
      }))
      const tagsOf = (outcomes: ReadonlyArray<{ readonly _tag: string }>) => outcomes.map(({ _tag }) => _tag)
      assert.deepStrictEqual(tagsOf(yield* suppressions.importAll(one.live, entries)), [
        "Added",
        "Refused",
        "Known",
        "Added"
      ])
      assert.deepStrictEqual(tagsOf(yield* suppressions.importAll(one.live, entries)), [
        "Known",
        "Refused",
        "Known",
        "Known"
      ])
      const { data } = yield* suppressions.list(one.live, page(9))
      assert.sameMembers(data.map(({ address, reason }) => `${address} ${reason}`), [
        "known@example.com manual",
        "ada@xn--bcher-kva.example complaint",
        "mary@example.com complaint"
      ])
      const history = yield* log.list(one.account.id, 9, null)
      assert.deepStrictEqual(history.map(({ action }) => action).toSorted(), [
        "suppression.added",
        "suppressions.imported"
      ])
      const many = Array.from({ length: maxImported + 1 }, () => entries[0]!)
      assert.strictEqual((yield* Effect.flip(suppressions.importAll(one.live, many)))._tag, "ValidationError")
      assert.strictEqual((yield* Effect.flip(suppressions.importAll(one.test, entries)))._tag, "Forbidden")
    }).pipe(Effect.provide(engine())))

  it.effect("finds an entry by its id and its address, pages on from it both ways, and takes it off", () =>
    Effect.gen(function*() {
      const suppressions = yield* Suppressions
      const [one, other] = [yield* customer(), yield* customer()]
      const entries: Array<Suppression> = []
      for (const name of ["e", "d", "c", "b", "a"]) {
        entries.unshift(yield* suppressions.add(one.live, `${name}@example.com`, name === "c" ? "bounce" : "manual"))
        yield* TestClock.adjust(second)
      }
      const [a, b, c, d, e] = entries
      assert.deepStrictEqual(yield* suppressions.get(one.test, { id: c!.id.toUpperCase() }), c)
      assert.deepStrictEqual(yield* suppressions.get(one.test, { address: "C@example.com" }), c)
      for (const named of [{ id: c!.id }, { address: "c@example.com" }]) {
        assert.strictEqual((yield* Effect.flip(suppressions.get(other.live, named)))._tag, "NotFound")
        assert.strictEqual((yield* Effect.flip(suppressions.removeEntry(other.live, named)))._tag, "NotFound")
        assert.strictEqual((yield* Effect.flip(suppressions.removeEntry(one.test, named)))._tag, "Forbidden")
      }
      assert.strictEqual((yield* Effect.flip(suppressions.get(one.live, { address: "no address" })))._tag, "NotFound")
      const next = (place: Omit<SuppressionPlace, "limit">) => suppressions.listNextTo(one.live, { limit: 2, ...place })
      assert.deepStrictEqual(yield* next({ next: "after", to: a!.id }), { data: [b!, c!], hasMore: true })
      assert.deepStrictEqual(yield* next({ next: "after", to: c!.id }), { data: [d!, e!], hasMore: false })
      assert.deepStrictEqual(yield* next({ next: "before", to: e!.id }), { data: [c!, d!], hasMore: true })
      assert.deepStrictEqual(yield* next({ next: "before", to: c!.id }), { data: [a!, b!], hasMore: false })
      const bounces = yield* next({ next: "before", to: e!.id, reason: "bounce" })
      assert.deepStrictEqual(bounces, { data: [c!], hasMore: false })
      const foreign = suppressions.listNextTo(other.live, { limit: 2, next: "after", to: a!.id })
      assert.strictEqual((yield* Effect.flip(foreign))._tag, "NotFound")
      assert.strictEqual(yield* suppressions.removeEntry(one.live, { id: c!.id }), c!.id)
      assert.strictEqual((yield* Effect.flip(suppressions.get(one.live, { id: c!.id })))._tag, "NotFound")
    }).pipe(Effect.provide(engine())))

  it.effect("changes nothing for a test key", () =>
    Effect.gen(function*() {
      const suppressions = yield* Suppressions
      const one = yield* customer()
      yield* suppressions.add(one.live, "ada@example.com")
      assert.strictEqual((yield* Effect.flip(suppressions.add(one.test, "mary@example.com")))._tag, "Forbidden")
      assert.strictEqual((yield* Effect.flip(suppressions.add(one.test, "no address")))._tag, "Forbidden")
      assert.strictEqual((yield* Effect.flip(suppressions.remove(one.test, "ada@example.com")))._tag, "Forbidden")
      assert.strictEqual((yield* Effect.flip(suppressions.remove(one.test, "nobody@example.com")))._tag, "Forbidden")
      assert.strictEqual((yield* suppressions.list(one.live, page(9))).data.length, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("knows an erased recipient again by the hash alone, also to take the entry off", () =>
    Effect.gen(function*() {
      const suppressions = yield* Suppressions
      const erasures = yield* Erasures
      const one = yield* customer()
      const added = yield* suppressions.add(one.live, "Ada@bücher.example")
      yield* erasures.erase(one.live, "ada@Bücher.example")
      const [entry, ...rest] = (yield* suppressions.list(one.live, page(9))).data
      assert.deepStrictEqual(rest, [])
      assert.deepInclude(entry, { address: null, reason: "manual" })
      for (const again of ["ada@bücher.example", "ADA@xn--bcher-kva.example"]) {
        assert.strictEqual((yield* Effect.flip(suppressions.add(one.live, again)))._tag, "Conflict")
      }
      yield* suppressions.add(one.live, "mary@bücher.example")
      yield* suppressions.remove(one.live, "Ada@xn--bcher-kva.example")
      assert.strictEqual((yield* suppressions.list(one.live, page(9))).data.length, 1)
      const again = yield* suppressions.add(one.live, "ada@bücher.example")
      assert.deepStrictEqual(again, { ...added, id: again.id })
    }).pipe(Effect.provide(engine()), Effect.provide(hashes)))

  it.effect("pages from the newest on, and knows a cursor of another list", () =>
    Effect.gen(function*() {
      const suppressions = yield* Suppressions
      const one = yield* customer()
      const other = yield* customer()
      for (let i = 0; i < 5; i++) {
        yield* suppressions.add(one.live, `person${i}@example.com`)
        if (i % 2 === 0) yield* TestClock.adjust(second)
      }
      const seen: Array<string | null> = []
      let cursor: string | null = null
      do {
        const found: Effect.Success<ReturnType<typeof suppressions.list>> = yield* suppressions.list(
          one.test,
          page(2, cursor)
        )
        assert.isAtMost(found.data.length, 2)
        seen.push(...found.data.map(({ address }) => address))
        cursor = found.nextCursor
      } while (cursor !== null)
      assert.deepStrictEqual(seen, [4, 3, 2, 1, 0].map((i) => `person${i}@example.com`))
      const { nextCursor } = yield* suppressions.list(one.live, page(2))
      for (const bad of [nextCursor, "x", ""]) {
        const error = yield* Effect.flip(suppressions.list(other.live, page(2, bad)))
        assert.strictEqual(error._tag, "ValidationError")
      }
    }).pipe(Effect.provide(engine())))

  it.effect("is in the audit log with who did it, and without an address", () =>
    Effect.gen(function*() {
      const suppressions = yield* Suppressions
      const one = yield* customer()
      yield* suppressions.add(one.live, "ada@example.com")
      yield* Effect.exit(suppressions.add(one.live, "ada@example.com"))
      yield* suppressions.remove(one.live, "ada@example.com")
      yield* Effect.exit(suppressions.remove(one.live, "ada@example.com"))
      const entries = yield* AuditLog.use((audit) => audit.list(one.account.id, 10, null))
      assert.deepStrictEqual(entries.map(({ action }) => action).toSorted(), [
        "suppression.added",
        "suppression.removed"
      ])
      assert.isTrue(entries.every(({ actor }) => actor.kind === "key" && actor.id === one.live.actor.id))
      assert.notInclude(JSON.stringify(entries), "@")
    }).pipe(Effect.provide(engine())))
})

describe("a look-up of suppressions that fails", () => {
  it.effect("lets no email leave at the hand-off, and the email leaves once it works again", () => {
    const lines: Array<unknown> = []
    return Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      let broken = true
      const flaky = jobsWith((jobs) => ({
        begin: (leases, now) =>
          Effect.suspend(() =>
            broken
              ? Effect.fail(new StorageError({ command: "SendJobs.begin", cause: new Error("gone") }))
              : jobs.begin(leases, now)
          )
      }))
      yield* startWorkers(Layer.provide(Sendwright.layerWorkers, flaky))
      const id = yield* send(one)
      yield* TestClock.adjust(5 * minute)
      assert.strictEqual(harness.handedOver.length, 0)
      assert.strictEqual((yield* get(one, id)).status, "queued")
      assert.isAbove(lines.length, 0)
      broken = false
      // The waits grow after leases that ran out.
      yield* TestClock.adjust(10 * minute)
      assert.strictEqual(harness.handedOver.length, 1)
      assert.strictEqual((yield* get(one, id)).status, "sent")
    }).pipe(
      Effect.provide(engine()),
      Effect.provide(Logger.layer([Logger.make(({ message }) => void lines.push(message))]))
    )
  })

  it.effect("lets no address through that was suppressed after the accept", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const suppressions = yield* Suppressions
      const emails = yield* Emails
      const one = yield* customer()
      const id = yield* send(one, { to: "Ada@Example.com" })
      yield* suppressions.add(one.live, "ada@example.com")
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(minute)
      assert.strictEqual(harness.handedOver.length, 0)
      const email = yield* get(one, id)
      assert.strictEqual(email.status, "failed")
      assert.strictEqual(email.events.at(-1)?.details["reason"], "recipient_suppressed")
      const refused = yield* Effect.flip(emails.send(one.live, yield* decode(request(one)), null))
      assert.strictEqual(refused._tag, "RecipientSuppressed")
    }).pipe(Effect.provide(engine())))
})
