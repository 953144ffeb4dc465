import { assert, layer } from "@effect/vitest"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { GuardedHttp, GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { eventIntake } from "@sendwright/ses/SesDefinition"
import { SnsCertificates, SnsCertificateUnavailable } from "@sendwright/ses/SnsCertificates"
import { maxBodyBytes, SnsIntake } from "@sendwright/ses/SnsIntake"
import * as FakeSns from "@sendwright/testing/FakeSns"
import { newId } from "@sendwright/testing/fixtures"
import * as Reports from "@sendwright/testing/SesReports"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { EventIntakes } from "../../src/engine/ProviderEventsRoute.ts"
import { assertError } from "./answers.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"

const path = "/providers/ses/events"
const sns = FakeSns.make()
const other = FakeSns.make({ topic: "other" })

const certificates = Layer.succeed(SnsCertificates, {
  pem: (url) =>
    url === sns.certificateUrl
      ? Effect.succeed(sns.certificate)
      : Effect.fail(new SnsCertificateUnavailable({ message: "no such certificate" }))
})
const noNetwork = Layer.succeed(GuardedHttp, {
  request: () => Effect.fail(new GuardedHttpError({ reason: "connect", message: "no network in tests" }))
})
const intake = Layer.effect(
  EventIntakes,
  Effect.map(SnsIntake, (sns) => [{ name: "ses", intake: eventIntake(sns, maxBodyBytes) }])
).pipe(Layer.provide(SnsIntake.layer([sns.topicArn])), Layer.provide([certificates, noNetwork]))

const post = (raw: string | Uint8Array | ReadonlyArray<Uint8Array>, headers: Record<string, string> = {}) =>
  Effect.flatMap(
    Harness,
    ({ ask }) => ask("POST", path, { key: null, raw, headers: { ...sns.headers("Notification"), ...headers } })
  )

const mail = { messageId: "ses-1", recipients: ["ada@example.com"], sentAt: new Date(), emailId: newId() }
const send = () => sns.notification(Reports.send(mail), new Date())

layer(harnessLayer({ engine: (engine) => Layer.provideMerge(intake, engine) }), { excludeTestServices: true })(
  "POST /providers/ses/events",
  (it) => {
    it.effect("takes what SNS signed, without a key, and logs nothing of it", () =>
      Effect.gen(function*() {
        const { log } = yield* Harness
        const answer = yield* post(send())
        assert.strictEqual(answer.status, 200)
        assert.deepStrictEqual(answer.json, { status: "ok" })
        assert.strictEqual((yield* post(send(), { "content-type": "application/json" })).status, 200)
        const line = log.findLast(({ message }) => message === "request")
        assert.deepInclude(line?.annotations, { method: "POST", route: path, status: 200, accountId: null })
        for (const one of log) assert.notInclude(JSON.stringify(one), "ada@example.com")
      }))

    it.effect("answers with pairs of the error table, and 4xx only to what SNS need not send again", () =>
      Effect.gen(function*() {
        assertError(yield* post("{"), "400 validation_error")
        assertError(yield* post(""), "400 validation_error")
        assertError(yield* post("{}", { "content-type": "text/html" }), "400 validation_error")
        assertError(yield* post(send(), { "content-encoding": "gzip" }), "400 validation_error")
        assertError(yield* post(Uint8Array.of(0xff)), "400 validation_error")
        const unreadable = sns.notification(JSON.stringify({ eventType: "Bounce" }), new Date())
        assertError(yield* post(unreadable), "400 validation_error")
        assertError(yield* post(other.notification("{}", new Date())), "403 forbidden")
        assertError(yield* post(send().replace("ses-1", "ses-2")), "403 forbidden")
        assertError(yield* post(send(), { "x-amz-sns-rawdelivery": "true" }), "403 forbidden")
        // The certificate cannot be had, and neither can the subscription be confirmed: SNS is to try again.
        const SigningCertURL = sns.certificateUrl.replace(/.{4}\.pem$/, "0000.pem")
        assertError(yield* post(sns.notification("{}", new Date(), { SigningCertURL })), "500 internal_error")
        assertError(yield* post(sns.subscriptionConfirmation(new Date())), "500 internal_error")
      }))

    it.effect("reads no more than a message of SNS can be", () =>
      Effect.gen(function*() {
        const tooLarge = new Uint8Array(maxBodyBytes + 1).fill(32)
        assertError(yield* post(tooLarge), "400 validation_error")
        assertError(yield* post([tooLarge.subarray(0, maxBodyBytes), Uint8Array.of(32)]), "400 validation_error")
        // 256 KiB of quotes, which each become two characters in the envelope.
        assert.strictEqual((yield* post(sns.notification("\"".repeat(256 * 1024), new Date()))).status, 200)
      }))

    it.effect("is no other method's", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        for (const method of ["GET", "PUT", "DELETE"]) assertError(yield* ask(method, path), "404 not_found")
        assertError(yield* ask("POST", `${path}/`, { raw: send() }), "404 not_found")
      }))
  }
)

layer(harnessLayer())("where no topic is allowed", (it) => {
  it.effect("there is no such route", () =>
    Effect.gen(function*() {
      assertError(yield* post(send()), "404 not_found")
      const { ask } = yield* Harness
      assert.notInclude((yield* ask("GET", "/openapi.json")).text, path)
    }))
})

const broken = Layer.succeed(ProviderEvents, {
  ingest: () => Effect.fail(new StorageError({ command: "SendJobs.intake", cause: new Error("the disk is full") })),
  bindSignature: () => Effect.succeed(true)
})

layer(
  harnessLayer({ engine: (engine) => Layer.provideMerge(Layer.provide(intake, broken), engine) }),
  { excludeTestServices: true }
)("where storage fails", (it) => {
  it.effect("SNS is told to try again", () =>
    Effect.gen(function*() {
      assertError(yield* post(send()), "500 internal_error")
    }))
})
