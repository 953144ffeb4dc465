import { assert } from "@effect/vitest"
import type { NewEmail } from "@sendwright/core/emails/EmailStore"
import type { EmailSummary } from "@sendwright/core/model/Email"
import { noFilters, type Position, toSearch } from "@sendwright/core/model/EmailQuery"
import { messageIdOf } from "@sendwright/core/model/MessageId"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { evidence, idAt, newEmail, newId, ownHeader, report } from "../fixtures.ts"
import { harness, hour, idsOf, type It, minute, second } from "./Harness.ts"

const newestFirst = (items: ReadonlyArray<Position>) =>
  items.toSorted((left, right) => right.createdAt.getTime() - left.createdAt.getTime() || (left.id < right.id ? 1 : -1))
    .map(({ id }) => id)

/** Reading in `EmailStore`: `find` and `list`. */
export const logTests = (it: It): void => {
  it.effect("shows an email to its account and mode only", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const live = yield* t.send()
      const test = yield* t.send({ mode: "test" })
      const find = (accountId: string, modes: ReadonlyArray<"live" | "test">, id: string) =>
        Effect.map(t.emails.find({ accountId, modes }, id), Option.isSome)
      assert.isTrue(yield* find(t.account.id, ["live"], live))
      assert.isTrue(yield* find(t.account.id, ["live", "test"], test))
      assert.isFalse(yield* find(t.account.id, ["test"], live))
      assert.isFalse(yield* find(t.account.id, ["live"], test))
      assert.isFalse(yield* find(other.account.id, ["live", "test"], live))
      assert.isFalse(yield* find(t.account.id, ["live", "test"], newId()))
    }))

  it.effect("lists an account and mode only, newest first", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const emails = [0, 3, 1, 2].map((seconds, index) =>
        t.email({ createdAt: t.at(seconds * second), mode: index % 2 === 0 ? "live" : "test" })
      )
      yield* t.accept(...emails, newEmail({ accountId: other.account.id, createdAt: t.at(0) }))
      const list = (modes: ReadonlyArray<"live" | "test">) =>
        Effect.map(
          t.emails.list({ accountId: t.account.id, modes }, {
            limit: 10,
            after: null,
            ...noFilters,
            search: null,
            depth: 100
          }),
          (page) => idsOf(page.emails)
        )
      assert.deepStrictEqual(yield* list(["live", "test"]), newestFirst(emails))
      assert.deepStrictEqual(yield* list(["live"]), newestFirst(emails.filter(({ mode }) => mode === "live")))
      assert.deepStrictEqual(yield* list(["test"]), newestFirst(emails.filter(({ mode }) => mode === "test")))
    }))

  it.effect("lists summaries without bodies, headers, attachments and events", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const email = t.email({ tags: ["a"], cc: ["cc@example.com"], ownHeader, scheduledAt: t.at(hour) })
      yield* t.accept(email)
      const expected: EmailSummary = {
        id: email.id,
        mode: "live",
        from: email.from,
        to: email.to,
        cc: email.cc,
        bcc: [],
        replyTo: [],
        subject: email.subject,
        tags: ["a"],
        ownHeader,
        status: "scheduled",
        scheduledAt: t.at(hour),
        createdAt: t.at(0),
        updatedAt: t.at(0),
        match: null
      }
      assert.deepStrictEqual(yield* t.list(), [expected])
    }))

  it.effect("pages through emails of one moment without loss or repetition", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const emails = Array.from({ length: 25 }, (_, index) =>
        t.email({
          createdAt: t.at(index < 20 ? 0 : index * second),
          mode: index % 3 === 0 ? "test" : "live",
          tags: index % 2 === 0 ? ["even"] : []
        }))
      yield* t.accept(...emails)
      for (
        const [filter, expected] of [[null, emails], [
          "even",
          emails.filter(({ tags }) => tags.length > 0)
        ]] as const
      ) {
        const seen: Array<string> = []
        let after: Position | null = null
        for (;;) {
          const page: ReadonlyArray<EmailSummary> = yield* t.list({ limit: 4, after, tag: filter })
          assert.isAtMost(page.length, 4)
          seen.push(...idsOf(page))
          const last = page[page.length - 1]
          if (last === undefined) break
          after = { createdAt: last.createdAt, id: last.id }
        }
        assert.deepStrictEqual(seen, newestFirst(expected))
      }
      const scope = { accountId: t.account.id, modes: ["live", "test"] } as const
      const all = newestFirst(emails)
      for (const modes of [["live", "test"], ["live"]] as const) {
        const expected = all.filter((id) =>
          modes.some((mode) => emails.some((one) => one.id === id && one.mode === mode))
        )
        const back: Array<string> = []
        for (let before: Position | undefined = emails.find(({ id }) => id === expected.at(-1));;) {
          const page: ReadonlyArray<EmailSummary> = yield* t.emails.newer({ ...scope, modes }, before!, 4)
          assert.isAtMost(page.length, 4)
          back.unshift(...idsOf(page))
          before = page[0]
          if (before === undefined) break
        }
        assert.deepStrictEqual(back, expected.slice(0, -1))
      }
      assert.deepStrictEqual(
        yield* t.emails.newer({ ...scope, accountId: newId() }, { createdAt: t.at(0), id: idAt(t.at(0)) }, 4),
        []
      )
      // A place of which nothing is left is a place all the same.
      assert.strictEqual((yield* t.list({ after: { createdAt: t.at(500), id: idAt(t.at(500)) } })).length, 20)
    }))

  it.effect("filters by status and by tag", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const sent = yield* t.handOver({ tags: ["welcome", "eu"] })
      const queued = yield* t.send({ tags: ["welcome"], createdAt: t.at(second) })
      const scheduled = yield* t.send({ scheduledAt: t.at(hour), tags: ["Welcome"], createdAt: t.at(2 * second) })
      assert.deepStrictEqual(idsOf(yield* t.list({ status: "sent" })), [sent.id])
      assert.deepStrictEqual(idsOf(yield* t.list({ status: "queued" })), [queued])
      assert.deepStrictEqual(idsOf(yield* t.list({ status: "scheduled" })), [scheduled])
      assert.deepStrictEqual(idsOf(yield* t.list({ status: "bounced" })), [])
      assert.deepStrictEqual(idsOf(yield* t.list({ tag: "welcome" })), [queued, sent.id])
      assert.deepStrictEqual(idsOf(yield* t.list({ tag: "welcome", status: "sent" })), [sent.id])
      assert.deepStrictEqual(idsOf(yield* t.list({ tag: "welc" })), [])
    }))

  it.effect("finds by email id, message id, recipient and subject, in this order", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const emailId = idAt(t.at(0))
      const messageId = messageIdOf(emailId, "Engines.example")
      const { id, providerMessageId } = yield* t.handOver({
        id: emailId,
        messageId,
        to: ["Ada <Ada.Lovelace@example.com>"],
        cc: ["babbage@engines.example"],
        subject: `About Lovelace, babbage and ${emailId}@ENGINES.example`
      })
      const search = (q: string) =>
        Effect.map(t.list({ search: toSearch(q) }), (found) => found.map((email) => ({ id: email.id, ...email.match })))
      assert.deepStrictEqual(yield* search(id), [{ id, field: "email_id", value: id }])
      assert.deepStrictEqual(yield* search(id.toUpperCase()), [{ id, field: "email_id", value: id }])
      assert.deepStrictEqual(yield* search(providerMessageId), [{ id, field: "message_id", value: providerMessageId }])
      assert.deepStrictEqual(yield* search(messageId), [{ id, field: "message_id", value: messageId }])
      assert.deepStrictEqual(yield* search(`<${messageId}>`), [{ id, field: "message_id", value: messageId }])
      assert.deepStrictEqual(yield* search("LOVELACE@exam"), [
        { id, field: "recipient", value: "ada.lovelace@example.com" }
      ])
      assert.deepStrictEqual(yield* search("babbage"), [{ id, field: "recipient", value: "babbage@engines.example" }])
      const subject = `About Lovelace, babbage and ${emailId}@ENGINES.example`
      assert.deepStrictEqual(yield* search("aBOUT love"), [{ id, field: "subject", value: subject }])
      // A message id is compared exactly; what differs in case is text like any other.
      assert.deepStrictEqual(yield* search(`${emailId}@engines.example`), [{ id, field: "subject", value: subject }])
      assert.deepStrictEqual(yield* search("nothing like it"), [])
      assert.deepStrictEqual(yield* search(newId()), [])
    }))

  it.effect("finds an address of an international domain as the record shows it, in part and whole, and by its A-labels", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { id } = yield* t.handOver({ to: ["Iris <I@Bücher.example>"], bcc: ["o@xn--mnchen-3ya.example"] })
      // Until it is handed over an email is looked for in another place.
      const queued = yield* t.send({ cc: ["j@bücher.example"], createdAt: t.at(second) })
      const search = (q: string) =>
        Effect.map(t.list({ search: toSearch(q) }), (found) => found.map((email) => ({ id: email.id, ...email.match })))
      const recipient = (id: string, value: string) => ({ id, field: "recipient" as const, value })
      assert.deepStrictEqual(yield* search("i@bücher.example"), [recipient(id, "I@Bücher.example")])
      assert.deepStrictEqual(yield* search("I@BÜCHER.EXAMPLE"), [recipient(id, "I@Bücher.example")])
      assert.deepStrictEqual(yield* search("Büche"), [
        recipient(queued, "j@bücher.example"),
        recipient(id, "I@Bücher.example")
      ])
      assert.deepStrictEqual(yield* search("@xn--bcher-kva"), [
        recipient(queued, "j@xn--bcher-kva.example"),
        recipient(id, "i@xn--bcher-kva.example")
      ])
      assert.deepStrictEqual(yield* search("xn--mnchen"), [recipient(id, "o@xn--mnchen-3ya.example")])
      assert.deepStrictEqual(yield* search("Iris <"), [])
    }))

  it.effect("searches within the scope, the filters and the page only", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const first = yield* t.send({ subject: "Needle one", tags: ["x"] })
      const second_ = yield* t.send({ subject: "needle two", createdAt: t.at(second) })
      const test = yield* t.send({ subject: "needle three", mode: "test", createdAt: t.at(minute) })
      yield* t.accept(newEmail({ accountId: other.account.id, subject: "needle", createdAt: t.at(0) }))
      const search = toSearch("NEEDLE")
      assert.deepStrictEqual(idsOf(yield* t.list({ search })), [test, second_, first])
      assert.deepStrictEqual(idsOf(yield* t.list({ search, tag: "x" })), [first])
      assert.deepStrictEqual(idsOf(yield* t.list({ search, limit: 2 })), [test, second_])
      assert.deepStrictEqual(
        idsOf(yield* t.list({ search, after: { createdAt: t.at(second), id: second_ } })),
        [first]
      )
      const scoped = (accountId: string, modes: ReadonlyArray<"live" | "test">, q: string) =>
        Effect.map(
          t.emails.list({ accountId, modes }, {
            limit: 10,
            after: null,
            ...noFilters,
            search: toSearch(q),
            depth: 100
          }),
          (page) => idsOf(page.emails)
        )
      assert.deepStrictEqual(yield* scoped(t.account.id, ["test"], "needle"), [test])
      assert.deepStrictEqual(yield* scoped(t.account.id, ["test"], first), [])
      assert.deepStrictEqual(yield* scoped(other.account.id, ["live"], first), [])
      assert.deepStrictEqual(yield* scoped(t.account.id, ["live"], first), [first])
    }))

  it.effect("finds by tag and text what lies behind many newer ones, whatever became of it", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      let count = 0
      const named = (name: string, more: Partial<NewEmail> = {}) =>
        t.email({ subject: `Needle ${name}`, tags: ["needle", name], createdAt: t.at(count++), ...more })
      /** Accepts emails, and hands over whatever is due. */
      const handOver = Effect.fnUntraced(function*(type: "email.sent" | "email.failed", ...emails: Array<NewEmail>) {
        yield* t.accept(...emails)
        const now = t.at(count)
        const leases = yield* t.claim(now, { limit: 1000, perAccount: 1000 })
        yield* t.jobs.begin(leases, now)
        yield* t.jobs.settle(leases.map((lease) => ({
          lease,
          now,
          evidence: [evidence({ type, occurredAt: now })],
          next: { _tag: "Done" },
          later: []
        })))
      })
      const sent = named("sent")
      yield* handOver("email.sent", sent)
      const failed = named("failed")
      yield* handOver("email.failed", failed)
      const delivered = named("delivered")
      yield* t.accept(delivered)
      yield* t.jobs.intake([report({ type: "email.delivered", emailId: delivered.id })], t.at(count))
      const later = { scheduledAt: t.at(hour) }
      const scheduled = named("scheduled", later)
      const cancelled = named("cancelled", later)
      const promoted = named("promoted", { scheduledAt: t.at(minute) })
      yield* t.accept(scheduled, cancelled, promoted)
      yield* t.emails.cancel({ accountId: t.account.id, modes: ["live"] }, cancelled.id, t.at(count))
      yield* handOver("email.sent", ...Array.from({ length: 600 }, () => t.email({ createdAt: t.at(count++) })))
      yield* t.emails.promoteScheduled(t.at(minute), 100)
      const queued = named("queued")
      yield* t.accept(queued, ...Array.from({ length: 1100 }, () => t.email({ createdAt: t.at(count++) })))

      const all = [queued, promoted, cancelled, scheduled, delivered, failed, sent].map(({ id }) => id)
      const search = toSearch("NEEDLE")
      assert.deepStrictEqual(idsOf(yield* t.list({ search })), all)
      assert.deepStrictEqual(idsOf(yield* t.list({ tag: "needle" })), all)
      assert.deepStrictEqual(idsOf(yield* t.list({ search, tag: "needle" })), all)
      assert.deepStrictEqual(idsOf(yield* t.list({ search, limit: 3 })), all.slice(0, 3))
      assert.deepStrictEqual(idsOf(yield* t.list({ search, after: scheduled })), all.slice(4))
      const statuses = {
        queued: [queued, promoted],
        scheduled: [scheduled],
        cancelled: [cancelled],
        sent: [sent],
        delivered: [delivered],
        failed: [failed]
      }
      for (const [status, emails] of Object.entries(statuses)) {
        const ids = emails.map(({ id }) => id)
        const query = { status: status as keyof typeof statuses }
        assert.deepStrictEqual(idsOf(yield* t.list({ ...query, search })), ids, status)
        assert.deepStrictEqual(idsOf(yield* t.list({ ...query, tag: "needle" })), ids, status)
        assert.deepStrictEqual(idsOf(yield* t.list({ ...query, tag: "needle", search })), ids, status)
      }
    }))

  it.effect("takes % _ and \\ in a search text for themselves", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const percent = yield* t.send({ subject: "100% off_peak \\o/ a*b [x]" })
      const plain = yield* t.send({ subject: "1000 offApeak _o/ aab x", createdAt: t.at(second) })
      const underscore = yield* t.send({ to: ["first_last@example.com"], createdAt: t.at(2 * second) })
      yield* t.send({ to: ["firstXlast@example.com"], createdAt: t.at(3 * second) })
      const search = (text: string) => Effect.map(t.list({ search: { _tag: "Text", text } }), idsOf)
      assert.deepStrictEqual(yield* search("100%"), [percent])
      assert.deepStrictEqual(yield* search("off_peak"), [percent])
      assert.deepStrictEqual(yield* search("\\o/"), [percent])
      assert.deepStrictEqual(yield* search("a*b"), [percent])
      assert.deepStrictEqual(yield* search("[x]"), [percent])
      assert.deepStrictEqual(yield* search("_o/"), [plain])
      assert.deepStrictEqual(yield* search("first_last"), [underscore])
      assert.deepStrictEqual(yield* search("%%%"), [])
      assert.deepStrictEqual(yield* search("100\\%"), [])
    }))

  it.effect("shows the events oldest first by when they happened, then by when they were stored", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send()
      const { lease } = yield* t.beginOne(t.at(0))
      const at = (type: "email.sent" | "email.delivery_delayed" | "email.delivered", millis: number) =>
        evidence({ type, occurredAt: t.at(millis), recipients: ["ada@example.com"], keys: [newId()] })
      yield* t.jobs.settle([{
        lease,
        now: t.at(minute),
        evidence: [at("email.delivered", 3000), at("email.sent", 2000), at("email.delivery_delayed", 3000)],
        next: { _tag: "Done" },
        later: []
      }])
      const { events } = yield* t.get(id)
      assert.deepStrictEqual(events.map(({ sequence, type }) => `${type} ${sequence}`), [
        "email.queued 0",
        "email.sent 2",
        "email.delivered 1",
        "email.delivery_delayed 3"
      ])
      assert.strictEqual(new Set(events.map((event) => event.id)).size, 4)
    }))
}
