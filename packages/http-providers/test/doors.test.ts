import { assert, describe, it } from "@effect/vitest"
import type { EventIntake } from "@sendwright/core/sending/EventIntake"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import * as MailgunIntake from "@sendwright/http-providers/MailgunIntake"
import * as PostmarkIntake from "@sendwright/http-providers/PostmarkIntake"
import * as ResendIntake from "@sendwright/http-providers/ResendIntake"
import * as SendGridIntake from "@sendwright/http-providers/SendGridIntake"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import * as Door from "../../../scripts/doors/Door.ts"
import { type Name, names } from "./providers.ts"
import * as Posts from "./reportPosts.ts"

const emailId = "0198c0de-0000-7000-8000-000000000001"
const at = Date.UTC(2026, 10, 22, 12)

const intakes: Readonly<Record<Name, Effect.Effect<EventIntake, never, ProviderEvents>>> = {
  postmark: PostmarkIntake.make({ login: Redacted.make(Posts.login) }),
  resend: ResendIntake.make({ secret: Redacted.make(Posts.resendSecret) }),
  mailgun: MailgunIntake.make({ signingKey: Redacted.make(Posts.mailgunKey) }),
  sendgrid: SendGridIntake.make({ verificationKey: Posts.sendgridKey })
}

/** A report of a bounce, in which everything is said that is read. */
const bounces: Readonly<Record<Name, Posts.Post>> = {
  postmark: Posts.postmark.bounce(emailId, "HardBounce"),
  resend: Posts.resend.post(emailId, "email.bounced", {
    bounce: { type: "Permanent", subType: "General", message: "No such user", diagnosticCode: ["smtp; 550 5.1.1"] }
  }),
  mailgun: Posts.mailgun.post(emailId, {
    "event": "failed",
    "severity": "permanent",
    "reason": "bounce",
    "delivery-status": { "code": 550, "enhanced-code": "5.1.1", "message": "No such user", "description": "" }
  }),
  sendgrid: Posts.sendgrid.post(
    Posts.sendgrid.event(emailId, { event: "bounce", type: "bounce", reason: "550 5.1.1", status: "5.1.1" })
  )
}

/** The headers that a request is trusted by. */
const signatures: Readonly<Record<string, string>> = {
  "authorization": "Basic YTpi",
  "svix-id": "msg_1",
  "svix-timestamp": "1795348800",
  "svix-signature": "v1,abc= v1,def=",
  "x-twilio-email-event-webhook-timestamp": "1795348800",
  "x-twilio-email-event-webhook-signature": "MEUCIQ=="
}

/** Node takes a head of 16 KiB in all. */
const headerLength = 15_000
/** A body may have 1,048,576 octets, and some characters have six of them in JSON. */
const bodyLength = 1_000_000
const fieldLength = 170_000

describe("the doors for reports of providers", () => {
  for (const name of names) {
    it.effect(
      `${name}: no header and no field keeps the event loop for more than 50 ms`,
      () =>
        Effect.gen(function*() {
          yield* TestClock.setTime(at)
          let ingested = 0
          const sink = Layer.succeed(ProviderEvents, {
            ingest: (batch) =>
              Effect.sync(() => {
                ingested += batch.length
                return { applied: batch.length, duplicates: 0, parked: 0 }
              }),
            bindSignature: () => Effect.succeed(true)
          })
          const intake = yield* Effect.provide(intakes[name], sink)
          const context = yield* Effect.context<never>()
          const take = (post: Posts.Post) => Effect.runPromiseWith(context)(Effect.exit(intake.take(post)))
          yield* Effect.promise(() => take(bounces[name]))
          assert.strictEqual(ingested, 1)

          const headers = Object.entries(signatures).map(([header, value]): Door.Reading => ({
            name: header,
            value,
            length: headerLength,
            count: 10,
            read: (text) => take({ ...bounces[name], headers: { ...bounces[name].headers, [header]: text } })
          }))
          const places = Door.placesOf(JSON.parse(bounces[name].body)).map((place): Door.Reading => ({
            name: place.path,
            value: place.value,
            length: fieldLength,
            count: 4,
            read: (text) => take(Posts.resigned(name, bounces[name], JSON.stringify(place.replaced(text))))
          }))
          // Signed or not: two of them have their signature within.
          const bodies = [
            "[".repeat(bodyLength),
            `[${"1,".repeat(bodyLength / 2)}1]`,
            `[${"{},".repeat(bodyLength / 3)}{}]`
          ]
          const wholes = bodies.map((body): Door.Reading => ({
            name: `a body of ${body.slice(0, 4)}`,
            // Nothing is put into these: they are read once, as they are. Hostile texts made of a megabyte take seconds.
            value: "",
            length: bodyLength,
            count: 1,
            read: () => take(Posts.resigned(name, bounces[name], body))
          }))
          const held = yield* Effect.promise(() => Door.heldReading(5, [...headers, ...places, ...wholes]))
          assert.deepStrictEqual(held, [])
        }).pipe(Effect.provide(Logger.layer([]))),
      300_000
    )
  }
})
