import { Api } from "@sendwright/api/Api"
import { toFilters } from "@sendwright/api/Emails"
import * as WireBatch from "@sendwright/api/wire/Batch"
import * as WireEmail from "@sendwright/api/wire/Email"
import { idempotencyKeyOf } from "@sendwright/api/wire/IdempotencyKey"
import { wireName } from "@sendwright/api/wire/Names"
import { fromPageQuery, momentOf, toWirePage } from "@sendwright/api/wire/Page"
import { decodeReschedule, toWireRescheduled } from "@sendwright/api/wire/Reschedule"
import { decodeSend } from "@sendwright/api/wire/SendRequest"
import { toAscii } from "@sendwright/core/domains/DomainName"
import * as AcceptedEmails from "@sendwright/core/emails/AcceptedEmails"
import { Emails } from "@sendwright/core/emails/Emails"
import { ValidationError } from "@sendwright/core/foundation/Errors"
import { Replies } from "@sendwright/core/received/Replies"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as DirectRoutes from "./DirectRoutes.ts"
import { HttpSettings } from "./HttpSettings.ts"
import { isLarge, readJson, readMessage } from "./RequestBody.ts"

const json = HttpServerResponse.jsonUnsafe

/** Beyond the specification: the header of an answer that an idempotency key repeats, also where the status is the same. */
const replayHeader = { "idempotency-replayed": "true" }

/** The issues of a service under the names of the wire. */
const inWireNames = <E>(error: E | ValidationError): E | ValidationError =>
  error instanceof ValidationError
    ? new ValidationError({
      issues: error.issues.map(({ message, path }) => ({ path: path.map((name) => wireName(String(name))), message }))
    })
    : error

/** What becomes of each item; somebody else has a turn after each. */
const inTurns = <A, B>(items: ReadonlyArray<A>, become: (item: A) => B): Effect.Effect<Array<B>> =>
  Effect.forEach(items, (item) => Effect.andThen(Effect.yieldNow, Effect.sync(() => become(item))))

/** The routes under /v1/emails. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const emails = yield* Emails
  const replies = yield* Replies
  const { bodyLimits } = yield* HttpSettings
  const clock = yield* Clock.Clock
  const now = () => new Date(clock.currentTimeMillisUnsafe())

  yield* DirectRoutes.add(Api.groups.emails, {
    send: ({ caller, request }) =>
      Effect.flatMap(readJson(request, bodyLimits.send), (body) => {
        const key = idempotencyKeyOf(request.headers["idempotency-key"])
        if (Result.isFailure(key)) return Effect.fail(key.failure)
        return Effect.flatMap(emails.send(caller, decodeSend(body, now()), key.success), ({ id, replayed }) =>
          Effect.as(
            AcceptedEmails.count(caller.mode, replayed ? 0 : 1),
            replayed ? json({ id }, { headers: replayHeader }) : json({ id }, { status: 201 })
          ))
      }),
    sendBatch: Effect.fnUntraced(function*({ caller, request }) {
      const body = yield* readJson(request, bodyLimits.batch)
      const messages = yield* Effect.fromResult(WireBatch.decodeMessages(body))
      const at = now()
      const sends = isLarge(request)
        ? yield* inTurns(messages, (message) => decodeSend(message, at))
        : messages.map((message) => decodeSend(message, at))
      const key = yield* Effect.fromResult(idempotencyKeyOf(request.headers["idempotency-key"]))
      const answer = yield* emails.sendBatch(caller, sends, key)
      yield* AcceptedEmails.count(caller.mode, answer.replayed ? 0 : answer.accepted)
      return json(WireBatch.toWire(answer), {
        status: WireBatch.statusOf(answer),
        headers: answer.replayed ? replayHeader : undefined
      })
    }),
    sendRaw: Effect.fnUntraced(function*({ caller, query, request }) {
      const key = yield* Effect.fromResult(idempotencyKeyOf(request.headers["idempotency-key"]))
      const message = yield* readMessage(request, bodyLimits.message)
      // What reads messages needs Node, which the other routes do without.
      const RawMessages = yield* Effect.promise(() => import("@sendwright/mime/reading/RawMessages"))
      const { idempotencyKey, send } = yield* RawMessages.decode({
        message,
        recipients: query.recipient,
        now: now(),
        maxBytes: bodyLimits.message
      })
      const { id, replayed } = yield* emails.send(caller, send, key ?? idempotencyKey)
      yield* AcceptedEmails.count(caller.mode, replayed ? 0 : 1)
      return replayed ? json({ id }, { headers: replayHeader }) : json({ id }, { status: 201 })
    }),
    reply: Effect.fnUntraced(function*({ caller, params, request }) {
      const body = yield* readJson(request, bodyLimits.send)
      const key = yield* Effect.fromResult(idempotencyKeyOf(request.headers["idempotency-key"]))
      const at = now()
      const { id, replayed } = yield* replies.reply(caller, params.id, body, (send) => decodeSend(send, at), key)
      yield* AcceptedEmails.count(caller.mode, replayed ? 0 : 1)
      return replayed ? json({ id }, { headers: replayHeader }) : json({ id }, { status: 201 })
    }),
    list: ({ caller, query }) => {
      const { domain, from, mode = null, q = null } = query
      const page = emails.list(caller, {
        ...fromPageQuery(query),
        ...toFilters(query),
        mode,
        q,
        domain: domain === undefined ? undefined : toAscii(domain.toLowerCase()),
        from,
        createdFrom: momentOf(query.created_from),
        createdBefore: momentOf(query.created_before),
        templateId: query.template_id
      }).pipe(Effect.mapError(inWireNames))
      return Effect.map(page, (found) => json(toWirePage(found, WireEmail.toWireSummary)))
    },
    get: ({ caller, params }) => Effect.map(emails.get(caller, params.id), (email) => json(WireEmail.toWire(email))),
    reschedule: Effect.fnUntraced(function*({ caller, params, request }) {
      const scheduledAt = yield* Effect.fromResult(decodeReschedule(yield* readJson(request, bodyLimits.other)))
      yield* Effect.mapError(emails.reschedule(caller, params.id, scheduledAt), inWireNames)
      return json(toWireRescheduled(params.id, scheduledAt))
    }),
    cancel: ({ caller, params }) =>
      Effect.map(emails.cancel(caller, params.id), () => json({ id: params.id, status: "cancelled" }))
  })
}))
