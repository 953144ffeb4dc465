import * as Address from "@sendwright/core/foundation/Address"
import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import { toMillisUnsafe } from "@sendwright/core/foundation/DurationInput"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import * as FiberSet from "effect/FiberSet"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import * as Semaphore from "effect/Semaphore"
import type { AddressInfo } from "node:net"
import type { SMTPServerAddress, SMTPServerDataStream, SMTPServerOptions, SMTPServerSession } from "smtp-server"
import { type BounceAddresses, BounceIntake } from "./BounceIntake.ts"
import * as MessageBody from "./MessageBody.ts"
import * as RemoteLimits from "./RemoteLimits.ts"
import type { Destination } from "./ReportMatch.ts"
import * as ReturnPath from "./ReturnPath.ts"
import { StrictServer } from "./StrictServer.ts"

/** How much the listener takes from strangers. */
export interface ListenerLimits {
  /** Octets of a message. */
  readonly messageBytes: number
  readonly recipients: number
  /** At the same time, from all sides. */
  readonly connections: number
  /** What each remote address may do. */
  readonly remote: RemoteLimits.RemoteLimitsOptions
  /** How long the client may say nothing. */
  readonly idleTimeout: Duration.Input
  /** How long it may take from DATA to the end of the message. */
  readonly messageTimeout: Duration.Input
  /** How long it may take from the greeting to the end of the connection. */
  readonly sessionTimeout: Duration.Input
  /** Messages that are read and stored at the same time. */
  readonly readers: number
}

/** The limits of the listener by default. */
export const defaultLimits: ListenerLimits = {
  messageBytes: 1_048_576,
  recipients: 20,
  connections: 60,
  remote: { connections: 20, burst: 200, messagesPerSecond: 20 },
  idleTimeout: "30 seconds",
  messageTimeout: "1 minute",
  sessionTimeout: "10 minutes",
  readers: 8
}

/** Where, and under which name, the listener answers. */
export interface ListenerOptions extends BounceAddresses {
  readonly host: string
  /** 0: any free one. */
  readonly port: number
  /** The name in the greeting. */
  readonly name: string
  /** PEM; null: no STARTTLS. */
  readonly tls: { readonly cert: string; readonly key: string } | null
  /** How long messages under way may take when the listener closes; may be zero. */
  readonly drainTimeout: Duration.Input
  readonly limits?: ListenerLimits
}

/** The port could not be listened on, or the certificate is none. */
export class ListenFailed extends Schema.TaggedError<ListenFailed>()("ListenFailed", {
  /** What the system calls the reason, such as `EADDRINUSE`. */
  code: Schema.String
}) {
  override get message(): string {
    return `The bounce listener cannot listen (${this.code})`
  }
}

/** The listener while it runs. */
export class BounceListener extends Context.Service<BounceListener, {
  readonly port: number
}>()("@sendwright/smtp/BounceListener") {
  /** Listens until the scope closes; messages under way are then taken to their end. */
  static readonly layer = (options: ListenerOptions): Layer.Layer<BounceListener, ListenFailed, BounceIntake> =>
    Layer.effect(BounceListener, make(options))
}

const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/** A connection from which so many messages went to addresses that do not exist is closed. */
const maxStrays = 20

/** What is kept of a connection while it is open. */
interface Visit {
  readonly address: string
  /** Ends the connection that lasts too long. */
  readonly timer: Fiber.Fiber<void>
  strays: number
  /** Whether a message is under way. */
  receiving: boolean
}

const refusals = {
  guessing: reply(421, "4.7.0 Too many unknown addresses"),
  noSuchAddress: reply(550, "5.1.1 No such address"),
  tooMany: reply(421, "4.7.0 Too many connections from your address"),
  tooFast: reply(421, "4.7.0 Too many messages from your address"),
  tooLarge: reply(552, "5.3.4 The message is too large"),
  unreadable: reply(554, "5.6.0 The message cannot be read"),
  notNow: reply(451, "4.3.0 The report could not be stored, try again later")
}

const notStored = "A report could not be stored; its sender is asked to come again"

const nameOf = (defect: unknown): string => defect instanceof Error ? defect.name : typeof defect

/** What the system calls the reason of a failure. */
const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "unknown error"

