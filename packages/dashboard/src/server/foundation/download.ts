import type { StorageError } from "@sendwright/core/foundation/StorageError"
import type { ExportOverdue } from "@sendwright/core/privacy/Exports"
import { RequestContext } from "@sendwright/http/RequestContext"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import * as Stream from "effect/Stream"

/**
 * A file that is written while it is read. Its head has gone out by the time it may fail: then the connection is cut, by
 * which browsers know that the download is not whole.
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
