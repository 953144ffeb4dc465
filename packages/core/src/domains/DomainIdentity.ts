import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
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

/** The port that makes the identities of new domains: ours, or those of a provider that signs by itself. */
export class DomainIdentities extends Context.Service<DomainIdentities, {
  /** Makes the identity of a name. The name may have had one before: nothing of it is used again. */
  readonly create: (name: string) => Effect.Effect<DomainIdentity>
  /** Gives up what `create` made outside of the storage, where it made anything. */
  readonly release: (name: string) => Effect.Effect<void>
}>()("@posthorn/core/domains/DomainIdentities") {
  /** Mail that we sign ourselves and hand to a mail server of the operator's. */
  static readonly layerSelfHosted = Layer.effect(
    DomainIdentities,
    Effect.gen(function*() {
      const keys = yield* DkimKeyMaker
      const random = yield* SecureRandom.SecureRandom
      const settings = yield* DomainSettings
      const create = Effect.fn("DomainIdentities.create")(function*(name: string) {
        const selector = `ph${Array.from(yield* random.randomBytes(5), hex).join("")}`
        const { privateKey, publicKey } = yield* keys.make
        return {
          region: settings.region,
          records: selfHostedRecords(name, { selector, publicKey }, settings),
          key: { selector, privateKey }
        }
      })
      return DomainIdentities.of({ create, release: () => Effect.void })
    })
  )
}

/** What the records of self-hosted domains say of the operator's own hosts. */
export interface DomainSettings {
  /** The region that domains are shown with. */
  readonly region: string
  /** The host that takes bounces: A-labels. */
  readonly bounceHost: string
  /** The SPF mechanisms, separated by blanks, that hold for every host that sends (RFC 7208 §5). */
  readonly spf: string
}

export const DomainSettings = Context.Reference<DomainSettings>("@posthorn/core/domains/DomainSettings", {
  defaultValue: () => ({ region: "local", bounceHost: "bounces.posthorn.test", spf: "a:bounces.posthorn.test" })
})

/** The name that bounces of a domain's mail go to: its envelope senders are addresses there. */
export const returnPathOf = (name: string): string => `send.${name}`

/** The four records of a domain whose mail we sign. */
export const selfHostedRecords = (
  name: string,
  key: { readonly selector: string; readonly publicKey: string },
  settings: DomainSettings
): ReadonlyArray<DnsRecord> => [
  {
    id: "dkim",
    type: "TXT",
    name: `${key.selector}._domainkey.${name}`,
    value: `v=DKIM1; k=rsa; p=${key.publicKey}`,
    purpose: "dkim"
  },
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
