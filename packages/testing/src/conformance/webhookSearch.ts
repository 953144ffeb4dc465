import { assert } from "@effect/vitest"
import type { Position } from "@sendwright/core/model/EmailQuery"
import { type Addressed, namedRecipient } from "@sendwright/core/model/SearchedAddress"
import { erased } from "@sendwright/core/privacy/Redaction"
import { type Delivery, type DeliveryFilters, passes } from "@sendwright/core/webhooks/Delivery"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { endpoint, idAt, newId, recipientsOf, testDelivery } from "../fixtures.ts"
import { ada, bob, erasing } from "./erasing.ts"
import { hour, type It, minute, second } from "./Harness.ts"
import { everything, hooked } from "./webhookFixtures.ts"

/** The recipients of the emails of a search, in turn. */
const addressed = [
  { to: ["Ada <Ada@Example.com>"], cc: [], bcc: [] },
  { to: ["carl@example.com"], cc: ["Bob <bob@example.org>"], bcc: ["BOB.2@example.org"] },
  { to: ["carl@example.com", "Bob <bob@bücher.example>"], cc: [], bcc: [] },
  { to: ["100%@example.com"], cc: [], bcc: ["ada@example.com"] }
]

/** Searches of `WebhookStore`, and deliveries with the bodies that they post. */
export const searchTests = (it: It): void => {
  it.effect("finds the deliveries that pass filters, newest first, and reads no deeper than it is told", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const other = yield* t.seed()
      const sent = new Map<string, Addressed>()
      for (let at = 0; at < 12; at++) {
        const one = addressed[at % addressed.length]!
        const mode = at % 3 === 0 ? "test" : "live"
        const id = yield* t.send({ ...one, createdAt: t.at(at * second), mode, subject: "For bob@" })
        const recipients = recipientsOf(...one.to, ...one.cc, ...one.bcc)
        sent.set(id, { ...one, recipients: recipients.map(({ address }) => address) })
      }
      const ofSent = (id: string | null) => id === null ? null : sent.get(id) ?? null
      const leases = yield* t.claimHooks(t.at(hour))
      for (const [index, lease] of leases.entries()) {
        if (index % 4 !== 0) yield* t.settle(lease, { _tag: index % 4 === 1 ? "Delivered" : "Failed" })
      }
      const all = yield* t.list()
      assert.strictEqual(all.length, 12)
      const search = (
        filters: DeliveryFilters,
        over: Partial<Parameters<typeof t.webhooks.searchDeliveries>[0]> = {}
      ) =>
        t.webhooks.searchDeliveries({
          accountId: t.account.id,
          modes: ["live", "test"],
          endpointId: t.hook.id,
          limit: 100,
          depth: 100,
          after: null,
          filters,
          ...over
        })
      const text = (text: string) => ({ _tag: "Text", text }) as const
      const emailId = all[5]!.emailId!
      const filters: ReadonlyArray<DeliveryFilters> = [
        {},
        { status: "failed" },
        { status: "delivered", eventType: "email.queued" },
        { eventType: "email.bounced" },
        { status: "failed", since: t.at(5 * second) },
        { search: text("ADA@Example") },
        { search: text("bob"), status: "failed" },
        { search: text("bob@bücher"), since: t.at(5 * second) },
        { search: text("xn--BCHER") },
        { search: text("%") },
        { search: text("nobody@") },
        { search: text("example.com\n") },
        { search: text("\0") },
        { search: { _tag: "EmailId", id: emailId } },
        { search: { _tag: "EmailId", id: emailId }, status: all[5]!.status, since: t.at(5 * second) },
        { search: { _tag: "EmailId", id: emailId }, eventType: "email.bounced" },
        { search: { _tag: "EmailId", id: newId() } }
      ]
      for (const one of filters) {
        for (const modes of [["live", "test"], ["test"]] as const) {
          const expected = all.filter((delivery) =>
            passes(delivery, one, ofSent(delivery.emailId)) && modes.some((mode) => mode === delivery.mode)
          )
          assert.deepStrictEqual(yield* search(one, { modes }), { deliveries: expected, stoppedAt: null })
          // In small pages, read in small steps: all of them, each once.
          const seen: Array<Delivery> = []
          let after: Position | null = null
          for (let page = 0; page < 20; page++) {
            const found: { readonly deliveries: ReadonlyArray<Delivery>; readonly stoppedAt: Position | null } =
              yield* search(one, { modes, limit: 2, depth: 3, after })
            seen.push(...found.deliveries)
            const last = found.deliveries.length < 2 ? found.stoppedAt : found.deliveries[1]!
            after = last === null ? null : { createdAt: last.createdAt, id: last.id }
            if (after === null) break
          }
          assert.isNull(after)
          assert.deepStrictEqual(seen, expected)
        }
      }
      const nothing = { deliveries: [], stoppedAt: null }
      assert.deepStrictEqual(yield* search({}, { modes: [] }), nothing)
      assert.deepStrictEqual(yield* search({}, { accountId: other.account.id }), nothing)
      assert.deepStrictEqual(yield* search({}, { endpointId: newId() }), nothing)
    }))

  it.effect("looks the deliveries of an email up, however deep they stand, those that were sent again among them", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const id = yield* t.send()
      const later = endpoint({ accountId: t.account.id, events: everything, createdAt: t.at(0) })
      yield* t.webhooks.addEndpoint(later, "sealed-secret")
      const [first] = yield* t.list()
      for (const at of [minute, 2 * minute]) {
        const again = { ...first!, id: idAt(t.at(at)), replayOf: first!.id, createdAt: t.at(at) }
        yield* t.webhooks.addDelivery(t.account.id, again)
      }
      yield* t.webhooks.addDelivery(t.account.id, testDelivery({ endpointId: t.hook.id, createdAt: t.at(minute) }))
      for (let at = 0; at < 5; at++) yield* t.send({ createdAt: t.at(hour + at) })
      const expected = (yield* t.list()).filter(({ emailId }) => emailId === id)
      assert.deepStrictEqual(expected.map(({ replayOf }) => replayOf), [first!.id, first!.id, null])
      const find = (
        id: string,
        over: Partial<Parameters<typeof t.webhooks.searchDeliveries>[0]> = {}
      ) =>
        Effect.map(
          t.webhooks.searchDeliveries({
            accountId: t.account.id,
            modes: ["live", "test"],
            endpointId: t.hook.id,
            filters: { search: { _tag: "EmailId", id } },
            limit: 10,
            depth: 1,
            after: null,
            ...over
          }),
          ({ deliveries, stoppedAt }) => {
            assert.isNull(stoppedAt)
            return deliveries
          }
        )
      assert.deepStrictEqual(yield* find(id), expected)
      assert.deepStrictEqual(yield* find(id, { limit: 1 }), expected.slice(0, 1))
      assert.deepStrictEqual(yield* find(id, { after: expected[0]! }), expected.slice(1))
      assert.deepStrictEqual(yield* find(id, { modes: ["test"] }), [])
      assert.deepStrictEqual(yield* find(id, { endpointId: later.id }), [])
      assert.deepStrictEqual(yield* find(id, { accountId: newId() }), [])
      assert.deepStrictEqual(yield* find("no id"), [])
    }))

  it.effect("neither finds nor names a recipient who was erased", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const alone = yield* t.send({ to: [ada] })
      const both = yield* t.send({ to: [`Ada <${ada}>`, bob] })
      const find = (search: DeliveryFilters["search"] & object) =>
        Effect.map(
          t.webhooks.searchDeliveries({
            accountId: t.account.id,
            modes: ["live", "test"],
            endpointId: t.endpoint.id,
            filters: { search },
            limit: 10,
            depth: 100,
            after: null
          }),
          ({ deliveries }) => [...new Set(deliveries.map(({ emailId }) => emailId))].sort()
        )
      const text = (text: string) => find({ _tag: "Text", text })
      const named = Effect.map(
        t.emails.addressees({ accountId: t.account.id, modes: ["live"] }, [alone, both]),
        (found) => found.map((one) => namedRecipient(one, null)?.address).sort()
      )
      assert.deepStrictEqual(yield* text(ada), [alone, both].sort())
      assert.deepStrictEqual(yield* named, [ada, ada])
      yield* t.erase()
      for (const gone of [ada, "ada", erased, "erased", "["]) assert.deepStrictEqual(yield* text(gone), [], gone)
      assert.deepStrictEqual(yield* text("BOB@"), [both])
      assert.deepStrictEqual(yield* find({ _tag: "EmailId", id: alone }), [])
      assert.deepStrictEqual(yield* find({ _tag: "EmailId", id: both }), [both])
      assert.deepStrictEqual(yield* named, [bob])
    }))

  it.effect("shows a delivery with what it posts, to its account, mode and endpoint only", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.send()
      const [lease] = yield* t.claimHooks(t.at(0))
      const test = testDelivery({ endpointId: t.hook.id, createdAt: t.at(minute) })
      yield* t.webhooks.addDelivery(t.account.id, test)
      const prepared = (
        deliveryId: string,
        over: Partial<Parameters<typeof t.webhooks.findPrepared>[0]> = {}
      ) =>
        Effect.map(
          t.webhooks.findPrepared({
            accountId: t.account.id,
            modes: ["live", "test"],
            endpointId: t.hook.id,
            deliveryId,
            ...over
          }),
          Option.getOrNull
        )
      const { delivery, format, subject, url } = lease!
      assert.deepStrictEqual(yield* prepared(delivery.id), { delivery, format, url, subject })
      assert.deepStrictEqual(yield* prepared(test.id), { delivery: test, format, url, subject: null })
      assert.isNull(yield* prepared(delivery.id, { modes: ["test"] }))
      assert.isNull(yield* prepared(delivery.id, { accountId: newId() }))
      assert.isNull(yield* prepared(delivery.id, { endpointId: newId() }))
      assert.isNull(yield* prepared(newId()))
    }))
}
