import type { DnsInconclusive, DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as SteadyCache from "@sendwright/core/foundation/SteadyCache"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"

/** For how long an answer serves other messages: those of one sender come close together. */
const keptMillis = 5_000

/** Answers of each type that are kept. */
const capacity = 500

/** Longer answers, as JSON, are not kept: a stranger chooses them. */
const maxKeptLength = 4_096

const remembered = <A>(lookup: (name: string) => Effect.Effect<A, DnsInconclusive>) =>
  SteadyCache.make({
    lookup,
    capacity,
    keepMillis: (exit) => Exit.isSuccess(exit) && JSON.stringify(exit.value).length <= maxKeptLength ? keptMillis : 0
  })

/** A resolver that keeps answers for a short while, and asks once what is asked at the same time. */
export const make = Effect.fnUntraced(function*(dns: DnsResolver["Service"]) {
  const remembering: DnsResolver["Service"] = {
    txt: yield* remembered(dns.txt),
    mx: yield* remembered(dns.mx),
    cname: yield* remembered(dns.cname),
    a: yield* remembered(dns.a),
    aaaa: yield* remembered(dns.aaaa),
    ptr: yield* remembered(dns.ptr)
  }
  return remembering
})
