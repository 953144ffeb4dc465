import { Api } from "@sendwright/api/Api"
import { CurrentCaller } from "@sendwright/api/Authorization"
import { wireName } from "@sendwright/api/wire/Names"
import { fromPageQuery, momentOf, toWirePage } from "@sendwright/api/wire/Page"
import * as Wire from "@sendwright/api/wire/Received"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { NotFound, ValidationError } from "@sendwright/core/foundation/Errors"
import { nameOf } from "@sendwright/core/model/Attachment"
import { ReceivedEmails } from "@sendwright/core/received/ReceivedEmails"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { dieOnServerFault } from "./dieOnServerFault.ts"
import * as FileDownload from "./FileDownload.ts"
import * as ReceivedFile from "./ReceivedFile.ts"

/** The names of the wire for those of the service. */
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

/** The routes under /v1/received. */
export const layer = HttpApiBuilder.group(
  Api,
  "received",
  Effect.fnUntraced(function*(handlers) {
    const received = yield* ReceivedEmails

    /** A received email and its message, with room for what is made of it. */
    const open = Effect.fnUntraced(function*(caller: Caller, id: string) {
      const email = yield* received.get(caller, id)
      yield* FileDownload.makeRoom(caller.account.id, email.sizeBytes)
      return { email, message: yield* received.raw(caller, id) }
    })

    return handlers
      .handleRaw(
        "list",
        Effect.fnUntraced(function*({ query }) {
          const page = yield* received.list(yield* CurrentCaller, {
            ...fromPageQuery(query),
            mode: query.mode ?? null,
            domain: query.domain,
            from: query.from,
            to: query.to,
            since: momentOf(query.received_from),
            until: momentOf(query.received_before),
            repliedToEmailId: query.replied_to_email_id,
            q: query.q
          }).pipe(Effect.mapError(inWireNames))
          return HttpServerResponse.jsonUnsafe(toWirePage(page, Wire.toWireSummary))
        }, dieOnServerFault)
      )
      .handleRaw(
        "get",
        Effect.fnUntraced(function*({ params }) {
          const caller = yield* CurrentCaller
          const email = yield* received.get(caller, params.id)
          return HttpServerResponse.jsonUnsafe(Wire.toWire(email, yield* received.replies(caller, [email.id])))
        }, dieOnServerFault)
      )
      .handleRaw(
        "attachment",
        Effect.fnUntraced(function*({ params }) {
          const { email, message } = yield* open(yield* CurrentCaller, params.id)
          const place = Number(params.place)
          const summary = email.attachments[place]
          if (summary === undefined) return yield* new NotFound()
          const { content } = yield* (yield* ReceivedFile.open(message)).file(place)
          return FileDownload.download(content, nameOf(summary))
        }, dieOnServerFault)
      )
      .handleRaw(
        "raw",
        Effect.fnUntraced(function*({ params }) {
          const { email, message } = yield* open(yield* CurrentCaller, params.id)
          return FileDownload.download(message, `${email.id}.eml`, {}, "message/rfc822")
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
