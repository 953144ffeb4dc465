import { assert } from "@effect/vitest"
import { normalize } from "@sendwright/core/foundation/Address"
import { attachmentsOf } from "@sendwright/core/model/OriginalMessage"
import * as Effect from "effect/Effect"
import {
  acceptGroup,
  contentsSaying,
  domain,
  endpoint,
  newEmail,
  ownHeader,
  recipientsOf,
  suppression
} from "../fixtures.ts"
import { attachment } from "../OutgoingMessages.ts"
import { day, harness, hour, idsOf, type It } from "./Harness.ts"

/** `EmailStore.accept` without idempotency keys. */
export const acceptTests = (it: It): void => {
  it.effect("stores what was accepted, with its first event and its job", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const email = t.email({
        domain: t.domain.name,
        from: `Ada <ada@${t.domain.name}>`,
        to: ["Charles <charles@Example.com>", "mary@example.com"],
        cc: ["george@example.com"],
        bcc: ["annabella@example.com"],
        replyTo: ["reply@example.com", "R <r2@example.com>"],
        subject: "Notes",
        tags: ["notes", "a:b"],
        ownHeader,
        ...contentsSaying("Note G"),
        attachments: [
          attachment({ filename: "g.txt" }),
          attachment({ filename: null, contentId: "logo@engines", disposition: "inline", contentType: "image/png" }),
          attachment({ filename: null, disposition: "alternative", contentType: "text/calendar; method=REQUEST" })
        ]
      })
      const answer = yield* t.acceptGroup(acceptGroup([email]))
      assert.deepStrictEqual(answer, { _tag: "Judged", verdicts: [{ _tag: "Accepted", emailId: email.id }] })
      const stored = yield* t.get(email.id)
      assert.deepStrictEqual(stored, {
        id: email.id,
        mode: "live",
        from: email.from,
        to: email.to,
        cc: email.cc,
        bcc: email.bcc,
        replyTo: ["reply@example.com", "R <r2@example.com>"],
        subject: "Notes",
        tags: ["notes", "a:b"],
        ownHeader,
        status: "queued",
        scheduledAt: null,
        createdAt: t.at(0),
        updatedAt: t.at(0),
        match: null,
        ...contentsSaying("Note G"),
        idempotencyKey: null,
        attachments: attachmentsOf(email.attachments).map(({ content, ...head }) => ({
          ...head,
          size: content.length
        })),
        hasOriginal: false,
        domainId: t.domain.id,
        providerMessageId: null,
        error: null,
        events: [{
          id: email.eventId,
          emailId: email.id,
          type: "email.queued",
          details: {},
          occurredAt: t.at(0),
          sequence: 0
        }]
      })
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(0))), [email.id])
    }))

  it.effect("keeps a scheduled email without a job", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send({ scheduledAt: t.at(hour) })
      const stored = yield* t.get(id)
      assert.strictEqual(stored.status, "scheduled")
      assert.deepStrictEqual(stored.scheduledAt, t.at(hour))
      assert.deepStrictEqual(stored.events.map(({ details, type }) => ({ details, type })), [
        { type: "email.scheduled", details: { scheduled_at: t.at(hour).toISOString() } }
      ])
      assert.deepStrictEqual(yield* t.claim(t.at(day)), [])
    }))

  it.effect("marks the events of test mode", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const queued = yield* t.get(yield* t.send({ mode: "test" }))
      assert.deepStrictEqual(queued.events[0]?.details, { test: true })
      const scheduled = yield* t.get(yield* t.send({ mode: "test", scheduledAt: t.at(hour) }))
      assert.deepStrictEqual(scheduled.events[0]?.details, { scheduled_at: t.at(hour).toISOString(), test: true })
    }))

  it.effect("refuses for the domain first, then for suppressed recipients, then for the quota", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.suppressions.add(suppression({ accountId: t.account.id, address: "mary@example.com" }))
      const quota = { month: "2026-11", monthlyLimit: 0, day: "2026-11-21", dailyLimit: 0 }
      const evaluate = (message: ReturnType<typeof t.email>) =>
        Effect.map(
          t.acceptGroup(acceptGroup([message], { quota })),
          (answer) => answer._tag === "Judged" ? answer.verdicts : []
        )
      const to = ["mary@example.com"]
      const name = "elsewhere.example"
      assert.deepStrictEqual(yield* evaluate(t.email({ domain: name, to })), [{
        _tag: "DomainNotVerified",
        domain: name
      }])
      assert.deepStrictEqual(yield* evaluate(t.email({ domain: t.domain.name, to })), [
        { _tag: "Suppressed", addresses: ["mary@example.com"] }
      ])
      assert.deepStrictEqual(yield* evaluate(t.email({ domain: t.domain.name })), [
        { _tag: "OverQuota", limit: "month", allowed: 0 }
      ])
      assert.deepStrictEqual(yield* t.list(), [])
      assert.deepStrictEqual(yield* t.claim(t.at(0)), [])
    }))

  it.effect("knows only the verified domains of the account itself", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const pending = domain({ accountId: t.account.id, status: "pending" })
      const removed = domain({ accountId: t.account.id, status: "pending" })
      yield* t.domains.add(pending)
      yield* t.domains.add(removed)
      yield* t.domains.setStatus(t.account.id, removed.id, "verified")
      yield* t.domains.remove(t.account.id, removed.id, t.at(0))
      for (const name of [other.domain.name, pending.name, removed.name]) {
        for (const mode of ["live", "test"] as const) {
          const answer = yield* t.acceptGroup(acceptGroup([t.email({ domain: name, mode })]))
          assert.deepStrictEqual(answer, { _tag: "Judged", verdicts: [{ _tag: "DomainNotVerified", domain: name }] })
        }
      }
    }))

  it.effect("names every suppressed recipient, in both modes, and no other account's", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const accountId = t.account.id
      yield* t.suppressions.add(suppression({ accountId, address: "mary@example.com" }))
      yield* t.suppressions.add(suppression({ accountId, address: "george@example.com", reason: "bounce" }))
      yield* t.suppressions.add(suppression({ accountId: other.account.id, address: "ada@example.com" }))
      for (const mode of ["live", "test"] as const) {
        const answer = yield* t.acceptGroup(acceptGroup([
          t.email({ mode, to: ["Mary@example.com", "ada@example.com"], bcc: ["george@EXAMPLE.com"] })
        ]))
        assert.strictEqual(answer._tag, "Judged")
        const [verdict] = answer._tag === "Judged" ? answer.verdicts : []
        assert.deepStrictEqual(
          verdict?._tag === "Suppressed" ? verdict.addresses.toSorted() : verdict,
          ["george@example.com", "mary@example.com"]
        )
      }
      yield* t.suppressions.remove(accountId, { address: normalize("mary@example.com") })
      yield* t.send({ to: ["mary@example.com"] })
    }))

  it.effect("counts to the last email of a month and of a day, and starts again with the next", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const verdictOf = Effect.fnUntraced(function*(
        monthlyLimit: number | null,
        dailyLimit: number | null,
        of: { readonly month?: string; readonly day?: string } = {}
      ) {
        const quota = { month: "2026-11", day: "2026-11-21", ...of, monthlyLimit, dailyLimit }
        const answer = yield* t.acceptGroup(acceptGroup([t.email()], { quota }))
        const [verdict] = answer._tag === "Judged" ? answer.verdicts : []
        return verdict?._tag === "OverQuota" ? `${verdict.limit} ${verdict.allowed}` : verdict?._tag
      })
      // No limit is counted all the same.
      assert.strictEqual(yield* verdictOf(null, null), "Accepted")
      assert.strictEqual(yield* verdictOf(3, null), "Accepted")
      assert.strictEqual(yield* verdictOf(3, 2), "day 2")
      assert.strictEqual(yield* verdictOf(3, 3), "Accepted")
      assert.strictEqual(yield* verdictOf(3, 4), "month 3")
      assert.strictEqual(yield* verdictOf(4, 3, { day: "2026-11-22" }), "Accepted")
      assert.strictEqual(yield* verdictOf(4, 3, { day: "2026-11-23" }), "month 4")
      assert.strictEqual(yield* verdictOf(1, 1, { month: "2026-12", day: "2026-12-01" }), "Accepted")
      // What was refused was not counted.
      assert.strictEqual(yield* verdictOf(5, 3, { day: "2026-11-22" }), "Accepted")
      assert.strictEqual(yield* verdictOf(5, 3, { day: "2026-11-22" }), "month 5")
    }))

  it.effect("uses up a quota within a group, in order, and counts each account for itself", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      yield* t.suppressions.add(suppression({ accountId: t.account.id, address: "mary@example.com" }))
      const quota = { month: "2026-11", monthlyLimit: 2, day: "2026-11-21", dailyLimit: null }
      const messages = [
        t.email(),
        t.email({ to: ["mary@example.com"] }),
        t.email(),
        t.email()
      ] as const
      const answers = yield* t.emails.accept([
        acceptGroup(messages, { quota }),
        acceptGroup([newEmail({ accountId: other.account.id, createdAt: t.at(0) })], { quota })
      ])
      assert.deepStrictEqual(
        answers.map((answer) => answer._tag === "Judged" ? answer.verdicts.map(({ _tag }) => _tag) : answer._tag),
        [["Accepted", "Suppressed", "Accepted", "OverQuota"], ["Accepted"]]
      )
      assert.deepStrictEqual(new Set(idsOf(yield* t.list())), new Set([messages[0].id, messages[2].id]))
    }))

  it.effect("lets no two accepts at once pass one limit", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const quota = { month: "2026-11", monthlyLimit: 7, day: "2026-11-21", dailyLimit: null }
      const answers = yield* Effect.all(
        Array.from({ length: 20 }, () => t.acceptGroup(acceptGroup([t.email()], { quota }))),
        { concurrency: "unbounded" }
      )
      const accepted = answers.filter((answer) => answer._tag === "Judged" && answer.verdicts[0]?._tag === "Accepted")
      assert.strictEqual(accepted.length, 7)
      assert.strictEqual((yield* t.list()).length, 7)
    }))

  it.effect("judges each group of a batch for itself, and answers in their order", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const others = yield* Effect.all(Array.from({ length: 6 }, () => t.seed()))
      const groups = others.map((other, index) =>
        acceptGroup([newEmail({
          accountId: other.account.id,
          createdAt: t.at(0),
          domain: index % 2 === 0 ? other.domain.name : t.domain.name
        })])
      )
      const answers = yield* t.emails.accept(groups)
      assert.deepStrictEqual(
        answers,
        groups.map((group, index) => ({
          _tag: "Judged",
          verdicts: [
            index % 2 === 0
              ? { _tag: "Accepted", emailId: group.messages[0]!.id }
              : { _tag: "DomainNotVerified", domain: t.domain.name }
          ]
        }))
      )
      assert.deepStrictEqual(
        new Set(idsOf(yield* t.claim(t.at(0)))),
        new Set(groups.filter((_, index) => index % 2 === 0).map((group) => group.messages[0]!.id))
      )
      assert.deepStrictEqual(yield* t.emails.accept([]), [])
    }))

  it.effect("stores an email once when the command is repeated after its answer was lost", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const email = t.email()
      yield* t.accept(email)
      // Whether it says so or refuses to: what counts is what is stored.
      yield* Effect.exit(t.emails.accept([acceptGroup([email])]))
      assert.deepStrictEqual(idsOf(yield* t.list()), [email.id])
      assert.strictEqual((yield* t.get(email.id)).events.length, 1)
      assert.strictEqual((yield* t.claim(t.at(0))).length, 1)
    }))

  it.effect("fans the first event out to the endpoints that subscribe to it", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const accountId = t.account.id
      const other = yield* t.seed()
      const queued = endpoint({ accountId, events: ["email.queued"] })
      const scheduled = endpoint({ accountId, events: ["email.scheduled", "email.sent"] })
      const foreign = endpoint({ accountId: other.account.id, events: ["email.queued", "email.scheduled"] })
      yield* Effect.forEach(
        [queued, scheduled, endpoint({ accountId }), foreign],
        (item) => t.webhooks.addEndpoint(item, "sealed")
      )
      const first = t.email()
      const second = t.email({ mode: "test", scheduledAt: t.at(hour) })
      yield* t.accept(first, second)
      const leases = yield* t.webhooks.claim({ now: t.at(0), limit: 100, perEndpoint: 100, leaseMillis: 1000 })
      assert.deepStrictEqual(
        new Set(leases.map(({ delivery }) =>
          [delivery.endpointId, delivery.eventType, delivery.emailEventId, delivery.emailId, delivery.mode].join(" ")
        )),
        new Set([
          [queued.id, "email.queued", first.eventId, first.id, "live"].join(" "),
          [scheduled.id, "email.scheduled", second.eventId, second.id, "test"].join(" ")
        ])
      )
    }))

  it.effect("fans events of live mode out to endpoints of live mode, and those of test mode to all", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const accountId = t.account.id
      const events = ["email.queued", "email.scheduled", "email.cancelled"] as const
      const live = endpoint({ accountId, events })
      const test = endpoint({ accountId, events, mode: "test" })
      yield* Effect.forEach([live, test], (item) => t.webhooks.addEndpoint(item, "sealed"))
      const messages = (["live", "test"] as const).flatMap((mode) => [
        t.email({ mode }),
        t.email({ mode, scheduledAt: t.at(hour) }),
        t.email({ mode, scheduledAt: t.at(hour) })
      ])
      yield* t.accept(...messages)
      const both = { accountId, modes: ["live", "test"] } as const
      yield* Effect.forEach([messages[1]!, messages[4]!], ({ id }) => t.emails.cancel(both, id, t.at(1)))
      yield* t.emails.promoteScheduled(t.at(hour), 9)
      const leases = yield* t.webhooks.claim({ now: t.at(hour), limit: 100, perEndpoint: 100, leaseMillis: 1000 })
      const of = ({ id }: { readonly id: string }) =>
        leases.filter(({ delivery }) => delivery.endpointId === id)
          .map(({ delivery }) => [delivery.mode, delivery.eventType].join(" ")).sort()
      const expected = (mode: string) => [
        `${mode} email.cancelled`,
        `${mode} email.queued`,
        `${mode} email.queued`,
        `${mode} email.scheduled`,
        `${mode} email.scheduled`
      ]
      assert.deepStrictEqual(of(test), expected("test"))
      assert.deepStrictEqual(of(live), [...expected("live"), ...expected("test")])
    }))

  it.effect("keeps 50 recipients in the order of their first mention", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const to = Array.from({ length: 50 }, (_, index) => `person-${(index * 37) % 50}@example.com`)
      yield* t.send({ to, recipients: recipientsOf(...to) })
      const { email } = yield* t.beginOne(t.at(0))
      assert.deepStrictEqual(email.recipients.map(({ address }) => address), to)
    }))
}
