import type { StorageError } from "@sendwright/core/foundation/StorageError"
import type { ExportOverdue } from "@sendwright/core/privacy/Exports"
import { RequestContext } from "@sendwright/http/RequestContext"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import * as Stream from "effect/Stream"

/**
 * A file that is sent while its contents are read. If reading fails, the head of the answer has been sent already. The
 * connection is then cut, so that the browser reports an incomplete download.
 */
export const download = Effect.fnUntraced(function*(
  text: Stream.Stream<string, StorageError | ExportOverdue>,
  { accountId, contentType, name }: {
    readonly accountId: string
    readonly contentType: string
    readonly name: string
  }
) {
  const { requestId } = yield* RequestContext
  const body = Stream.encodeText(text).pipe(
    Stream.tapError((error) =>
      Effect.annotateLogs(Effect.logError("A download broke off", error), { requestId, accountId })
    )
  )
  return HttpServerResponse.stream(body, {
    contentType,
    headers: { "content-disposition": `attachment; filename="${name}"` }
  })
})
