import { assert, describe, it } from "@effect/vitest"
import { GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import { SnsCertificateUnavailable } from "@sendwright/ses/SnsCertificates"
import * as FakeSns from "@sendwright/testing/FakeSns"
import { newId } from "@sendwright/testing/fixtures"
import * as Reports from "@sendwright/testing/SesReports"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { at, hour, mailOf, other, posted, sns, using } from "./snsHarness.ts"

describe("who may speak", () => {
  it.effect("refuses what SNS did not sign for an allowed topic, now", () =>
    using(({ take }, outside) =>
      Effect.gen(function*() {
        const why = (body: string, isRaw = false) =>
          Effect.map(Effect.flip(take(body, isRaw)), (error) => `${error._tag}: ${error.message}`)
        const good = posted("{}")
        const message = JSON.parse(good) as Record<string, string>
        const changed = (over: Record<string, string>) => JSON.stringify({ ...message, ...over })
        assert.strictEqual(yield* take(good), "ignored")
        const asked = outside.certificates.length

        // None of these asks for a certificate.
        assert.include(yield* why(good, true), "Raw message delivery")
        assert.include(yield* why("{"), "is not JSON")
        assert.include(yield* why(Reports.send(mailOf(newId()))), "is not a message of SNS")
        assert.include(yield* why(other.notification("{}", at(0))), "SENDWRIGHT_SES_TOPIC_ARNS")
        assert.include(yield* why(changed({ TopicArn: "no topic" })), "SENDWRIGHT_SES_TOPIC_ARNS")
        assert.include(yield* why(sns.notification("{}", at(-15 * 24 * hour - 1))), "too old")
        assert.include(yield* why(sns.subscriptionConfirmation(at(-2 * hour - 1))), "too old")
        assert.include(yield* why(sns.notification("{}", at(16 * 60_000))), "in the future")
        const elsewhere = [
          message["SigningCertURL"]!.replace("us-east-1", "us-west-2"),
          message["SigningCertURL"]!.replace("https", "http"),
          message["SigningCertURL"]!.replace("amazonaws.com", "amazonaws.com.evil.example")
        ]
        for (const SigningCertURL of elsewhere) {
          assert.include(yield* why(sns.notification("{}", at(0), { SigningCertURL })), "not of the topic's region")
        }
        assert.strictEqual(outside.certificates.length, asked)

        assert.include(yield* why(changed({ Message: "{} " })), "does not fit")
        outside.certificate = Effect.succeed(other.certificate)
        assert.include(yield* why(good), "does not fit")
        outside.certificate = Effect.succeed(FakeSns.make({ host: "evil.example" }).certificate)
        assert.include(yield* why(good), "not made out to SNS")

        outside.certificate = Effect.succeed(sns.certificate)
        yield* TestClock.adjust("15 days")
        assert.strictEqual(yield* take(good), "ignored")
        assert.strictEqual(
          yield* take(sns.notification("{}", at(15 * 24 * hour), { SignatureVersion: "1" })),
          "ignored"
        )
        yield* TestClock.adjust("1 second")
        assert.include(yield* why(good), "too old")
      })
    ))

  it.effect("asks for the message again where the certificate cannot be had now", () =>
    using(({ take }, outside) =>
      Effect.gen(function*() {
        outside.certificate = Effect.fail(new SnsCertificateUnavailable({ message: "no route" }))
        assert.strictEqual((yield* Effect.flip(take(posted("{}"))))._tag, "SnsUnavailable")
        outside.certificate = Effect.succeed(sns.certificate)
        assert.strictEqual(yield* take(posted("{}")), "ignored")
      })
    ))

  it.effect("logs neither addresses nor bodies", () =>
    using(({ begin, settle, take }, outside) =>
      Effect.gen(function*() {
        const { email, lease } = yield* begin()
        yield* settle(lease, `ses-${email.id}`)
        yield* take(posted(Reports.bounce(mailOf(email.id), at(2_000))))
        yield* take(posted("Successfully validated ada@example.com"))
        yield* Effect.flip(take(posted(JSON.stringify({ eventType: "Bounce", mail: "ada@example.com" }))))
        yield* Effect.flip(take(other.notification(Reports.send(mailOf(email.id)), at(0))))
        yield* take(sns.subscriptionConfirmation(at(0)))
        yield* take(sns.unsubscribeConfirmation(at(0)))
        const log = outside.log.join("\n")
        assert.isAtLeast(outside.log.length, 5)
        for (const text of ["example.com", "Token", "user unknown", "validated", "subscriber"]) {
          assert.notInclude(log.toLowerCase(), text.toLowerCase())
        }
      })
    ))
})

describe("subscriptions", () => {
  it.effect("confirms one of an allowed topic at the topic's own region", () =>
    using(({ take }, outside) =>
      Effect.gen(function*() {
        assert.strictEqual(yield* take(sns.subscriptionConfirmation(at(0))), "confirmed")
        assert.strictEqual(outside.urls.length, 1)
        const url = new URL(outside.urls[0]!)
        assert.strictEqual(url.origin, "https://sns.us-east-1.amazonaws.com")
        assert.strictEqual(url.searchParams.get("TopicArn"), sns.topicArn)
        assert.include(outside.log.join(), "Subscribed")

        const SubscribeURL = "https://evil.example/?Action=ConfirmSubscription"
        const refused = yield* Effect.flip(take(sns.subscriptionConfirmation(at(0), { SubscribeURL })))
        assert.strictEqual(refused._tag, "SnsRefused")
        assert.strictEqual((yield* Effect.flip(take(other.subscriptionConfirmation(at(0)))))._tag, "SnsRefused")
        assert.strictEqual(outside.urls.length, 1)
      })
    ))

  it.effect("asks for the message again where the confirmation fails", () =>
    using(({ take }, outside) =>
      Effect.gen(function*() {
        const body = sns.subscriptionConfirmation(at(0))
        outside.answer = Effect.succeed({ status: 503, headers: {}, body: new Uint8Array() })
        assert.strictEqual((yield* Effect.flip(take(body)))._tag, "SnsUnavailable")
        outside.answer = Effect.fail(new GuardedHttpError({ reason: "dns", message: "no such host" }))
        assert.strictEqual((yield* Effect.flip(take(body)))._tag, "SnsUnavailable")
        outside.answer = Effect.succeed({ status: 200, headers: {}, body: new Uint8Array() })
        assert.strictEqual(yield* take(body), "confirmed")
      })
    ))

  it.effect("warns of one that ended, and leaves it ended", () =>
    using(({ take }, outside) =>
      Effect.gen(function*() {
        assert.strictEqual(yield* take(sns.unsubscribeConfirmation(at(0))), "unsubscribed")
        assert.deepStrictEqual(outside.urls, [])
        assert.isTrue(outside.log.some((line) => line.startsWith("Warn") && line.includes("was ended")))
      })
    ))
})
