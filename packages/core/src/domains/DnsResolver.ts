import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

/**
 * The name servers gave no answer that can be relied on: none at all, SERVFAIL, a refusal, or nonsense. It says nothing
 * about the name.
 */
export class DnsInconclusive extends Schema.TaggedError<DnsInconclusive>()("DnsInconclusive", {
  /** What happened, for logs: never a name. */
  reason: Schema.String
}) {}

/** A host that takes mail (RFC 5321 §5). */
export interface MxAnswer {
  readonly preference: number
  readonly exchange: string
}

/**
 * The port that asks the DNS (RFC 1035). A name that does not exist, and one that has no record of the type, is an
 * empty answer. A look-up takes a few seconds at most, and answers are not older than their time to live.
 *
 * @example
 * ```ts
 * import { DnsResolver } from "@sendwright/core/domains/DnsResolver"
 * import * as Effect from "effect/Effect"
 *
 * // The SPF records of a domain (RFC 7208 §4.5).
 * export const spf = Effect.gen(function*() {
 *   const records = yield* (yield* DnsResolver).txt("send.shop.example")
 *   return records.map((strings) => strings.join("")).filter((text) => text.startsWith("v=spf1"))
 * })
 * ```
 */
export class DnsResolver extends Context.Service<DnsResolver, {
  /** Each record as its character strings, of at most 255 octets each. */
  readonly txt: (name: string) => Effect.Effect<ReadonlyArray<ReadonlyArray<string>>, DnsInconclusive>
  readonly mx: (name: string) => Effect.Effect<ReadonlyArray<MxAnswer>, DnsInconclusive>
  readonly cname: (name: string) => Effect.Effect<ReadonlyArray<string>, DnsInconclusive>
  /** IPv4 addresses. */
  readonly a: (name: string) => Effect.Effect<ReadonlyArray<string>, DnsInconclusive>
  /** IPv6 addresses. */
  readonly aaaa: (name: string) => Effect.Effect<ReadonlyArray<string>, DnsInconclusive>
  /** The names that an IP address points back at (RFC 1035 §3.5, RFC 3596 §2.5). */
  readonly ptr: (address: string) => Effect.Effect<ReadonlyArray<string>, DnsInconclusive>
}>()("@sendwright/core/domains/DnsResolver") {}
