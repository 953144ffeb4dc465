import { evaluate } from "@sendwright/core/domains/DnsCheck"
import { type DnsInconclusive, DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as Effect from "effect/Effect"
import { isIP, isIPv4 } from "node:net"
import { type Check, check } from "./Check.ts"
import * as Dmarc from "./Dmarc.ts"
import type { Sample } from "./Sample.ts"
import * as Spf from "./Spf.ts"

/** What is known of how mail is sent: no program can see it from where it runs. */
export interface MailRoute {
  /** The IP addresses that receivers see. */
  readonly addresses: ReadonlyArray<string>
  /** What the mail server calls itself in HELO or EHLO. */
  readonly helo: string | null
  /** The host that takes bounces. */
  readonly bounceHost: string
}

type Checks = Effect.Effect<ReadonlyArray<Check>, never, DnsResolver>

const plain = (name: string): string => name.toLowerCase().replace(/\.$/, "")

/** Compared in one spelling: an IPv6 address has many. */
const sameAddress = (left: string, right: string): boolean => {
  if (isIPv4(left) || isIPv4(right)) return left === right
  return isIP(left) !== 0 && isIP(right) !== 0 && new URL(`http://[${left}]`).host === new URL(`http://[${right}]`).host
}

const addressesOf = (name: string, like: string) =>
  DnsResolver.use((dns) => isIPv4(like) ? dns.a(name) : dns.aaaa(name))

const leadsTo = (name: string, address: string) =>
  Effect.map(addressesOf(name, address), (found) => found.some((one) => sameAddress(one, address)))

/** A check that the DNS gave no answer for is a warning: it says nothing about the records. */
const unlessSilent = <A>(
  name: string,
  checks: Effect.Effect<A, DnsInconclusive, DnsResolver>
): Effect.Effect<A | Check, never, DnsResolver> =>
  checks.pipe(
    Effect.catch(({ reason }) =>
      Effect.succeed(
        check(name, "warn", `the DNS gave no answer (${reason}): try again, or see SENDWRIGHT_DNS_SERVERS`)
      )
    )
  )

/** What a mail server calls itself, and the variable that says so. */
interface OwnName {
  readonly name: string
  readonly variable: string
}

const reverseCheck = (address: string, own: OwnName | null) =>
  unlessSilent(
    `PTR of ${address}`,
    Effect.gen(function*() {
      const name = `PTR of ${address}`
      const dns = yield* DnsResolver
      const names = (yield* dns.ptr(address)).map(plain)
      const back = yield* Effect.filter(names, (host) => leadsTo(host, address))
      const [host] = back
      if (host !== undefined) {
        return own === null || back.includes(own.name)
          ? check(name, "ok", `${own?.name ?? host}, which leads back to it`)
          : check(
            name,
            "warn",
            `${host} leads back to it, and is not what HELO says: have the PTR changed to ${own.name}, or put ${host} in `
              + own.variable
          )
      }
      return names.length === 0
        ? check(
          name,
          "fail",
          "there is none, and many receivers refuse such senders: have the owner of the address, most often the hosting "
            + "company, set it to the name of your mail server"
        )
        : check(
          name,
          "fail",
          `${names.join(", ")} does not lead back to the address: give it an ${isIPv4(address) ? "A" : "AAAA"} record `
            + `with ${address}, or have the PTR changed`
        )
    })
  )

const heloCheck = (helo: string, address: string) =>
  unlessSilent(
    `HELO from ${address}`,
    Effect.gen(function*() {
      const name = `HELO from ${address}`
      const record = `${isIPv4(address) ? "A" : "AAAA"} record with ${address}`
      return (yield* leadsTo(helo, address))
        ? check(name, "ok", `${helo} leads to the address`)
        : check(
          name,
          "fail",
          `${helo} does not lead to the address: give it an ${record}, or call the server otherwise`
        )
    })
  )

/** Whether PTR records and HELO agree where direct delivery leaves from: its name is the one that both should say. */
export const directAddresses = (addresses: ReadonlyArray<string>, own: OwnName): Checks =>
  Effect.map(
    Effect.all([
      Effect.forEach(addresses, (address) => reverseCheck(address, own)),
      Effect.forEach(addresses, (address) => heloCheck(own.name, address))
    ]),
    (checks) => checks.flat()
  )

const addressChecks = Effect.fnUntraced(function*({ addresses, helo }: MailRoute) {
  const wrong = addresses.filter((address) => isIP(address) === 0)
  const known = addresses.filter((address) => isIP(address) !== 0)
  return [
    ...wrong.map((address) => check("sending address", "fail", `${address} is not an IP address`)),
    ...(addresses.length === 0
      ? [check(
        "sending address",
        "warn",
        "not given: name the addresses that receivers see with --address (those of the relay, where mail goes through "
          + "one); without it neither PTR nor SPF can be checked"
      )]
      : []),
    ...(helo === null && known.length > 0
      ? [check("HELO", "warn", "not given: name what the mail server that talks to receivers calls itself with --helo")]
      : []),
    ...(yield* Effect.forEach(known, (address) => reverseCheck(address, null))),
    ...(helo === null ? [] : yield* Effect.forEach(known, (address) => heloCheck(plain(helo), address)))
  ]
})

const bounceHostCheck = (host: string) =>
  unlessSilent(
    "bounce host",
    Effect.gen(function*() {
      const dns = yield* DnsResolver
      const found = [...(yield* dns.a(host)), ...(yield* dns.aaaa(host))]
      return found.length > 0
        ? check("bounce host", "ok", `${host} is at ${found.join(", ")}`)
        : check(
          "bounce host",
          "fail",
          `${host} has no address, so no bounce arrives: give it an A record, or set SENDWRIGHT_MAIL_HOST`
        )
    })
  )

const dkimCheck = (sample: Sample) => {
  const name = `DKIM of ${sample.domain}`
  const { signature } = sample
  if (signature === null) {
    return Effect.succeed(check(name, "ok", "its provider signs; the records of the domain say whether it may"))
  }
  return unlessSilent(
    name,
    Effect.gen(function*() {
      const dns = yield* DnsResolver
      const at = `${signature.selector}._domainkey.${signature.domain}`
      const value = `v=DKIM1; k=rsa; p=${signature.publicKey}`
      const answers = (yield* dns.txt(at)).map((strings) => strings.join(""))
      const record = { id: "dkim", type: "TXT", name: at, value, purpose: "dkim" } as const
      const { found: other, state } = evaluate(record, answers)
      if (state === "found") return check(name, "ok", `${at} has the key that mail is signed with`)
      const isRightBeside = answers.some((answer) => evaluate(record, [answer]).state === "found")
      if (isRightBeside) {
        return check(
          name,
          "fail",
          `${at} has another key beside the one that mail is signed with, and receivers may take either: remove ${other}`
        )
      }
      const found = state === "missing" ? "has no record" : "has another key than the one that mail is signed with"
      return check(name, "fail", `${at} ${found}: publish the TXT record ${value}`)
    })
  )
}

const spfChecks = (sample: Sample, { addresses }: MailRoute) =>
  Effect.forEach(
    addresses.filter((address) => isIP(address) !== 0),
    (address) =>
      Effect.map(Spf.evaluate(address, sample.returnPath), ({ reason, result }) => {
        const name = `SPF of ${sample.returnPath} for ${address}`
        if (result === "pass") return check(name, "ok", reason)
        if (result === "temperror" || result === "unknown") return check(name, "warn", `${result}: ${reason}`)
        return check(
          name,
          "fail",
          `${result}: ${reason}; receivers do not take the address for one of yours: set SENDWRIGHT_SPF to mechanisms that `
            + "name it, and publish the record of the return path"
        )
      })
  )

const returnPathCheck = (sample: Sample, { bounceHost }: MailRoute) => {
  const name = `return path ${sample.returnPath}`
  return unlessSilent(
    name,
    Effect.gen(function*() {
      const dns = yield* DnsResolver
      const hosts = (yield* dns.mx(sample.returnPath)).map(({ exchange }) => plain(exchange))
      if (hosts.includes(plain(bounceHost))) return check(name, "ok", `bounces go to ${bounceHost}`)
      // A return path of the operator's own, or mail of no domain with one.
      if (!sample.returnPath.startsWith("send.") && hosts.length > 0) {
        return check(name, "ok", `bounces go to ${hosts.join(", ")}`)
      }
      return check(
        name,
        "fail",
        `its MX ${
          hosts.length === 0 ? "is missing" : `is ${hosts.join(", ")}`
        }: publish MX 10 ${bounceHost}, or bounces are lost`
      )
    })
  )
}

const policyCheck = (from: string, policy: Dmarc.DmarcPolicy | undefined): Check => {
  const name = `DMARC of ${from}`
  return policy === undefined
    ? check(
      name,
      "warn",
      `there is no valid record, which large receivers ask for: publish the TXT record v=DMARC1; p=none; at _dmarc.${from}`
    )
    : check(name, "ok", `${policy.domain} asks for p=${policy.policy}`)
}

const alignmentCheck = ({ from, returnPath, signature }: Sample, policy: Dmarc.DmarcPolicy | undefined): Check => {
  const name = `alignment of ${from}`
  if (signature === null) return check(name, "warn", "hangs on the signature that the provider makes")
  const ways = [
    ...(Dmarc.isAligned(from, signature.domain, policy?.strictDkim ?? false) ? [`DKIM (${signature.domain})`] : []),
    ...(Dmarc.isAligned(from, returnPath, policy?.strictSpf ?? false) ? [`SPF (${returnPath})`] : [])
  ]
  return ways.length > 0
    ? check(name, "ok", `a sample message is aligned by ${ways.join(" and by ")}, where the check of it passes`)
    : check(
      name,
      "fail",
      `neither the signature's domain (${signature.domain}) nor the return path's (${returnPath}) counts as that of From: `
        + "take SENDWRIGHT_RETURN_PATH away, or the strict modes out of the DMARC record"
    )
}

const dmarcChecks = (sample: Sample) =>
  Effect.map(
    unlessSilent(`DMARC of ${sample.from}`, Dmarc.find(sample.from)),
    (policy): ReadonlyArray<Check> =>
      policy !== undefined && "status" in policy
        ? [policy]
        : [policyCheck(sample.from, policy), alignmentCheck(sample, policy)]
  )

/**
 * Looks at what receivers look at. Without a sample, only at what holds for all mail. `isDirect`: mail leaves from the
 * addresses by direct delivery, which has looked at them.
 */
export const examine = (route: MailRoute, sample: Sample | null, isDirect = false): Checks =>
  Effect.gen(function*() {
    const common = [...(isDirect ? [] : yield* addressChecks(route)), yield* bounceHostCheck(route.bounceHost)]
    if (sample === null) return common
    return [
      ...common,
      ...(sample.status === "verified"
        ? []
        : [check(`domain ${sample.domain}`, "warn", `is ${sample.status}: nothing is sent from it yet`)]),
      yield* dkimCheck(sample),
      // A provider that signs has return paths of its own, too.
      ...(sample.signature === null
        ? []
        : [...(yield* spfChecks(sample, route)), yield* returnPathCheck(sample, route)]),
      ...(yield* dmarcChecks(sample))
    ]
  })
