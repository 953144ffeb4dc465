import type { Accounts } from "@sendwright/core/accounts/Accounts"
import { Conditions, type Held } from "@sendwright/core/foundation/Conditions"
import * as Nodes from "@sendwright/core/operator/Nodes"
import type { KeyRing } from "@sendwright/core/secrets/SecretBox"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import { HeldEmails } from "@sendwright/core/sending/HeldEmails"
import type { Users } from "@sendwright/core/users/Users"
import { DashboardSettings } from "@sendwright/dashboard/server/DashboardSettings"
import { Draining } from "@sendwright/dashboard/server/streams/EventStreams"
import * as HealthRoutes from "@sendwright/http/HealthRoutes"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import * as MetricsRoute from "@sendwright/http/MetricsRoute"
import { createServer, type NodeServerOptions } from "@sendwright/http/NodeServer"
import * as Answers from "@sendwright/http/ResponseMiddleware"
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as HttpServer from "effect/http/HttpServer"
import * as Latch from "effect/Latch"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import * as os from "node:os"
import * as DataDir from "../adapters/DataDir.ts"
import * as Observability from "../adapters/Observability.ts"
import { Admin } from "../admin/Admin.ts"
import * as AdminChannel from "../admin/AdminChannel.ts"
import type { HostConfig } from "../config/Config.ts"
import * as SubmissionListening from "../config/SubmissionListening.ts"
import { warningsOf } from "../config/warningsOf.ts"
import * as Engine from "../engine/Engine.ts"
import * as Storage from "../engine/Storage.ts"
import { HostError } from "../foundation/HostError.ts"
import * as Signals from "../foundation/Signals.ts"
import * as IncomingMail from "./IncomingMail.ts"
import * as Listener from "./Listener.ts"
import * as Overload from "./Overload.ts"
import * as ServerRoutes from "./ServerRoutes.ts"
import * as SubmissionMail from "./SubmissionMail.ts"

/** What a server answers on. */
export interface Served {
  /** Where clients reach the API. */
  readonly baseUrl: string
  /** Whether email is accepted over SMTP. */
  readonly takesMail: boolean
  /** Whether mail of others is received. */
  readonly receives: boolean
}

/** What a command does around the server's life. */
export interface ServerHooks<A> {
  /** Once the storage is there and before anybody is served. */
  readonly prepare: Effect.Effect<A, HostError, Accounts | Users>
  /** Once requests are served. */
  readonly started: (served: Served, prepared: A) => Effect.Effect<void>
}

/** What ends a server. */
export interface Shutdown {
  /** For the log. */
  readonly reason: string
  /** Whether requests are still taken for the delay: nobody sends any where the port is gone. */
  readonly takesRequests: boolean
}

/** What a server hears of those that stand behind the same ports in other processes. */
export interface ProcessGroup {
  /** Which of them it is, for its log. */
  readonly number: string
  /** Whether it is the first that ever started, which does what is to happen once. */
  readonly isFirst: boolean
  /** Ends it, as a signal does. */
  readonly shutdown: Effect.Effect<Shutdown>
  /** What is wrong with all of them, from what is wrong with this one. */
  readonly readiness: (held: ReadonlyArray<Held>) => ReadonlyArray<Held>
}

const headTimeoutMillis = 30_000

const displayHost = (host: string): string =>
  host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host

/** Where clients reach this process: what the configuration says, else the host it names and the port that was given. */
const baseUrlOf = (config: HostConfig, server: HttpServer.HttpServer["Service"]): string =>
  config.baseUrl ?? `http://${displayHost(config.host)}:${Listener.portOf(server, config.port)}`

/** How the process learns of its end. */
interface Drain {
  readonly hasBegun: () => boolean
  readonly begun: Effect.Effect<void>
}

/** The settings of the routes with the links that need the port, and the place where email is accepted over SMTP. */
const links = (config: HostConfig, drain: Drain, takesMail: boolean) =>
  Layer.effectContext(Effect.gen(function*() {
    const baseUrl = baseUrlOf(config, yield* HttpServer.HttpServer)
    const { origin, pathname } = new URL(baseUrl)
    const basePath = pathname.replace(/(?<!\/)\/+$/, "")
    const smtp = config.submission === null || !takesMail ? null : SubmissionListening.placeOf(config.submission)
    return Context.make(HttpSettings, {
      ...(yield* HttpSettings),
      basePath,
      docsUrl: `${baseUrl}/docs`,
      origin,
      proxies: config.proxies
    }).pipe(
      Context.add(DashboardSettings, { ...DashboardSettings.defaultValue(), ...config.dashboard, origin, smtp }),
      Context.add(Draining, drain.begun)
    )
  }))

