import type { MailDns } from "@sendwright/mx/dns/MailDns"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { type Check, check } from "./Check.ts"

const name = "DNSSEC"

/** A zone that is signed, and stays so: what a resolver says of it shows whether it validates. */
const signed = "org"

const cure = "run a resolver that validates on this machine, such as unbound, and set resolver=127.0.0.1 in each MX_URL"

/** What is asked: as direct delivery believes its resolver, and as if every resolver were believed. */
export interface Asked {
  readonly believed: MailDns["Service"]
  readonly anyone: MailDns["Service"]
}

/** Whether DANE is used, which rests on a resolver that validates and that nobody else can speak for (RFC 7672 §2.1). */
export const examine = Effect.fn("DnssecCheck.examine")(
  function*({ anyone, believed }: Asked): Effect.fn.Return<Check> {
    const ask = (dns: MailDns["Service"]) => Effect.result(dns.txt(signed))
    const own = yield* ask(believed)
    if (Result.isFailure(own)) {
      return check(
        name,
        "warn",
        `the name server gives no answer (${own.failure.reason}): check resolver in each MX_URL`
      )
    }
    if (own.success.authentic) return check(name, "ok", "the name server validates: DANE is used")
    const other = yield* ask(anyone)
    return Result.isSuccess(other) && other.success.authentic
      ? check(
        name,
        "warn",
        `the name server validates over a network, where answers can be forged, so DANE is not used: ${cure}`
      )
      : check(name, "warn", `the name server does not validate, so DANE is not used: ${cure}`)
  }
)
