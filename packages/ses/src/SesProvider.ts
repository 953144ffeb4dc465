import type { MessageTag } from "@aws-sdk/client-sesv2"
import { EmailProvider, ProviderUnavailable } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Submission from "@sendwright/core/sending/Submission"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import * as Semaphore from "effect/Semaphore"
import * as SesClient from "./internal/SesClient.ts"
import { attemptTag, emailIdTag } from "./SesEvents.ts"
import type { SesOptions } from "./SesOptions.ts"
import * as SesOutcome from "./SesOutcome.ts"

/** Recipients that SES takes with one message. */
export const maxRecipients = 50
/** Octets that SES takes as one message, attachments encoded. */
export const maxOctets = 40 * 1024 * 1024

/** The tags with which SES hands its reports back: they join them to the email and its hand-off. */
export const tagsOf = ({ attempt, emailId }: Pick<OutgoingMessage, "attempt" | "emailId">): Array<MessageTag> =>
  // SES allows nothing else in a tag; an id that has something else would cost the email its sending.
  [{ Name: emailIdTag, Value: emailId }, { Name: attemptTag, Value: String(attempt) }]
    .filter(({ Value }) => /^[A-Za-z0-9_-]{1,256}$/.test(Value))

/** What SES would refuse anyway, before a connection is spent on it. */
const problemOf = ({ envelope: { recipients } }: OutgoingMessage, octets: number): string | undefined => {
  if (recipients.length > maxRecipients) return `SES takes ${maxRecipients} recipients at most with one message`
  if (octets > maxOctets) return `SES takes messages of ${maxOctets / 1024 / 1024} MB at most`
  return recipients.every((address) => /^[\x21-\x7e]+$/.test(address))
    ? undefined
    : "An address of the envelope has characters that SES cannot carry"
}

/**
 * The provider that hands messages to Amazon SES, raw, over its API v2.
 *
 * Nothing is tried twice: the SDK's own retries are off, and `SesOutcome` says what a failure means. Messages leave
 * without a signature of ours: SES puts a Message-ID and a Date of its own in the place of those they have, which would
 * break it, and signs for the domains that are its identities. `providerMessageId` is the `mail.messageId` of its
 * events; the Message-ID that recipients see is made of it.
 *
 * @example
 * ```ts
 * import { EmailProvider, ThrottledProvider } from "@sendwright/core"
 * import * as SesOptions from "@sendwright/ses/SesOptions"
 * import * as SesProvider from "@sendwright/ses/SesProvider"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * export const Provider = Layer.effect(
 *   EmailProvider,
 *   Effect.flatMap(SesProvider.make(SesOptions.make({ region: "eu-central-1" })), (provider) =>
 *     ThrottledProvider.make(provider))
 * )
 * ```
 */
export const make = Effect.fnUntraced(
  function*(options: SesOptions): Effect.fn.Return<EmailProvider["Service"], never, Scope.Scope> {
    const { call, sdk } = yield* SesClient.make(options)
    const semaphore = yield* Semaphore.make(options.concurrency)
    const configuration = options.configurationSet === null ? {} : { ConfigurationSetName: options.configurationSet }

    const submit = Effect.fn("SesProvider.submit")(function*(message: OutgoingMessage) {
      // SES replaces both in any case, and tells us in its reports what they were.
      const bytes = yield* MimeMessage.render({ ...message, dkim: null, ownMessageId: null, ownDate: null })
      const problem = problemOf(message, bytes.length)
      if (problem !== undefined) return Submission.cannotCarry(problem)
      const command = new sdk.SendEmailCommand({
        Content: { Raw: { Data: bytes } },
        // With a raw message they are the envelope; the header is sent as it is.
        Destination: { ToAddresses: [...message.envelope.recipients] },
        EmailTags: tagsOf(message),
        ...configuration
      })
      return yield* call((ses, request) => ses.send(command, request)).pipe(
        semaphore.withPermits(1),
        Effect.match({
          onFailure: SesOutcome.fromFailure,
          onSuccess: ({ $metadata, MessageId }) =>
            MessageId === undefined
              ? Submission.unknown("SES answered that it took the message, without an id")
              : Submission.accepted(MessageId, {
                response: $metadata.requestId === undefined ? null : `request ${$metadata.requestId}`
              })
        })
      )
    })

    const check = call((ses, request) => ses.send(new sdk.GetAccountCommand(), request)).pipe(
      Effect.mapError((failure) => new ProviderUnavailable({ message: SesOutcome.explain(failure) })),
      Effect.flatMap((account) => {
        const problem = accountProblem(account, options.region)
        return problem === undefined ? Effect.void : Effect.fail(new ProviderUnavailable({ message: problem }))
      }),
      Effect.withSpan("SesProvider.check")
    )

    return { name: "ses", concurrency: options.concurrency, submit, check }
  }
)

const accountProblem = (
  account: {
    readonly EnforcementStatus?: string | undefined
    readonly ProductionAccessEnabled?: boolean | undefined
    readonly SendingEnabled?: boolean | undefined
  },
  region: string
): string | undefined => {
  if (account.EnforcementStatus === "SHUTDOWN") {
    return `SES has shut down sending on the AWS account in ${region}; see its account dashboard and AWS Support`
  }
  if (account.SendingEnabled === false) {
    return `Sending is paused in SES for the AWS account in ${region}; turn it on again in its account settings`
  }
  if (account.ProductionAccessEnabled === false) {
    return `The SES account is in the sandbox of ${region}, where it reaches verified addresses only; `
      + "request production access in its account dashboard"
  }
  return undefined
}

/**
 * The provider for known options; its connections close with the layer.
 *
 * @example
 * ```ts
 * import * as SesOptions from "@sendwright/ses/SesOptions"
 * import * as SesProvider from "@sendwright/ses/SesProvider"
 *
 * export const Provider = SesProvider.layer(SesOptions.make({ region: "eu-central-1" }))
 * ```
 */
export const layer = (options: SesOptions): Layer.Layer<EmailProvider> => Layer.effect(EmailProvider, make(options))
