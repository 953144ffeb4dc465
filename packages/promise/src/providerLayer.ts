import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as FailoverProvider from "@sendwright/core/sending/FailoverProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Submission from "@sendwright/core/sending/Submission"
import * as ThrottledProvider from "@sendwright/core/sending/ThrottledProvider"
import type * as Mime from "@sendwright/mime/MimeMessage"
import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { StartError } from "./errors.ts"
import type { SendwrightOptions } from "./options.ts"
import type { CustomProvider, Provider, SesRegion } from "./providers.ts"

const endings = new Set(["Accepted", "TemporarilyRefused", "PermanentlyRefused", "Unknown", "Mixed"])

const isSubmission = (value: unknown): value is Submission.Submission =>
  typeof value === "object" && value !== null && "_tag" in value && typeof value._tag === "string" &&
  endings.has(value._tag)

/** The provider of an application, with promises inside. */
const ofApplication = (provider: CustomProvider, render: typeof Mime.render): EmailProvider["Service"] => {
  const unknown = (diagnostic: string, message: OutgoingMessage, reason?: string) =>
    Effect.as(
      Effect.logError(`The provider ${provider.name}: ${diagnostic}`, {
        emailId: message.emailId,
        reason
      }),
      Submission.unknown(diagnostic)
    )
  return EmailProvider.of({
    name: provider.name,
    ...(provider.concurrency === undefined ? {} : { concurrency: provider.concurrency }),
    check: Effect.void,
    submit: ({ dkim, ...message }) => {
      const whole = { ...message, dkim }
      return Effect.tryPromise({
        try: (signal) =>
          Promise.resolve(
            provider.submit({ ...message, raw: () => Effect.runPromise(render(whole)) }, { signal })
          ),
        catch: (error) => error instanceof Error ? error.message : String(error)
      }).pipe(
        Effect.matchEffect({
          onFailure: (reason) => unknown("the provider of the application broke off", whole, reason),
          onSuccess: (answer: unknown) =>
            isSubmission(answer)
              ? Effect.succeed(answer)
              : unknown("the provider of the application did not say how the hand-off ended", whole)
        })
      )
    }
  })
}

const sesOptionsOf = ({ configurationSet, credentials, endpoint, region }: SesRegion) =>
  Effect.map(
    Effect.promise(() => import("@sendwright/ses/SesOptions")),
    (SesOptions) =>
      SesOptions.make({
        region,
        configurationSet: configurationSet ?? null,
        endpoint: endpoint ?? null,
        credentials: credentials === undefined ? null : {
          accessKeyId: credentials.accessKeyId,
          secretAccessKey: Redacted.make(credentials.secretAccessKey),
          ...(credentials.sessionToken === undefined ? {} : { sessionToken: Redacted.make(credentials.sessionToken) })
        }
      })
  )

/** One provider by itself. What is not needed is not loaded. */
const layerOfOne = (provider: Provider): Layer.Layer<EmailProvider, StartError> => {
  if ("submit" in provider) {
    return Layer.effect(
      EmailProvider,
      Effect.map(
        Effect.promise(() => import("@sendwright/mime/MimeMessage")),
        ({ render }) => ofApplication(provider, render)
      )
    )
  }
  switch (provider.kind) {
    case "smtp":
      return Layer.unwrap(Effect.gen(function*() {
        const { parseSmtpUrl } = yield* Effect.promise(() => import("@sendwright/smtp/SmtpOptions"))
        const SmtpProvider = yield* Effect.promise(() => import("@sendwright/smtp/SmtpProvider"))
        const options = parseSmtpUrl(Redacted.make(provider.url))
        return Result.isFailure(options)
          ? yield* Effect.fail(new StartError(`The URL of smtp(url) ${options.failure}.`))
          : FailoverProvider.layerNamed(provider.name ?? "smtp", SmtpProvider.layer(options.success))
      }))
    case "ses":
      return Layer.unwrap(Effect.gen(function*() {
        const SesProvider = yield* Effect.promise(() => import("@sendwright/ses/SesProvider"))
        return SesProvider.layer(yield* sesOptionsOf(provider))
      }))
    case "capture":
      return Layer.unwrap(Effect.map(
        Effect.promise(() => import("@sendwright/node/CaptureProvider")),
        (CaptureProvider) => CaptureProvider.layer(provider.directory)
      ))
  }
}

const listOf = (provider: SendwrightOptions["provider"]): ReadonlyArray<Provider> =>
  Array.isArray(provider) ? provider : [provider as Provider]

/** The provider of the options, each with its own throttles around it; several stand in for each other. */
export const layerOf = (
  provider: SendwrightOptions["provider"]
): Layer.Layer<EmailProvider, StartError, ThrottledProvider.Throttles> => {
  const [first, second, ...others] = listOf(provider).map((one) => ThrottledProvider.layer(layerOfOne(one)))
  if (first === undefined) {
    return Layer.effectContext(Effect.fail(new StartError("provider is an empty list: name one at least.")))
  }
  return second === undefined ? first : FailoverProvider.layer([first, second, ...others])
}

/** The identities that new domains get: of SES where it takes all mail, and keys of our own besides where others do. */
export const identitiesOf = (provider: SendwrightOptions["provider"]) => {
  const own = Layer.provide(DomainIdentities.layerSelfHosted, NodeDkimKeyMaker.layer)
  const providers = listOf(provider)
  const ses = providers.find((one): one is SesRegion => "kind" in one && one.kind === "ses")
  if (ses === undefined) return own
  return Layer.unwrap(Effect.gen(function*() {
    const SesIdentities = yield* Effect.promise(() => import("@sendwright/ses/SesIdentities"))
    const options = yield* sesOptionsOf(ses)
    return providers.length === 1 ? SesIdentities.layer(options) : SesIdentities.layerBeside(options, own)
  }))
}
