import { CurrentCaller } from "@sendwright/api/Authorization"
import { idempotencyKeyOf } from "@sendwright/api/wire/IdempotencyKey"
import { wireName } from "@sendwright/api/wire/Names"
import { fromPageQuery, toWirePage } from "@sendwright/api/wire/Page"
import { toWireSummary } from "@sendwright/api/wire/Received"
import { decodeSend } from "@sendwright/api/wire/SendRequest"
import type { Caller } from "@sendwright/core/accounts/Caller"
import * as Inbound from "@sendwright/core/accounts/Inbound"
import * as AcceptedEmails from "@sendwright/core/emails/AcceptedEmails"
import { Emails } from "@sendwright/core/emails/Emails"
import { NotFound, ValidationError } from "@sendwright/core/foundation/Errors"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import { nameOf } from "@sendwright/core/model/Attachment"
import type { ReceivedEmail, SentReply } from "@sendwright/core/received/ReceivedEmail"
import { ReceivedEmails } from "@sendwright/core/received/ReceivedEmails"
import { Replies } from "@sendwright/core/received/Replies"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as FileDownload from "@sendwright/http/FileDownload"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { readJson } from "@sendwright/http/RequestBody"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Wire from "../../contract/wire/Received.ts"
import * as InlineImages from "../previews/InlineImages.ts"
import * as UntrustedContent from "../previews/UntrustedContent.ts"

/** The most characters of a body in a preview. More would only slow the browser down. */
const longestPreview = 1_000_000

/** The most bytes of a source that are shown. The download has all of it. */
const longestSource = 256 * 1024

const gone = "Of this email its heading is kept, and nothing else."

/** What reads messages, loaded when it is first needed. */
const reader = Effect.promise(() => import("@sendwright/mime/reading/ReceivedMessage"))

/** The names of the query for those of the service. */
const names: Readonly<Record<string, string>> = { since: "received_from", until: "received_before" }

const inWireNames = <E>(error: E | ValidationError): E | ValidationError =>
  error instanceof ValidationError
    ? new ValidationError({
      issues: error.issues.map(({ message, path }) => ({
        path: path.map((name) => names[String(name)] ?? wireName(String(name))),
        message
      }))
    })
    : error

