import type { Accounts } from "@sendwright/core/accounts/Accounts"
import type { RateLimits } from "@sendwright/core/accounts/RateLimits"
import type { Emails } from "@sendwright/core/emails/Emails"
import { toMillisUnsafe } from "@sendwright/core/foundation/DurationInput"
import * as Certificate from "@sendwright/smtp/server/Certificate"
import * as Reply from "@sendwright/smtp/server/Reply"
import { refusal, SmtpDoor } from "@sendwright/smtp/server/SmtpDoor"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import * as FiberSet from "effect/FiberSet"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { AddressInfo } from "node:net"
import type { SMTPServerOptions, SMTPServerSession } from "smtp-server"
import * as SubmissionIntake from "./SubmissionIntake.ts"
import { defaultLimits, type SubmissionOptions, type SubmissionPort } from "./SubmissionOptions.ts"
import * as SubmissionSessions from "./SubmissionSessions.ts"

/** A port could not be listened on, or the certificate cannot be used. */
export class SubmissionFailed extends Schema.TaggedError<SubmissionFailed>()("SubmissionFailed", {
  /** What could not be done. */
  reason: Schema.Literals(["listen", "certificate"]),
  /** The host and port, where it was a port. */
  place: Schema.NullOr(Schema.String),
  /** What the system calls the reason, such as `EADDRINUSE`. */
  code: Schema.String
}) {
  override get message(): string {
    return this.reason === "listen"
      ? `The SMTP submission server cannot listen on ${this.place} (${this.code})`
      : `The certificate of the SMTP submission server cannot be used (${this.code})`
  }
}

/**
 * Takes mail over SMTP and sends it as emails: a client logs in with any user name and an API key as its password. See
 * `docs/api/submission.md`.
 *
 * @example
 * ```ts no-run: opens a port
 * import { Sendwright } from "@sendwright/core"
 * import { SubmissionServer } from "@sendwright/submission/SubmissionServer"
 * import * as Layer from "effect/Layer"
 *
 * export const Submission = SubmissionServer.layer({
 *   ports: [{ host: "127.0.0.1", port: 2587, tls: "starttls" }],
 *   name: "mail.shop.example",
 *   certificate: null,
 *   drainTimeout: "30 seconds"
 * }).pipe(Layer.provide(Sendwright.layer()))
 * ```
 */
export class SubmissionServer extends Context.Service<SubmissionServer, {
  /** The ports that it was given, in the order of the options. */
  readonly ports: ReadonlyArray<number>
}>()("@sendwright/submission/SubmissionServer") {
  /** Listens until the scope closes; messages under way are then taken to their end. */
  static readonly layer = (
    options: SubmissionOptions
  ): Layer.Layer<SubmissionServer, SubmissionFailed, Accounts | Emails | RateLimits> =>
    Layer.effect(SubmissionServer, make(options))
}

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "unknown error"

const isLoopback = (address: string): boolean => address === "::1" || address.startsWith("127.")

const certificateOwner = { condition: "submission-certificate", server: "the SMTP submission server" }

const loginTooSlow = Reply.make(421, "4.4.2", "The login takes too long")
const shuttingDown = Reply.make(421, "4.3.2", "Shutting down: connect again")

/** Commands of other days, and those by which a client could say that it is another one. */
const disabled = ["WIZ", "SHELL", "KILL", "XCLIENT", "XFORWARD"]

