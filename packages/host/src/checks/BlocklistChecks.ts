import { type DnsInconclusive, DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as Effect from "effect/Effect"
import * as Dns from "effect/net/Dns"
import * as NetAddress from "effect/net/NetAddress"
import { type Check, check } from "./Check.ts"

/** The name by which a list has an address (RFC 5782 §2.1, §2.4). */
export const entryOf = (address: string, zone: string): string => {
  const reversed = Dns.reverseName(NetAddress.ipFromStringUnsafe(address)).replace(/\.(?:in-addr|ip6)\.arpa$/, "")
  return `${reversed}.${zone}`
}

/** What every list has, so that it can be told from a zone that is none (RFC 5782 §5). */
const testAddress = "127.0.0.2"

/** What the answers of a list come to. Spamhaus says with those of 127.255.255.0/24 that it does not tell. */
const readingOf = (answers: ReadonlyArray<string>): "absent" | "listed" | "misspelt" | "refused" | "strange" => {
  if (answers.length === 0) return "absent"
  if (answers.includes("127.255.255.252")) return "misspelt"
  if (answers.some((answer) => answer.startsWith("127.255.255."))) return "refused"
  return answers.every((answer) => answer.startsWith("127.")) ? "listed" : "strange"
}

const examineOne = Effect.fnUntraced(
  function*(address: string, zone: string): Effect.fn.Return<Check, DnsInconclusive, DnsResolver> {
    const name = `${zone} for ${address}`
    const noList = "is the name of no block list: correct SENDWRIGHT_BLOCKLISTS"
    const dns = yield* DnsResolver
    const answers = yield* dns.a(entryOf(address, zone))
    switch (readingOf(answers)) {
      case "absent":
        return readingOf(yield* dns.a(entryOf(testAddress, zone))) === "absent"
          ? check(name, "warn", noList)
          : check(name, "ok", "not listed")
      case "listed":
        return check(
          name,
          "fail",
          `listed (${answers.join(", ")}): look the reason up on the list's site, remove it, and ask to be taken off`
        )
      case "refused":
        return check(
          name,
          "warn",
          `the list refuses the name server (${answers.join(", ")}): ask through one of your own, and not a public one`
        )
      default:
        return check(name, "warn", `${noList} (it answers ${answers.join(", ")})`)
    }
  }
)

/** Whether block lists have addresses. `zones`: those that the operator named. */
export const examine = Effect.fn("BlocklistChecks.examine")(function*(
  addresses: ReadonlyArray<string>,
  zones: ReadonlyArray<string>
): Effect.fn.Return<ReadonlyArray<Check>, never, DnsResolver> {
  const pairs = addresses.flatMap((address) => zones.map((zone) => ({ address, zone })))
  return yield* Effect.forEach(pairs, ({ address, zone }) =>
    examineOne(address, zone).pipe(
      Effect.catch(({ reason }) =>
        Effect.succeed(check(`${zone} for ${address}`, "warn", `the DNS gave no answer (${reason}): try again`))
      )
    ), { concurrency: 10 })
})
