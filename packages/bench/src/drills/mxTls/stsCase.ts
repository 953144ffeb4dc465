/** A domain with MTA-STS, and what its record and its policy say. */
import type { Case, Identity, Manner, Outcome, PolicyFile, Server, World } from "./Case.ts"
import * as Certificates from "./Certificates.ts"

export interface Given {
  readonly outcome: Outcome
  readonly zone?: string
  readonly manner?: Manner
  /** Of the first host, which is mx1 below the domain. */
  readonly identity?: (host: string) => Identity
  /** The file; null: none is served. By default it enforces mx1. */
  readonly policy?: ((domain: string) => PolicyFile) | null
  /** TXT records at `_mta-sts`; one that is right by default. */
  readonly texts?: ReadonlyArray<string>
  /** Where `mta-sts` below the domain is; null: nowhere. */
  readonly web?: ((domain: string) => string) | null
  readonly hosts?: (domain: string) => ReadonlyArray<Server>
  readonly mx?: (domain: string) => ReadonlyArray<string>
  readonly records?: (domain: string) => ReadonlyArray<string>
  readonly then?: (domain: string, world: World) => Partial<World>
  readonly tampered?: (domain: string) => World["tampered"]
  readonly area?: Case["area"]
  readonly postfix?: Case["postfix"]
}

/** Where web servers are that serve policies, where nobody listens, and where nobody answers. */
export const web = { serving: "44.7.0.80", closed: "44.7.0.81", silent: "44.7.0.82" } as const

export const week = 604_800

export const file = (body: string, more: Partial<PolicyFile> = {}): PolicyFile => ({
  status: 200,
  type: "text/plain",
  certificate: "valid",
  body,
  ...more
})

export const text = (mode: string, mx: ReadonlyArray<string>, maxAge = week) =>
  ["version: STSv1", `mode: ${mode}`, ...mx.map((pattern) => `mx: ${pattern}`), `max_age: ${maxAge}`, ""].join("\r\n")

export const policy = (mode: string, ...hosts: ReadonlyArray<string>) => (domain: string) =>
  file(text(mode, hosts.map((host) => `${host}.${domain}`)))

export const enforces = policy("enforce", "mx1")
export const tests = policy("testing", "mx1")

export const record = (domain: string, value: string) => `_mta-sts.${domain}. TXT "${value}"`

export const make = (name: string, about: string, given: Given): Case => {
  const { identity = Certificates.valid, manner = "offers", texts = ["v=STSv1; id=1;"], zone = "plain.example" } = given
  const domain = `${name}.${zone}`
  const host = `mx1.${domain}`
  const at = given.web === null ? [] : [given.web?.(domain) ?? `mta-sts.${domain}. A ${web.serving}`]
  const records = [
    ...given.mx?.(domain) ?? [`${domain}. MX 10 ${host}.`],
    ...texts.map((value) => record(domain, value)),
    ...at,
    ...given.records?.(domain) ?? []
  ]
  const world: World = {
    servers: given.hosts?.(domain) ?? [{ host, manner, identity: identity(host) }],
    records,
    tampered: given.tampered?.(domain) ?? [],
    policy: given.policy === null ? null : (given.policy ?? enforces)(domain)
  }
  return {
    ...world,
    name,
    area: given.area ?? "MTA-STS",
    about,
    domain,
    then: given.then?.(domain, world) ?? null,
    outcome: given.outcome,
    postfix: given.postfix ?? null
  }
}

export const server = (host: string, identity: Identity, manner: Manner = "offers"): Server => ({
  host,
  identity,
  manner
})
