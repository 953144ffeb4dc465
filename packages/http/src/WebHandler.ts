import { internalError } from "@sendwright/api/ErrorEnvelope"
import * as Effect from "effect/Effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import { envelopeResponse } from "./Failures.ts"
import { type App, type MountOptions, type MountSource, start, toBasePath, within } from "./Mount.ts"

/** A request handler in the form of the Fetch standard. */
export type WebHandler = (request: Request) => Promise<Response>

/** The API as functions from `Request` to `Response`. */
export interface WebMount {
  /** Never rejects: whatever goes wrong is answered with the error envelope. */
  readonly handler: WebHandler
  /** The same by method, as route files of Next.js export it. */
  readonly methods: {
    readonly GET: WebHandler
    readonly POST: WebHandler
    readonly PATCH: WebHandler
    readonly DELETE: WebHandler
  }
  /** Settles when the services are built, and rejects with the reason why they cannot be. Requests wait for it. */
  readonly ready: Promise<void>
  /** Releases what the handler built; services that were passed built stay. Let requests end before. */
  readonly dispose: () => Promise<void>
}

type Requires = Effect.Services<App>

const unavailable = () => HttpServerResponse.toWeb(envelopeResponse(503, internalError))

/**
 * Makes the API mountable wherever a server takes a web-standard handler (Hono, Next.js, Bun, Deno, service workers).
 * It needs `fetch` types and nothing of Node.
 *
 * The signal of a request interrupts the work for it. Bodies are held to the limits of `settings.bodyLimits` by what
 * is read, whatever their Content-Length says.
 *
 * @example
 * ```ts
 * import { toWebHandler } from "@sendwright/http/WebHandler"
 * import type { Sendwright } from "@sendwright/promise"
 *
 * export const isAlive = async (sendwright: Sendwright) => {
 *   const mail = toWebHandler(sendwright.context, { basePath: "/mail" })
 *   const response = await mail.handler(new Request("https://shop.example/mail/health/live"))
 *   await mail.dispose()
 *   return response.ok
 * }
 * ```
 */
export const toWebHandler = <E, R = never>(source: MountSource<E, R>, options: MountOptions<R> = {}): WebMount => {
  const basePath = toBasePath(options.basePath ?? "")
  const mount = start(
    source,
    options,
    (request) => basePath === "" ? request : request.modify({ url: within(basePath, request.url) ?? "/" }),
    (app, context) => Effect.succeed<WebHandler>(HttpEffect.toWebHandlerWith<never, Requires>(context)(app))
  )
  const handler: WebHandler = (request) => {
    const current = mount.current()
    return current === undefined ? mount.built().then((built) => built(request)).catch(unavailable) : current(request)
  }
  return {
    handler,
    methods: { GET: handler, POST: handler, PATCH: handler, DELETE: handler },
    ready: mount.ready,
    dispose: mount.dispose
  }
}
