import { assert } from "@effect/vitest"
import type { HandoffAttempt } from "@sendwright/core/model/HandoffAttempt"
import { noOrigin } from "@sendwright/core/model/Origin"
import { waitingOf } from "@sendwright/core/model/Waiting"
import { erased } from "@sendwright/core/privacy/Redaction"
import { RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import { nextAtOf } from "@sendwright/core/sending/HandoffRecord"
import type { NextStep, SendLease } from "@sendwright/core/sending/SendJobs"
import { domainScope } from "@sendwright/core/sending/SendSlots"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { apiKey, evidence, idAt, newId, recipientsOf, report } from "../fixtures.ts"
import { attachment } from "../OutgoingMessages.ts"
import { ada, bob, erasing } from "./erasing.ts"
import { day, harness, hour, type It, minute, second } from "./Harness.ts"

const recording = Effect.fnUntraced(
  function*(on: Pick<Effect.Success<ReturnType<typeof harness>>, "account" | "emails" | "at" | "jobs">) {
    const both = { accountId: on.account.id, modes: ["live", "test"] } as const
    const record = (id: string) => Effect.map(on.emails.record(both, id), Option.getOrThrow)
    const attempt = (number: number, over: Partial<HandoffAttempt> = {}): HandoffAttempt => ({
      number,
      beganAt: on.at(number * second),
      endedAt: on.at(number * second + 31),
      provider: "smtp",
      outcome: "temporarily_refused",
      reply: "451 4.7.1 Greylisted, try again",
      nextAt: on.at(number * minute),
      ...over
    })
    const settle = (lease: SendLease, handoff: HandoffAttempt, next: NextStep, pieces: "sent" | "none" = "none") =>
      on.jobs.settle([{
        lease,
        now: handoff.endedAt,
        evidence: pieces === "none" ? [] : [evidence({ type: "email.sent", occurredAt: handoff.endedAt })],
        next,
        later: [],
        handoff
      }])
    return { record, attempt, settle }
  }
)

/** What is kept of an email for the people who look: who sent it, its hand-offs, and what it waits for. */
export const recordTests = (it: It): void => {
  it.effect("remembers the key, the user, the request and the original of an email", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { record } = yield* recording(t)
      const key = apiKey({ accountId: t.account.id, name: "web" })
      yield* t.accounts.createKey(key, newId())
      const plain = yield* t.send()
      const origin = {
        keyId: key.id,
        userId: newId(),
        requestId: newId().replaceAll("-", ""),
        copyOf: plain,
        templateId: newId()
      }
      const known = yield* t.send({ origin, createdAt: t.at(second) })
      const stranger = yield* t.send({ origin: { ...noOrigin, keyId: newId() }, createdAt: t.at(2 * second) })
      const of = (id: string) => Effect.map(record(id), ({ keyName, origin }) => ({ keyName, origin }))
      assert.deepStrictEqual(yield* of(plain), { keyName: null, origin: noOrigin })
      assert.deepStrictEqual(yield* of(known), { keyName: "web", origin })
      assert.isNull((yield* of(stranger)).keyName)
      assert.deepStrictEqual((yield* record(known)).email, yield* t.get(known))
    }))

  it.effect("shows records, attachments and states to their account and mode only", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const file = attachment()
      const empty = attachment({ filename: null, contentId: "b", disposition: "inline", content: new Uint8Array([4]) })
      const live = yield* t.send({ attachments: [file, empty] })
      const test = yield* t.send({ mode: "test", createdAt: t.at(second) })
      const seen = Effect.fnUntraced(function*(accountId: string, modes: ReadonlyArray<"live" | "test">) {
        const scope = { accountId, modes }
        return {
          records: yield* Effect.forEach([live, test], (id) => Effect.map(t.emails.record(scope, id), Option.isSome)),
          files: (yield* t.emails.attachments(scope, live)).map(({ content, ...head }) => ({
            ...head,
            content: [...content]
          })),
          second: Option.getOrNull(yield* t.emails.attachment(scope, live, 1))?.contentId ?? null,
          beyond: Option.isNone(yield* t.emails.attachment(scope, live, 2)),
          states: (yield* t.emails.states(scope, [live, test, live, newId(), "no id"])).map(({ id, status }) =>
            [id, status].join(" ")
          ).sort(),
          addressees: (yield* t.emails.addressees(scope, [live, test, live, newId(), "no id"])).toSorted((
            left,
            right
          ) => left.id < right.id ? -1 : 1)
        }
      })
      const files = [file, empty].map(({ content, ...head }) => ({ ...head, content: [...content] }))
      const states = [`${live} queued`, `${test} queued`]
      const to = ["ada@example.com"]
      const addressees = [live, test].map((id) => ({ id, to, cc: [], bcc: [], recipients: to }))
      assert.deepStrictEqual(yield* seen(t.account.id, ["live", "test"]), {
        records: [true, true],
        files,
        second: "b",
        beyond: true,
        states: states.toSorted(),
        addressees
      })
      assert.deepStrictEqual(yield* seen(t.account.id, ["live"]), {
        records: [true, false],
        files,
        second: "b",
        beyond: true,
        states: [states[0]!],
        addressees: [addressees[0]!]
      })
      assert.deepStrictEqual(yield* seen(t.account.id, ["test"]), {
        records: [false, true],
        files: [],
        second: null,
        beyond: true,
        states: [states[1]!],
        addressees: [addressees[1]!]
      })
      const nothing = { records: [false, false], files: [], second: null, beyond: true, states: [], addressees: [] }
      assert.deepStrictEqual(yield* seen(other.account.id, ["live", "test"]), nothing)
      assert.isTrue(Option.isNone(yield* t.emails.record({ accountId: t.account.id, modes: ["live"] }, "no id")))
    }))

  it.effect("keeps a row for each hand-off that ended, with what was said and when the next one is", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { attempt, record, settle } = yield* recording(t)
      const id = yield* t.send()
      const first = attempt(1)
      yield* settle((yield* t.beginOne(t.at(0))).lease, first, { _tag: "RetryAt", at: t.at(minute) })
      const second_ = attempt(2, { outcome: "unknown", provider: null, reply: null, nextAt: t.at(2 * minute) })
      yield* settle((yield* t.beginOne(t.at(minute))).lease, second_, {
        _tag: "AwaitEvidence",
        until: t.at(2 * minute)
      })
      const third = attempt(3, { outcome: "accepted", reply: "250 Ok \"quoted\" \\ ü\nsecond line", nextAt: null })
      yield* settle((yield* t.beginOne(t.at(2 * minute))).lease, third, { _tag: "Done" }, "sent")
      const { email, handoffs, recipients } = yield* record(id)
      assert.deepStrictEqual(handoffs, [first, second_, third])
      assert.strictEqual(email.status, "sent")
      assert.deepStrictEqual(recipients.map(({ address, state }) => [address, state]), [["ada@example.com", "sent"]])
    }))

  it.effect("keeps hand-offs of a batch, on every way of settling, and none for a token that is held no more", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { attempt, record } = yield* recording(t)
      const ids = [0, 1, 2, 3].map((index) => t.email({ createdAt: t.at(index) }))
      yield* t.accept(...ids)
      // Evidence that came before makes a settlement go by the rules in full.
      yield* t.jobs.intake([
        report({ type: "email.delivery_delayed", emailId: ids[1]!.id, occurredAt: t.at(10) })
      ], t.at(10))
      const leases = yield* t.claim(t.at(second))
      yield* t.jobs.begin(leases, t.at(second))
      const steps: ReadonlyArray<NextStep> = [
        { _tag: "Done" },
        { _tag: "Done" },
        { _tag: "RetryAt", at: t.at(hour) },
        { _tag: "Done" }
      ]
      yield* t.jobs.settle(leases.map((lease, index) => ({
        lease: index === 3 ? { ...lease, token: "stale" } : lease,
        now: t.at(second),
        evidence: index === 2 ? [] : [evidence({ type: "email.sent", occurredAt: t.at(second) })],
        next: steps[index]!,
        later: [],
        handoff: attempt(1, { reply: `reply ${index}`, nextAt: nextAtOf(steps[index]!) })
      })))
      const kept = yield* Effect.forEach(
        leases,
        ({ emailId }) =>
          Effect.map(
            record(emailId),
            ({ handoffs }) => handoffs.map(({ nextAt, reply }) => [reply, nextAt === null].join(" ")).join()
          )
      )
      assert.deepStrictEqual(kept, ["reply 0 true", "reply 1 true", "reply 2 false", ""])
    }))

  it.effect("keeps one hand-off of a number, and settles all the same", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { attempt, record, settle } = yield* recording(t)
      const id = yield* t.send()
      yield* settle((yield* t.beginOne(t.at(0))).lease, attempt(1), { _tag: "RetryAt", at: t.at(minute) })
      const again = attempt(1, { outcome: "accepted", reply: "twice", nextAt: null })
      assert.deepStrictEqual(
        yield* settle((yield* t.beginOne(t.at(minute))).lease, again, { _tag: "Done" }, "sent"),
        [true]
      )
      assert.deepStrictEqual((yield* record(id)).handoffs, [attempt(1)])
      assert.strictEqual((yield* t.get(id)).status, "sent")
    }))

  it.effect("keeps a hand-off whose worker did not come back as unknown, and none that had not begun", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { record } = yield* recording(t)
      const id = yield* t.send()
      yield* t.claim(t.at(0))
      yield* t.beginOne(t.at(minute + second))
      assert.deepStrictEqual((yield* record(id)).handoffs, [])
      const now = t.at(2 * minute + second)
      assert.deepStrictEqual(yield* t.claim(now), [])
      const crashed = { provider: null, outcome: "unknown" as const, reply: null }
      const first = {
        ...crashed,
        number: 1,
        beganAt: t.at(minute + second),
        endedAt: now,
        nextAt: t.at(6 * minute + second)
      }
      assert.deepStrictEqual((yield* record(id)).handoffs, [first])
      yield* t.beginOne(t.at(6 * minute + second))
      const later = t.at(7 * minute + second)
      yield* t.claim(later, { unknownPolicy: "hold" })
      const held = yield* record(id)
      assert.deepStrictEqual(held.handoffs[1], {
        ...crashed,
        number: 2,
        beganAt: t.at(6 * minute + second),
        endedAt: later,
        nextAt: null
      })
      assert.deepStrictEqual(waitingOf(held.facts, later), { _tag: "Held" })
    }))

  it.effect("takes erased recipients out of what providers replied, before and after", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const { attempt, record, settle } = yield* recording(t)
      const id = yield* t.send({ to: [ada, bob], recipients: recipientsOf(ada, bob) })
      // Ada has it, Bob is tried again.
      const { lease } = yield* t.beginOne(t.at(0))
      yield* t.jobs.settle([{
        lease,
        now: t.at(0),
        evidence: [evidence({ type: "email.sent", occurredAt: t.at(0), recipients: [ada] })],
        next: { _tag: "RetryAt", at: t.at(2 * hour) },
        later: [],
        handoff: attempt(1, { reply: `${ada}: 250 Ok\n${bob}: 451 later`, outcome: "partly_accepted" })
      }])
      yield* t.erase()
      const replies = Effect.map(record(id), ({ handoffs }) => handoffs.map(({ reply }) => reply))
      assert.deepStrictEqual(yield* replies, [`${erased}: 250 Ok\n${bob}: 451 later`])
      const next = attempt(2, { reply: `550 ask Ada@Example.com, not ${bob}`, nextAt: null })
      yield* settle((yield* t.beginOne(t.at(2 * hour))).lease, next, { _tag: "RetryAt", at: t.at(3 * hour) })
      assert.deepStrictEqual((yield* replies)[1], `550 ask ${erased}, not ${bob}`)
    }))

  it.effect("counts an email as redacted that named the address in a reply alone", () =>
    Effect.gen(function*() {
      const t = yield* erasing()
      const { attempt, record, settle } = yield* recording(t)
      const id = yield* t.send({ to: [bob], recipients: recipientsOf(bob) })
      const said = attempt(1, { outcome: "accepted", reply: `250 forwarded to ${ada}`, nextAt: null })
      yield* settle((yield* t.beginOne(t.at(0))).lease, said, { _tag: "Done" }, "sent")
      const done = yield* t.erase()
      assert.deepStrictEqual([done.emailsRedacted, done.eventsRedacted], [1, 0])
      assert.strictEqual((yield* record(id)).handoffs[0]?.reply, `250 forwarded to ${erased}`)
    }))

  it.effect("deletes the hand-offs of emails that are removed", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const store = yield* RetentionStore
      const { attempt, record, settle } = yield* recording(t)
      const id = idAt(t.at(0))
      const once = Effect.gen(function*() {
        yield* t.send({ id })
        yield* settle((yield* t.beginOne(t.at(0))).lease, attempt(1, { nextAt: null }), { _tag: "Done" }, "sent")
        assert.strictEqual((yield* record(id)).handoffs.length, 1)
        yield* store.removeEmails({ before: t.at(day), olderThanMillis: 0, by: "email", limit: 1_000, after: null })
        assert.isTrue(Option.isNone(yield* t.emails.record({ accountId: t.account.id, modes: ["live"] }, id)))
      })
      yield* once
      // Under the same id nothing is left of it.
      yield* t.send({ id })
      assert.deepStrictEqual((yield* record(id)).handoffs, [])
    }))

  it.effect("says what an email waits for", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { attempt, record, settle } = yield* recording(t)
      const waiting = (id: string, millis: number) =>
        Effect.map(record(id), ({ facts }) => waitingOf(facts, t.at(millis)))
      const id = yield* t.send({ domain: t.domain.name, from: `a@${t.domain.name}` })
      assert.deepStrictEqual(yield* waiting(id, 0), { _tag: "Turn" })

      const [lease] = yield* t.claim(t.at(0))
      assert.deepStrictEqual(yield* waiting(id, 0), { _tag: "HandOff", since: null })
      const slot = { scopes: [domainScope("example.com")], limit: 1, expiresAt: t.at(30 * second) }
      yield* t.slots.acquire([{ ...slot, token: newId(), waiting: null }], t.at(0))
      const standing = { lease: lease!, until: t.at(30 * second) }
      yield* t.slots.acquire([{ ...slot, token: lease!.token, waiting: standing }], t.at(0))
      assert.deepStrictEqual(yield* waiting(id, 0), { _tag: "Throttle", scope: "domain:example.com" })

      const begun = yield* t.beginOne(t.at(30 * second))
      assert.deepStrictEqual(yield* waiting(id, minute), { _tag: "HandOff", since: t.at(30 * second) })
      yield* settle(begun.lease, attempt(1), { _tag: "RetryAt", at: t.at(hour) })
      assert.deepStrictEqual(yield* waiting(id, minute), { _tag: "NextTry", until: t.at(hour), attempts: 1 })
      assert.deepStrictEqual(yield* waiting(id, hour), { _tag: "Turn" })

      yield* t.domains.setStatus(t.account.id, t.domain.id, "pending")
      assert.deepStrictEqual(yield* waiting(id, hour), { _tag: "DomainUnverified" })
      yield* t.domains.setStatus(t.account.id, t.domain.id, "verified")
      yield* t.accounts.change(t.account.id, { paused: { at: t.at(0), reason: null } })
      assert.deepStrictEqual(yield* waiting(id, hour), { _tag: "Paused" })
      const test = yield* t.send({ mode: "test", createdAt: t.at(hour) })
      assert.deepStrictEqual(yield* waiting(test, hour), { _tag: "Turn" })

      const scheduled = yield* t.send({ scheduledAt: t.at(2 * hour), createdAt: t.at(hour) })
      assert.deepStrictEqual(yield* waiting(scheduled, hour), { _tag: "Scheduled", until: t.at(2 * hour) })
      yield* settle((yield* t.beginOne(t.at(hour))).lease, attempt(1, { nextAt: null }), { _tag: "Done" }, "sent")
      assert.isNull(yield* waiting(test, hour))
    }))
}
