import type { DkimAttributes, Tag } from "@aws-sdk/client-sesv2"
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"
import { DomainIdentities, type DomainIdentity, IdentityUnavailable } from "@sendwright/core/domains/DomainIdentity"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import type * as Scope from "effect/Scope"
import * as SesClient from "./internal/SesClient.ts"
import type { SesOptions } from "./SesOptions.ts"
import * as SesOutcome from "./SesOutcome.ts"

/** Tells the identities that Sendwright made from those that somebody else has in the same AWS account. */
const ours: Tag = { Key: "sendwright", Value: "domain" }

const isOurs = (tags: ReadonlyArray<Tag> | undefined): boolean => tags?.some(({ Key }) => Key === ours.Key) === true

/** The DNS zone of SES's DKIM keys, where SES does not name one. */
const commonZone = "dkim.amazonses.com"

interface Found {
  readonly dkim: DkimAttributes | undefined
  readonly mailFrom: string | null
  readonly isOurs: boolean
}

// SES takes each of these requests once a second from an account, whichever user makes them, and answers all others
// that they come too fast. That is no reason to refuse somebody's domain.
const retry = { schedule: Schedule.jittered(Schedule.exponential("1 second")), times: 3, while: SesOutcome.isTooFast }

const unavailable = (failure: SesOutcome.SesFailure): IdentityUnavailable =>
  new IdentityUnavailable({ message: SesOutcome.explain(failure) })

/**
 * The records of a domain that SES signs for (Easy DKIM), with a return path of its own below it. `proof` is random and
 * is in the SPF record as a modifier that receivers do not know and so ignore (RFC 7208 §6). SES gives all who add
 * one name the same keys: without it, records that one account's owner publishes would verify another account's domain.
 */
export const recordsOf = (
  name: string,
  identity: {
    readonly region: string
    readonly tokens: ReadonlyArray<string>
    readonly zone: string
    readonly mailFrom: string
    readonly proof: string
  }
): ReadonlyArray<DnsRecord> => [
  ...identity.tokens.map((token, index): DnsRecord => ({
    id: `ses_dkim_${index + 1}`,
    type: "CNAME",
    name: `${token}._domainkey.${name}`,
    value: `${token}.${identity.zone}`,
    purpose: "dkim"
  })),
  {
    id: "ses_return_path_mx",
    type: "MX",
    name: identity.mailFrom,
    value: `10 feedback-smtp.${identity.region}.amazonses.com`,
    purpose: "spf"
  },
  {
    id: "ses_return_path_spf",
    type: "TXT",
    name: identity.mailFrom,
    value: `v=spf1 include:amazonses.com sendwright=${identity.proof} ~all`,
    purpose: "spf"
  },
  { id: "dmarc", type: "TXT", name: `_dmarc.${name}`, value: "v=DMARC1; p=none;", purpose: "dmarc" }
]

