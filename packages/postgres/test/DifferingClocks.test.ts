import { assert, describe, it } from "@effect/vitest"
import { domainScope } from "@sendwright/core/sending/SendSlots"
import * as fixtures from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { deployment, ids, minute, second, settlement } from "./support/clocks.ts"

// Off by less than a quarter of a lease of a minute, so that all of them claim.
const offs = [-14 * second, -1_500, 0, 900, 14 * second]

describe("nodes whose clocks differ", () => {
  it.live(
    "take over no lease before its end by the database's clock, and each of them right then",
    () =>
      Effect.gen(function*() {
        const { accountId, nodes, time } = yield* deployment(...offs)
        for (const holder of nodes) {
          const id = yield* holder.accept(accountId)
          assert.deepStrictEqual(ids(yield* holder.claim()), [id])
          time.pass(minute - 1)
          for (const other of nodes) assert.deepStrictEqual(yield* other.claim(), [])
          // It is held still: whoever begins now is not too late.
          time.pass(1)
          const [taken] = yield* nodes[(nodes.indexOf(holder) + 1) % nodes.length]!.claim()
          assert.strictEqual(taken?.emailId, id)
          yield* holder.jobs.settle([settlement(taken!, holder.now(), { _tag: "Done" })])
        }
      }).pipe(Effect.scoped),
    300_000
  )

  it.live("see what any of them accepted at once, and its webhooks", () =>
    Effect.gen(function*() {
      const { accountId, nodes, time } = yield* deployment(...offs)
      const hook = fixtures.endpoint({ accountId, events: ["email.queued", "email.cancelled"] })
      yield* nodes[0]!.webhooks.addEndpoint(hook, "sealed")
      for (const from of nodes) {
        for (const to of nodes) {
          const id = yield* from.accept(accountId)
          const leases = yield* to.claim()
          assert.deepStrictEqual(ids(leases), [id])
          const deliveries = yield* to.claimWebhooks()
          assert.deepStrictEqual(deliveries.map(({ delivery }) => delivery.emailId), [id])
          yield* to.jobs.settle([settlement(leases[0]!, to.now(), { _tag: "Done" })])
          const attempt = { at: to.now(), responseCode: 500, error: "no", durationMs: 1 }
          const { deliveryId, token } = deliveries[0]!
          const at = to.after(5 * second)
          yield* to.webhooks.settle([{ deliveryId, token, attempt, next: { _tag: "RetryAt", at } }])
          // Due in five seconds, on whichever clock.
          assert.strictEqual((yield* from.webhooks.nextDue)?.getTime(), from.after(5 * second).getTime())
          time.pass(5 * second - 1)
          assert.deepStrictEqual(yield* from.claimWebhooks(), [])
          time.pass(1)
          const [again] = yield* from.claimWebhooks()
          assert.strictEqual(again?.deliveryId, deliveryId)
          yield* from.webhooks.settle([
            { deliveryId, token: again!.token, attempt, next: { _tag: "Delivered" } }
          ])
          // What is sent again by hand, or as a copy, is due at once as well.
          const copy = fixtures.testDelivery({ endpointId: hook.id, createdAt: from.now() })
          yield* from.webhooks.addDelivery(accountId, copy)
          const [added] = yield* to.claimWebhooks()
          assert.strictEqual(added?.deliveryId, copy.id)
          yield* to.webhooks.settle([{ deliveryId: copy.id, token: added!.token, attempt, next: { _tag: "Failed" } }])
          const options = { accountId, modes: [copy.mode], endpointId: hook.id, deliveryId: copy.id } as const
          yield* from.webhooks.retry({ ...options, now: from.now() })
          const [retried] = yield* to.claimWebhooks()
          assert.strictEqual(retried?.deliveryId, copy.id)
          yield* to.webhooks.settle([
            { deliveryId: copy.id, token: retried!.token, attempt, next: { _tag: "Delivered" } }
          ])
        }
      }
    }).pipe(Effect.scoped), 300_000)

  it.live("tell the same of what is due and for how long, however wrong their clocks", () =>
    Effect.gen(function*() {
      const { accountId, nodes, time } = yield* deployment(0, 10 * minute, -10 * minute)
      const [right] = nodes
      const hook = fixtures.endpoint({ accountId, events: ["email.queued"] })
      yield* right.webhooks.addEndpoint(hook, "sealed")
      yield* right.accept(accountId)
      time.pass(minute)
      for (const node of nodes) {
        const { emails, webhooks } = yield* node.health.figures(node.now())
        assert.deepInclude(emails, { due: 1, waiting: 0, oldestDueMillis: minute })
        assert.deepStrictEqual(webhooks.oldestDueMillis, { healthy: minute, failing: null })
      }
    }).pipe(Effect.scoped), 300_000)

  it.live(
    "queue no schedule before its time, and each of them right then, however wrong its clock",
    () =>
      Effect.gen(function*() {
        const { accountId, nodes, time } = yield* deployment(0, 10 * minute, -10 * minute, 14 * second)
        const [right] = nodes
        for (const node of nodes) {
          const scheduledAt = new Date(time.database + 5 * minute)
          const id = yield* right.accept(accountId, { scheduledAt })
          assert.strictEqual((yield* node.jobs.nextDue)?.getTime(), node.after(5 * minute).getTime())
          for (const other of nodes) assert.strictEqual(yield* other.emails.promoteScheduled(other.now(), 10), 0)
          time.pass(5 * minute - 1)
          for (const other of nodes) assert.strictEqual(yield* other.emails.promoteScheduled(other.now(), 10), 0)
          time.pass(1)
          assert.strictEqual(yield* node.emails.promoteScheduled(node.now(), 10), 1)
          const [lease] = yield* right.claim()
          assert.strictEqual(lease?.emailId, id)
          yield* right.jobs.settle([settlement(lease!, right.now(), { _tag: "Done" })])
        }
      }).pipe(Effect.scoped),
    300_000
  )

  it.live("share a rate fairly", () =>
    Effect.gen(function*() {
      const { nodes, time } = yield* deployment(10 * minute, 0, -10 * minute)
      const take = (node: (typeof nodes)[number], want: number) =>
        Effect.map(
          node.rates.take([{ key: "shared", capacity: 10, refillPerSecond: 1, want }], node.now()),
          ([taken]) => taken?.granted
        )
      assert.strictEqual(yield* take(nodes[0], 100), 10)
      for (let round = 0; round < 3; round++) {
        for (const node of nodes) {
          time.pass(4 * second)
          assert.strictEqual(yield* take(node, 100), 4)
          for (const other of nodes) assert.strictEqual(yield* take(other, 1), 0)
        }
      }
    }).pipe(Effect.scoped), 300_000)

  it.live("keep slots, and wait for them, as long as they were told", () =>
    Effect.gen(function*() {
      const { accountId, nodes, time } = yield* deployment(14 * second, 0, -14 * second)
      const scope = domainScope("a.example")
      for (const holder of nodes) {
        for (const other of nodes) {
          const held = {
            token: fixtures.newId(),
            scopes: [scope],
            limit: 1,
            expiresAt: holder.after(minute),
            waiting: null
          }
          assert.deepStrictEqual(yield* holder.slots.acquire([held], holder.now()), [null])
          const id = yield* other.accept(accountId)
          const [lease] = yield* other.claim(5 * minute)
          const wish = {
            token: lease!.token,
            scopes: [scope],
            limit: 1,
            expiresAt: other.after(minute),
            waiting: { lease: lease!, until: other.after(10 * second) }
          }
          assert.deepStrictEqual(yield* other.slots.acquire([wish], other.now()), [scope])
          time.pass(10 * second - 1)
          assert.deepStrictEqual(yield* holder.claim(), [])
          time.pass(1)
          const [again] = yield* holder.claim(5 * minute)
          assert.strictEqual(again?.emailId, id)
          yield* holder.jobs.settle([settlement(again!, holder.now(), { _tag: "Done" })])
          time.pass(50 * second - 1)
          const late = { ...held, token: fixtures.newId(), expiresAt: other.after(0) }
          assert.deepStrictEqual(yield* other.slots.acquire([late], other.now()), [scope])
          time.pass(1)
          assert.deepStrictEqual(yield* other.slots.acquire([late], other.now()), [null])
          yield* other.slots.sweep(1, other.now())
        }
      }
    }).pipe(Effect.scoped), 300_000)

  it.live("check domains when they are due", () =>
    Effect.gen(function*() {
      const { accountId, domainId, nodes, time } = yield* deployment(0, 10 * minute, -10 * minute)
      const [right] = nodes
      const claims = (node: (typeof nodes)[number]) =>
        node.domains.claimDueChecks({ now: node.now(), limit: 100, leaseMillis: minute })
      yield* right.domains.remove(accountId, domainId, right.now())
      for (const holder of nodes) {
        for (const other of nodes) {
          const { id } = fixtures.domain({ accountId })
          const domain = fixtures.domain({ id, accountId, name: `d${id}.example`, createdAt: holder.now() })
          yield* holder.domains.add(domain)
          const due = (yield* right.domains.nextCheckDue)!.getTime() - time.database
          assert.strictEqual(due, 5 * minute)
          assert.strictEqual((yield* holder.domains.nextCheckDue)?.getTime(), holder.after(due).getTime())
          time.pass(due - 1)
          assert.deepStrictEqual(yield* claims(other), [])
          time.pass(1)
          const [claimed] = yield* claims(other)
          assert.strictEqual(claimed?.domain.id, id)
          // Somebody looks at the domain meanwhile: not again within ten seconds.
          const look = { accountId, id, minIntervalMillis: 10 * second, leaseMillis: minute }
          assert.isTrue(Option.isNone(yield* holder.domains.claimCheck({ ...look, now: holder.now() })))
          time.pass(10 * second)
          const checked = Option.getOrThrow(yield* holder.domains.claimCheck({ ...look, now: holder.now() }))
          yield* holder.domains.settleCheck({
            accountId,
            domainId: id,
            number: checked.number,
            found: null,
            nextCheckAt: holder.after(minute)
          })
          time.pass(minute - 1)
          assert.deepStrictEqual(yield* claims(other), [])
          time.pass(1)
          assert.strictEqual((yield* claims(other)).length, 1)
          yield* other.domains.remove(accountId, id, other.now())
        }
      }
    }).pipe(Effect.scoped), 300_000)

  it.live(
    "apply reports that come later when they are due, and tell of events on their own clock",
    () =>
      Effect.gen(function*() {
        const { accountId, nodes, time } = yield* deployment(14 * second, 0, -14 * second)
        for (const holder of nodes) {
          for (const other of nodes) {
            const id = yield* holder.accept(accountId)
            const [lease] = yield* holder.claim()
            yield* holder.jobs.begin([lease!], holder.now())
            const providerMessageId = fixtures.newId()
            yield* holder.jobs.settle([{
              lease: lease!,
              now: holder.now(),
              evidence: [fixtures.evidence({ type: "email.sent", occurredAt: holder.now(), providerMessageId })],
              next: { _tag: "Done" },
              later: [{
                at: holder.after(second),
                event: fixtures.report({
                  type: "email.delivered",
                  emailId: id,
                  key: id,
                  occurredAt: holder.after(second),
                  providerMessageId
                })
              }]
            }])
            assert.strictEqual((yield* other.jobs.nextDue)?.getTime(), other.after(second).getTime())
            time.pass(second - 1)
            assert.strictEqual(yield* other.jobs.applyKept(other.now(), 10), 0)
            time.pass(1)
            assert.strictEqual(yield* other.jobs.applyKept(other.now(), 10), 1)
            const found = yield* holder.emails.find({ accountId, modes: ["live"] }, id)
            const { createdAt, events } = Option.getOrThrow(found)
            assert.strictEqual(createdAt.getTime(), holder.after(-second).getTime())
            for (const event of events) {
              assert.isAtMost(Math.abs(event.occurredAt.getTime() - holder.now().getTime()), second)
            }
          }
        }
      }).pipe(Effect.scoped),
    300_000
  )
})
