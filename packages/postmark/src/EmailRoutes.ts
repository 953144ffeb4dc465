import { idempotencyKeyOf } from "@sendwright/api/wire/IdempotencyKey"
import type { Access } from "@sendwright/core/accounts/Caller"
import * as AcceptedEmails from "@sendwright/core/emails/AcceptedEmails"
import { type BatchItem, Emails, maxBatch } from "@sendwright/core/emails/Emails"
import type { ValidationError } from "@sendwright/core/foundation/Errors"
import { inOneText } from "@sendwright/core/foundation/Issues"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { isLarge, isTooLarge, readJson } from "@sendwright/http/RequestBody"
import { isRecord } from "@sendwright/http/SurfaceFields"
import * as SurfaceRoutes from "@sendwright/http/SurfaceRoutes"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import * as PostmarkError from "./PostmarkError.ts"
import * as PostmarkMessage from "./PostmarkMessage.ts"
import { PostmarkSettings } from "./PostmarkSettings.ts"

type Answer = SurfaceRoutes.Call<object, PostmarkError.Refused>["answer"]

const access: Access = { scope: "emails:send", liveOnly: false }

const tokenOf = ({ headers }: HttpServerRequest.HttpServerRequest): string | undefined =>
  headers["x-postmark-server-token"]

/** A body that is no JSON has a code of its own; one that is too large a status. */
const unreadable = (error: ValidationError) =>
  Effect.fail(isTooLarge(error) ? error : PostmarkError.invalidJson(inOneText(error.issues)))

/** What is answered of a message that was accepted. */
const acceptedOf = ({ echo }: PostmarkMessage.PostmarkMessage, id: string, at: Date) => ({
  ...echo,
  SubmittedAt: at.toISOString(),
  MessageID: id,
  ErrorCode: 0,
  Message: "OK"
})

const resultOf = (message: PostmarkMessage.PostmarkMessage, item: BatchItem, at: Date): object =>
  item.ok
    ? acceptedOf(message, item.id, at)
    : PostmarkError.bodyOf(PostmarkError.ofCore(item.error, message.recipients))

const messagesOf = (body: unknown, hasTemplates: boolean): ReadonlyArray<unknown> | PostmarkError.Refused => {
  const list = hasTemplates && isRecord(body) ? body["Messages"] : body
  if (!Array.isArray(list) || list.length === 0) {
    return PostmarkError.incompatible(
      hasTemplates
        ? "The request must be a JSON object with a list of at least one message in Messages."
        : "The request must be a list of at least one message."
    )
  }
  return list.length > maxBatch
    ? PostmarkError.tooMany(`The batch has ${list.length} messages: at most ${maxBatch} are sent at once.`)
    : list
}

/** The calls under `/email`. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const emails = yield* Emails
  const { bodyLimits } = yield* HttpSettings
  const { path: base } = yield* PostmarkSettings
  const clock = yield* Clock.Clock
  const now = () => new Date(clock.currentTimeMillisUnsafe())

  const read = (request: HttpServerRequest.HttpServerRequest, limit: number) =>
    Effect.catchTag(readJson(request, limit), "ValidationError", unreadable)

  const one = (hasTemplate: boolean): Answer =>
    Effect.fnUntraced(function*({ caller, request }) {
      const body = yield* read(request, bodyLimits.send)
      if (!isRecord(body)) return yield* PostmarkError.incompatible("The request must be a JSON object.")
      const key = yield* Effect.fromResult(idempotencyKeyOf(request.headers["idempotency-key"]))
      const message = PostmarkMessage.decode(body, hasTemplate, now())
      const { id, replayed } = yield* emails.send(caller, message.decoded, key).pipe(
        Effect.catchTag(
          "RecipientSuppressed",
          (error) => Effect.fail(PostmarkError.ofCore(PostmarkError.coreErrorOf(error), message.recipients))
        )
      )
      yield* AcceptedEmails.count(caller.mode, replayed ? 0 : 1)
      return acceptedOf(message, id, now())
    })

  const batch = (hasTemplates: boolean): Answer =>
    Effect.fnUntraced(function*({ caller, request }) {
      const list = messagesOf(yield* read(request, bodyLimits.batch), hasTemplates)
      if (list instanceof PostmarkError.Refused) return yield* list
      const key = yield* Effect.fromResult(idempotencyKeyOf(request.headers["idempotency-key"]))
      const at = now()
      const decode = (message: unknown) => PostmarkMessage.decode(message, hasTemplates, at)
      const messages = isLarge(request)
        ? yield* Effect.forEach(list, (message) => Effect.map(Effect.yieldNow, () => decode(message)))
        : list.map(decode)
      const { accepted, replayed, results } = yield* emails.sendBatch(
        caller,
        messages.map(({ decoded }) => decoded),
        key
      )
      yield* AcceptedEmails.count(caller.mode, replayed ? 0 : accepted)
      return results.map((item) => resultOf(messages[item.index]!, item, at))
    })

  const post = (path: `/${string}`, answer: Answer) => ({ method: "POST", path, access, answer }) as const
  const [template, templates] = [one(true), batch(true)]

  yield* SurfaceRoutes.add<object, PostmarkError.Refused>({
    base,
    keyOf: tokenOf,
    missingKey: PostmarkError.missingKey,
    onAnswer: (body) => HttpServerResponse.jsonUnsafe(body),
    onError: (error) =>
      PostmarkError.errorResponse(
        PostmarkError.ofError(error),
        error._tag === "RateLimited" ? error.retryAfterSeconds : null
      ),
    onFailure: PostmarkError.failureResponse
  }, [
    post("/email", one(false)),
    post("/email/batch", batch(false)),
    // Postmark's documentation, and with it some clients, end this one with a slash.
    post("/email/withTemplate", template),
    post("/email/withTemplate/", template),
    post("/email/batchWithTemplates", templates),
    post("/email/batchWithTemplates/", templates)
  ])
}))