const make = Effect.fnUntraced(function*(options: ListenerOptions) {
  const { feedback, keys } = options
  const limits = options.limits ?? defaultLimits
  const times = {
    idle: toMillisUnsafe("idleTimeout", limits.idleTimeout),
    message: toMillisUnsafe("messageTimeout", limits.messageTimeout),
    session: toMillisUnsafe("sessionTimeout", limits.sessionTimeout),
    drain: toMillisUnsafe("drainTimeout", options.drainTimeout, { min: 0 })
  }
  const intake = yield* BounceIntake
  const clock = yield* Clock.Clock
  const readers = yield* Semaphore.make(limits.readers)
  const remotes = RemoteLimits.make(limits.remote)
  const run = yield* FiberSet.makeRuntime<never, void, never>()
  const visits = new Map<string, Visit>()

  const connectionOf = ({ id }: SMTPServerSession) => [...server.connections].find((connection) => connection.id === id)
  const hangUp = (session: SMTPServerSession, code: number, text: string) => {
    const connection = connectionOf(session)
    connection?.send(code, text)
    connection?.close()
  }

  const feedbackMailbox = feedback === null ? null : Address.normalize(feedback)
  const isFeedback = (address: string) => Address.normalize(address) === feedbackMailbox

  const destinationOf = ({ envelope }: SMTPServerSession): Destination => {
    const addresses = envelope.rcptTo.map(({ address }) => address)
    const paths = addresses.map((address) => ReturnPath.parse(keys, address)).filter((path) => path !== undefined)
    return { returnPaths: paths, feedback: addresses.some(isFeedback) }
  }

  /** What the client is answered; `undefined`: that its message was taken, null: nothing, it is gone. */
  const takeMessage = Effect.fnUntraced(function*(stream: SMTPServerDataStream, session: SMTPServerSession) {
    // By the end of the message, a client that sent the next command has changed the session.
    const destination = destinationOf(session)
    const body = yield* MessageBody.read(stream, limits.messageBytes).pipe(
      Effect.timeoutOrElse({
        duration: times.message,
        orElse: () => Effect.succeed({ _tag: "Slow" } as const)
      })
    )
    switch (body._tag) {
      case "Whole":
        return yield* readers.withPermits(1)(intake.take(destination, body.bytes)).pipe(
          Effect.as(undefined),
          Effect.catchTags({
            UnreadableMail: () => Effect.succeed(refusals.unreadable),
            StorageError: ({ command }) => Effect.as(Effect.logWarning(notStored, { command }), refusals.notNow)
          }),
          // A defect may quote what it stumbled over.
          Effect.catchDefect((defect) =>
            Effect.as(
              Effect.logError("A message to a return path could not be read", { name: nameOf(defect) }),
              refusals.notNow
            )
          )
        )
      case "TooLarge":
        return refusals.tooLarge
      case "Endless":
        hangUp(session, 552, refusals.tooLarge.message)
        return null
      case "Slow":
        hangUp(session, 421, "4.4.2 The message takes too long")
        return null
      case "Cut":
        return null
    }
  })

  const now = () => new Date(ClockDifference.read(clock).steady)

  const serverOptions: SMTPServerOptions = {
    name: options.name,
    banner: "",
    size: limits.messageBytes,
    maxClients: limits.connections,
    maxRecipients: limits.recipients,
    maxCommandLength: 2_048,
    socketTimeout: times.idle,
    closeTimeout: Math.max(1, times.drain),
    disableReverseLookup: true,
    logger: false,
    authOptional: true,
    disabledCommands: [
      "AUTH",
      "WIZ",
      "SHELL",
      "KILL",
      "XCLIENT",
      "XFORWARD",
      ...options.tls === null ? ["STARTTLS"] : []
    ],
    ...options.tls,
    onConnect: (session, callback) => {
      if (!remotes.connect(session.remoteAddress)) return callback(refusals.tooMany)
      const timer = run(Effect.andThen(
        Effect.sleep(times.session),
        Effect.sync(() => hangUp(session, 421, "4.4.2 The connection has lasted too long"))
      ))
      visits.set(session.id, { address: session.remoteAddress, timer, strays: 0, receiving: false })
      callback()
    },
    onClose: (session, callback) => {
      const visit = visits.get(session.id)
      if (visit !== undefined) {
        remotes.disconnect(visit.address)
        visit.timer.interruptUnsafe()
      }
      visits.delete(session.id)
      callback()
    },
    onMailFrom: (_address, session, callback) =>
      callback(remotes.message(session.remoteAddress, now()) ? undefined : refusals.tooFast),
    onRcptTo: ({ address }: SMTPServerAddress, session, callback) => {
      if (isFeedback(address) || ReturnPath.parse(keys, address) !== undefined) return callback()
      const visit = visits.get(session.id)
      callback(visit !== undefined && ++visit.strays > maxStrays ? refusals.guessing : refusals.noSuchAddress)
    },
    onData: (stream, session, callback) => {
      const visit = visits.get(session.id)
      if (visit !== undefined) visit.receiving = true
      run(Effect.map(takeMessage(stream, session), (answer) => {
        if (visit !== undefined) visit.receiving = false
        if (answer !== null) callback(answer, "2.6.0 Taken")
      }))
    }
  }
  // A certificate that is none makes the constructor throw.
  const server = yield* Effect.try({
    try: () => new StrictServer(serverOptions),
    catch: (error) => new ListenFailed({ code: codeOf(error) })
  })
  // Also what happens to single connections comes here.
  server.on("error", () => {})

  yield* Effect.acquireRelease(
    Effect.callback<void, ListenFailed>((resume) => {
      const onError = (error: unknown) => resume(Effect.fail(new ListenFailed({ code: codeOf(error) })))
      server.server.once("error", onError)
      server.listen(options.port, options.host, () => {
        server.server.removeListener("error", onError)
        resume(Effect.void)
      })
    }),
    () =>
      Effect.callback<void>((resume) => {
        server.close(() => resume(Effect.void))
        for (const connection of server.connections) {
          if (visits.get(connection.id)?.receiving === true) continue
          connection.send(421, "4.3.2 Shutting down")
          connection.close()
        }
      })
  )
  const address = server.server.address() as AddressInfo
  return BounceListener.of({ port: address.port })
})