/** The endpoints of received emails. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "received",
  Effect.fnUntraced(function*(handlers) {
    const received = yield* ReceivedEmails
    const replies = yield* Replies
    const emails = yield* Emails
    const { serviceDomain } = yield* EngineSettings
    const { bodyLimits } = yield* HttpSettings

    /** A received email and its message, with room for what is made of it. */
    const open = Effect.fnUntraced(function*(caller: Caller, id: string) {
      const email = yield* received.get(caller, id)
      yield* FileDownload.makeRoom(caller.account.id, email.sizeBytes)
      return { email, message: yield* received.raw(caller, id) }
    })

    /** The images of an email that its HTML may show. */
    const imagesOf = Effect.fnUntraced(function*(caller: Caller, id: string) {
      const { message } = yield* open(caller, id)
      const ReceivedMessage = yield* reader
      const { attachments } = yield* runSteps(ReceivedMessage.readInSteps({ message, returnPath: null }))
      return yield* Effect.forEach(
        attachments.filter(({ contentId, contentType }) => contentId !== null && /^image\//i.test(contentType)),
        (file) =>
          Effect.map(runSteps(ReceivedMessage.contentOf(message, file)), (content) => ({
            filename: file.filename,
            contentType: file.contentType,
            contentId: file.contentId,
            disposition: file.disposition,
            content
          }))
      )
    })

    /** The conversation around a received email; `null` where it stands alone. */
    const conversationOf = Effect.fnUntraced(function*(
      caller: Caller,
      email: ReceivedEmail,
      replies: ReadonlyArray<SentReply>
    ) {
      const { repliedToEmailId } = email
      const sent = repliedToEmailId === null
        ? null
        : yield* Effect.catchTag(emails.get(caller, repliedToEmailId), "NotFound", () => Effect.succeed(null))
      if (sent === null) return replies.length === 0 ? null : Wire.toWireConversation(null, [email], replies)
      const answers = yield* received.answers(caller, sent.id)
      return Wire.toWireConversation(sent, answers, yield* received.replies(caller, answers.map(({ id }) => id)))
    })

    return handlers
      .handle(
        "list",
        Effect.fnUntraced(function*({ query }) {
          const caller = yield* CurrentCaller
          const page = yield* received.list(caller, { ...Wire.toRequest(query), ...fromPageQuery(query) }).pipe(
            Effect.mapError(inWireNames)
          )
          return {
            ...toWirePage(page, toWireSummary),
            receiving_domain: Inbound.domainOf(caller.account.id, caller.mode, serviceDomain)
          }
        }, dieOnServerFault)
      )
      .handle(
        "get",
        Effect.fnUntraced(function*({ params }) {
          const caller = yield* CurrentCaller
          const email = yield* received.get(caller, params.id)
          const { from } = yield* replies.sender(caller, email)
          const sent = yield* received.replies(caller, [email.id])
          return Wire.toWire(email, sent, yield* conversationOf(caller, email, sent), from)
        }, dieOnServerFault)
      )
      .handleRaw(
        "preview",
        Effect.fnUntraced(function*({ params, query }) {
          const caller = yield* CurrentCaller
          const { attachments, hasOriginal, html, text } = yield* received.get(caller, params.id)
          if (html === null) return UntrustedContent.text(text === null ? gone : text.slice(0, longestPreview))
          const shown = html.slice(0, longestPreview)
          const named = hasOriginal && attachments.some(({ contentId }) => contentId !== null)
            && InlineImages.areIn(shown)
          return UntrustedContent.document(shown, {
            files: named ? yield* imagesOf(caller, params.id) : [],
            remoteImages: query.images === "remote",
            scheme: query.scheme ?? "light"
          })
        }, dieOnServerFault)
      )
      .handle(
        "source",
        Effect.fnUntraced(function*({ params }) {
          const caller = yield* CurrentCaller
          if (!(yield* received.get(caller, params.id)).hasOriginal) return { source: null, size: 0, is_whole: true }
          const { message } = yield* open(caller, params.id)
          return {
            source: Buffer.from(message.subarray(0, longestSource)).toString("latin1"),
            size: message.length,
            is_whole: message.length <= longestSource
          }
        }, dieOnServerFault)
      )
      .handleRaw(
        "message",
        Effect.fnUntraced(function*({ params }) {
          const { email, message } = yield* open(yield* CurrentCaller, params.id)
          return UntrustedContent.download(message, `${email.id}.eml`)
        }, dieOnServerFault)
      )
      .handleRaw(
        "attachment",
        Effect.fnUntraced(function*({ params }) {
          const { email, message } = yield* open(yield* CurrentCaller, params.id)
          const place = Number(params.index)
          const summary = email.attachments[place]
          if (summary === undefined) return yield* new NotFound()
          const ReceivedMessage = yield* reader
          const { attachments } = yield* runSteps(ReceivedMessage.readInSteps({ message, returnPath: null }))
          const file = attachments[place]
          if (file === undefined) return yield* new NotFound()
          return UntrustedContent.download(
            yield* runSteps(ReceivedMessage.contentOf(message, file)),
            nameOf(summary)
          )
        }, dieOnServerFault)
      )
      .handleRaw(
        "reply",
        Effect.fnUntraced(function*({ params, request }) {
          const caller = yield* CurrentCaller
          const { mode } = yield* received.get(caller, params.id)
          const body = yield* readJson(request, bodyLimits.send)
          const key = yield* Effect.fromResult(idempotencyKeyOf(request.headers["idempotency-key"]))
          const now = new Date(yield* Clock.currentTimeMillis)
          const { id, replayed } = yield* replies.reply(
            { ...caller, mode },
            params.id,
            body,
            (send) => decodeSend(send, now),
            key
          )
          yield* AcceptedEmails.count(mode, replayed ? 0 : 1)
          return HttpServerResponse.jsonUnsafe({ id }, { status: replayed ? 200 : 201 })
        }, dieOnServerFault)
      )
      .handle(
        "remove",
        Effect.fnUntraced(function*({ params }) {
          yield* received.remove(yield* CurrentCaller, params.id)
        }, dieOnServerFault)
      )
  })
)
