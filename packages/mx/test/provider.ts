/** What the tests of the provider share: routes and demands that are made up. */
import { MemoryStorage } from "@sendwright/core"
import type { ProviderStores } from "@sendwright/core/sending/ProviderDefinition"
import * as MxOptions from "@sendwright/mx/MxOptions"
import * as MxProvider from "@sendwright/mx/MxProvider"
import { NoRoute } from "@sendwright/mx/NoRoute"
import { Routes } from "@sendwright/mx/Routes"
import * as Site from "@sendwright/mx/Site"
import type { TlsDecision, TlsDemand } from "@sendwright/mx/tls/TlsDecision"
import { TlsDemands } from "@sendwright/mx/tls/TlsDemands"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { createSecretKey } from "node:crypto"

/** Domains, and the numbers of their hosts: each is at 127.0.0.n. */
type Zone = Readonly<Record<string, ReadonlyArray<number>>>

const nullMx = (domain: string) =>
  new NoRoute({ domain, cause: "null_mx", permanent: true, status: "5.1.10", message: `${domain} takes no mail.` })

const silent = (domain: string) =>
  new NoRoute({ domain, cause: "dns", permanent: false, status: "4.4.3", message: "No answer." })

export const routesOf = (zone: Zone): Routes["Service"] => ({
  find: (domain) => {
    if (domain === "silent.test") return Effect.fail(silent(domain))
    if (domain.startsWith("lame")) return Effect.never
    const hosts = zone[domain]
    if (hosts === undefined) return Effect.fail(nullMx(domain))
    const names = hosts.map((n) => `mx${n}.test`)
    return Effect.succeed({
      domain,
      by: "mx",
      site: Site.nameOf(names),
      authentic: false,
      canonicalName: domain,
      hosts: hosts.map((n, index) => ({
        name: names[index]!,
        preference: index,
        addresses: [{ address: `127.0.0.${n}`, family: "IPv4" }],
        canonicalName: names[index]!,
        authentic: false
      }))
    })
  }
})

const decision = (demand: TlsDemand): TlsDecision => ({
  demand,
  tested: null,
  policy: { type: "no-policy-found" },
  problem: null,
  reason: "The policy of the domain has no such host."
})

const memory = Layer.fresh(MemoryStorage.layer).pipe(Layer.provide(SecureRandom.layerWebCrypto))

/** The provider by what a zone says, without asking any name server. `silent.test` has no answer, and `lame….test` keeps one waiting. */
export const provider = (
  port: number,
  zone: Zone,
  { decisions = {}, demands = {}, returnPaths = false, ...options }: Partial<MxOptions.MxInput> & {
    readonly demands?: Readonly<Record<string, TlsDemand>>
    /** What else than the usual is decided for the hosts of a domain. */
    readonly decisions?: Readonly<Record<string, Partial<TlsDecision>>>
    readonly returnPaths?: boolean
  } = {},
  stores: Layer.Layer<ProviderStores> = memory
) =>
  MxProvider.make(
    MxOptions.make({ name: "out.test", port, ...options }),
    returnPaths ? { keys: [createSecretKey(new Uint8Array(32))], host: "send.out.test" } : null
  ).pipe(
    Effect.provideService(Routes, routesOf(zone)),
    Effect.provideService(TlsDemands, {
      of: ({ domain }) =>
        Effect.succeed({ ...decision(demands[domain] ?? { _tag: "Opportunistic" }), ...decisions[domain] })
    }),
    Effect.provide(stores)
  )
