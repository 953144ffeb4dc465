import type { Accounts } from "@sendwright/core/accounts/Accounts"
import type { RateLimits } from "@sendwright/core/accounts/RateLimits"
import type { AccountSummaries } from "@sendwright/core/AccountSummary"
import type { Domains } from "@sendwright/core/domains/Domains"
import type { Emails } from "@sendwright/core/emails/Emails"
import type { Erasures } from "@sendwright/core/privacy/Erasures"
import type { Exports } from "@sendwright/core/privacy/Exports"
import type { ReceivedEmails } from "@sendwright/core/received/ReceivedEmails"
import type { Replies } from "@sendwright/core/received/Replies"
import type { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import type { Templates } from "@sendwright/core/templates/Templates"
import type { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import {
  HttpMiddleware,
  HttpRouter,
  HttpServer,
  type HttpServerError,
  HttpServerRequest,
  type HttpServerResponse
} from "effect/http"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import { HttpSettings } from "./HttpSettings.ts"
import { effectTracerOff } from "./RequestSpan.ts"
import * as Routes from "./Routes.ts"

/** The services of the engine that the routes call: all of them come from `Sendwright.layer` of the core. */
type MountServices =
  | Accounts
  | AccountSummaries
  | Domains
  | Emails
  | Erasures
  | Exports
  | RateLimits
  | ReceivedEmails
  | Replies
  | Suppressions
  | Templates
  | Webhooks

// Nothing of a platform is needed: no route serves a file by its name.
const platform = Layer.merge(HttpServer.layerServices, SecureRandom.layerWebCrypto)

/** What every mount brings along. */
type MountPlatform = Layer.Success<typeof platform>

/** How a route says in its type that it may fail with an error that HTTP answers. */
type RouteMarks = HttpRouter.Request<"Error", HttpServerError.HttpServerError>

/**
 * What a handler is made of: a layer, which is built once and lives until `dispose`; services that run already, such as
 * `sendwright.context` of `@sendwright/promise`; or a promise of those.
 */
export type MountSource<E = unknown, R = never> =
  | Layer.Layer<MountServices | R, E>
  | Context.Context<MountServices | R>
  | PromiseLike<Context.Context<MountServices | R>>

/** Where and how the API is mounted in somebody else's server. */
export interface MountOptions<R = never> {
  /**
   * The path under which clients see the API, such as `/mail`: it is taken off every request before the routes are
   * looked at. Empty: the API stands at the root.
   */
  readonly basePath?: string
  /**
   * Scheme and host as clients see them, such as `https://shop.example`, for the links that answers hold. Without it
   * they are those that a request names, which behind a proxy may be others.
   */
  readonly origin?: string
  /** What differs from the defaults. The access log is off, as the server around has one of its own. */
  readonly settings?: Partial<Omit<HttpSettings, "basePath">>
  /** Routes beside those of the API, on the same services and below the same path, such as those of the dashboard. */
  readonly routes?: Layer.Layer<never, never, MountServices | MountPlatform | RouteMarks | R | HttpRouter.HttpRouter>
}

/** What is served under one mount, for as long as its scope is open. */
export type App = Effect.Effect<
  HttpServerResponse.HttpServerResponse,
  HttpServerError.HttpServerError,
  HttpServerRequest.HttpServerRequest | Scope.Scope
>

/** A handler that is being built, is there, could not be built, or was disposed of. */
export interface Started<Handler> {
  /** The handler, while it is there. */
  readonly current: () => Handler | undefined
  /** The handler when it is there; rejects where there will be none. */
  readonly built: () => Promise<Handler>
  readonly ready: Promise<void>
  readonly dispose: () => Promise<void>
}

/** A path prefix in its one form: begins with a slash and does not end with one, or is empty. */
export const toBasePath = (path: string): string => {
  const trimmed = path.replaceAll(/^\/+|(?<!\/)\/+$/g, "")
  return trimmed === "" ? "" : `/${trimmed}`
}

/** What of a request's target lies within the prefix; `undefined` where it lies outside. */
export const within = (basePath: string, target: string): string | undefined => {
  if (basePath === "") return target
  if (!target.startsWith(basePath)) return undefined
  const rest = target.slice(basePath.length)
  return rest === "" || rest.startsWith("?") ? `/${rest}` : rest.startsWith("/") ? rest : undefined
}

const settingsOf = (
  given: Context.Context<never>,
  { origin, settings }: Pick<MountOptions, "origin" | "settings">,
  basePath: string
): HttpSettings => ({
  ...(given.mapUnsafe.has(HttpSettings.key)
    ? Context.get(given, HttpSettings)
    : {
      ...HttpSettings.defaultValue(),
      accessLog: false,
      origin: origin?.replace(/(?<!\/)\/+$/, "") ?? null
    }),
  ...settings,
  basePath
})

const build = Effect.fnUntraced(function*<E, R>(
  source: MountSource<E, R>,
  options: MountOptions<R>,
  rewrite: (request: HttpServerRequest.HttpServerRequest) => HttpServerRequest.HttpServerRequest
) {
  const services = Layer.isLayer(source)
    ? yield* Layer.build(source as Layer.Layer<MountServices | R, E>)
    : yield* Effect.promise(() => Promise.resolve(source as Context.Context<MountServices | R>))
  const settings = settingsOf(services, options, toBasePath(options.basePath ?? ""))
  const context = Context.merge(yield* Layer.build(platform), services).pipe(
    Context.add(HttpSettings, settings),
    Context.add(HttpMiddleware.TracerDisabledWhen, effectTracerOff)
  )
  // What they ask for is in the context, whatever else it is.
  // @effect-diagnostics-next-line unsafeEffectTypeAssertion:off
  const further = (options.routes ?? Layer.empty) as Layer.Layer<never, never, HttpRouter.HttpRouter>
  const all = Layer.merge(Routes.layer, further)
  const routes = yield* HttpRouter.toHttpEffect(all).pipe(
    Effect.provideService(HttpRouter.RouterConfig, Routes.routerConfig),
    Effect.provideContext(context)
  )
  const app: App = Effect.withFiber((fiber) => {
    const request = Context.getUnsafe(fiber.context, HttpServerRequest.HttpServerRequest)
    return Effect.provideService(routes, HttpServerRequest.HttpServerRequest, rewrite(request))
  })
  return { app, context: context as Context.Context<never> }
})

const gone = () => new Error("The handler was disposed of: make a new one.")

/** Builds the routes at once, and what `toHandler` makes of them. */
export const start = <Handler, E, R>(
  source: MountSource<E, R>,
  options: MountOptions<R>,
  rewrite: (request: HttpServerRequest.HttpServerRequest) => HttpServerRequest.HttpServerRequest,
  toHandler: (app: App, context: Context.Context<never>, scope: Scope.Scope) => Effect.Effect<Handler>
): Started<Handler> => {
  const scope = Scope.makeUnsafe()
  let handler: Handler | undefined
  let disposing: Promise<void> | undefined
  const built = build(source, options, rewrite).pipe(
    Effect.flatMap(({ app, context }) => toHandler(app, context, scope)),
    Effect.tapCause((cause) => Effect.logError("The services of the API could not be built", cause)),
    Scope.provide(scope),
    Effect.runPromise
  ).then((made) => {
    if (disposing !== undefined) throw gone()
    return handler = made
  })
  const ready = built.then(() => undefined)
  // It is logged, and every request is told: nobody has to wait for `ready`.
  ready.catch(() => undefined)
  return {
    current: () => handler,
    built: () => disposing === undefined ? built : Promise.reject(gone()),
    ready,
    dispose: () => {
      handler = undefined
      return disposing ??= Effect.runPromise(Scope.close(scope, Exit.void))
    }
  }
}
