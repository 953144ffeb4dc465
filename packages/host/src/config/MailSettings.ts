import * as Address from "@sendwright/core/foundation/Address"
import { pattern, type Reader, setting } from "@sendwright/core/foundation/Setting"
import * as Result from "effect/Result"
import { mailListenerSettings } from "./MailListening.ts"
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

const mostLists = 20

const zones: Reader<ReadonlyArray<string>> = (text) => {
  const names = text.split(",").map((name) => name.trim())
  return names.length <= mostLists && names.every((name) => domain.test(name))
    ? Result.succeed([...new Set(names)])
    : Result.fail(
      `must be up to ${mostLists} names of DNS block lists in lower case with commas between them, such as zen.spamhaus.org`
    )
}

/** The names that mail is sent under, and the host that takes incoming mail. */
export const domainSettings = {
  serviceDomain: setting(
    "SENDWRIGHT_SERVICE_DOMAIN",
    "`sendwright.test`",
    "Parent of the accounts' sandbox domains. `serve` requires it with a provider.",
    pattern(domain, "must be a domain name in lower case, such as mail.example.com")
  ),
  returnPath: setting(
    "SENDWRIGHT_RETURN_PATH",
    "one per recipient",
    "One [envelope sender](./smtp.md#return-paths) for all email. Bounces then go to that mailbox only.",
    address
  ),
  region: setting(
    "SENDWRIGHT_REGION",
    "SES's, if SES is first; else `local`",
    "Region that domains are shown with.",
    pattern(/^[a-z0-9-]{1,64}$/, "must be 1 to 64 lower-case letters, digits and hyphens")
  ),
  bounceHost: setting(
    "SENDWRIGHT_MAIL_HOST",
    "`bounces.<SENDWRIGHT_SERVICE_DOMAIN>`",
    "Host that takes incoming mail, named by the MX records of new domains.",
    pattern(domain, "must be a host name in lower case, such as bounces.example.com")
  ),
  feedbackAddress: setting(
    "SENDWRIGHT_FEEDBACK_ADDRESS",
    "none",
    "Address for complaints. Its mail must reach the listener.",
    address
  ),
  ...mailListenerSettings,
  spf: setting(
    "SENDWRIGHT_SPF",
    "`a:<SENDWRIGHT_MAIL_HOST>`",
    "SPF mechanisms for new domains, such as `ip4:192.0.2.1 include:spf.example.com`. They must cover every sending "
      + "host.",
    mechanisms
  ),
  dnsServers: setting(
    "SENDWRIGHT_DNS_SERVERS",
    "the system's",
    "Comma-separated DNS servers for domain checks: IP addresses, with optional ports.",
    nameServers
  ),
  blocklists: setting(
    "SENDWRIGHT_BLOCKLISTS",
    "none",
    "DNS block lists that [`doctor`](./doctor.md) asks for the sending addresses, such as `zen.spamhaus.org`.",
    zones
  )
} as const
