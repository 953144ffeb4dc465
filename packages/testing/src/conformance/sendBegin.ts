import { assert } from "@effect/vitest"
import { normalize } from "@sendwright/core/foundation/Address"
import type { StoredFile } from "@sendwright/core/model/OriginalMessage"
import type { Begun } from "@sendwright/core/sending/SendJobs"
import * as Effect from "effect/Effect"
import { contentsSaying, domain, evidence, ownHeader, suppression, trace } from "../fixtures.ts"
import { attachment } from "../OutgoingMessages.ts"
import { harness, hour, type It, minute, second } from "./Harness.ts"

const failed = evidence({ type: "email.failed", details: { reason: "refused" }, error: "Refused" })

/** What every `SendJobs` must do when a hand-off begins. */
export const beginTests = (it: It): void => {
  it.effect("reads an email with everything that its message is made of", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const email = t.email({
        to: ["Ada <Ada@Example.com>"],
        cc: ["cc@example.com"],
        bcc: ["bcc@example.com"],
        replyTo: ["r@example.com", "R <r2@example.com>"],
        tags: ["kind:news", "note"],
        ownHeader,
        ...contentsSaying("Note G"),
        attachments: [
          attachment({ filename: "a", content: new Uint8Array([0, 255]) }),
          attachment({ filename: null, contentId: "logo", disposition: "inline" })
        ],
        recipients: [
          { address: normalize("ada@example.com"), envelope: "Ada@example.com", simulation: null },
          { address: normalize("cc@example.com"), envelope: "cc@example.com", simulation: "bounced" },
          { address: normalize("bcc@example.com"), envelope: "bcc@example.com", simulation: null }
        ],
        trace
      })
      yield* t.accept(email)
      const begun = yield* t.beginOne(t.at(second))
      assert.strictEqual(begun.attempt, 1)
      const { attachments, ...rest } = begun.email
      assert.deepStrictEqual(rest, {
        id: email.id,
        accountId: t.account.id,
        mode: "live",
        domainId: null,
        messageId: email.messageId,
        from: email.from,
        to: email.to,
        cc: email.cc,
        replyTo: ["r@example.com", "R <r2@example.com>"],
        subject: email.subject,
        tags: ["kind:news", "note"],
        ownHeader,
        ...contentsSaying("Note G"),
        recipients: email.recipients.map((recipient) => ({ ...recipient, state: "queued" as const })),
        createdAt: t.at(0),
        scheduledAt: null,
        queuedAt: t.at(0),
        trace
      })
      const bytes = ({ content, ...more }: StoredFile) => ({ ...more, content: [...content] })
      assert.deepStrictEqual(attachments.map(bytes), email.attachments.map(bytes))
    }))

  it.effect("begins no lease that is lost", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.send()
      const [lease] = yield* t.claim(t.at(0))
      const foreign = { ...lease!, token: "00000000-0000-4000-8000-000000000000" }
      assert.deepStrictEqual(yield* t.jobs.begin([foreign], t.at(1)), [{ _tag: "Lost", lease: foreign }])
      assert.deepStrictEqual(yield* t.jobs.begin([lease!], t.at(minute)), [{ _tag: "Lost", lease: lease! }])
      const [next] = yield* t.claim(t.at(minute))
      assert.notStrictEqual(next!.token, lease!.token)
      assert.deepStrictEqual(yield* t.jobs.begin([lease!], t.at(minute)), [{ _tag: "Lost", lease: lease! }])
      const [begun] = yield* t.jobs.begin([next!], t.at(minute))
      assert.strictEqual(begun?._tag === "Ready" && begun.attempt, 1)
    }))

  it.effect("tells a stale lease and the current one of one email apart in one batch", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.send()
      const [stale] = yield* t.claim(t.at(0))
      const [current] = yield* t.claim(t.at(minute))
      const begun = yield* t.jobs.begin([stale!, current!, stale!], t.at(minute))
      assert.deepStrictEqual(begun.map(({ _tag, lease }) => [_tag, lease.token]), [
        ["Lost", stale!.token],
        ["Ready", current!.token],
        ["Lost", stale!.token]
      ])
      const end = (lease: typeof stale, type: "email.sent" | "email.failed") => ({
        lease: lease!,
        now: t.at(minute),
        evidence: [evidence({ type, occurredAt: t.at(minute), error: "stale" })],
        next: { _tag: "Done" as const },
        later: []
      })
      assert.deepStrictEqual(
        yield* t.jobs.settle([end(stale, "email.failed"), end(current, "email.sent"), end(stale, "email.failed")]),
        [false, true, false]
      )
      const email = yield* t.get(current!.emailId)
      assert.deepStrictEqual(email.events.map(({ type }) => type), ["email.queued", "email.sent"])
    }))

  it.effect("checks recipients and domain again when a hand-off begins, and records no attempt if they fail", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const to = ["ada@example.com", "mary@example.com"]
      for (const mode of ["live", "test"] as const) yield* t.send({ domain: t.domain.name, to, mode })
      yield* t.suppressions.add(suppression({ accountId: t.account.id, address: "mary@example.com" }))
      const begin = Effect.fnUntraced(function*(now: Date) {
        const leases = yield* t.claim(now)
        assert.strictEqual(leases.length, 2)
        const begun: ReadonlyArray<Begun> = yield* t.jobs.begin(leases, now)
        assert.deepStrictEqual(begun.map(({ lease }) => lease), leases)
        yield* t.jobs.release(leases)
        return begun
      })
      for (const begun of yield* begin(t.at(0))) {
        assert.deepStrictEqual(begun._tag === "Suppressed" && begun.addresses, ["mary@example.com"])
      }
      yield* t.suppressions.remove(t.account.id, { address: normalize("mary@example.com") })
      yield* t.domains.setStatus(t.account.id, t.domain.id, "failed")
      assert.deepStrictEqual((yield* begin(t.at(1))).map(({ _tag }) => _tag), ["DomainRemoved", "DomainRemoved"])
      yield* t.domains.setStatus(t.account.id, t.domain.id, "verified")
      assert.deepStrictEqual(
        (yield* begin(t.at(2))).map((begun) => begun._tag === "Ready" ? begun.attempt : begun._tag),
        [1, 1]
      )
    }))

  it.effect("finds the domain removed", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.send({ domain: t.domain.name })
      yield* t.domains.remove(t.account.id, t.domain.id, t.at(0))
      const leases = yield* t.claim(t.at(0))
      const [begun] = yield* t.jobs.begin(leases, t.at(0))
      assert.strictEqual(begun?._tag, "DomainRemoved")
    }))

  it.effect("names the domain that the email is sent under now, also where it was removed and added again", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.send({ domain: t.domain.name })
      const first = yield* t.beginOne(t.at(0))
      assert.strictEqual(first.email.domainId, t.domain.id)
      yield* t.jobs.settle([
        { lease: first.lease, now: t.at(0), evidence: [], next: { _tag: "RetryAt", at: t.at(second) }, later: [] }
      ])
      yield* t.domains.remove(t.account.id, t.domain.id, t.at(1))
      const again = domain({ accountId: t.account.id, name: t.domain.name })
      yield* t.domains.add(again)
      yield* t.domains.setStatus(t.account.id, again.id, "verified")
      assert.strictEqual((yield* t.beginOne(t.at(second))).email.domainId, again.id)
    }))

  it.effect("ends what was refused at its beginning by its settlement", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const id = yield* t.send()
      yield* t.suppressions.add(suppression({ accountId: t.account.id, address: "ada@example.com" }))
      const leases = yield* t.claim(t.at(0))
      yield* t.jobs.begin(leases, t.at(0))
      assert.deepStrictEqual(
        yield* t.jobs.settle([
          { lease: leases[0]!, now: t.at(0), evidence: [failed], next: { _tag: "Done" }, later: [] }
        ]),
        [true]
      )
      assert.strictEqual((yield* t.get(id)).status, "failed")
      assert.deepStrictEqual(yield* t.claim(t.at(hour)), [])
    }))
}
