import { assert } from "@effect/vitest"
import type { Mode } from "@sendwright/core/foundation/Mode"
import { toSearch } from "@sendwright/core/model/EmailQuery"
import { type RetentionStep, RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import type { NewReceived } from "@sendwright/core/received/ReceivedStore"
import { deliveryId } from "@sendwright/core/webhooks/DeliveryId"
import * as ProcessEndpoint from "@sendwright/core/webhooks/ProcessEndpoint"
import { maxBodyBytes, type ReceivedSubject } from "@sendwright/core/webhooks/ReceivedSubject"
import type { WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
import type { WebhookLease, WebhookSettlement } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { endpoint, idAt } from "../fixtures.ts"
import { erasing } from "./erasing.ts"
import { hour, type It, minute, second } from "./Harness.ts"
import { receivingIn } from "./receiving.ts"

const receivedOf = ({ subject }: Pick<WebhookLease, "subject">): ReceivedSubject | undefined =>
  subject !== null && "received" in subject ? subject : undefined

/** Received emails with endpoints that subscribe to them. */
const toldIn = Effect.fnUntraced(function*(options: Parameters<typeof receivingIn>[0] = {}) {
  const t = yield* receivingIn(options)
  let made = 0
  const listen = Effect.fnUntraced(function*(more: Partial<WebhookEndpoint> = {}) {
    const hook = endpoint({ accountId: t.account.id, events: ["email.received"], createdAt: t.at(made++), ...more })
    yield* t.webhooks.addEndpoint(hook, "sealed")
    return hook
  })
  const claimAll = (now: Date) => t.webhooks.claim({ now, limit: 100, perEndpoint: 100, leaseMillis: 30 * second })
  const end = (lease: WebhookLease, next: WebhookSettlement["next"] = { _tag: "Delivered" }) =>
    Effect.map(
      t.webhooks.settle([{
        ...lease,
        attempt: { at: t.at(0), responseCode: 204, error: null, durationMs: 1 },
        next
      }]),
      ([held]) => held
    )
  const deliveriesTo = ({ id }: WebhookEndpoint, modes: ReadonlyArray<Mode> = ["live", "test"]) =>
    t.webhooks.listDeliveries({ accountId: t.account.id, modes, endpointId: id, limit: 100, after: null })
  const prepared = ({ id }: WebhookEndpoint, deliveryId: string) =>
    t.webhooks.findPrepared({ accountId: t.account.id, modes: ["live", "test"], endpointId: id, deliveryId })
  return { ...t, listen, claimAll, end, deliveriesTo, prepared }
})

const remove = Effect.fnUntraced(function*(before: Date) {
  const store = yield* RetentionStore
  let total = 0
  for (let after: string | null = null;;) {
    const step: RetentionStep = { before, olderThanMillis: 0, by: "email", limit: 100, after }
    const { count, next } = yield* store.removeEmails(step)
    total += count
    if (next === null) return total
    after = next
  }
})

/** How webhook endpoints learn of received emails. */
export const webhookTests = (it: It): void => {
  it.effect("tells of each email those endpoints of its account and mode that ask for it, once", () =>
    Effect.gen(function*() {
      const t = yield* toldIn()
      const other = yield* t.seed()
      const hook = yield* t.listen()
      const both = yield* t.listen({ events: ["email.sent", "email.received"], format: "resend" })
      const ofTests = yield* t.listen({ mode: "test" })
      const passedBy = [
        yield* t.listen({ enabled: false }),
        yield* t.listen({ events: ["email.sent"] }),
        yield* t.listen({ accountId: other.account.id })
      ]
      const live = t.made({ cc: ["Mary <mary@mail.example>"], subject: "Größe" })
      const test = t.made({ mode: "test", receivedAt: t.at(second) })
      const again = t.made({ fingerprint: live.fingerprint })
      yield* t.received.add([live, test, again])
      yield* t.received.add([again])
      for (const one of passedBy) assert.deepStrictEqual(yield* t.deliveriesTo(one), [])
      assert.deepStrictEqual((yield* t.deliveriesTo(hook)).map(({ emailEventId }) => emailEventId), [test.id, live.id])
      assert.deepStrictEqual((yield* t.deliveriesTo(hook, ["live"])).map(({ emailEventId }) => emailEventId), [live.id])
      assert.deepStrictEqual((yield* t.deliveriesTo(ofTests)).map(({ emailEventId }) => emailEventId), [test.id])
      const leases = yield* t.claimAll(t.at(second))
      assert.deepStrictEqual(
        leases.map(({ delivery, format }) => [delivery.endpointId, delivery.emailEventId, format]).toSorted(),
        [
          [hook.id, live.id, "sendwright"],
          [hook.id, test.id, "sendwright"],
          [both.id, live.id, "resend"],
          [both.id, test.id, "resend"],
          [ofTests.id, test.id, "sendwright"]
        ].toSorted()
      )
      const first = leases.find(({ delivery }) => delivery.endpointId === hook.id)!
      assert.deepStrictEqual(first.delivery, {
        id: deliveryId(live.id, hook.id),
        endpointId: hook.id,
        mode: "live",
        emailEventId: live.id,
        eventType: "email.received",
        emailId: null,
        status: "pending",
        attempts: 0,
        lastError: null,
        responseCode: null,
        durationMs: null,
        isTest: false,
        replayOf: null,
        createdAt: t.at(0)
      })
      const { hasOriginal: _, headers: __, html: ___, replyText: ____, text: _____, ...received } = Option.getOrThrow(
        yield* t.received.find(t.both, live.id)
      )
      assert.deepStrictEqual(first.subject, { received, body: null })
      assert.deepStrictEqual(Option.getOrThrow(yield* t.prepared(hook, first.deliveryId)), {
        delivery: first.delivery,
        url: hook.url,
        format: "sendwright",
        subject: first.subject
      })
    }))

  it.effect("leaves deliveries that are handled in a process to claims that name their endpoint", () =>
    Effect.gen(function*() {
      const t = yield* toldIn()
      const posted = yield* t.listen()
      const inbox = ProcessEndpoint.endpointOf(t.account.id, "live", "inbox", t.at(0))
      const other = ProcessEndpoint.endpointOf(t.account.id, "live", "other", t.at(0))
      yield* t.webhooks.addEndpoint(inbox, "sealed")
      yield* t.webhooks.addEndpoint(other, "sealed")
      const email = t.made()
      yield* t.received.add([email])
      const now = t.at(minute)
      const claimed = yield* t.claimAll(now)
      assert.deepStrictEqual(claimed.map(({ delivery }) => delivery.endpointId), [posted.id])
      assert.isTrue(yield* t.end(claimed[0]!))
      assert.deepStrictEqual(yield* t.claimAll(now), [])
      const [lease, ...more] = yield* t.webhooks.claim({
        now,
        limit: 100,
        perEndpoint: 100,
        rooms: new Map([[inbox.id, 100]]),
        leaseMillis: 30 * second
      })
      assert.deepStrictEqual(more, [])
      assert.deepStrictEqual([lease!.url, lease!.delivery.emailEventId], ["process:inbox", email.id])
      yield* t.webhooks.release([lease!])
      assert.deepStrictEqual(yield* t.claimAll(now), [])
      const retried = yield* t.webhooks.claim({
        now,
        limit: 1,
        perEndpoint: 1,
        rooms: new Map([[inbox.id, 1]]),
        leaseMillis: 30 * second
      })
      assert.deepStrictEqual(retried.map(({ deliveryId }) => deliveryId), [lease!.deliveryId])
      assert.isTrue(yield* t.end(retried[0]!))
    }))

  it.effect("gives what an email contains to endpoints that ask for it, as far as it is short", () =>
    Effect.gen(function*() {
      const t = yield* toldIn()
      const hook = yield* t.listen({ receivedBody: true })
      const plain = yield* t.listen({ receivedBody: true, events: ["email.received", "email.sent"] })
      yield* t.webhooks.updateEndpoint({
        accountId: t.account.id,
        modes: ["live"],
        endpointId: plain.id,
        change: { receivedBody: false }
      })
      assert.isFalse(
        Option.getOrThrow(yield* t.webhooks.findEndpoint(t.account.id, plain.id)).receivedBody
      )
      const half = "é".repeat(maxBodyBytes / 4)
      const bodies: ReadonlyArray<Partial<NewReceived>> = [
        { html: "<p>Größe</p>", text: "Größe\r\n> said", replyText: "Größe" },
        { html: half, text: half.slice(1), replyText: "a" },
        { html: half, text: half.slice(1), replyText: "ab" },
        { html: null, text: null, replyText: null },
        { html: null, text: "", replyText: null }
      ]
      const given = bodies.map((body, index) => t.made({ ...body, receivedAt: t.at(index) }))
      yield* t.received.add(given)
      const leases = yield* t.claimAll(t.at(second))
      assert.strictEqual(leases.length, 2 * given.length)
      const bodyTo = (to: WebhookEndpoint, id: string) =>
        receivedOf(leases.find(({ delivery }) => delivery.endpointId === to.id && delivery.emailEventId === id)!)?.body
      for (const [index, { id }] of given.entries()) {
        assert.deepStrictEqual(bodyTo(hook, id), index === 2 || index === 3 ? null : { ...bodies[index] } as never)
        assert.isNull(bodyTo(plain, id))
      }
    }))

  it.effect("tells of an old email from what is kept of it, and not of one that was removed", () =>
    Effect.gen(function*() {
      const t = yield* toldIn()
      const store = yield* RetentionStore
      const hook = yield* t.listen({ receivedBody: true })
      const file = { filename: "a.txt", contentType: "text/plain", contentId: null, disposition: "attachment", size: 7 }
      const old = yield* t.receive({ attachments: [{ ...file, disposition: "attachment" }] })
      const [lease] = yield* t.claimAll(t.at(second))
      assert.deepStrictEqual(receivedOf(lease!)?.received.attachments.map(({ filename }) => filename), ["a.txt"])
      yield* store.purgeContents({ before: t.at(minute), olderThanMillis: 0, by: "email", limit: 100, after: null })
      const { subject } = Option.getOrThrow(yield* t.prepared(hook, lease!.deliveryId))
      assert.deepStrictEqual(subject, {
        received: { ...receivedOf(lease!)!.received, attachments: [] },
        body: null
      })
      // It was not told of yet.
      assert.strictEqual(yield* remove(t.at(minute)), 0)
      assert.isTrue(yield* t.end(lease!))
      const again = {
        ...lease!.delivery,
        id: idAt(t.at(hour)),
        status: "pending" as const,
        replayOf: lease!.deliveryId,
        createdAt: t.at(hour)
      }
      yield* t.webhooks.addDelivery(t.account.id, again)
      const [repeated] = yield* t.claimAll(t.at(hour))
      assert.deepStrictEqual(repeated?.subject, subject)
      assert.strictEqual(yield* remove(t.at(minute)), 1)
      assert.isTrue(Option.isNone(yield* t.received.find(t.both, old.id)))
      assert.isTrue(Option.isNone(yield* t.prepared(hook, lease!.deliveryId)))
      assert.isNull(Option.getOrThrow(yield* t.prepared(hook, again.id)).subject)
    }))

  it.effect("ends what was to be told of an email with the email", () =>
    Effect.gen(function*() {
      const t = yield* toldIn()
      const hook = yield* t.listen()
      const gone = yield* t.receive()
      const kept = yield* t.receive({ receivedAt: t.at(1) })
      const leases = yield* t.claimAll(t.at(second))
      const lease = leases.find(({ delivery }) => delivery.emailEventId === gone.id)!
      assert.isTrue(yield* t.received.remove(t.both, gone.id))
      assert.isFalse(yield* t.end(lease))
      assert.deepStrictEqual((yield* t.deliveriesTo(hook)).map(({ emailEventId }) => emailEventId), [kept.id])
      assert.deepStrictEqual((yield* t.claimAll(t.at(hour))).map(({ delivery }) => delivery.emailEventId), [kept.id])
    }))

  it.effect("makes attempts again that carry an address which is erased, and ends those of what is removed", () =>
    Effect.gen(function*() {
      const e = yield* erasing()
      const t = yield* toldIn({ harness: e })
      const hook = yield* t.listen({ receivedBody: true })
      const whole = yield* t.receive({ from: "ada@example.com" })
      const emptied = yield* t.receive({ text: "ada@example.com wrote:", receivedAt: t.at(1) })
      const untouched = yield* t.receive({ receivedAt: t.at(2) })
      const leases = yield* t.claimAll(t.at(second))
      assert.strictEqual(leases.length, 3)
      yield* e.erase()
      for (const lease of leases) {
        assert.strictEqual(yield* t.end(lease), lease.delivery.emailEventId === untouched.id)
      }
      assert.deepStrictEqual((yield* t.deliveriesTo(hook)).map(({ emailEventId }) => emailEventId), [
        untouched.id,
        emptied.id
      ])
      assert.isTrue(Option.isNone(yield* t.received.find(t.both, whole.id)))
      const again = yield* t.claimAll(t.at(hour))
      assert.deepStrictEqual(again.map(({ delivery }) => delivery.emailEventId), [emptied.id])
      assert.isNull(receivedOf(again[0]!)?.body)
    }))

  it.effect("finds the deliveries of a received email", () =>
    Effect.gen(function*() {
      const t = yield* toldIn()
      const hook = yield* t.listen()
      const [one, other] = [yield* t.receive(), yield* t.receive({ receivedAt: t.at(1) })]
      const searched = (id: string, accountId = t.account.id) =>
        Effect.map(
          t.webhooks.searchDeliveries({
            accountId,
            modes: ["live", "test"],
            endpointId: hook.id,
            filters: { search: toSearch(id) },
            limit: 10,
            depth: 100,
            after: null
          }),
          ({ deliveries }) => deliveries.map(({ emailEventId }) => emailEventId)
        )
      assert.deepStrictEqual(yield* searched(one.id), [one.id])
      assert.deepStrictEqual(yield* searched(other.id), [other.id])
      assert.deepStrictEqual(yield* searched("charles@mail.example"), [])
      assert.deepStrictEqual(yield* searched(one.id, (yield* t.seed()).account.id), [])
      const [history, ...more] = yield* t.webhooks.ofEmail({ ...t.both, emailId: one.id, limit: 10 })
      assert.deepStrictEqual(more, [])
      assert.deepStrictEqual([history?.delivery.emailEventId, history?.url], [one.id, hook.url])
    }))
}
