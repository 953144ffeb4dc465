import { CurrentCaller } from "@sendwright/api/Authorization"
import { EmailHistories } from "@sendwright/core/EmailHistory"
import { EmailCopies } from "@sendwright/core/emails/EmailCopies"
import { Emails } from "@sendwright/core/emails/Emails"
import { NotFound } from "@sendwright/core/foundation/Errors"
import { nameOf } from "@sendwright/core/model/Attachment"
import { hasContents } from "@sendwright/core/model/EmailFields"
import { ReceivedEmails } from "@sendwright/core/received/ReceivedEmails"
import { EmailSources } from "@sendwright/core/sending/EmailSources"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import { PortalParts } from "../../contract/PortalAccess.ts"
import * as Wire from "../../contract/wire/EmailDetail.ts"
import { readBody } from "../foundation/readBody.ts"
import * as InlineImages from "../previews/InlineImages.ts"
import * as UntrustedContent from "../previews/UntrustedContent.ts"

/** The most bytes of a source that are shown. The download has all of it. */
const longestSource = 256 * 1024
/** The most characters of a body in a preview. More would only slow the browser down. */
const longestPreview = 1_000_000

const gone = "Of this email its heading is kept, and nothing else."

/** The endpoints of one email. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "email",
  Effect.fnUntraced(function*(handlers) {
    const histories = yield* EmailHistories
    const emails = yield* Emails
    const received = yield* ReceivedEmails
    const sources = yield* EmailSources
    const copies = yield* EmailCopies
    const suppressions = yield* Suppressions
    const webhooks = yield* Webhooks

    return handlers
      .handle(
        "get",
        Effect.fnUntraced(function*({ params }) {
          const caller = yield* CurrentCaller
          const history = yield* histories.get(caller, params.id)
          const answers = yield* received.answers(caller, params.id)
          const detail = Wire.toWire(history, answers, yield* received.replies(caller, answers.map(({ id }) => id)))
          const parts = yield* PortalParts
          return parts === null || parts.includes("webhooks") ? detail : Wire.withoutWebhooks(detail)
        }, dieOnServerFault)
      )
      .handleRaw(
        "preview",
        Effect.fnUntraced(function*({ params, query }) {
          const caller = yield* CurrentCaller
          const email = yield* emails.get(caller, params.id)
          const { attachments, html, text } = email
          if (html === null) {
            return UntrustedContent.text(hasContents(email) ? (text ?? "").slice(0, longestPreview) : gone)
          }
          const shown = html.slice(0, longestPreview)
          const named = attachments.some(({ contentId }) => contentId !== null) && InlineImages.areIn(shown)
          return UntrustedContent.document(shown, {
            files: named ? yield* sources.attachments(caller, params.id) : [],
            remoteImages: query.images === "remote",
            scheme: query.scheme ?? "light"
          })
        }, dieOnServerFault)
      )
      .handle(
        "source",
        Effect.fnUntraced(function*({ params }) {
          const message = yield* sources.message(yield* CurrentCaller, params.id)
          if (message === null) return { source: null, size: 0, is_whole: true }
          const bytes = yield* MimeMessage.render(message)
          return {
            source: Buffer.from(bytes.subarray(0, longestSource)).toString("latin1"),
            size: bytes.length,
            is_whole: bytes.length <= longestSource
          }
        }, dieOnServerFault)
      )
      .handleRaw(
        "message",
        Effect.fnUntraced(function*({ params }) {
          const message = yield* sources.message(yield* CurrentCaller, params.id)
          if (message === null) return yield* new NotFound()
          return UntrustedContent.download(yield* MimeMessage.render(message), `${params.id}.eml`)
        }, dieOnServerFault)
      )
      .handleRaw(
        "attachment",
        Effect.fnUntraced(function*({ params }) {
          const files = yield* sources.attachments(yield* CurrentCaller, params.id)
          const file = files[Number(params.index)]
          if (file === undefined) return yield* new NotFound()
          return UntrustedContent.download(file.content, nameOf(file))
        }, dieOnServerFault)
      )
      .handle(
        "cancel",
        Effect.fnUntraced(function*({ params }) {
          yield* emails.cancel(yield* CurrentCaller, params.id)
        }, dieOnServerFault)
      )
      .handleRaw(
        "copy",
        Effect.fnUntraced(function*({ params, request }) {
          const caller = yield* CurrentCaller
          const { mode } = yield* emails.get(caller, params.id)
          const { to } = yield* readBody(request, Wire.decodeNewCopy)
          const id = yield* copies.copy({ ...caller, mode }, params.id, { to, cc: [], bcc: [] })
          return HttpServerResponse.jsonUnsafe({ id }, { status: 201 })
        }, dieOnServerFault)
      )
      .handleRaw(
        "suppress",
        Effect.fnUntraced(function*({ params, request }) {
          const caller = yield* CurrentCaller
          yield* emails.get(caller, params.id)
          const { email_address, suppressed } = yield* readBody(request, Wire.decodeSuppressing)
          const changed = suppressed
            ? yield* suppressions.add(caller, email_address).pipe(
              Effect.as(true),
              Effect.catchTag("Conflict", () => Effect.succeed(false))
            )
            : yield* suppressions.remove(caller, email_address).pipe(
              Effect.as(true),
              Effect.catchTag("NotFound", () => Effect.succeed(false))
            )
          return HttpServerResponse.jsonUnsafe({ changed })
        }, dieOnServerFault)
      )
      .handleRaw(
        "resend",
        Effect.fnUntraced(function*({ params, request }) {
          const caller = yield* CurrentCaller
          const { timeline } = yield* histories.get(caller, params.id)
          const { delivery_ids } = yield* readBody(request, Wire.decodeResend)
          const wanted = new Set(delivery_ids)
          const found = timeline.flatMap((entry) =>
            entry._tag === "Delivery" && wanted.delete(entry.delivery.delivery.id) ? [entry.delivery.delivery] : []
          )
          if (wanted.size > 0) return yield* new NotFound()
          yield* Effect.forEach(found, ({ endpointId, id }) => webhooks.sendAgain(caller, endpointId, id), {
            discard: true
          })
          return HttpServerResponse.jsonUnsafe({ count: found.length })
        }, dieOnServerFault)
      )
  })
)
