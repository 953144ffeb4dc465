import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import type { NodeServerOptions } from "@sendwright/http/NodeServer"
import { effectTracerOff } from "@sendwright/http/RequestSpan"
import * as Routes from "@sendwright/http/Routes"
import * as Effect from "effect/Effect"
import { TracerDisabledWhen } from "effect/http/HttpMiddleware"
import * as HttpRouter from "effect/http/HttpRouter"
import type * as HttpServer from "effect/http/HttpServer"
import type { ServeError } from "effect/http/HttpServerError"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import type * as Http from "node:http"
import { HostError } from "../foundation/HostError.ts"
import * as AcceptQueues from "./AcceptQueues.ts"

/** Where to listen, and how long requests under way may take when it ends. */
export interface ListenOptions {
  readonly host: string
  readonly port: number
  readonly drainMillis: number
  /** The variable that names the port, for errors. */
  readonly setting: string
  /**
   * Whether the process was told to stop: from then on every answer is the last one on its connection, so that clients
   * and balancers open their next connections elsewhere.
   */
  readonly isDraining?: () => boolean
}

const idleCheckMillis = 50

const explain = ({ host, port, setting }: ListenOptions) => ({ cause }: ServeError): HostError => {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? "unknown error"
  const place = `${host}:${port}`
  switch (code) {
    case "EADDRINUSE":
      return new HostError({ message: `${place} is in use: stop the process that listens there, or set ${setting}.` })
    case "EACCES":
      return new HostError({ message: `${place} may not be listened on by this user: set ${setting} to 1024 or more.` })
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new HostError({
        message: `${host} is no address of this machine: set HOST to one, or to 0.0.0.0 for all.`
      })
    default:
      return new HostError({ message: `The server cannot listen on ${place} (${code}): check HOST and ${setting}.` })
  }
}

/**
 * Serves routes until the scope closes, and provides the server for its address. It then takes no new connection,
 * finishes the requests under way, and after `drainMillis` cuts those that are left.
 */
export const layer = <E, R>(
  routes: Layer.Layer<never, E, R>,
  createServer: (options: Pick<NodeServerOptions, "isLastAnswer">) => Http.Server,
  options: ListenOptions
) => {
  let server: Http.Server | undefined
  let closing = false
  const isLastAnswer = () => closing || options.isDraining?.() === true
  const create = () => server = AcceptQueues.spread(createServer({ isLastAnswer }))
  const listening = NodeHttpServer.layer(create, {
    host: options.host,
    port: options.port,
    gracefulShutdownTimeout: options.drainMillis
  }).pipe(
    Layer.catchTag("ServeError", (error) => Layer.effectContext(Effect.fail(explain(options)(error))))
  )
  // Node closes connections that are idle when it is told to stop. It waits for those that become idle later until they
  // time out, and without an end for a client that stopped in the middle of its request.
  const drain = Layer.effectDiscard(Effect.addFinalizer(() => {
    const running = server
    if (running === undefined) return Effect.void
    closing = true
    const closed = Effect.sync(() => running.closeIdleConnections()).pipe(
      Effect.repeat(Schedule.spaced(idleCheckMillis)),
      Effect.timeoutOption(options.drainMillis),
      Effect.andThen(Effect.sync(() => running.closeAllConnections()))
    )
    return Effect.map(Effect.forkDetach(closed), (fiber) => void running.once("close", () => fiber.interruptUnsafe()))
  }))
  const served = HttpRouter.serve(routes, {
    disableLogger: true,
    disableListenLog: true,
    routerConfig: Routes.routerConfig
  }).pipe(Layer.provide(Layer.succeed(TracerDisabledWhen, effectTracerOff)))
  return drain.pipe(Layer.provideMerge(served), Layer.provideMerge(listening))
}

/** The port that a server was given. */
export const portOf = (server: HttpServer.HttpServer["Service"], asked: number): number =>
  "port" in server.address ? server.address.port : asked