const make = Effect.fnUntraced(function*(options: SubmissionOptions) {
  const limits = { ...defaultLimits, ...options.limits }
  const times = {
    login: toMillisUnsafe("loginTimeout", limits.loginTimeout),
    idle: toMillisUnsafe("idleTimeout", limits.idleTimeout),
    message: toMillisUnsafe("messageTimeout", limits.messageTimeout),
    rateWait: toMillisUnsafe("rateWait", limits.rateWait, { min: 0 }),
    drain: toMillisUnsafe("drainTimeout", options.drainTimeout, { min: 0 }),
    certificate: toMillisUnsafe("certificateInterval", options.certificateInterval ?? "1 minute")
  }
  const proxies = options.proxies ?? []
  const source = options.certificate
  const certificate = source === null ? null : yield* Effect.mapError(
    Certificate.read(source),
    (code) => new SubmissionFailed({ reason: "certificate", place: null, code })
  )
  const intake = yield* SubmissionIntake.make({
    name: options.name,
    rateWaitMillis: times.rateWait,
    forwards: options.forwards ?? false
  })
  const sessions = yield* SubmissionSessions.make(intake, limits, times, certificate !== null)
  const run = yield* FiberSet.makeRuntime<never, void, never>()
  const logins = new Map<string, Fiber.Fiber<void>>()
  let isClosing = false

  /** What comes through a proxy without a header of its own could come from anywhere. */
  const mayLogIn = ({ remoteAddress, secure }: SMTPServerSession): boolean =>
    secure || options.allowPlaintext === true || (proxies.length === 0 && isLoopback(remoteAddress))

  const commandsOf = (isPrivate: boolean, hasTls: boolean) => [
    ...disabled,
    ...hasTls ? [] : ["STARTTLS"],
    ...isPrivate ? [] : ["AUTH"]
  ]

  /** Runs an effect for a callback, which is called whatever happens. */
  const answer = (effect: Effect.Effect<void, Reply.Reply>, callback: (error?: Error) => void): void => {
    run(Effect.match(effect, { onFailure: (reply) => callback(refusal(reply)), onSuccess: () => callback() }))
  }

  const endLogin = (id: string) => {
    logins.get(id)?.interruptUnsafe()
    logins.delete(id)
  }

  const makeDoor = ({ tls }: SubmissionPort): SmtpDoor => {
    const hasTls = certificate !== null
    const serverOptions: SMTPServerOptions = {
      name: options.name,
      banner: "",
      heloResponse: "%s",
      secure: tls === "implicit",
      ...certificate,
      minVersion: "TLSv1.2",
      size: limits.messageBytes,
      // Some more than are served: those are told that there is no room.
      maxClients: limits.connections + 100,
      maxRecipients: limits.recipients,
      maxCommandLength: 4_096,
      socketTimeout: times.idle,
      closeTimeout: Math.max(1, times.drain),
      useProxy: proxies.length === 0 ? false : [...proxies],
      disableReverseLookup: true,
      hideENHANCEDSTATUSCODES: false,
      authMethods: ["PLAIN", "LOGIN"],
      // Who may log in, and who must, is for the sessions to say.
      authOptional: true,
      allowInsecureAuth: true,
      logger: false,
      disabledCommands: commandsOf(false, hasTls),
      onConnect: (session, callback) => {
        const isPrivate = mayLogIn(session)
        session.disabledCommands = commandsOf(isPrivate, hasTls)
        const timer = Effect.andThen(
          Effect.sleep(times.login),
          Effect.sync(() => {
            logins.delete(session.id)
            door.hangUp(session, loginTooSlow)
          })
        )
        answer(
          Effect.andThen(sessions.open(session, isPrivate), Effect.sync(() => void logins.set(session.id, run(timer)))),
          callback
        )
      },
      onSecure: (_socket, session, callback) => {
        session.disabledCommands = commandsOf(true, hasTls)
        sessions.secured(session)
        callback()
      },
      onAuth: ({ password }, session, callback) => {
        const visit = sessions.visitOf(session)
        if (visit === undefined || typeof password !== "string") return callback(null, {})
        run(Effect.match(sessions.login(visit, Redacted.make(password)), {
          onFailure: (reply) => callback(refusal(reply)),
          onSuccess: (caller) => {
            endLogin(session.id)
            callback(null, { user: caller.actor.id })
          }
        }))
      },
      onMailFrom: (address, session, callback) =>
        answer(sessions.mailFrom(sessions.visitOf(session), address), callback),
      onRcptTo: (address, _session, callback) => {
        const problem = sessions.problemOfRecipient(address)
        callback(problem === undefined ? undefined : refusal(problem))
      },
      onData: (stream, session, callback) => {
        const visit = sessions.visitOf(session)
        if (visit === undefined || visit.caller === null) return callback(refusal(shuttingDown))
        sessions.takeMessage(visit, visit.caller, session, stream, (answering) => {
          run(Effect.map(answering, (answer) => {
            if (answer === null) return
            const { isLast, reply } = answer
            if (isLast) return door.hangUp(session, reply)
            callback(refusal(reply))
            if (isClosing) door.hangUp(session, shuttingDown)
          }))
        })
      },
      onClose: ({ id }, callback) => {
        endLogin(id)
        run(sessions.close(id))
        callback()
      }
    }
    const door = new SmtpDoor(serverOptions, sessions.judge, { greetsAtOnce: true })
    // Also what happens to single connections comes here.
    door.on("error", () => {})
    // A socket that was told that there is no room stays open for a while.
    door.server.maxConnections = limits.connections + 500
    return door
  }

  const listen = Effect.fnUntraced(function*(port: SubmissionPort) {
    const failed = (error: unknown) =>
      new SubmissionFailed({ reason: "listen", place: `${port.host}:${port.port}`, code: codeOf(error) })
    const door = makeDoor(port)
    yield* Effect.acquireRelease(
      Effect.callback<void, SubmissionFailed>((resume) => {
        const onError = (error: unknown) => resume(Effect.fail(failed(error)))
        door.server.once("error", onError)
        door.listen(port.port, port.host, () => {
          door.server.removeListener("error", onError)
          resume(Effect.void)
        })
      }),
      () =>
        Effect.callback<void>((resume) => {
          isClosing = true
          door.close(() => resume(Effect.void))
          for (const { id, session } of door.connections) {
            if (sessions.visitOf(session)?.isReceiving !== true) door.hangUp({ ...session, id }, shuttingDown)
          }
        })
    )
    return door
  })

  const doors = yield* Effect.forEach(options.ports, listen)
  const endLate = Effect.sync(() => {
    for (const door of doors) {
      for (const { id, session } of door.connections) {
        if (sessions.isLate(session)) door.hangUp({ ...session, id }, SubmissionSessions.silent)
        else sessions.endSlowMessage(session)
      }
    }
  })
  const lookMillis = Math.min(5_000, Math.ceil(Math.min(times.idle, times.message) / 4))
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(Effect.sleep(lookMillis), endLate)))
  if (source !== null && certificate !== null) {
    yield* Certificate.follow(source, certificate, certificateOwner, times.certificate, (renewed) =>
      Effect.sync(() => {
        for (const door of doors) door.updateSecureContext({ ...renewed })
      }))
  }
  return SubmissionServer.of({ ports: doors.map((door) => (door.server.address() as AddressInfo).port) })
})
