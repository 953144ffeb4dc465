import type { Access, Caller } from "@sendwright/core/accounts/Caller"
import { NotFound, ValidationError } from "@sendwright/core/foundation/Errors"
import { isUuid } from "@sendwright/core/model/EmailQuery"
import type { ReceivedEmail, ReceivedSummary } from "@sendwright/core/received/ReceivedEmail"
import { ReceivedEmails } from "@sendwright/core/received/ReceivedEmails"
import { ReceivedLinks } from "@sendwright/core/received/ReceivedLinks"
import * as FileDownload from "@sendwright/http/FileDownload"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import * as ReceivedFile from "@sendwright/http/ReceivedFile"
import { RequestContext } from "@sendwright/http/RequestContext"
import { originOf } from "@sendwright/http/RequestHead"
import * as SurfaceRoutes from "@sendwright/http/SurfaceRoutes"
import * as Effect from "effect/Effect"
import { HttpRouter } from "effect/http"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Calls from "./Calls.ts"
import * as InlineImages from "./InlineImages.ts"
import * as Pages from "./Pages.ts"
import * as ReceivedShape from "./ReceivedShape.ts"
import { Refused } from "./ResendError.ts"
import { ResendSettings } from "./ResendSettings.ts"

const access: Access = { scope: "received:read", liveOnly: false }

const defaultLimit = 20

const noSuchLink = new Refused({
  statusCode: 404,
  reason: "not_found",
  message: "This link has expired, or its email was deleted: ask for the email again."
})

const base64Of = ({ buffer, byteLength, byteOffset }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString("base64")

const invalid = (name: string, message: string) => new ValidationError({ issues: [{ path: [name], message }] })

/** The calls under `/emails/receiving`, and the links to what was received, which need no key. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const received = yield* ReceivedEmails
  const links = yield* ReceivedLinks
  const router = yield* HttpRouter.HttpRouter
  const { basePath, origin } = yield* HttpSettings
  const { path: base } = yield* ResendSettings
  const refusals = yield* Calls.refusals

  const linkTo = ({ caller, request }: Calls.Asked, email: ReceivedEmail, place: number | null) => {
    const { expiresAt, token } = links.make(caller, email, place)
    return {
      download_url: `${origin ?? originOf(request)}${basePath}${base}/received/${Redacted.value(token)}`,
      expires_at: expiresAt.toISOString()
    }
  }

  const listed = Effect.fnUntraced(function*(
    caller: Caller,
    emails: ReadonlyArray<ReceivedSummary>,
    hasMore: boolean
  ) {
    const attachments = yield* received.attachments(caller, emails.map(({ id }) => id))
    return Pages.list(emails.map((email) => ReceivedShape.toListed(email, attachments.get(email.id) ?? [])), hasMore)
  })

  const list: Calls.Answer = Effect.fnUntraced(function*(asked) {
    const { caller } = asked
    const { after, before, limit } = yield* Effect.fromResult(Pages.queryOf(asked))
    for (const [name, id] of [["after", after], ["before", before]] as const) {
      if (id !== null && !isUuid(id)) return yield* invalid(name, "must be the id of a received email")
    }
    if (before !== null) {
      const { data, isFirst } = yield* received.newer(caller, before, limit ?? defaultLimit)
      return yield* listed(caller, data, !isFirst)
    }
    const { data, isLast } = yield* received.older(caller, after, limit ?? defaultLimit)
    return yield* listed(caller, data, !isLast)
  })

  /** The HTML with its images within it, with room for what is made of the message. */
  const withImages = Effect.fnUntraced(function*(caller: Caller, email: ReceivedEmail) {
    const { attachments, hasOriginal, html, id, sizeBytes } = email
    const referred = html === null || !hasOriginal ? new Map() : InlineImages.referredIn(html, attachments)
    if (html === null || referred.size === 0) return html
    yield* FileDownload.makeRoom(caller.account.id, sizeBytes)
    const { file } = yield* ReceivedFile.open(yield* received.raw(caller, id))
    const addresses = new Map<string, string>()
    for (const [contentId, place] of referred) {
      const { content } = yield* file(place)
      addresses.set(contentId, `data:${attachments[place]!.contentType};base64,${base64Of(content)}`)
    }
    // What is counted of the message is enough for each of its images once, which are in base64 there too.
    return InlineImages.inlined(html, addresses, Math.min(sizeBytes, InlineImages.maxInlined))
  })

  const get: Calls.Answer = Effect.fnUntraced(function*(asked) {
    const format = asked.query["html_format"] ?? "data_uri"
    if (format !== "data_uri" && format !== "cid") return yield* invalid("html_format", "must be data_uri or cid")
    const email = yield* received.get(asked.caller, asked.params["id"] ?? "")
    const html = format === "cid" ? email.html : yield* withImages(asked.caller, email)
    return ReceivedShape.toEmail(email, html, email.hasOriginal ? linkTo(asked, email, null) : null)
  })

  const filesOf = Effect.fnUntraced(function*(asked: Calls.Asked) {
    const email = yield* received.get(asked.caller, asked.params["id"] ?? "")
    return email.attachments.map((file, place) => {
      const { content_id, filename, ...shape } = ReceivedShape.toAttachment(email.id)(file, place)
      return {
        ...shape,
        ...(filename === null ? {} : { filename }),
        ...(content_id === null ? {} : { content_id }),
        ...linkTo(asked, email, place)
      }
    })
  })

  yield* Calls.add([
    { method: "GET", path: "/emails/receiving", access, answer: list },
    { method: "GET", path: "/emails/receiving/:id", access, answer: get },
    {
      method: "GET",
      path: "/emails/receiving/:id/attachments",
      access,
      answer: Effect.fnUntraced(function*(asked) {
        const query = yield* Effect.fromResult(Pages.queryOf(asked))
        const { hasMore, items } = yield* Effect.fromResult(Pages.pageOf(yield* filesOf(asked), query))
        return Pages.list(items, hasMore)
      })
    },
    {
      method: "GET",
      path: "/emails/receiving/:id/attachments/:attachment_id",
      access,
      answer: Effect.fnUntraced(function*(asked) {
        const file = (yield* filesOf(asked)).find(({ id }) => id === asked.params["attachment_id"]?.toLowerCase())
        return file === undefined ? yield* new NotFound() : { object: "attachment", ...file }
      })
    }
  ])

  const route = `${base}/received/:token` as const
  const download = Effect.gen(function*() {
    const { params } = yield* HttpRouter.RouteContext
    const link = yield* links.verify(params["token"] ?? "")
    yield* FileDownload.makeRoom(link.accountId, link.sizeBytes)
    const message = yield* links.read(link)
    if (link.place === null) return FileDownload.download(message, `${link.receivedId}.eml`, {}, "message/rfc822")
    const { content, name } = yield* (yield* ReceivedFile.open(message)).file(link.place)
    return FileDownload.download(content, name)
  }).pipe(Effect.catchTag("NotFound", () => Effect.fail(noSuchLink)))

  yield* router.add(
    "GET",
    route,
    Effect.flatMap(RequestContext, (context) => {
      context.route = route
      return SurfaceRoutes.answered(download, refusals, context, { method: "GET", route })
    })
  )
}))
