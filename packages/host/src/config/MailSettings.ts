import * as Address from "@sendwright/core/foundation/Address"
import { pattern, type Reader, setting } from "@sendwright/core/foundation/Setting"
import * as Result from "effect/Result"
import { listenAddress } from "./BounceListening.ts"
import { nameServers } from "./NameServers.ts"

const domain = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

const mechanism = /^(?:mx|(?:a|mx|include|exists|ip4|ip6):[a-z0-9.:/_-]+)$/

const mechanisms: Reader<string> = (text) =>
  text.length <= 400 && text.split(" ").every((word) => mechanism.test(word))
    ? Result.succeed(text)
    : Result.fail("must be SPF mechanisms with single blanks between them, such as a:mail.example.com ip4:192.0.2.1")

const address: Reader<string> = (text) => {
  const problem = Address.checkAddress(text)
  return problem === undefined
    ? Result.succeed(text)
    : Result.fail("must be an email address, such as bounces@example.com")
}

/** The names that mail goes out under, and where its bounces come in. */
export const domainSettings = {
  serviceDomain: setting(
    "SENDWRIGHT_SERVICE_DOMAIN",
    "`sendwright.test`",
    "Domain under which accounts have their sandbox domains, and by default the bounce host. `serve` with a provider asks "
      + "for it: `sendwright.test` exists nowhere.",
    pattern(domain, "must be a domain name in lower case, such as mail.example.com")
  ),
  returnPath: setting(
    "SENDWRIGHT_RETURN_PATH",
    "one of its own for each recipient at `send.<domain>`; for email of sandbox domains at `SENDWRIGHT_BOUNCE_HOST` where it "
      + "is given, else the address in `From`",
    "One envelope sender for all email: bounces go there, and are yours to read.",
    address
  ),
  region: setting(
    "SENDWRIGHT_REGION",
    "that of SES where it comes first, else `local`",
    "Region that domains are shown with.",
    pattern(/^[a-z0-9-]{1,64}$/, "must be 1 to 64 lower-case letters, digits and hyphens")
  ),
  bounceHost: setting(
    "SENDWRIGHT_BOUNCE_HOST",
    "`bounces.<SENDWRIGHT_SERVICE_DOMAIN>`",
    "Host that takes bounces: new domains are asked for an MX record that leads there.",
    pattern(domain, "must be a host name in lower case, such as bounces.example.com")
  ),
  bounceListen: setting(
    "SENDWRIGHT_BOUNCE_LISTEN",
    "off",
    "Where to take bounces and complaints by SMTP: a port on `HOST`, such as `25`, or a host and a port, such as "
      + "`0.0.0.0:25`. See [bounces](./bounces.md).",
    listenAddress
  ),
  feedbackAddress: setting(
    "SENDWRIGHT_FEEDBACK_ADDRESS",
    "none",
    "Address that feedback loops send complaints to; its mail must come to the bounce listener.",
    address
  ),
  bounceTlsCert: setting(
    "SENDWRIGHT_BOUNCE_TLS_CERT",
    "none",
    "File with the certificate of `SENDWRIGHT_BOUNCE_HOST` and its chain in PEM: the bounce listener offers STARTTLS.",
    pattern(/^[^\0]+$/, "must be a path")
  ),
  bounceTlsKey: setting(
    "SENDWRIGHT_BOUNCE_TLS_KEY",
    "none",
    "File with the key of that certificate in PEM.",
    pattern(/^[^\0]+$/, "must be a path")
  ),
  spf: setting(
    "SENDWRIGHT_SPF",
    "`a:<SENDWRIGHT_BOUNCE_HOST>`",
    "SPF mechanisms that hold for every host your mail leaves from, such as `ip4:192.0.2.1 include:spf.example.com`: new "
      + "domains are asked for them.",
    mechanisms
  ),
  dnsServers: setting(
    "SENDWRIGHT_DNS_SERVERS",
    "those of the system",
    "DNS servers that domains are checked with: IP addresses with commas between them, each with or without a port.",
    nameServers
  )
} as const
