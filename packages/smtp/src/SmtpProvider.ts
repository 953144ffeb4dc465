import { EngineSettings } from "@sendwright/core/foundation/Settings"
import { EmailProvider, ProviderUnavailable } from "@sendwright/core/sending/EmailProvider"
import * as HandoffPolicy from "@sendwright/core/sending/HandoffPolicy"
import { inFields, type OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Submission from "@sendwright/core/sending/Submission"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import * as Clock from "effect/Clock"
import * as Config from "effect/Config"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import { Connection } from "./client/Connection.ts"
import type { Envelope } from "./client/Envelope.ts"
import type { OpenFailure } from "./client/Failure.ts"
import * as ReturnPath from "./ReturnPath.ts"
import type { ReturnPathKeys } from "./ReturnPath.ts"
import { parseSmtpUrl, type SmtpOptions } from "./SmtpOptions.ts"
import * as SmtpOutcome from "./SmtpOutcome.ts"
import * as SmtpPool from "./SmtpPool.ts"

/** Makes return paths of our own, for a listener that reads what comes back to them. */
export interface ReturnPaths {
  readonly keys: ReturnPathKeys
  /** The domain for mail whose envelope brings none; null: such mail keeps the envelope's return path. */
  readonly host: string | null
}

// The engine waits no longer than it says, and another provider may have been asked first: `FailoverProvider`.
const share = 0.6

/** A message whose answer is awaited, and one that is announced behind it. */
const perConnection = 2

/**
 * The provider that hands messages to a mail server over SMTP (RFC 5321).
 *
 * Nothing is tried twice. A message is one transaction on a pooled connection; with return paths of our own, which name
 * the recipient, it is one for each recipient, several at a time. `SmtpOutcome` says what the end of each means;
 * `Unknown` comes only of a connection that was lost, or a server that fell silent, after the final dot.
 *
 * @example
 * ```ts
 * import { EmailProvider, ThrottledProvider } from "@sendwright/core"
 * import * as SmtpOptions from "@sendwright/smtp/SmtpOptions"
 * import * as SmtpProvider from "@sendwright/smtp/SmtpProvider"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * export const Provider = Layer.effect(
 *   EmailProvider,
 *   Effect.flatMap(SmtpProvider.make(SmtpOptions.make({ host: "mail.example" })), (provider) =>
 *     ThrottledProvider.make(provider))
 * )
 * ```
 */
export const make = Effect.fnUntraced(
  function*(
    options: SmtpOptions,
    returnPaths: ReturnPaths | null = null
  ): Effect.fn.Return<EmailProvider["Service"], never, Scope.Scope> {
    const patience = HandoffPolicy.submitMillis(yield* EngineSettings) * share
    const pool = yield* SmtpPool.make(options, patience / 2)

    const transactionsOf = ({ emailId, envelope }: OutgoingMessage): ReadonlyArray<Envelope> => {
      const { from, recipients } = envelope
      const domain = returnPaths === null ? null : envelope.bounceDomain ?? returnPaths.host
      return returnPaths === null || domain === null
        ? [{ from, recipients, emailId }]
        : recipients.map((recipient) => ({
          from: ReturnPath.make(returnPaths.keys, emailId, recipient, domain),
          recipients: [recipient],
          emailId
        }))
    }

    const handOverAll = Effect.fnUntraced(function*(message: OutgoingMessage) {
      const { from, recipients } = message.envelope
      // We never ask for SMTPUTF8 (RFC 6531): an address beyond ASCII would be sent mangled.
      if ([from, ...recipients].some((address) => !/^[\x20-\x7e]*$/.test(address))) {
        return Submission.cannotCarry("An address of the envelope has characters that SMTP cannot carry")
      }
      const bytes = yield* MimeMessage.render(message)
      const transactions = transactionsOf(message)
      const handOver = (envelope: Envelope, onDataEnd: () => void): Effect.Effect<Submission.Submission> =>
        pool.send(envelope, bytes, onDataEnd).pipe(Effect.match({
          onFailure: (failure) => failure._tag === "Busy" ? noRoom : SmtpOutcome.notConnected(failure),
          onSuccess: (transaction) => SmtpOutcome.fromTransaction(transaction, envelope.recipients, message.messageId)
        }))

      // Where there is one transaction, nothing is known that could be lost over it: the engine's own time is enough.
      const [only, second] = transactions
      if (only !== undefined && second === undefined) return yield* handOver(only, () => {})

      const end = (yield* Clock.currentTimeMillis) + patience
      const transact = Effect.fnUntraced(function*(envelope: Envelope) {
        const left = end - (yield* Clock.currentTimeMillis)
        if (left <= 0) return tooLate
        let dataEnded = false
        const handed = handOver(envelope, () => {
          dataEnded = true
        })
        return yield* Effect.timeoutOrElse(handed, {
          duration: left,
          orElse: () => Effect.sync(() => dataEnded ? noAnswer : tooLate)
        })
      })

      const submissions = yield* Effect.forEach(transactions, transact, {
        concurrency: options.connections * perConnection
      })
      const [first, ...rest] = transactions.flatMap((transaction, index) =>
        outcomesOf(transaction.recipients, submissions[index]!)
      )
      return first === undefined ? noRecipients : Submission.combine([first, ...rest])
    })

    const submit = Effect.fn("SmtpProvider.submit")(function*(message: OutgoingMessage) {
      const asItIs = yield* handOverAll(message)
      if (message.original === null || !isUnsuitable(asItIs)) return asItIs
      // What the server cannot take as it is may be written in seven bits (RFC 6152 §3), or anew from its fields.
      const sevenBit = yield* MimeMessage.inSevenBits(message)
      const submission = Option.isSome(sevenBit) ? yield* handOverAll(sevenBit.value) : asItIs
      return message.original.isDescribed && isUnsuitable(submission)
        ? yield* handOverAll(yield* inFields(message))
        : submission
    })

    const check = open(options).pipe(
      Effect.mapError((failure) => new ProviderUnavailable({ message: SmtpOutcome.explain(failure) })),
      Effect.withSpan("SmtpProvider.check")
    )

    return { name: "smtp", concurrency: options.connections * perConnection, submit, check }
  }
)

/** Opens a connection and takes leave again. */
const open = (options: SmtpOptions): Effect.Effect<void, OpenFailure> =>
  Effect.callback((resume) => {
    const connection = new Connection(options, {
      ready: (connection) => connection.quit(),
      failed: (_, failure) => resume(Effect.fail(failure)),
      closed: () => resume(Effect.void),
      idle: () => {},
      ahead: () => undefined
    })
    return Effect.sync(() => connection.destroy())
  })

const isUnsuitable = (submission: Submission.Submission): boolean =>
  submission._tag === "PermanentlyRefused" && submission.subject === "provider"

const noRoom = Submission.deferred("Every connection to the mail server was busy for too long", 1_000)

const noRecipients = Submission.permanentlyRefused("The envelope names no recipient")

const tooLate = Submission.temporarilyRefused(
  "The mail server is so slow that there was no time left for the hand-off",
  {
    reason: "timeout"
  }
)

const noAnswer = Submission.unknown("The mail server did not answer in time after the message had been sent", "timeout")

const outcomesOf = (
  recipients: ReadonlyArray<string>,
  submission: Submission.Submission
): ReadonlyArray<Submission.RecipientOutcome> =>
  submission._tag === "Mixed"
    ? submission.outcomes
    : recipients.map((address) => ({ address, outcome: submission }))

/**
 * The provider for known options; its connections close with the layer.
 *
 * @example
 * ```ts
 * import * as SmtpOptions from "@sendwright/smtp/SmtpOptions"
 * import * as SmtpProvider from "@sendwright/smtp/SmtpProvider"
 *
 * export const Provider = SmtpProvider.layer(SmtpOptions.make({ host: "mail.example", port: 587, requireTls: true }))
 * ```
 */
export const layer = (options: SmtpOptions, returnPaths: ReturnPaths | null = null): Layer.Layer<EmailProvider> =>
  Layer.effect(EmailProvider, make(options, returnPaths))

/** The options from the setting `SMTP_URL`, or from another one that holds such an address. */
export const config = (
  url: Config.Config<Redacted.Redacted> = Config.Redacted("SMTP_URL")
): Config.Config<SmtpOptions> =>
  url.pipe(Config.mapEffect((url) =>
    Result.match(parseSmtpUrl(url), {
      onSuccess: Effect.succeed,
      onFailure: (problem) =>
        Effect.fail(new Config.ConfigError(new ConfigProvider.SourceError({ message: `The SMTP URL ${problem}` })))
    })
  ))

/**
 * The provider for the address in the setting `SMTP_URL`, or in another one.
 *
 * @example
 * ```ts
 * import * as SmtpProvider from "@sendwright/smtp/SmtpProvider"
 * import * as ConfigProvider from "effect/ConfigProvider"
 * import * as Layer from "effect/Layer"
 *
 * // SMTP_URL of the environment, such as smtp://user:password@mail.example:587; here it is set for a test.
 * const environment = ConfigProvider.layer(ConfigProvider.fromUnknown({ SMTP_URL: "smtp://mail.example" }))
 *
 * export const Provider = SmtpProvider.layerConfig().pipe(Layer.provide(environment))
 * ```
 */
export const layerConfig = (
  url?: Config.Config<Redacted.Redacted>,
  returnPaths: ReturnPaths | null = null
): Layer.Layer<EmailProvider, Config.ConfigError> =>
  Layer.effect(EmailProvider, Effect.flatMap(config(url), (options) => make(options, returnPaths)))
