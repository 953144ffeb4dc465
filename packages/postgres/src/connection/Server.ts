import * as PgConnection from "@effect/sql-pg/PgConnection"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import type * as Scope from "effect/Scope"
import { lookup } from "node:dns/promises"
import * as Net from "node:net"
import { connectFailure, refused, silent } from "./connectFailures.ts"
import * as ConnectionFailure from "./ConnectionFailure.ts"
import type * as ConnectionUrl from "./ConnectionUrl.ts"
import { within } from "./deadline.ts"
import { codeOf } from "./errorCodes.ts"
import * as Hosts from "./Hosts.ts"
import { open } from "./openConnection.ts"
import * as Place from "./Place.ts"
import { ServerStream } from "./ServerStream.ts"
import type { Sockets } from "./Sockets.ts"

/** The server, or the one of several, that a connection URL leads to. */
export interface Server {
  /** A connection to it, as the driver's `stream`. */
  readonly stream: () => ServerStream
  /** Asks whether another one is to be taken. */
  readonly doubt: () => void
  /** How often another one was taken. */
  readonly moves: () => number
}

const moves = Metric.counter("sendwright_database_moves_total", {
  description: "Times that connections went over to another server of DATABASE_URL",
  incremental: true
})

const roleStatement =
  `SELECT pg_is_in_recovery() AS standby, current_setting('transaction_read_only') = 'on' AS read_only`

const isTrue = (value: unknown): boolean => value === true

/** The most that a timer of the machine takes. */
const maxMillis = 2_147_483_647

/** How much longer a session may take than the connection under it, whose error says better why it is late. */
const marginMillis = 250

/** How long a session that is asked for a role, and given up, may take to say goodbye. */
const graceMillis = 100

const lookUp = (host: ConnectionUrl.Host, millis: number) => {
  const alone: Place.Place = { host, address: null }
  if (Place.isSocket(host) || Net.isIP(host.name) !== 0) return Effect.succeed([alone])
  return Effect.tryPromise({
    try: () => lookup(host.name, { all: true }),
    catch: (cause) => connectFailure(alone, cause)
  }).pipe(
    Effect.map((found) => found.map(({ address }): Place.Place => ({ host, address }))),
    Effect.timeoutOrElse({ duration: millis, orElse: () => Effect.fail(silent(alone, millis)) })
  )
}

/** Looks for the server of a URL, and keeps to it, for as long as the scope is open. */
export const make = Effect.fnUntraced(function*(options: {
  readonly url: ConnectionUrl.ConnectionUrl
  readonly sockets: Sockets
  /** How long a connection to one host may take. */
  readonly connectMillis: number
  /** What it is called in the log. */
  readonly name: "database" | "replica"
  /** What sessions begin with. */
  readonly session: PgConnection.Config
}): Effect.fn.Return<Server, never, Scope.Scope> {
  const { name, sockets, url } = options
  const millis = Math.min(options.connectMillis, maxMillis)
  // What is waited for is a network, which no test clock moves.
  const context = Context.omit(Clock.Clock)(yield* Effect.context())
  const run = Effect.runForkWith(context)

  const openAt = (place: Place.Place) =>
    within({ millis, graceMillis, missed: () => silent(place, millis), stuck: () => {} })(open(sockets, url.tls, place))

  const ask = (place: Place.Place) =>
    within({ millis, graceMillis, missed: () => silent(place, millis), stuck: () => {} })(
      Effect.scoped(Effect.gen(function*() {
        const connection = yield* PgConnection.make({
          ...options.session,
          // What is waited for above tells better what is late.
          connectTimeout: millis + marginMillis,
          stream: () => new ServerStream(run, openAt(place))
        })
        const { rows: [row] } = yield* connection.query(roleStatement, [], false)
        return { isStandby: isTrue(row?.["standby"]), isReadOnly: isTrue(row?.["read_only"]) }
      })).pipe(Effect.catchTag("SqlError", (error) => {
        const { cause } = error.reason
        const failure = ConnectionFailure.of(error)
        if (failure !== undefined) return Effect.fail(failure)
        const code = codeOf(cause)
        return Effect.fail(code === "" ? connectFailure(place, cause) : refused(place, code, cause))
      }))
    )

  let moved = 0
  const onMove = (from: Place.Place, { passedOver, place }: Hosts.Found, afterMillis: number) =>
    Effect.suspend(() => {
      moved++
      sockets.closeOthers(place)
      const why = passedOver.map(({ message }) => message).join("; ")
      return Effect.andThen(
        name === "database" ? Metric.update(moves, 1) : Effect.void,
        Effect.logWarning(
          `The ${name} is on ${Place.describe(place)} now, and no longer on ${Place.describe(from)}, after ${
            (afterMillis / 1_000).toFixed(1)
          } s${why === "" ? "" : `: ${why}`}`
        )
      )
    })

  const hosts = isAsked(url)
    ? yield* Effect.provideContext(
      Hosts.make({
        hosts: url.hosts,
        target: url.target,
        isRandom: url.isRandom,
        lookUp: (host) => lookUp(host, millis),
        ask
      }, onMove),
      context
    )
    : undefined

  // What does not pass by itself would look like an outage that does.
  let logged = ""
  const tell = (failure: ConnectionFailure.ConnectionFailure) =>
    Effect.suspend(() => {
      if (ConnectionFailure.isPassing(failure) || logged === failure.message) return Effect.void
      logged = failure.message
      return Effect.logError(`There is no connection to the ${name}: ${failure.message}`)
    })

  const openSession = hosts === undefined
    ? openAt({ host: url.hosts[0], address: null })
    : Effect.flatMap(hosts.pick, (place) =>
      openAt(place).pipe(Effect.catch(() => {
        hosts.doubt()
        // It is another one, or has answered since.
        return Effect.flatMap(hosts.pick, openAt)
      })))
  const opened = Effect.tap(Effect.tapError(openSession, tell), () =>
    Effect.sync(() => {
      logged = ""
    }))
  return { stream: () => new ServerStream(run, opened), doubt: hosts?.doubt ?? (() => {}), moves: () => moved }
})

/** Whether there is a choice, or the one that there is has to be something. */
const isAsked = ({ hosts, isRandom, target }: ConnectionUrl.ConnectionUrl): boolean =>
  hosts.length > 1 || isRandom || target !== "any"

/** How long the driver has to wait for a session: for a search, where there is one, and then for the session itself. */
export const sessionMillis = (url: ConnectionUrl.ConnectionUrl, connectMillis: number): number =>
  marginMillis + connectMillis * (isAsked(url) ? url.hosts.length + 2 : 1)
