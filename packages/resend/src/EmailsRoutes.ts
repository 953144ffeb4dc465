import type { Access } from "@sendwright/core/accounts/Caller"
import * as AcceptedEmails from "@sendwright/core/emails/AcceptedEmails"
import { EmailLog, wholeLog } from "@sendwright/core/emails/EmailLog"
import { type BatchAnswer, Emails, maxBatch } from "@sendwright/core/emails/Emails"
import { type Conflict, ValidationError } from "@sendwright/core/foundation/Errors"
import { encodeCursor, isUuid, positionOf } from "@sendwright/core/model/EmailQuery"
import * as Idempotency from "@sendwright/core/model/Idempotency"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { isLarge, readJson } from "@sendwright/http/RequestBody"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { HttpServerRequest } from "effect/http"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as Calls from "./Calls.ts"
import * as EmailInput from "./EmailInput.ts"
import * as EmailShape from "./EmailShape.ts"
import * as Pages from "./Pages.ts"
import { messageOfBatchError, Refused } from "./ResendError.ts"
import * as ScheduledAt from "./ScheduledAt.ts"

const send: Access = { scope: "emails:send", liveOnly: false }
const read: Access = { scope: "emails:read", liveOnly: false }

const defaultLimit = 20

const invalid = (path: ReadonlyArray<string>, message: string) => new ValidationError({ issues: [{ path, message }] })

const keyOf = ({ headers }: HttpServerRequest.HttpServerRequest): Result.Result<string | null, ValidationError> => {
  const key = headers["idempotency-key"]
  const problem = key === undefined ? undefined : Idempotency.checkKey(key)
  return problem === undefined ? Result.succeed(key ?? null) : Result.fail(invalid(["Idempotency-Key"], problem))
}

/** Whether a batch is accepted whole or not at all, which it is unless the request says otherwise. */
const isStrict = ({ headers }: HttpServerRequest.HttpServerRequest): Result.Result<boolean, ValidationError> => {
  const wanted = headers["x-batch-validation"] ?? "strict"
  return wanted === "strict" || wanted === "permissive"
    ? Result.succeed(wanted === "strict")
    : Result.fail(invalid(["x-batch-validation"], "must be strict or permissive"))
}

/** An idempotency key that was used with another request is Resend's 409; there is no other conflict of a send. */
const keyConflict = ({ message }: Conflict) =>
  Effect.fail(new Refused({ statusCode: 409, reason: "invalid_idempotent_request", message }))

const toPermissive = ({ results }: BatchAnswer) => ({
  data: results.flatMap((item) => item.ok ? [{ id: item.id }] : []),
  errors: results.flatMap((item) => item.ok ? [] : [{ index: item.index, message: messageOfBatchError(item.error) }])
})

const Schedule = Schema.Struct({ scheduled_at: Schema.String })
const readSchedule = Calls.reader(Schedule)

/** The calls under `/emails`. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const emails = yield* Emails
  const log = yield* EmailLog
  const { bodyLimits } = yield* HttpSettings
  const clock = yield* Clock.Clock
  const now = () => new Date(clock.currentTimeMillisUnsafe())

  const sendOne: Calls.Answer = Effect.fnUntraced(function*({ caller, request }) {
    const body = yield* readJson(request, bodyLimits.send)
    const key = yield* Effect.fromResult(keyOf(request))
    const answer = yield* emails.send(caller, EmailInput.decode(body, now()), key).pipe(
      Effect.catchTags({
        Conflict: keyConflict,
        ValidationError: ({ issues }) =>
          Effect.fail(new ValidationError({ issues: issues.map(EmailInput.toWireIssue) }))
      })
    )
    yield* AcceptedEmails.count(caller.mode, answer.replayed ? 0 : 1)
    return { id: answer.id }
  })

  const sendBatch: Calls.Answer = Effect.fnUntraced(function*({ caller, request }) {
    const body = yield* readJson(request, bodyLimits.batch)
    if (!Array.isArray(body) || body.length < 1 || body.length > maxBatch) {
      return yield* invalid([], `must be a list of 1 to ${maxBatch} emails`)
    }
    const key = yield* Effect.fromResult(keyOf(request))
    const allOrNothing = yield* Effect.fromResult(isStrict(request))
    const at = now()
    const sends = isLarge(request)
      ? yield* Effect.forEach(body, (message) => Effect.as(Effect.yieldNow, EmailInput.decode(message, at)))
      : body.map((message) => EmailInput.decode(message, at))
    const answer = yield* emails.sendBatch(caller, sends, key, { allOrNothing }).pipe(
      Effect.catchTag("Conflict", keyConflict)
    )
    yield* AcceptedEmails.count(caller.mode, answer.replayed ? 0 : answer.accepted)
    const { data, errors } = toPermissive(answer)
    return allOrNothing ? { data } : { data, errors }
  })

  const list: Calls.Answer = Effect.fnUntraced(function*(asked) {
    const { caller } = asked
    const { after, before, limit } = yield* Effect.fromResult(Pages.queryOf(asked))
    for (const [name, id] of [["after", after], ["before", before]] as const) {
      if (id !== null && !isUuid(id)) return yield* invalid([name], "must be the id of an email")
    }
    if (before !== null) {
      const { data, isFirst } = yield* log.newer(caller, before.toLowerCase(), limit ?? defaultLimit)
      return Pages.list(data.map(EmailShape.toListed), !isFirst)
    }
    const { filters } = yield* log.wanted(caller, wholeLog)
    const cursor = after === null ? null : encodeCursor(positionOf(after.toLowerCase()), filters)
    const page = yield* log.list(caller, { ...wholeLog, limit: limit ?? defaultLimit, cursor })
    return Pages.list(page.data.map(EmailShape.toListed), page.nextCursor !== null)
  })

  const update: Calls.Answer = Effect.fnUntraced(function*({ caller, params, request }) {
    const { scheduled_at: text } = yield* readSchedule(request)
    const moment = ScheduledAt.momentOf(text, now())
    const at = moment === undefined ? Number.NaN : Date.parse(moment)
    if (Number.isNaN(at)) return yield* invalid(["scheduled_at"], ScheduledAt.expected)
    yield* emails.reschedule(caller, params["id"] ?? "", new Date(at)).pipe(
      Effect.catchTag(
        "ValidationError",
        ({ issues }) => Effect.fail(new ValidationError({ issues: issues.map(EmailInput.toWireIssue) }))
      )
    )
    return { object: "email", id: params["id"] }
  })

  yield* Calls.add([
    { method: "POST", path: "/emails", access: send, answer: sendOne },
    { method: "POST", path: "/emails/batch", access: send, answer: sendBatch },
    { method: "GET", path: "/emails", access: read, answer: list },
    {
      method: "GET",
      path: "/emails/:id",
      access: read,
      answer: ({ caller, params }) => Effect.map(emails.get(caller, params["id"] ?? ""), EmailShape.toEmail)
    },
    { method: "PATCH", path: "/emails/:id", access: send, answer: update },
    {
      method: "POST",
      path: "/emails/:id/cancel",
      access: send,
      answer: ({ caller, params }) =>
        Effect.as(emails.cancel(caller, params["id"] ?? ""), { object: "email", id: params["id"] })
    }
  ])
}))
