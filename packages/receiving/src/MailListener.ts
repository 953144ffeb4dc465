import { toMillisUnsafe } from "@sendwright/core/foundation/DurationInput"
import type { Receivers } from "@sendwright/core/received/Receivers"
import * as Certificate from "@sendwright/smtp/server/Certificate"
import type * as Reply from "@sendwright/smtp/server/Reply"
import { refusal, SmtpDoor } from "@sendwright/smtp/server/SmtpDoor"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as FiberSet from "effect/FiberSet"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import type { AddressInfo } from "node:net"
import type { SMTPServerOptions } from "smtp-server"
import type { BounceIntake } from "./BounceIntake.ts"
import type { MailIntake } from "./MailIntake.ts"
import { defaultLimits, type MailOptions } from "./MailOptions.ts"
import * as Replies from "./MailReplies.ts"
import * as MailSessions from "./MailSessions.ts"

/** The port could not be listened on, or the certificate cannot be used. */
export class ListenFailed extends Schema.TaggedError<ListenFailed>()("ListenFailed", {
  /** What could not be done. */
  reason: Schema.Literals(["listen", "certificate"]),
  /** What the system calls the reason, such as `EADDRINUSE`. */
  code: Schema.String
}) {
  override get message(): string {
    return this.reason === "listen"
      ? `The mail listener cannot listen (${this.code})`
      : `The certificate of the mail listener cannot be used (${this.code})`
  }
}

/**
 * Takes all incoming mail over SMTP: reports to return paths and to the feedback address, and mail for domains that
 * receive. See `docs/operate/receiving.md`.
 *
 * @example
 * ```ts no-run: opens a port
 * import { BounceIntake } from "@sendwright/receiving/BounceIntake"
 * import { MailListener } from "@sendwright/receiving/MailListener"
 * import * as Layer from "effect/Layer"
 * import { createSecretKey } from "node:crypto"
 *
 * const addresses = { keys: [createSecretKey(new Uint8Array(32))] as const, feedback: null } // 32 secret bytes of yours
 *
 * export const Listener = MailListener.layer({
 *   ...addresses,
 *   host: "127.0.0.1",
 *   port: 2525,
 *   name: "bounces.shop.example",
 *   certificate: null,
 *   drainTimeout: "30 seconds"
 * }).pipe(Layer.provide(BounceIntake.layer(addresses)))
 * ```
 */
export class MailListener extends Context.Service<MailListener, {
  readonly port: number
}>()("@sendwright/receiving/MailListener") {
  /** Listens until the scope closes; messages under way are then taken to their end. */
  static readonly layer = (
    options: MailOptions
  ): Layer.Layer<MailListener, ListenFailed, BounceIntake | MailIntake | Receivers> =>
    Layer.effect(MailListener, make(options))
}

const certificateOwner = { condition: "mail-certificate", server: "the mail listener" }

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "unknown error"

/** Nobody logs in, and nobody says that they are somebody else. */
const disabled = ["AUTH", "WIZ", "SHELL", "KILL", "XCLIENT", "XFORWARD"]

