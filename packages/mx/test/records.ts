/** A `MailDns` for tests that answers from a table. */
import * as Effect from "effect/Effect"
import { type Answer, MailDns, MailDnsFailure, type MxRecord, type TlsaRecord } from "../src/dns/MailDns.ts"

interface Entry<A> {
  readonly records?: ReadonlyArray<A>
  readonly ttlSeconds?: number
  readonly authentic?: boolean
  /** The end of the aliases of the name. */
  readonly canonicalName?: string
  readonly absent?: "name" | "records"
  readonly fails?: MailDnsFailure["reason"]
}

export interface Table {
  readonly mx?: Readonly<Record<string, Entry<MxRecord>>>
  readonly ipv4?: Readonly<Record<string, Entry<string>>>
  readonly ipv6?: Readonly<Record<string, Entry<string>>>
  readonly tlsa?: Readonly<Record<string, Entry<TlsaRecord>>>
  readonly cname?: Readonly<Record<string, Entry<string>>>
  readonly txt?: Readonly<Record<string, Entry<string>>>
}

/** Names that are not in the table do not exist. `asked`: the questions, `TYPE name`. */
export const dnsOf = (table: () => Table) => {
  const asked: Array<string> = []
  const lookUp = <A>(type: keyof Table, name: string): Effect.Effect<Answer<A>, MailDnsFailure> =>
    Effect.suspend((): Effect.Effect<Answer<A>, MailDnsFailure> => {
      asked.push(`${type} ${name}`)
      const entry = table()[type]?.[name] as Entry<A> | undefined
      if (entry?.fails !== undefined) return new MailDnsFailure({ reason: entry.fails })
      const { authentic = false, canonicalName = name, records = [], ttlSeconds = 60 } = entry ?? {}
      const answered = { name: canonicalName, ttlSeconds, authentic }
      return Effect.succeed(
        records.length > 0
          ? { _tag: "Found", records, ...answered }
          : { _tag: "Absent", what: entry?.absent ?? "name", ...answered }
      )
    })
  const dns = MailDns.of({
    mx: (name) => lookUp("mx", name),
    addresses: (name, family) => lookUp(family === "IPv4" ? "ipv4" : "ipv6", name),
    tlsa: (name) => lookUp("tlsa", name),
    cname: (name) => lookUp("cname", name),
    txt: (name) => lookUp("txt", name)
  })
  return { dns, asked }
}