/** What this process answers on its port: the API, the interfaces of other services and the dashboard, or for a worker its health alone. */
const routesOf = (config: HostConfig, drain: Drain, takesMail: boolean) =>
  config.role === "worker"
    ? HealthRoutes.layer.pipe(Layer.provide(Answers.layer))
    : Layer.provide(
      Layer.merge(
        config.dashboard === null ? ServerRoutes.layerNoDashboard : ServerRoutes.layer,
        ServerRoutes.layerSurfaces(config.surfaces)
      ),
      links(config, drain, takesMail)
    )

/**
 * Runs a server until SIGTERM or SIGINT, and drains it. From then on it is not ready and claims no new work. For the
 * delay it still takes requests, each the last one of its connection, so that a load balancer notices; then it
 * takes no new connection. What has begun may go on for the drain time; leases that were not begun are handed back. A
 * second signal ends the process at once.
 */
export const run = <A>(config: HostConfig, hooks: ServerHooks<A>): Effect.Effect<void, HostError> =>
  Effect.gen(function*() {
    for (const warning of warningsOf(config)) yield* Effect.logWarning(warning)
    yield* untilStopped(config, hooks, null)
  }).pipe(Effect.provide(Observability.layer(config)))

/** The same for one of several processes of a server; what is said once is left to the one that started it. */
export const runInGroup = <A>(
  config: HostConfig,
  hooks: ServerHooks<A>,
  group: ProcessGroup
): Effect.Effect<void, HostError> =>
  untilStopped(config, hooks, group).pipe(
    Effect.annotateLogs({ process: group.number }),
    Effect.provide(Observability.layer(config))
  )

const untilStopped = Effect.fnUntraced(
  function*<A>(config: HostConfig, hooks: ServerHooks<A>, group: ProcessGroup | null): Effect.fn.Return<
    void,
    HostError,
    Scope.Scope
  > {
    const { arrived } = yield* Signals.first
    const signalled = Effect.map(arrived, (reason): Shutdown => ({ reason, takesRequests: true }))
    const stop = group === null ? signalled : Effect.raceFirst(signalled, group.shutdown)
    yield* Effect.scoped(serve(config, hooks, group, stop)).pipe(Effect.catchDefect(died))
  },
  Effect.scoped
)

const serve = Effect.fnUntraced(
  function*<A>(
    config: HostConfig,
    hooks: ServerHooks<A>,
    group: ProcessGroup | null,
    stop: Effect.Effect<Shutdown>
  ): Effect.fn.Return<void, HostError, Scope.Scope> {
    const drained = Latch.makeUnsafe(false)
    let draining = false
    const { drainMillis } = config
    const outer = yield* Effect.scope
    const [working, listening] = [yield* Scope.fork(outer), yield* Scope.fork(outer)]

    const start = Effect.gen(function*() {
      yield* DataDir.prepare(config)
      const ring = yield* Engine.keyRing(config)
      const engine = yield* Layer.buildWithScope(
        Engine.layer(config, ring),
        outer
      )
      // Once: a process that replaces another one must not hold again what was released meanwhile.
      if (config.hold && group?.isFirst !== false) {
        yield* HeldEmails.use((held) => held.holdAll()).pipe(
          Effect.provideContext(engine),
          Effect.mapError(Storage.explain(config))
        )
      }
      const prepared = yield* Effect.provideContext(hooks.prepare, engine)
      if (config.databaseUrl === null) {
        yield* Layer.build(Admin.layer).pipe(
          Effect.flatMap((admin) => Effect.provideContext(AdminChannel.serve(config.dataDir), admin)),
          Scope.provide(outer),
          Effect.provideContext(engine)
        )
      }
      const context = Layer.succeedContext(engine)
      yield* Layer.buildWithScope(Layer.provide(Engine.health, context), outer)
      // Before the workers, whose leases it names, and until they have ended.
      const reporting = Nodes.layerReporting({ role: config.role, hostname: os.hostname(), pid: process.pid })
      yield* Layer.buildWithScope(Layer.provide(reporting, context), outer)
      // Before the workers: where a port is taken, nothing has begun yet that would have to be ended.
      const drain = { hasBegun: () => draining, begun: drained.await }
      const served = yield* listen(config, ring, drain, group, outer).pipe(
        Scope.provide(listening),
        Effect.provideContext(engine)
      )
      if (config.role !== "api") {
        yield* Layer.buildWithScope(Layer.provide(Engine.workers(config), context), working)
        yield* Effect.forkIn(Effect.provideContext(warnOfProvider, engine), outer)
      }
      yield* hooks.started(served, prepared)
    })

    const early = yield* Effect.raceFirst(Effect.as(start, undefined), stop)
    const { reason, takesRequests } = early ?? (yield* stop)
    draining = true
    drained.openUnsafe()
    yield* (yield* Conditions).raise({
      name: HealthRoutes.draining,
      message: "This process ends.",
      blocks: true,
      expected: true
    })
    // Nobody was served yet, or asks a worker for anything but its health.
    const hasDelay = takesRequests && early === undefined && config.role !== "worker"
    const delayMillis = hasDelay ? config.shutdownDelayMillis : 0
    const delay = delayMillis === 0 ? "" : `taking requests for ${delayMillis / 1000} more seconds, and `
    const say = group === null ? Effect.logInfo : Effect.logDebug
    yield* say(`${reason}: ${delay}finishing what has begun, for ${drainMillis / 1000} seconds at the most`)
    yield* Effect.all([
      Effect.andThen(Effect.sleep(delayMillis), Scope.close(listening, Exit.void)),
      Scope.close(working, Exit.void)
    ], { concurrency: 2 })
    yield* say("Stopped")
  }
)

