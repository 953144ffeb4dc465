/** What becomes of mail for domains with DANE whose names are aliases, or have no MX records (RFC 7672 §2.2). */
import type { Case, Identity, Outcome } from "./Case.ts"
import * as Certificates from "./Certificates.ts"
import { make, ofRoot, right, tlsaAt, wrong } from "./daneCase.ts"

const { own } = Certificates

/** Hosts that are aliases: `at` has the alias, and `target` the address. */
const alias = (
  name: string,
  about: string,
  { from, identity = own, only, outcome, postfix = null, tampered = [], target, tlsaAtAlias, tlsaAtTarget }: {
    readonly outcome: Outcome
    readonly target: string
    /** Where the alias is; in the domain by default. */
    readonly from?: string
    /** What the certificate is for; the end of the alias by default. */
    readonly identity?: (end: string, alias: string) => Identity
    readonly only?: "end" | "alias"
    readonly tlsaAtAlias?: (shown: Identity) => ReadonlyArray<string>
    readonly tlsaAtTarget?: (shown: Identity) => ReadonlyArray<string>
    readonly tampered?: ReadonlyArray<"CNAME">
    readonly postfix?: Case["postfix"]
  }
): Case => {
  const domain = `${name}.signed.example`
  const host = `real.${name}.${target}`
  const at = `mx1.${name}.${from ?? "signed.example"}`
  const shown = identity(host, at)
  return {
    ...make(name, about, { outcome, postfix }),
    tampered: tampered.map((type) => ({ type, name: at })),
    servers: [
      { host, manner: "offers", identity: shown, ...only === undefined ? {} : { only: only === "end" ? host : at } }
    ],
    records: [
      `${domain}. MX 10 ${at}.`,
      `${at}. CNAME ${host}.`,
      ...(tlsaAtAlias?.(shown) ?? []).map((data) => tlsaAt(at, data)),
      ...(tlsaAtTarget?.(shown) ?? []).map((data) => tlsaAt(host, data))
    ]
  }
}

const aliases: ReadonlyArray<Case> = [
  alias("alias", "the host is an alias, with TLSA at its end", {
    target: "signed.example",
    tlsaAtTarget: right,
    outcome: "verified"
  }),
  alias("alias-own", "the host is an alias, with TLSA at the alias alone", {
    target: "signed.example",
    tlsaAtAlias: right,
    outcome: "verified"
  }),
  alias("alias-both", "the host is an alias: TLSA at its end counts, not that at the alias", {
    target: "signed.example",
    tlsaAtAlias: right,
    tlsaAtTarget: wrong,
    outcome: "deferred"
  }),
  alias("alias-out", "a signed alias of an unsigned host has TLSA that matches", {
    target: "plain.example",
    tlsaAtAlias: right,
    outcome: "verified"
  }),
  alias("alias-out-wrong", "a signed alias of an unsigned host has TLSA of another key", {
    target: "plain.example",
    tlsaAtAlias: wrong,
    outcome: "deferred"
  }),
  alias("alias-sni", "the host is an alias, and has a certificate for who names its end alone", {
    target: "signed.example",
    tlsaAtTarget: right,
    only: "end",
    outcome: "verified"
  }),
  alias("alias-own-sni", "TLSA is at the alias alone, and the certificate for who names the alias", {
    target: "signed.example",
    tlsaAtAlias: right,
    only: "alias",
    outcome: "verified"
  }),
  alias("alias-ta", "2 1 1 at the end of the alias, and a certificate for the end", {
    target: "signed.example",
    identity: Certificates.underUnknown,
    tlsaAtTarget: ofRoot(2, 1, 1),
    outcome: "verified"
  }),
  alias("alias-ta-own", "2 1 1 at the end of the alias, and a certificate for the alias alone", {
    target: "signed.example",
    identity: (_, alias) => Certificates.underUnknown(alias),
    tlsaAtTarget: ofRoot(2, 1, 1),
    outcome: "deferred"
  }),
  alias("alias-in", "an unsigned alias of a signed host, whose TLSA does not count", {
    from: "plain.example",
    target: "signed.example",
    tlsaAtTarget: wrong,
    outcome: "encrypted"
  }),
  alias("alias-bogus", "the signature of the alias is broken", {
    target: "signed.example",
    tlsaAtTarget: right,
    tampered: ["CNAME"],
    outcome: "deferred"
  }),
  alias("alias-out-end", "the unsigned end of a signed alias has TLSA, which does not count", {
    target: "plain.example",
    tlsaAtTarget: wrong,
    outcome: "encrypted"
  })
]

/** Domains without MX records of their own. */
const indirect = (): ReadonlyArray<Case> => {
  const implicit = make("implicit", "no MX: the domain's own address has TLSA", { outcome: "verified" })
  const host = implicit.domain
  const identity = own(host)
  const aliased = make("domain-alias", "the domain is an alias of one with MX and TLSA", { outcome: "verified" })
  const end = `end.${aliased.domain}`
  const endHost = `mx1.${end}`
  const endIdentity = Certificates.underUnknown(end)
  return [
    {
      ...implicit,
      servers: [{ host, manner: "offers", identity }],
      records: right(identity).map((data) => tlsaAt(host, data))
    },
    {
      ...aliased,
      servers: [{ host: endHost, manner: "offers", identity: endIdentity }],
      records: [
        `${aliased.domain}. CNAME ${end}.`,
        `${end}. MX 10 ${endHost}.`,
        ...ofRoot(2, 1, 1)().map((data) => tlsaAt(endHost, data))
      ]
    }
  ]
}

export const aliasCases: ReadonlyArray<Case> = [...aliases, ...indirect()]
