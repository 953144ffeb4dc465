import { assert, describe, it } from "@effect/vitest"
import type { Account } from "@sendwright/core/accounts/Account"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import type { Caller } from "@sendwright/core/accounts/Caller"
import * as Sandbox from "@sendwright/core/accounts/Sandbox"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { Emails } from "@sendwright/core/emails/Emails"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { ReputationStore } from "@sendwright/core/reputation/ReputationStore"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Sendwright from "@sendwright/core/Sendwright"
import { report } from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import {
  type Customer,
  customer,
  day,
  decode,
  engine,
  get,
  Harness,
  hour,
  minute,
  request,
  second,
  send,
  start,
  startWorkers,
  timeline
} from "./support/harness.ts"

const settings = { pollMillis: minute }

let people = 0
const newPeople = (count: number) => Array.from({ length: count }, () => `person${++people}@example.com`)

/** Sends to so many people, 50 at once, and answers with who they are and which email is theirs. */
const sendTo = Effect.fnUntraced(function*(of: Customer, count: number, caller = of.live) {
  const sent: Array<{ readonly emailId: string; readonly address: string }> = []
  while (sent.length < count) {
    const to = newPeople(Math.min(50, count - sent.length))
    const emailId = yield* send(of, { to }, caller)
    sent.push(...to.map((address) => ({ emailId, address })))
  }
  yield* TestClock.adjust(second)
  return sent
})

type Sent = Effect.Success<ReturnType<typeof sendTo>>[number]

const reportsOn = (
  type: ProviderEvent["type"],
  sent: ReadonlyArray<Sent>,
  at: number,
  kind = "permanent"
): ReadonlyArray<ProviderEvent> =>
  sent.map(({ address, emailId }) =>
    report({
      type,
      emailId,
      recipients: [address],
      occurredAt: new Date(at),
      details: type === "email.bounced" ? { bounce_type: kind } : {}
    })
  )

/** What the provider reports of some, as a report comes: through the intake. */
const hear = Effect.fnUntraced(function*(type: ProviderEvent["type"], sent: ReadonlyArray<Sent>, kind?: string) {
  const events = yield* ProviderEvents
  const at = yield* Clock.currentTimeMillis
  yield* Effect.forEach(reportsOn(type, sent, at, kind), (one) => events.ingest([one]), { discard: true })
})

const account = (of: Customer): Effect.Effect<Account, never, Accounts> =>
  Effect.orDie(Effect.flatMap(Accounts, (accounts) => accounts.get(of.account.id)))
const paused = (of: Customer) => Effect.map(account(of), (found) => found.paused)

/** The customer's caller as the next request would find it. */
const fresh = (of: Customer, caller: Caller) =>
  Effect.map(account(of), (found): Caller => ({ ...caller, account: found }))

const running = (over: Partial<Account> = {}) => Effect.tap(customer(over), () => startWorkers(Sendwright.layerWorkers))