const make = Effect.fnUntraced(function*(options: MailOptions) {
  const limits = { ...defaultLimits, ...options.limits }
  const times = {
    idle: toMillisUnsafe("idleTimeout", limits.idleTimeout),
    message: toMillisUnsafe("messageTimeout", limits.messageTimeout),
    session: toMillisUnsafe("sessionTimeout", limits.sessionTimeout),
    drain: toMillisUnsafe("drainTimeout", options.drainTimeout, { min: 0 }),
    certificate: toMillisUnsafe("certificateInterval", options.certificateInterval ?? "1 minute")
  }
  const proxies = options.proxies ?? []
  const source = options.certificate
  const certificate = source === null ? null : yield* Effect.mapError(
    Certificate.read(source),
    (code) => new ListenFailed({ reason: "certificate", code })
  )
  const sessions = yield* MailSessions.make(options, limits, times)
  const run = yield* FiberSet.makeRuntime<never, void, never>()
  let isClosing = false

  /** Runs an effect for a callback, which is called whatever happens. */
  const answer = (effect: Effect.Effect<void, Reply.Reply>, callback: (error?: Error) => void): void => {
    run(Effect.match(effect, { onFailure: (reply) => callback(refusal(reply)), onSuccess: () => callback() }))
  }

  const endForOthers = (ending: string | null): void => {
    for (const { id, session } of ending === null ? [] : door.connections) {
      if (id === ending) door.hangUp({ ...session, id }, Replies.endedForOthers)
    }
  }

  const serverOptions: SMTPServerOptions = {
    name: options.name,
    banner: "",
    heloResponse: "%s",
    ...certificate,
    size: limits.messageBytes,
    // Many more than are served: those wait for their greeting, or are told that there is no room.
    maxClients: limits.connections + 500,
    maxRecipients: limits.recipients,
    maxCommandLength: 2_048,
    socketTimeout: times.idle,
    closeTimeout: Math.max(1, times.drain),
    useProxy: proxies.length === 0 ? false : [...proxies],
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: false,
    logger: false,
    authOptional: true,
    disabledCommands: certificate === null ? [...disabled, "STARTTLS"] : disabled,
    onConnect: (session, callback) => answer(Effect.map(sessions.open(session), endForOthers), callback),
    onSecure: (_socket, session, callback) => {
      sessions.secured(session)
      callback()
    },
    onMailFrom: (address, session, callback) => {
      const visit = sessions.visitOf(session)
      const refused = visit === undefined ? Replies.shuttingDown : sessions.mailFrom(visit, address)
      callback(refused === undefined ? undefined : refusal(refused))
    },
    onRcptTo: (address, session, callback) => {
      const visit = sessions.visitOf(session)
      if (visit === undefined) return callback(refusal(Replies.shuttingDown))
      answer(sessions.recipient(visit, address), callback)
    },
    onData: (stream, session, callback) => {
      const visit = sessions.visitOf(session)
      const transaction = visit?.transaction ?? null
      if (visit === undefined || transaction === null) return callback(refusal(Replies.shuttingDown))
      sessions.takeMessage(visit, transaction, session, stream, (answering) => {
        run(Effect.map(answering, (answer) => {
          if (answer === null) return
          const { isLast, reply } = answer
          if (isLast) return door.hangUp(session, reply)
          callback(refusal(reply))
          if (isClosing) door.hangUp(session, Replies.shuttingDown)
        }))
      })
    },
    onClose: (session, callback) => {
      run(sessions.close(session))
      callback()
    }
  }
  const door = new SmtpDoor(serverOptions, sessions.hear, { greetsAtOnce: false, pace: sessions.pace })
  // Also what happens to single connections comes here.
  door.on("error", () => {})
  // A socket that was told that there is no room stays open for a while.
  door.server.maxConnections = limits.connections + 1_000

  yield* Effect.acquireRelease(
    Effect.callback<void, ListenFailed>((resume) => {
      const onError = (error: unknown) =>
        resume(Effect.fail(new ListenFailed({ reason: "listen", code: codeOf(error) })))
      door.server.once("error", onError)
      door.listen(options.port, options.host, () => {
        door.server.removeListener("error", onError)
        resume(Effect.void)
      })
    }),
    () =>
      Effect.callback<void>((resume) => {
        isClosing = true
        door.close(() => resume(Effect.void))
        for (const { id, session } of door.connections) {
          if (sessions.visitOf(session)?.isReceiving !== true) door.hangUp({ ...session, id }, Replies.shuttingDown)
        }
      })
  )
  const endLate = Effect.sync(() => {
    for (const { id, session } of door.connections) {
      const late = sessions.lateness(session)
      if (late !== undefined) door.hangUp({ ...session, id }, late)
    }
  })
  const lookMillis = Math.min(5_000, Math.ceil(Math.min(times.idle, times.message) / 4))
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(Effect.sleep(lookMillis), endLate)))
  if (source !== null && certificate !== null) {
    yield* Certificate.follow(
      source,
      certificate,
      certificateOwner,
      times.certificate,
      (renewed) => Effect.sync(() => door.updateSecureContext({ ...renewed }))
    )
  }
  return MailListener.of({ port: (door.server.address() as AddressInfo).port })
})