/** A fault of ours is told in the log's own format, before the process ends with one line. */
const died = (defect: unknown) =>
  Effect.andThen(
    Effect.logFatal("The server ends because of a fault of its own", Cause.die(defect)),
    Effect.fail(
      new HostError({ code: "internal", message: "The server ended because of a fault of its own: see its log." })
    )
  )

/**
 * Opens every port: that of the API, that of incoming mail, those of email over SMTP, and that of the metrics, which stays until
 * the end.
 */
const listen = Effect.fnUntraced(
  function*(config: HostConfig, ring: KeyRing, drain: Drain, group: ProcessGroup | null, outer: Scope.Scope) {
    const { drainMillis } = config
    const scope = yield* Effect.scope
    const context = Layer.succeedContext(
      yield* Effect.context<Layer.Success<ReturnType<typeof Engine.layer>>>()
    )
    // The body has its own time, which is told in an answer; this is for what comes before it.
    const requestTimeout = (yield* HttpSettings).bodyTimeoutMillis + headTimeoutMillis
    const gate = Overload.gateOf(config.surfaces)
    const createApiServer = (options: NodeServerOptions) => createServer({ ...options, requestTimeout, gate })
    yield* Effect.forkScoped(Overload.watch(gate))
    const at = { host: config.host, port: config.port, drainMillis, setting: "PORT", isDraining: drain.hasBegun }
    // First, because the dashboard says where it is.
    const takesMail = config.submission !== null && (yield* SubmissionMail.listen(config.submission, drainMillis).pipe(
      Scope.provide(scope)
    ))
    const allowance = Layer.succeedContext(
      yield* Layer.buildWithScope(IncomingMail.allowance(config.mailRules), scope)
    )
    const posts = config.doors.length === 0
      ? Layer.empty
      : Layer.provide(IncomingMail.posts(config.doors, config.mailRules, ring), allowance)
    const routes = routesOf(config, drain, takesMail).pipe(Layer.provide([conditionsOf(group), posts]))
    const built = yield* Layer.buildWithScope(
      Layer.provide(Listener.layer(routes, createApiServer, at), context),
      scope
    )
    const receiving = config.mail === null ? null : yield* IncomingMail.listen(config.mail, ring, drainMillis).pipe(
      Effect.provide([context, allowance]),
      Scope.provide(scope)
    )
    if (config.metricsPort !== null) {
      const metrics = MetricsRoute.layer.pipe(Layer.provide(Answers.layer))
      const there = { host: config.host, port: config.metricsPort, drainMillis, setting: "SENDWRIGHT_METRICS_PORT" }
      yield* Layer.buildWithScope(Layer.provide(Listener.layer(metrics, createServer, there), context), outer)
    }
    return {
      baseUrl: baseUrlOf(config, Context.get(built, HttpServer.HttpServer)),
      receives: receiving !== null,
      takesMail
    }
  }
)

/** What the health routes tell of: this process alone, or all of its group. */
const conditionsOf = (group: ProcessGroup | null): Layer.Layer<never> =>
  group === null ? Layer.empty : Layer.effect(
    Conditions,
    Effect.map(Conditions, (own) => ({ ...own, current: Effect.map(own.current, group.readiness) }))
  )

/** Mail waits where its provider is out of reach: worth a warning, and no reason to accept none. */
const warnOfProvider = Effect.gen(function*() {
  const provider = yield* EmailProvider
  yield* provider.check
}).pipe(
  Effect.catchTag("ProviderUnavailable", ({ message }) => Effect.logWarning(`Email waits: ${message}`))
)