describe("an account with bounces and complaints", () => {
  it.effect("is paused at 8 % of 200 recipients, and not below", () =>
    Effect.gen(function*() {
      const one = yield* running()
      const sent = yield* sendTo(one, 200)
      yield* hear("email.bounced", sent.slice(0, 15))
      yield* hear("email.bounced", sent.slice(15, 100), "transient")
      yield* hear("email.bounced", sent.slice(0, 15))
      assert.isNull(yield* paused(one))
      yield* hear("email.bounced", sent.slice(15, 16))
      assert.deepStrictEqual(yield* paused(one), {
        at: new Date(start + 1 * second),
        reason: "8 % of the last 7 days' 200 recipients bounced permanently"
      })
    }).pipe(Effect.provide(engine(settings))))

  it.effect("is paused at 5 complaints of 200 recipients, and not at 4", () =>
    Effect.gen(function*() {
      const one = yield* running()
      const sent = yield* sendTo(one, 200)
      yield* hear("email.complained", sent.slice(0, 4))
      assert.isNull(yield* paused(one))
      yield* hear("email.complained", sent.slice(4, 5))
      assert.include((yield* paused(one))?.reason, "complained")
    }).pipe(Effect.provide(engine(settings))))

  it.effect("is not paused for a rate of fewer than 200 recipients, and is for the first bounce after that", () =>
    Effect.gen(function*() {
      const one = yield* running()
      const sent = yield* sendTo(one, 199)
      yield* hear("email.bounced", sent.slice(0, 100))
      assert.isNull(yield* paused(one))
      const [last] = yield* sendTo(one, 1)
      yield* hear("email.bounced", [last!])
      assert.include((yield* paused(one))?.reason, "50.5 %")
    }).pipe(Effect.provide(engine(settings))))

  it.effect("is paused at 25 bounces or 7 complaints in a day while it is new, whatever it sent", () =>
    Effect.gen(function*() {
      const young = { createdAt: new Date(start - 6 * day), trusted: true }
      const bouncing = yield* running(young)
      const sent = yield* sendTo(bouncing, 30)
      yield* hear("email.bounced", sent.slice(0, 24))
      assert.isNull(yield* paused(bouncing))
      yield* hear("email.bounced", sent.slice(24, 25))
      assert.include((yield* paused(bouncing))?.reason, "25 recipients of a new account")
      const hated = yield* customer(young)
      const heard = yield* sendTo(hated, 30)
      yield* hear("email.complained", heard.slice(0, 6))
      assert.isNull(yield* paused(hated))
      yield* hear("email.complained", heard.slice(6, 7))
      assert.include((yield* paused(hated))?.reason, "7 recipients of a new account complained")
      const older = yield* customer({ createdAt: new Date(start - 7 * day) })
      const toOlder = yield* sendTo(older, 30)
      yield* hear("email.bounced", toOlder)
      yield* hear("email.complained", toOlder.slice(0, 10))
      assert.isNull(yield* paused(older))
    }).pipe(Effect.provide(engine(settings))))

  it.effect("is not paused for what lies longer back than the window", () =>
    Effect.gen(function*() {
      // No worker: what is reported as delivered was handed over.
      const young = yield* customer({ createdAt: new Date(start), trusted: true })
      const sent = yield* sendTo(young, 60)
      yield* hear("email.bounced", sent.slice(0, 24))
      yield* TestClock.adjust(25 * hour)
      yield* hear("email.bounced", sent.slice(24, 48))
      assert.isNull(yield* paused(young))
      const one = yield* customer()
      const early = yield* sendTo(one, 100)
      yield* hear("email.bounced", early)
      yield* TestClock.adjust(7 * day + hour)
      const late = yield* sendTo(one, 200)
      yield* hear("email.delivered", late)
      yield* hear("email.bounced", late.slice(0, 15))
      assert.isNull(yield* paused(one))
      yield* hear("email.bounced", late.slice(15, 16))
      assert.isNotNull(yield* paused(one))
    }).pipe(Effect.provide(engine(settings))))

  it.effect("is not paused for simulated recipients, nor for anything in test mode", () =>
    Effect.gen(function*() {
      const one = yield* running({ createdAt: new Date(start), trusted: true })
      const host = Sandbox.domainOf(one.account.id, "sendwright.test")
      const to = Array.from({ length: 40 }, (_, index) => `bounced+${index}@${host}`)
      const complained = Array.from({ length: 10 }, (_, index) => `complained+${index}@${host}`)
      for (const caller of [one.live, one.test]) {
        const id = yield* send(one, { to: [...to, ...complained] }, caller)
        yield* TestClock.adjust(hour)
        assert.strictEqual((yield* get(one, id)).status, "complained")
      }
      const tested = yield* sendTo(one, 50, one.test)
      yield* hear("email.bounced", tested)
      assert.isNull(yield* paused(one))
      const store = yield* ReputationStore
      const none = { recipients: 0, bounces: 0, complaints: 0 }
      assert.deepStrictEqual(yield* store.windows(one.account.id, new Date(start + hour)), { week: none, day: none })
    }).pipe(Effect.provide(engine(settings))))

  it.effect("is paused for recipients that the mail server refuses permanently at the hand-off", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* running({ createdAt: new Date(start), trusted: true })
      harness.submit = (message) =>
        Effect.succeed(Submission.accepted(`p-${message.emailId}`, {
          refused: message.envelope.recipients.slice(0, 25).map((address) => ({
            address,
            permanent: true,
            code: "550",
            diagnostic: "550 5.1.1 unknown"
          }))
        }))
      yield* sendTo(one, 50)
      assert.include((yield* paused(one))?.reason, "25 recipients")
    }).pipe(Effect.provide(engine(settings))))

  it.effect("is paused within a minute where the process that heard of it died before it could look", () =>
    Effect.gen(function*() {
      const jobs = yield* SendJobs
      const one = yield* running({ createdAt: new Date(start), trusted: true })
      const sent = yield* sendTo(one, 30)
      yield* jobs.intake(reportsOn("email.bounced", sent, start), new Date(start + second))
      assert.isNull(yield* paused(one))
      yield* TestClock.adjust(2 * minute)
      assert.isNotNull(yield* paused(one))
    }).pipe(Effect.provide(engine(settings))))

  it.effect("is paused by the engine: in the audit log, the log and a metric, without an address", () => {
    const lines: Array<string> = []
    const logger = Logger.make(({ message }) => void lines.push(JSON.stringify(message)))
    return Effect.gen(function*() {
      const audit = yield* AuditLog
      const one = yield* running({ createdAt: new Date(start), trusted: true })
      const sent = yield* sendTo(one, 30)
      yield* hear("email.bounced", sent)
      const [entry, ...rest] = yield* audit.list(one.account.id, 10, null)
      assert.deepStrictEqual(rest, [])
      assert.deepInclude(entry, {
        accountId: one.account.id,
        action: "account.paused",
        actor: { kind: "engine", id: null, name: "sendwright" },
        subject: null
      })
      assert.strictEqual(lines.length, 1)
      assert.include(lines[0], one.account.id)
      assert.notInclude(lines[0], "@")
      const metrics = yield* Metric.snapshot
      const counted = metrics.filter(({ attributes, id }) =>
        id === "sendwright_reputation_pauses_total" && attributes?.["cause"] === "bounces"
      )
      assert.strictEqual(counted.length, 1)
    }).pipe(Effect.provide(engine(settings)), Effect.provide(Logger.layer([logger])))
  })
})

