import type { Access } from "@sendwright/core/accounts/Caller"
import { AttachmentLinks, type LinkedAttachment } from "@sendwright/core/emails/AttachmentLinks"
import { NotFound } from "@sendwright/core/foundation/Errors"
import { nameOf } from "@sendwright/core/model/Attachment"
import * as FileDownload from "@sendwright/http/FileDownload"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { RequestContext } from "@sendwright/http/RequestContext"
import { originOf } from "@sendwright/http/RequestHead"
import * as SurfaceRoutes from "@sendwright/http/SurfaceRoutes"
import * as Effect from "effect/Effect"
import { HttpRouter } from "effect/http"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Calls from "./Calls.ts"
import * as Pages from "./Pages.ts"
import { Refused } from "./ResendError.ts"
import { ResendSettings } from "./ResendSettings.ts"

const access: Access = { scope: "emails:read", liveOnly: false }

/** A file as a list shows it; `files` is the address under which links stand. */
const toListed =
  (files: string) =>
  ({ contentId, contentType, disposition, expiresAt, filename, id, size, token }: LinkedAttachment) => ({
    id,
    filename,
    size,
    content_type: contentType,
    content_disposition: disposition === "attachment" ? "attachment" : "inline",
    content_id: contentId,
    download_url: `${files}/${Redacted.value(token)}`,
    expires_at: expiresAt.toISOString()
  })

const noSuchLink = new Refused({
  statusCode: 404,
  reason: "not_found",
  message: "This link has expired, or its file was deleted: ask for the attachment again."
})

/** The calls under `/emails/{id}/attachments`, and the links to files, which need no key. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const links = yield* AttachmentLinks
  const router = yield* HttpRouter.HttpRouter
  const { basePath, origin } = yield* HttpSettings
  const { path: base } = yield* ResendSettings
  const refusals = yield* Calls.refusals

  const filesOf = Effect.fnUntraced(function*({ caller, params, request }: Calls.Asked) {
    const found = yield* links.list(caller, params["id"] ?? "")
    return found.map(toListed(`${origin ?? originOf(request)}${basePath}${base}/files`))
  })

  yield* Calls.add([
    {
      method: "GET",
      path: "/emails/:id/attachments",
      access,
      answer: Effect.fnUntraced(function*(asked) {
        const query = yield* Effect.fromResult(Pages.queryOf(asked))
        const { hasMore, items } = yield* Effect.fromResult(Pages.pageOf(yield* filesOf(asked), query))
        return Pages.list(items, hasMore)
      })
    },
    {
      method: "GET",
      path: "/emails/:id/attachments/:attachment_id",
      access,
      answer: Effect.fnUntraced(function*(asked) {
        const file = (yield* filesOf(asked)).find(({ id }) => id === asked.params["attachment_id"]?.toLowerCase())
        return file === undefined ? yield* new NotFound() : { object: "attachment", ...file }
      })
    }
  ])

  const route = `${base}/files/:token` as const
  const download = Effect.gen(function*() {
    const { params } = yield* HttpRouter.RouteContext
    const link = yield* links.verify(params["token"] ?? "")
    yield* FileDownload.makeRoom(link.accountId, link.size)
    const file = yield* links.read(link)
    return FileDownload.download(file.content, nameOf(file))
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
