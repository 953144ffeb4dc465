import { DkimKeyMaker } from "@sendwright/core/domains/DkimKey"
import type { DnsRecord, DnsRecordType } from "@sendwright/core/domains/DnsRecord"
import { DnsInconclusive, DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

/** The types of records that the zone answers for. */
export type StaticDnsType = DnsRecordType | "A" | "AAAA" | "PTR"

/** A look-up that was made. */
export interface Lookup {
  readonly at: Date
  readonly name: string
  readonly type: StaticDnsType
}

/**
 * The DNS without a network: it knows what a test publishes, and no other name exists. Names are compared without case.
 *
 * @example
 * ```ts
 * import { DnsResolver } from "@sendwright/core/domains/DnsResolver"
 * import { StaticDns } from "@sendwright/testing/StaticDns"
 * import * as Effect from "effect/Effect"
 *
 * export const program = Effect.gen(function*() {
 *   const zone = yield* StaticDns
 *   yield* zone.set("shop.example", "MX", ["10 mail.shop.example"])
 *   return yield* (yield* DnsResolver).mx("shop.example")
 * }).pipe(Effect.provide(StaticDns.layer))
 * ```
 */
export class StaticDns extends Context.Service<StaticDns, {
  /** The look-ups that were made, in their order. */
  readonly lookups: ReadonlyArray<Lookup>
  /** Publishes records as their owner would, in the place of what their names and types had. */
  readonly publish: (records: ReadonlyArray<Pick<DnsRecord, "name" | "type" | "value">>) => Effect.Effect<void>
  /**
   * Puts answers in the place of those of a name and type; none takes them away. An MX begins with its preference, a TXT
   * given as an array is that many character strings, and a PTR has the address itself for its name.
   */
  readonly set: (
    name: string,
    type: StaticDnsType,
    answers: ReadonlyArray<string | ReadonlyArray<string>>
  ) => Effect.Effect<void>
  /** Takes records away. */
  readonly withdraw: (records: ReadonlyArray<Pick<DnsRecord, "name" | "type">>) => Effect.Effect<void>
  /** Whether look-ups of a name, or of all, fail as they do when name servers are out of order. */
  readonly fail: (fails: boolean, name?: string) => Effect.Effect<void>
  /** How long each look-up takes from now on. */
  readonly delay: (time: Duration.Input) => Effect.Effect<void>
}>()("@sendwright/testing/StaticDns") {
  /** The zone and the resolver that asks it. Layers are memoised: `Layer.fresh` makes another one. */
  static readonly layer: Layer.Layer<StaticDns | DnsResolver> = Layer.effectContext(Effect.sync(() => {
    const zone = new Map<string, ReadonlyArray<ReadonlyArray<string>>>()
    const lookups: Array<Lookup> = []
    const failing = new Set<string>()
    let allFail = false
    let delayMillis = 0

    const placeOf = (name: string, type: StaticDnsType) => `${type} ${name.toLowerCase().replace(/\.$/, "")}`
    const put = (name: string, type: StaticDnsType, answers: ReadonlyArray<string | ReadonlyArray<string>>) => {
      zone.set(placeOf(name, type), answers.map((answer) => typeof answer === "string" ? [answer] : answer))
    }

    const ask = Effect.fnUntraced(function*(type: StaticDnsType, name: string) {
      lookups.push({ at: new Date(yield* Clock.currentTimeMillis), name, type })
      if (delayMillis > 0) yield* Effect.sleep(delayMillis)
      if (allFail || failing.has(name.toLowerCase())) return yield* new DnsInconclusive({ reason: "SERVFAIL" })
      return zone.get(placeOf(name, type)) ?? []
    })

    const asTexts = (type: StaticDnsType, name: string) =>
      Effect.map(ask(type, name), (answers) => answers.map((strings) => strings.join("")))

    const resolver = DnsResolver.of({
      txt: (name) => ask("TXT", name),
      mx: (name) =>
        Effect.map(ask("MX", name), (answers) =>
          answers.map((strings) => {
            const [preference = "0", exchange = ""] = strings.join("").split(" ")
            return { preference: Number(preference), exchange }
          })),
      cname: (name) => asTexts("CNAME", name),
      a: (name) => asTexts("A", name),
      aaaa: (name) => asTexts("AAAA", name),
      ptr: (address) => asTexts("PTR", address)
    })
    const controls = StaticDns.of({
      lookups,
      publish: (records) =>
        Effect.sync(() => {
          const places = Map.groupBy(records, ({ name, type }) => placeOf(name, type))
          for (const [record, ...others] of places.values()) {
            if (record !== undefined) put(record.name, record.type, [record, ...others].map(({ value }) => value))
          }
        }),
      set: (name, type, answers) => Effect.sync(() => put(name, type, answers)),
      withdraw: (records) => Effect.sync(() => records.forEach(({ name, type }) => put(name, type, []))),
      fail: (fails, name) =>
        Effect.sync(() => {
          if (name === undefined) allFail = fails
          else if (fails) failing.add(name.toLowerCase())
          else failing.delete(name.toLowerCase())
        }),
      delay: (time) =>
        Effect.sync(() => {
          delayMillis = Duration.toMillis(time)
        })
    })
    return Context.make(StaticDns, controls).pipe(Context.add(DnsResolver, resolver))
  }))
}

/** Keys that are none, made at once: real ones take some 100 ms, and no virtual clock waits for them. */
export const fakeDkimKeys: Layer.Layer<DkimKeyMaker> = Layer.sync(DkimKeyMaker, () => {
  let made = 0
  return DkimKeyMaker.of({
    make: Effect.sync(() => {
      const publicKey = `FAKE${String(++made).padStart(4, "0")}`
      return { publicKey, privateKey: Redacted.make(`private key of ${publicKey}`) }
    })
  })
})