/** `prefix` is the label of the return path below a domain. */
const makeWith = Effect.fnUntraced(
  function*(
    options: SesOptions,
    prefix: string
  ): Effect.fn.Return<DomainIdentities["Service"], never, Scope.Scope | SecureRandom.SecureRandom> {
    const client = yield* SesClient.make(options)
    const { sdk } = client
    const call: typeof client.call = (send) => Effect.retry(client.call(send), retry)
    const random = yield* SecureRandom.SecureRandom

    const find = (name: string) =>
      call((ses, request) => ses.send(new sdk.GetEmailIdentityCommand({ EmailIdentity: name }), request)).pipe(
        Effect.map((answer): Found => ({
          dkim: answer.DkimAttributes,
          mailFrom: answer.MailFromAttributes?.MailFromDomain ?? null,
          isOurs: isOurs(answer.Tags)
        }))
      )

    const createOrFind = (name: string) =>
      call((ses, request) =>
        ses.send(
          new sdk.CreateEmailIdentityCommand({
            EmailIdentity: name,
            Tags: [ours],
            DkimSigningAttributes: { NextSigningKeyLength: "RSA_2048_BIT" }
          }),
          request
        )
      ).pipe(
        Effect.map((answer): Found => ({ dkim: answer.DkimAttributes, mailFrom: null, isOurs: true })),
        Effect.catchIf(({ name: error }) => error.startsWith("AlreadyExists"), () => find(name))
      )

    // Where SES does not find the MX record, mail leaves with a return path of SES's: the domain's signature carries
    // it. To refuse it instead would lose a mail for a record that is missing for a moment.
    const putMailFrom = (name: string, mailFrom: string) =>
      call((ses, request) =>
        ses.send(
          new sdk.PutEmailIdentityMailFromAttributesCommand({
            EmailIdentity: name,
            MailFromDomain: mailFrom,
            BehaviorOnMxFailure: "USE_DEFAULT_VALUE"
          }),
          request
        )
      )

    const create = Effect.fn("SesIdentities.create")(function*(name: string) {
      const found = yield* createOrFind(name).pipe(Effect.mapError(unavailable))
      const tokens = found.dkim?.Tokens ?? []
      if (tokens.length === 0 || found.dkim?.SigningAttributesOrigin === "EXTERNAL") {
        return yield* new IdentityUnavailable({
          message: `SES has an identity of ${name} that does not sign with Easy DKIM; turn that on, or delete it there`
        })
      }
      // What somebody else has set up in SES for mail of their own stays as it is.
      const mailFrom = found.isOurs ? `${prefix}.${name}` : found.mailFrom ?? `${prefix}.${name}`
      if (found.mailFrom !== mailFrom) yield* putMailFrom(name, mailFrom).pipe(Effect.mapError(unavailable))
      const proof = Buffer.from(yield* random.randomBytes(10)).toString("hex")
      const zone = found.dkim?.SigningHostedZone ?? commonZone
      const identity: DomainIdentity = {
        region: options.region,
        records: recordsOf(name, { region: options.region, tokens, zone, mailFrom, proof }),
        key: null
      }
      return identity
    })

    const release = Effect.fn("SesIdentities.release")(
      function*(name: string) {
        if (!(yield* find(name)).isOurs) return
        yield* call((ses, request) => ses.send(new sdk.DeleteEmailIdentityCommand({ EmailIdentity: name }), request))
      },
      Effect.catchIf(({ name: error }) => error.startsWith("NotFound"), () => Effect.void),
      Effect.mapError(unavailable)
    )

    return { create, release }
  }
)

/**
 * Identities of domains that SES signs for, in the region of the options: Easy DKIM with 2048 bits, and `send.<domain>`
 * as their return path. An identity that is there already is used; only what Sendwright made is ever deleted.
 *
 * @example
 * ```ts
 * import * as SesIdentities from "@sendwright/ses/SesIdentities"
 * import * as SesOptions from "@sendwright/ses/SesOptions"
 * import * as Effect from "effect/Effect"
 *
 * const program = Effect.gen(function*() {
 *   const identities = yield* SesIdentities.make(SesOptions.make({ region: "eu-central-1" }))
 *   return yield* identities.create("shop.example")
 * })
 * ```
 */
export const make = (
  options: SesOptions
): Effect.Effect<DomainIdentities["Service"], never, Scope.Scope | SecureRandom.SecureRandom> =>
  makeWith(options, "send")

/** The label of the return path below a domain. */
export type ReturnPathLabel = "send" | "ses"

/**
 * The identities for known options; their connections close with the layer. Where others sign mail of the same domains
 * (`layerBeside`), the return path is `ses.<domain>`: the MX record of `send.<domain>` leads to our own host.
 *
 * @example
 * ```ts
 * import * as SesIdentities from "@sendwright/ses/SesIdentities"
 * import * as SesOptions from "@sendwright/ses/SesOptions"
 *
 * export const Identities = SesIdentities.layer(SesOptions.make({ region: "eu-central-1" }))
 * ```
 */
export const layer = (
  options: SesOptions,
  label: ReturnPathLabel = "send"
): Layer.Layer<DomainIdentities, never, SecureRandom.SecureRandom> =>
  Layer.effect(DomainIdentities, makeWith(options, label))

/**
 * Both the identities that it is given, which sign with a key of ours, and those of SES, for mail that leaves through
 * SES at one time and through a mail server at another.
 *
 * @example
 * ```ts
 * import { DomainIdentities } from "@sendwright/core"
 * import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
 * import * as SesIdentities from "@sendwright/ses/SesIdentities"
 * import * as SesOptions from "@sendwright/ses/SesOptions"
 * import * as Layer from "effect/Layer"
 *
 * // Mail leaves through a mail server, and through SES while that one is in trouble.
 * export const Identities = SesIdentities.layerBeside(
 *   SesOptions.make({ region: "eu-central-1" }),
 *   DomainIdentities.layerSelfHosted.pipe(Layer.provide(NodeDkimKeyMaker.layer))
 * )
 * ```
 */
export const layerBeside = <E, R>(
  options: SesOptions,
  others: Layer.Layer<DomainIdentities, E, R>
): Layer.Layer<DomainIdentities, E, R | SecureRandom.SecureRandom> =>
  DomainIdentities.layerBeside(others, layer(options, "ses"))
