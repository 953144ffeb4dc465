import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { DkimKeyMaker } from "./DkimKey.ts"
import type { DnsRecord } from "./DnsRecord.ts"

/** What a provider needs of the DNS, and signs with, to send mail of a domain. */
export interface DomainIdentity {
  /** Where the identity lives. */
  readonly region: string
  readonly records: ReadonlyArray<DnsRecord>
  /** The key that we sign with; null where the provider signs. The private key is PKCS #8 as PEM. */
  readonly key: { readonly selector: string; readonly privateKey: Redacted.Redacted<string> } | null
}

/** Another key for a domain that has one. */
export interface NewDkimKey {
  readonly selector: string
  readonly privateKey: Redacted.Redacted<string>
  /** Its record; the id is not one of the domain's others. */
  readonly record: DnsRecord
}

/** The provider did not make an identity, or give one up; `message` says to an operator what to do. */
export class IdentityUnavailable extends Schema.TaggedError<IdentityUnavailable>()("IdentityUnavailable", {
  message: Schema.String
}) {}

/**
 * The port that makes the identities of new domains: ours, or those of a provider that signs by itself.
 *
 * @example
 * ```ts
 * import { DomainIdentities } from "@sendwright/core"
 * import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
 * import * as Layer from "effect/Layer"
 *
 * // For mail that is signed here. `SesIdentities.layer` of @sendwright/ses has the domains of SES.
 * export const Identities = DomainIdentities.layerSelfHosted.pipe(Layer.provide(NodeDkimKeyMaker.layer))
 * ```
 */
export class DomainIdentities extends Context.Service<DomainIdentities, {
  /**
   * Makes the identity of a name for one account. Accounts may have the same name, and a name may have had an identity
   * before: no two are shown the same records, so that those of one do not verify another.
   */
  readonly create: (name: string) => Effect.Effect<DomainIdentity, IdentityUnavailable>
  /**
   * Gives up what `create` made, or began to make, outside of the storage, where it made anything. Nobody has the name
   * any more.
   */
  readonly release: (name: string) => Effect.Effect<void, IdentityUnavailable>
  /** Makes another key for a name, under a selector of its own. Absent where the provider signs. */
  readonly newKey?: (name: string) => Effect.Effect<NewDkimKey>
}>()("@sendwright/core/domains/DomainIdentities") {
  /** Mail that we sign ourselves and hand to a mail server of the operator's. */
  static readonly layerSelfHosted = Layer.effect(
    DomainIdentities,
    Effect.gen(function*() {
      const keys = yield* DkimKeyMaker
      const random = yield* SecureRandom.SecureRandom
      const settings = yield* DomainSettings
      const makeKey = Effect.gen(function*() {
        const selector = `sw${Array.from(yield* random.randomBytes(5), hex).join("")}`
        return { selector, ...(yield* keys.make) }
      })
      const create = Effect.fn("DomainIdentities.create")(function*(name: string) {
        const { privateKey, publicKey, selector } = yield* makeKey
        return {
          region: settings.region,
          records: selfHostedRecords(name, { selector, publicKey }, settings),
          key: { selector, privateKey }
        }
      })
      const newKey = Effect.fn("DomainIdentities.newKey")(function*(name: string) {
        const { privateKey, publicKey, selector } = yield* makeKey
        return { selector, privateKey, record: dkimRecord(`dkim_${selector}`, name, { selector, publicKey }) }
      })
      return DomainIdentities.of({ create, newKey, release: () => Effect.void })
    })
  )

  /**
   * The identities of both: the key and the region of the first, the records of both. Of records with one id the first
   * one's counts.
   */
  static readonly layerBeside = <E1, R1, E2, R2>(
    first: Layer.Layer<DomainIdentities, E1, R1>,
    second: Layer.Layer<DomainIdentities, E2, R2>
  ): Layer.Layer<DomainIdentities, E1 | E2, R1 | R2> =>
    Layer.effect(
      DomainIdentities,
      Effect.gen(function*() {
        const ours = Context.get(yield* Layer.build(first), DomainIdentities)
        const theirs = Context.get(yield* Layer.build(second), DomainIdentities)
        return DomainIdentities.of({
          ...ours,
          create: Effect.fnUntraced(function*(name: string) {
            const identity = yield* ours.create(name)
            const { records } = yield* theirs.create(name)
            const ids = new Set(identity.records.map(({ id }) => id))
            return { ...identity, records: [...identity.records, ...records.filter(({ id }) => !ids.has(id))] }
          }),
          release: (name) => Effect.andThen(ours.release(name), theirs.release(name))
        })
      })
    )
}

/**
 * What the records of self-hosted domains say of the operator's own hosts.
 *
 * @example
 * ```ts
 * import { DomainIdentities } from "@sendwright/core"
 * import { DomainSettings } from "@sendwright/core/domains/DomainIdentity"
 * import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // Bounces come to a host of ours.
 * const settings = Layer.effect(
 *   DomainSettings,
 *   Effect.map(DomainSettings, (current) => ({ ...current, bounceHost: "bounces.shop.example" }))
 * )
 *
 * export const Identities = DomainIdentities.layerSelfHosted.pipe(Layer.provide([NodeDkimKeyMaker.layer, settings]))
 * ```
 */
export interface DomainSettings {
  /** The region that domains are shown with. */
  readonly region: string
  /** The host that takes bounces: A-labels. */
  readonly bounceHost: string
  /** The SPF mechanisms, separated by blanks, that hold for every host that sends (RFC 7208 §5). */
  readonly spf: string
}

export const DomainSettings = Context.Reference<DomainSettings>("@sendwright/core/domains/DomainSettings", {
  defaultValue: () => ({ region: "local", bounceHost: "bounces.sendwright.test", spf: "a:bounces.sendwright.test" })
})

/** The name that bounces of a domain's mail go to: its envelope senders are addresses there. */
export const returnPathOf = (name: string): string => `send.${name}`

/** What a domain's key is made of for those who verify (RFC 6376 §3.6.1). */
interface PublishedKey {
  readonly selector: string
  readonly publicKey: string
}

const dkimRecord = (id: string, name: string, { publicKey, selector }: PublishedKey): DnsRecord => ({
  id,
  type: "TXT",
  name: `${selector}._domainkey.${name}`,
  value: `v=DKIM1; k=rsa; p=${publicKey}`,
  purpose: "dkim"
})

/** The four records of a domain whose mail we sign. */
export const selfHostedRecords = (
  name: string,
  key: PublishedKey,
  settings: DomainSettings
): ReadonlyArray<DnsRecord> => [
  dkimRecord("dkim", name, key),
  { id: "return_path_mx", type: "MX", name: returnPathOf(name), value: `10 ${settings.bounceHost}`, purpose: "spf" },
  {
    id: "return_path_spf",
    type: "TXT",
    name: returnPathOf(name),
    value: `v=spf1 ${settings.spf} ~all`,
    purpose: "spf"
  },
  { id: "dmarc", type: "TXT", name: `_dmarc.${name}`, value: "v=DMARC1; p=none;", purpose: "dmarc" }
]

const hex = (byte: number): string => byte.toString(16).padStart(2, "0")
