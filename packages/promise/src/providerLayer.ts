import type { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import type { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import type { NamedProvider, ProviderStores } from "@sendwright/core/sending/ProviderDefinition"
import * as ProviderRoutes from "@sendwright/core/sending/ProviderRoutes"
import * as ProviderSet from "@sendwright/core/sending/ProviderSet"
import type { Routes } from "@sendwright/core/sending/RoutedProvider"
import type { RouteStore } from "@sendwright/core/sending/RouteStore"
import * as Submission from "@sendwright/core/sending/Submission"
import type { Throttles } from "@sendwright/core/sending/ThrottledProvider"
import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { StartError } from "./errors.ts"
import type { SendwrightOptions } from "./options.ts"
import type { CustomProvider, Provider } from "./providers.ts"

const endings = new Set(["Accepted", "TemporarilyRefused", "PermanentlyRefused", "Unknown", "Mixed"])

const isSubmission = (value: unknown): value is Submission.Submission =>
  typeof value === "object" && value !== null && "_tag" in value && typeof value._tag === "string" &&
  endings.has(value._tag)

/** The provider of an application, with promises inside. */
const ofApplication = (provider: CustomProvider): EmailProvider["Service"] => {
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
      const raw = async () => {
        const { render } = await import("@sendwright/mime/MimeMessage")
        return Effect.runPromise(render(whole))
      }
      return Effect.tryPromise({
        try: (signal) => Promise.resolve(provider.submit({ ...message, raw }, { signal })),
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

/** One provider as the engine needs it. What is not needed is not loaded. */
const setUp = (provider: Provider): Effect.Effect<NamedProvider, StartError> => {
  if ("submit" in provider) {
    const layer = Layer.succeed(EmailProvider, ofApplication(provider))
    return Effect.succeed({ name: provider.name, place: provider.name, region: null, layer: () => layer })
  }
  return Effect.tryPromise({
    try: () => provider.setup(),
    catch: (error) =>
      error instanceof StartError
        ? error
        : new StartError(`The provider ${provider.name} could not be set up: see cause.`, { cause: error })
  }).pipe(Effect.map((setup) => ({ ...setup, name: provider.name })))
}

/** Stands where nothing is handed over. */
export const nobody: CustomProvider = {
  name: "nobody",
  submit: () => Promise.resolve(Submission.temporarilyRefused("this process hands nothing over"))
}

/** The providers of the options, in their order. */
const listOf = (provider: SendwrightOptions["provider"]) =>
  Effect.gen(function*() {
    if (provider === undefined) {
      return yield* Effect.fail(new StartError("provider is missing: set one, such as smtp(url)."))
    }
    const list: ReadonlyArray<Provider> = Array.isArray(provider) ? provider : [provider as Provider]
    const [first, ...others] = yield* Effect.forEach(list, setUp)
    if (first === undefined) return yield* Effect.fail(new StartError("provider is an empty list: name at least one."))
    return [first, ...others] satisfies ProviderSet.Providers
  })

/** The rules of the options, which may name any provider of theirs. */
const routesOf = (
  text: SendwrightOptions["routes"],
  providers: ProviderSet.Providers
): Effect.Effect<Routes | null, StartError> => {
  if (text === undefined) return Effect.succeed(null)
  const usual = providers.map(({ name }) => name)
  const rules = ProviderRoutes.parse(text)
  if (Result.isFailure(rules)) return Effect.fail(new StartError(`routes ${rules.failure}.`))
  const absent = ProviderRoutes.absentOf(ProviderRoutes.namesOf(rules.success), usual)
  return absent === undefined
    ? Effect.succeed({ rules: rules.success, usual })
    : Effect.fail(new StartError(`routes names ${absent}, which is none of provider: ${usual.join(", ")}.`))
}

/** The provider of the options, with its throttles around it, and the identities that new domains get for it. */
export const layerOf = ({ provider, routes }: Pick<SendwrightOptions, "provider" | "routes">): Layer.Layer<
  EmailProvider | DomainIdentities,
  StartError,
  DnsResolver | ProviderStores | RouteStore | Throttles
> =>
  Layer.unwrap(Effect.gen(function*() {
    const providers = yield* listOf(provider)
    return Layer.merge(
      ProviderSet.layer(providers, null, yield* routesOf(routes, providers)),
      Layer.provide(ProviderSet.identities(providers), NodeDkimKeyMaker.layer)
    )
  }))
