import { DnsInconclusive, DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { isIPv4 } from "node:net"

/** The records of a name, as the test suites of SPF and ARC write them; `TIMEOUT`: other types are not answered. */
export type ZoneRecord = "TIMEOUT" | Readonly<Record<string, unknown>>

export type Zone = Readonly<Record<string, ReadonlyArray<ZoneRecord>>>

const reverseOf = (address: string): string => {
  if (isIPv4(address)) return `${address.split(".").toReversed().join(".")}.in-addr.arpa`
  const { hostname } = new URL(`http://[${address}]/`)
  const [left = "", right] = hostname.slice(1, -1).split("::")
  const [head, tail] = [left, right ?? ""].map((text) => text === "" ? [] : text.split(":"))
  const missing = right === undefined ? 0 : 8 - head!.length - tail!.length
  const groups = [...head!, ...Array.from({ length: missing }, () => "0"), ...tail!]
  return `${groups.map((group) => group.padStart(4, "0")).join("").split("").toReversed().join(".")}.ip6.arpa`
}

/** A resolver whose names are those of a zone; an alias is followed. */
export const layer = (zone: Zone): Layer.Layer<DnsResolver> =>
  Layer.sync(DnsResolver, () => {
    const names = new Map(
      Object.entries(zone).map(([name, records]) => [name.toLowerCase().replace(/\.$/, ""), records])
    )
    const ask = Effect.fnUntraced(function*(
      type: string,
      name: string,
      depth = 0
    ): Effect.fn.Return<ReadonlyArray<unknown>, DnsInconclusive> {
      const place = name.toLowerCase().replace(/\.$/, "")
      // As a resolver has it of which the suite's own driver makes no look-up.
      if (place.split(".").some((label) => label.length > 63)) return []
      const records = names.get(place)
      if (records === undefined && place.startsWith("error.")) return yield* new DnsInconclusive({ reason: "TIMEOUT" })
      // Records of the type SPF are TXT records too, unless the zone says which those are.
      const isSpfText = type === "TXT" && !(records ?? []).some((record) => record !== "TIMEOUT" && "TXT" in record)
      const found: Array<unknown> = []
      for (const record of records ?? []) {
        if (record === "TIMEOUT") {
          if (found.length === 0) return yield* new DnsInconclusive({ reason: "TIMEOUT" })
          continue
        }
        const value = record[type] ?? (isSpfText ? record["SPF"] : undefined)
        if (value === "TIMEOUT") return yield* new DnsInconclusive({ reason: "TIMEOUT" })
        if (value !== undefined && value !== "NONE") found.push(value)
        const alias = record["CNAME"]
        if (typeof alias === "string" && type !== "CNAME" && depth < 8) {
          found.push(...yield* ask(type, alias, depth + 1))
        }
      }
      return found
    })
    const texts = (type: string, name: string) => Effect.map(ask(type, name), (found) => found.map(String))
    return DnsResolver.of({
      txt: (name) =>
        Effect.map(
          ask("TXT", name),
          (found) => found.map((value) => Array.isArray(value) ? value.map(String) : [String(value)])
        ),
      mx: (name) =>
        Effect.map(ask("MX", name), (found) =>
          found.map((value) => {
            const [preference, exchange] = value as [number, string]
            return { preference, exchange }
          })),
      cname: (name) => texts("CNAME", name),
      a: (name) => texts("A", name),
      aaaa: (name) => texts("AAAA", name),
      ptr: (address) => texts("PTR", reverseOf(address))
    })
  })
