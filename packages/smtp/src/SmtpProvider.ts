import { EmailProvider, ProviderUnavailable } from "@posthorn/core/sending/EmailProvider"
import type { OutgoingMessage } from "@posthorn/core/sending/OutgoingMessage"
import * as Submission from "@posthorn/core/sending/Submission"
import * as MimeMessage from "@posthorn/mime/MimeMessage"
import * as Config from "effect/Config"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import * as SmtpConnection from "./SmtpConnection.ts"
import { parseSmtpUrl, type SmtpOptions } from "./SmtpOptions.ts"
import * as SmtpOutcome from "./SmtpOutcome.ts"
import * as SmtpPool from "./SmtpPool.ts"

/**
 * The provider that hands messages to a mail server over SMTP (RFC 5321).
 *
 * Nothing is tried twice. Each message is one transaction on a pooled connection, and `SmtpOutcome` says what its end
 * means; `Unknown` comes only of a connection that was lost, or a server that fell silent, after the final dot.
 */
export const make = Effect.fnUntraced(
  function*(options: SmtpOptions): Effect.fn.Return<EmailProvider["Service"], never, Scope.Scope> {
    const pool = yield* SmtpPool.make(options)

    const submit = Effect.fn("SmtpProvider.submit")(function*(message: OutgoingMessage) {
      const { from, recipients } = message.envelope
      // We never ask for SMTPUTF8 (RFC 6531): an address beyond ASCII would go out mangled.
      if ([from, ...recipients].some((address) => !/^[\x20-\x7e]*$/.test(address))) {
        return Submission.permanentlyRefused("An address of the envelope has characters that SMTP cannot carry")
      }
      const bytes = yield* MimeMessage.render(message)
      return yield* pool.send({ from, recipients }, bytes).pipe(Effect.match({
        onFailure: SmtpOutcome.notConnected,
        onSuccess: (transaction) => SmtpOutcome.fromTransaction(transaction, message.messageId)
      }))
    })

    const check = SmtpConnection.open(options).pipe(
      Effect.mapError((error) => new ProviderUnavailable({ message: SmtpOutcome.explain(error) })),
      Effect.flatMap((connection) => connection.quit),
      Effect.withSpan("SmtpProvider.check")
    )

    return { name: "smtp", concurrency: options.connections, submit, check }
  }
)

/** The provider for known options; its connections close with the layer. */
export const layer = (options: SmtpOptions): Layer.Layer<EmailProvider> => Layer.effect(EmailProvider, make(options))

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

/** The provider for the address in the setting `SMTP_URL`, or in another one. */
export const layerConfig = (
  url?: Config.Config<Redacted.Redacted>
): Layer.Layer<EmailProvider, Config.ConfigError> => Layer.effect(EmailProvider, Effect.flatMap(config(url), make))
