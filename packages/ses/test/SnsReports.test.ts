import { assert, describe, it } from "@effect/vitest"
import { normalize } from "@sendwright/core/foundation/Address"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { newId } from "@sendwright/testing/fixtures"
import * as Reports from "@sendwright/testing/SesReports"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { at, hour, mailOf, posted, using } from "./snsHarness.ts"

describe("reports", () => {
  it.effect("keeps one that overtakes our own commit until its email is known", () =>
    using(({ begin, find, jobs, settle, take }) =>
      Effect.gen(function*() {
        const { email, lease } = yield* begin()
        const { emailId: _, ...nameless } = mailOf(email.id)
        const body = posted(Reports.delivery({ ...nameless, form: "notification" }, at(700)))
        assert.strictEqual(yield* take(body), "events")
        assert.strictEqual(yield* take(body), "events")
        assert.strictEqual((yield* find(email.id)).status, "queued")
        yield* settle(lease, nameless.messageId)
        yield* jobs.applyKept(at(1_000), 10)
        assert.deepStrictEqual(yield* find(email.id), {
          status: "delivered",
          providerMessageId: nameless.messageId,
          events: ["email.queued", "email.delivered", "email.sent"]
        })
      })
    ))

  const proofs: ReadonlyArray<readonly [string, (mail: Reports.SesMail) => string, string]> = [
    ["Delivery", (mail) => Reports.delivery(mail, at(2_000)), "delivered"],
    ["Send", Reports.send, "sent"],
    ["Bounce", (mail) => Reports.bounce(mail, at(2_000)), "bounced"],
    ["Reject", (mail) => Reports.reject(mail), "failed"]
  ]
  it.effect.each(proofs)(
    "resolves an unknown hand-off by a %s: it is not handed over again",
    ([, report, status]) =>
      Effect.forEach(
        [{ _tag: "AwaitEvidence", until: at(60_000) }, { _tag: "Hold" }] as const,
        (next) =>
          using(({ begin, claim, find, settle, take }) =>
            Effect.gen(function*() {
              const { email, lease } = yield* begin()
              yield* settle(lease, null, next)
              yield* take(posted(report(mailOf(email.id))))
              assert.deepStrictEqual(yield* claim(at(10 * hour)), [])
              const found = yield* find(email.id)
              assert.strictEqual(found.status, status)
              assert.strictEqual(found.providerMessageId, `ses-${email.id}`)
              assert.strictEqual(found.events.length, 2)
            })
          )
      )
  )

  it.effect("makes one event of SES's Send and our own, whichever comes first", () =>
    using(({ begin, find, settle, take }) =>
      Effect.gen(function*() {
        for (const sesFirst of [true, false]) {
          const { email, lease } = yield* begin()
          const send = take(posted(Reports.send(mailOf(email.id))))
          if (sesFirst) yield* send
          yield* settle(lease, `ses-${email.id}`)
          yield* send
          assert.deepStrictEqual(yield* find(email.id), {
            status: "sent",
            providerMessageId: `ses-${email.id}`,
            events: ["email.queued", "email.sent"]
          })
        }
      })
    ))

  it.effect("counts one report once that comes over two ways", () =>
    using(({ begin, find, settle, take }) =>
      Effect.gen(function*() {
        const { email, lease } = yield* begin()
        yield* settle(lease, `ses-${email.id}`)
        const mail = mailOf(email.id)
        for (const form of ["event", "notification", "event"] as const) {
          yield* take(posted(Reports.delivery({ ...mail, form }, at(2_000))))
          yield* take(posted(Reports.complaint({ ...mail, form }, at(3_000), { feedbackId: "f" })))
        }
        assert.deepStrictEqual((yield* find(email.id)).events, [
          "email.queued",
          "email.sent",
          "email.delivered",
          "email.complained"
        ])
      })
    ))

  it.effect("takes nothing back for an out-of-office answer", () =>
    using(({ begin, find, settle, suppressed, take }) =>
      Effect.gen(function*() {
        for (const deliveredFirst of [true, false]) {
          const { email, lease } = yield* begin()
          yield* settle(lease, `ses-${email.id}`)
          const delivery = posted(Reports.delivery(mailOf(email.id), at(2_000)))
          const away = posted(Reports.bounce(mailOf(email.id), at(3_000), { type: "Transient", subType: "General" }))
          for (const body of deliveredFirst ? [delivery, away] : [away, delivery]) yield* take(body)
          assert.strictEqual((yield* find(email.id)).status, "delivered")
        }
        assert.deepStrictEqual(yield* suppressed, [])
      })
    ))

  it.effect("suppresses whom mail cannot reach, in live mode and never a simulated address", () =>
    using(({ begin, find, settle, suppressed, take }) =>
      Effect.gen(function*() {
        const simulated = {
          address: normalize("ada@example.com"),
          envelope: "ada@example.com",
          simulation: "bounced" as const
        }
        for (const over of [{ mode: "test" as const }, { recipients: [simulated] }, {}]) {
          assert.deepStrictEqual(yield* suppressed, [])
          const { email, lease } = yield* begin(over)
          yield* settle(lease, `ses-${email.id}`)
          yield* take(posted(Reports.bounce(mailOf(email.id), at(2_000))))
          assert.strictEqual((yield* find(email.id)).status, "bounced")
        }
        assert.deepStrictEqual(yield* suppressed, ["ada@example.com"])
      })
    ))

  it.effect("acknowledges what tells nothing, and refuses what it cannot read", () =>
    using(({ begin, find, settle, take }) =>
      Effect.gen(function*() {
        const { email, lease } = yield* begin()
        yield* settle(lease, `ses-${email.id}`)
        const mail = mailOf(email.id)
        const nothing = [
          Reports.open(mail, at(2_000)),
          Reports.click(mail, at(2_000)),
          Reports.subscription(mail, at(2_000)),
          Reports.complaint(mail, at(2_000), { type: "not-spam" }),
          "Successfully validated SNS topic for Amazon SES event publishing."
        ]
        for (const text of nothing) assert.strictEqual(yield* take(posted(text)), "ignored")
        assert.strictEqual((yield* find(email.id)).status, "sent")
        const refused = yield* Effect.flip(take(posted(JSON.stringify({ eventType: "Delivery" }))))
        assert.deepInclude(refused, { _tag: "SnsRefused", reason: "malformed" })
      })
    ))

  const broken = Layer.succeed(ProviderEvents, {
    ingest: () => Effect.fail(new StorageError({ command: "SendJobs.intake", cause: new Error("the disk is full") })),
    bindSignature: () => Effect.succeed(true)
  })
  it.effect("passes a failure of storage on, so that SNS tries again", () =>
    using(
      ({ take }) =>
        Effect.gen(function*() {
          const failed = yield* Effect.flip(take(posted(Reports.send(mailOf(newId())))))
          assert.strictEqual(failed._tag, "StorageError")
        }),
      broken
    ))
})
