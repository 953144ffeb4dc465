import { Routes } from "@sendwright/mx/Routes"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { isIP } from "node:net"
import { type Check, check } from "./Check.ts"
import { greetingOf, type MailServer } from "./greetingOf.ts"

/** Who is asked where nobody is named: large receivers, each of which most senders write to. */
const largeReceivers = ["gmail.com", "outlook.com", "yahoo.com"]

/** A firewall that lets one address pass lets all pass. */
const mostAddresses = 3

/** How receivers are connected to: with a patience for each address. */
export type Way = Omit<MailServer, "host">

interface Finding {
  readonly domain: string
  readonly status: Check["status"]
  readonly message: string
}

const cure = "have the hosting company open it to the internet, or send through a relay (SMTP_URL)"

const ask = Effect.fnUntraced(function*(domain: string, way: Way): Effect.fn.Return<Finding, never, Routes> {
  const finding = (status: Check["status"], message: string) => ({ domain, status, message })
  const route = yield* Effect.result((yield* Routes).find(domain))
  if (Result.isFailure(route)) {
    const { cause, message } = route.failure
    return finding(cause === "dns" ? "warn" : "fail", `${message}; name another domain with --receiver`)
  }
  const hosts = route.success.hosts.flatMap(({ addresses, name }) =>
    addresses.map(({ address }) => ({ name, host: address }))
  ).filter(({ host }) => way.localAddress === null || isIP(host) === isIP(way.localAddress))
  let last =
    `its mail servers have no address of the family of ${way.localAddress}: name another domain with --receiver`
  for (const { host, name } of hosts.slice(0, mostAddresses)) {
    const said = yield* greetingOf({ ...way, host })
    if (/^220\b/.test(said)) return finding("ok", `${name} (${host}) greets`)
    if (/^[45]\d\d\b/.test(said)) {
      return finding("fail", `${name} (${host}) refuses the connection: look up what it asks for in "${said}"`)
    }
    last = `${name} (${host}) does not answer on port ${way.port} (${said}): ${cure}`
  }
  return finding("fail", last)
})

/**
 * Whether mail servers of domains are reached and greet. Where nobody named the domains, one that greets is enough: the
 * others are then warnings.
 */
export const examine = Effect.fn("PortOutChecks.examine")(function*(
  named: ReadonlyArray<string>,
  way: Way
): Effect.fn.Return<ReadonlyArray<Check>, never, Routes> {
  const domains = named.length === 0 ? largeReceivers : named
  const findings = yield* Effect.forEach(domains, (domain) => ask(domain, way), { concurrency: 10 })
  const from = way.localAddress === null ? "" : ` from ${way.localAddress}`
  const isOpen = named.length === 0 && findings.some(({ status }) => status === "ok")
  return findings.map(({ domain, message, status }) =>
    check(`port ${way.port} to ${domain}${from}`, isOpen && status === "fail" ? "warn" : status, message)
  )
})
