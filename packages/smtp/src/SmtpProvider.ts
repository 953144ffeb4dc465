import { EngineSettings } from "@sendwright/core/foundation/Settings"
import { EmailProvider, ProviderUnavailable } from "@sendwright/core/sending/EmailProvider"
import * as HandoffPolicy from "@sendwright/core/sending/HandoffPolicy"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Config from "effect/Config"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import { Connection } from "./client/Connection.ts"
import type { OpenFailure } from "./client/Failure.ts"
import * as HandOver from "./HandOver.ts"
import type { ReturnPaths } from "./HandOver.ts"
import { parseSmtpUrl, type SmtpOptions } from "./SmtpOptions.ts"
import * as SmtpOutcome from "./SmtpOutcome.ts"
import * as SmtpPool from "./SmtpPool.ts"

export type { ReturnPaths } from "./HandOver.ts"

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

    const submit = HandOver.make({
      returnPaths,
      patience,
      alwaysTimed: false,
      concurrency: options.connections * perConnection,
      carryOut: ({ envelope, message, messageId, onDataEnd }) =>
        pool.send(envelope, message, onDataEnd).pipe(Effect.match({
          onFailure: (failure) => failure._tag === "Busy" ? noRoom : SmtpOutcome.notConnected(failure),
          onSuccess: (transaction) => SmtpOutcome.fromTransaction(transaction, envelope.recipients, messageId)
        }))
    })

    const check = open(options).pipe(
      Effect.mapError((failure) => new ProviderUnavailable({ message: SmtpOutcome.explain(failure) })),
      Effect.withSpan("SmtpProvider.check")
    )

    return {
      name: "smtp",
      concurrency: options.connections * perConnection,
      submit: Effect.fn("SmtpProvider.submit")(submit),
      check
    }
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

const noRoom = Submission.deferred("Every connection to the mail server was busy for too long", 1_000)

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