describe("a paused account", () => {
  const pausedCustomer = Effect.gen(function*() {
    const one = yield* running({ createdAt: new Date(start), trusted: true })
    const sent = yield* sendTo(one, 30)
    yield* hear("email.bounced", sent.slice(0, 25))
    assert.isNotNull(yield* paused(one))
    return { one, rest: sent.slice(25) }
  })

  it.effect("sends nothing live, and goes on testing", () =>
    Effect.gen(function*() {
      const { one } = yield* pausedCustomer
      const emails = yield* Emails
      const live = yield* fresh(one, one.live)
      const refused = yield* Effect.flip(emails.send(live, yield* decode(request(one)), null))
      assert.strictEqual(refused._tag, "AccountPaused")
      assert.include(refused.message, "25 recipients of a new account")
      const id = yield* send(one, {}, yield* fresh(one, one.test))
      yield* TestClock.adjust(minute)
      assert.strictEqual((yield* get(one, id)).status, "delivered")
    }).pipe(Effect.provide(engine(settings))))

  it.effect("has its queued live email held, and sent once it is resumed", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const accounts = yield* Accounts
      const { one } = yield* pausedCustomer
      const before = harness.handedOver.length
      // Accepted by a node that does not know of the pause yet.
      const id = yield* send(one)
      yield* TestClock.adjust(3 * hour)
      assert.strictEqual(harness.handedOver.length, before)
      assert.strictEqual((yield* get(one, id)).status, "queued")
      yield* accounts.resume(one.account.id)
      yield* TestClock.adjust(2 * minute)
      assert.strictEqual((yield* get(one, id)).status, "sent")
    }).pipe(Effect.provide(engine(settings))))

  it.effect("begins from nothing when it is resumed: old figures do not pause it again, new ones do", () =>
    Effect.gen(function*() {
      const accounts = yield* Accounts
      const { one, rest } = yield* pausedCustomer
      yield* accounts.resume(one.account.id)
      yield* hear("email.bounced", rest)
      yield* TestClock.adjust(hour)
      assert.isNull(yield* paused(one))
      const sent = yield* sendTo(one, 50)
      yield* hear("email.bounced", sent.slice(0, 19))
      assert.isNull(yield* paused(one), "5 late ones and 19")
      yield* hear("email.bounced", sent.slice(19, 20))
      assert.isNotNull(yield* paused(one))
    }).pipe(Effect.provide(engine(settings))))

  it.effect("keeps an operator's pause and its reason", () =>
    Effect.gen(function*() {
      const accounts = yield* Accounts
      const one = yield* running({ createdAt: new Date(start), trusted: true })
      const sent = yield* sendTo(one, 30)
      yield* accounts.pause(one.account.id, "a look at your list")
      yield* hear("email.bounced", sent)
      assert.strictEqual((yield* paused(one))?.reason, "a look at your list")
      assert.strictEqual(
        (yield* AuditLog.use((audit) => audit.list(one.account.id, 10, null))).filter(({ actor }) =>
          actor.kind === "engine"
        ).length,
        0
      )
    }).pipe(Effect.provide(engine(settings))))

  it.effect("lets a scheduled email go that is at most 24 hours overdue when it is resumed, and fails an older one", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const accounts = yield* Accounts
      const one = yield* running()
      const at = (millis: number) => new Date(start + millis).toISOString()
      const late = yield* send(one, { scheduledAt: at(hour) })
      const inTime = yield* send(one, { scheduledAt: at(hour + 30 * minute) })
      const ahead = yield* send(one, { scheduledAt: at(40 * hour) })
      const test = yield* send(one, { scheduledAt: at(hour) }, one.test)
      yield* accounts.pause(one.account.id, null)
      yield* TestClock.adjust(25 * hour + minute)
      assert.strictEqual(harness.handedOver.length, 0)
      assert.strictEqual((yield* get(one, late)).status, "queued")
      assert.strictEqual((yield* get(one, test)).status, "delivered")
      yield* accounts.resume(one.account.id)
      yield* TestClock.adjust(10 * minute)
      assert.deepInclude(yield* get(one, late), { status: "failed", providerMessageId: null })
      assert.deepStrictEqual((yield* get(one, late)).events.at(-1)?.details, {
        reason: "schedule_missed",
        provider_code: null,
        attempts: 0
      })
      assert.strictEqual((yield* get(one, inTime)).status, "sent")
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.emailId), [inTime])
      yield* TestClock.adjust(15 * hour)
      assert.deepStrictEqual(yield* timeline(one, ahead), [
        "scheduled +0",
        `queued +${40 * 3600}`,
        `sent +${40 * 3600}`
      ])
    }).pipe(Effect.provide(engine({ pollMillis: 10 * minute }))))
})
