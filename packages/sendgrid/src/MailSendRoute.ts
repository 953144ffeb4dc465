import { idempotencyKeyOf } from "@sendwright/api/wire/IdempotencyKey"
import type { Access } from "@sendwright/core/accounts/Caller"
import * as AcceptedEmails from "@sendwright/core/emails/AcceptedEmails"
import { Emails } from "@sendwright/core/emails/Emails"
import type { Issue, NotFound, ValidationError } from "@sendwright/core/foundation/Errors"
import type { DecodedSend } from "@sendwright/core/model/SendRequest"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { readJson, takeRoom } from "@sendwright/http/RequestBody"
import * as SurfaceRoutes from "@sendwright/http/SurfaceRoutes"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as BatchRefusal from "./BatchRefusal.ts"
import * as MailSend from "./MailSend.ts"
import * as SendGridError from "./SendGridError.ts"
import { SendGridSettings } from "./SendGridSettings.ts"

const access: Access = { scope: "emails:send", liveOnly: false }

const missingKey = SendGridError.refused(401, "The header Authorization: Bearer <API key> is missing")

const empty = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  HttpServerResponse.empty({ status, headers })

/** An error that names fields of the core, with SendGrid's names. */
const renamed = (mail: MailSend.MailSend, index: number) => (error: ValidationError | NotFound) => {
  const issues = error._tag === "ValidationError" ? error.issues : error.issue === undefined ? [] : [error.issue]
  return Effect.fail(SendGridError.invalid(issues.map((issue) => mail.toWire(index, issue))))
}

/** `POST /v3/mail/send`. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const emails = yield* Emails
  const { bodyLimits } = yield* HttpSettings
  const { path: base } = yield* SendGridSettings
  const clock = yield* Clock.Clock
  const now = () => new Date(clock.currentTimeMillisUnsafe())

  const tooLarge = SendGridError.refused(
    413,
    `The emails of all personalizations together are larger than ${bodyLimits.batch} bytes: send several requests.`,
    "personalizations"
  )

  // Of what comes once, each of the emails has its own: what becomes of a request is held to the bounds of bodies.
  const decode = Effect.fnUntraced(function*(mail: MailSend.MailSend, bodyLength: number, issues: Array<Issue>) {
    const at = now()
    const sends: Array<DecodedSend> = []
    const repeated = (mail.count - 1) * mail.sharedLength
    let length = Math.max(bodyLength, mail.sharedLength) + repeated
    if (length > bodyLimits.batch) return yield* tooLarge
    if (repeated > 0) yield* takeRoom(repeated)
    for (let index = 0; index < mail.count; index++) {
      if (index > 0) yield* Effect.yieldNow
      const { grown, send } = mail.emailOf(index, at, (issue) => issues.push(issue))
      length += grown
      if (length > bodyLimits.batch) return yield* tooLarge
      if (grown > 0) yield* takeRoom(grown)
      sends.push(send)
    }
    if (issues.length === 0 && !mail.isSandbox) return sends
    for (const [index, { result }] of sends.entries()) {
      if (Result.isFailure(result)) issues.push(...result.failure.map((issue) => mail.toWire(index, issue)))
    }
    return issues.length === 0 ? sends : yield* SendGridError.invalid(issues)
  })

  const send: SurfaceRoutes.Call<HttpServerResponse.HttpServerResponse, SendGridError.Refused>["answer"] = Effect
    .fnUntraced(function*({ caller, request }) {
      const body = yield* readJson(request, bodyLimits.batch)
      const key = yield* Effect.fromResult(idempotencyKeyOf(request.headers["idempotency-key"]))
      const issues: Array<Issue> = []
      const mail = MailSend.read(body, (issue) => issues.push(issue))
      if (mail === undefined) return yield* SendGridError.invalid(issues)
      const sends = yield* decode(mail, Number(request.headers["content-length"] ?? 0), issues)
      if (mail.isSandbox) return empty(200)
      if (mail.count === 1) {
        const { id, replayed } = yield* emails.send(caller, sends[0]!, key).pipe(
          Effect.catchTags({ ValidationError: renamed(mail, 0), NotFound: renamed(mail, 0) })
        )
        yield* AcceptedEmails.count(caller.mode, replayed ? 0 : 1)
        return empty(202, { "x-message-id": id })
      }
      const { accepted, replayed, results } = yield* emails.sendBatch(caller, sends, key, { allOrNothing: true }).pipe(
        Effect.catchTag("BatchRefused", (refused) => Effect.fail(BatchRefusal.ofBatch(mail, refused)))
      )
      yield* AcceptedEmails.count(caller.mode, replayed ? 0 : accepted)
      const [first] = results
      return empty(202, first?.ok === true ? { "x-message-id": first.id } : {})
    })

  yield* SurfaceRoutes.add<HttpServerResponse.HttpServerResponse, SendGridError.Refused>({
    base,
    keyOf: SurfaceRoutes.bearerKey,
    missingKey,
    onAnswer: (response) => response,
    onError: (error, context) => SendGridError.errorResponse(SendGridError.ofError(error), context),
    onFailure: SendGridError.failureResponse
  }, [{ method: "POST", path: "/v3/mail/send", access, answer: send }])
}))
