import * as Address from "@sendwright/core/foundation/Address"
import * as TopicArn from "@sendwright/ses/TopicArn"
import { parseSmtpUrl } from "@sendwright/smtp/SmtpOptions"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { listenAddress } from "./BounceListening.ts"
import { order } from "./ProviderName.ts"
import { httpUrl, nameServers, pattern, type Reader, setting } from "./Setting.ts"

const domain = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

const mechanism = /^(?:mx|(?:a|mx|include|exists|ip4|ip6):[a-z0-9.:/_-]+)$/

const mechanisms: Reader<string> = (text) =>
  text.length <= 400 && text.split(" ").every((word) => mechanism.test(word))
    ? Result.succeed(text)
    : Result.fail("must be SPF mechanisms with single blanks between them, such as a:mail.example.com ip4:192.0.2.1")

const smtpUrl = (text: string) => parseSmtpUrl(Redacted.make(text))

const address: Reader<string> = (text) => {
  const problem = Address.checkAddress(text)
  return problem === undefined
    ? Result.succeed(text)
    : Result.fail("must be an email address, such as bounces@example.com")
}

const topicArns: Reader<ReadonlyArray<string>> = (text) => {
  const arns = text.split(/[\s,]+/).filter((arn) => arn !== "")
  return arns.length > 0 && arns.every((arn) => TopicArn.parse(arn) !== undefined)
    ? Result.succeed([...new Set(arns)])
    : Result.fail(
      "must be ARNs of SNS topics with commas between them, such as arn:aws:sns:eu-central-1:123456789012:ses-events"
    )
}

/** Through whom mail leaves. */
export const providerSettings = {
  smtp: setting(
    "SMTP_URL",
    "capture to files",
    "Mail server that takes the email, `smtp://user:password@host:587` or `smtps://…`. Without it email is written to "
      + "`<data dir>/captured`, and nobody gets any.",
    smtpUrl,
    { secret: true }
  ),
  smtp2: setting(
    "SMTP_URL_2",
    "none",
    "A second mail server, `smtp2`: it takes the email while the first one is in trouble.",
    smtpUrl,
    { secret: true }
  ),
  sesRegion: setting(
    "SENDWRIGHT_SES_REGION",
    "none",
    "Region of Amazon SES, such as `eu-central-1`: SES takes the email. Credentials come from AWS's own variables, such "
      + "as `AWS_ACCESS_KEY_ID`.",
    pattern(/^[a-z]{2,3}(?:-[a-z]{2,12}){1,3}-\d{1,2}$/, "must be a region of AWS, such as eu-central-1")
  ),
  sesConfigurationSet: setting(
    "SENDWRIGHT_SES_CONFIGURATION_SET",
    "none",
    "Configuration set that SES is told with each email: it decides which events SES publishes.",
    pattern(/^[A-Za-z0-9_-]{1,64}$/, "must be 1 to 64 letters, digits, hyphens and underscores")
  ),
  sesEndpoint: setting(
    "SENDWRIGHT_SES_ENDPOINT",
    "that of the region",
    "Another address to reach SES at, for tests and private endpoints.",
    httpUrl
  ),
  sesTopicArns: setting(
    "SENDWRIGHT_SES_TOPIC_ARNS",
    "none",
    "ARNs of the SNS topics that SES publishes its events to, with commas between them: `POST /providers/ses/events` "
      + "takes what comes from these and nothing else. Without it there is no such route.",
    topicArns
  ),
  providers: setting(
    "SENDWRIGHT_PROVIDERS",
    "those that are set up, `smtp` before `smtp2`",
    "Which providers take the email, the first one first: `ses`, `smtp` and `smtp2` with commas between them. Must be "
      + "given where both SES and a mail server are set up.",
    order
  )
} as const

/** The names that mail goes out under, and where its bounces come in. */
export const domainSettings = {
  serviceDomain: setting(
    "SENDWRIGHT_SERVICE_DOMAIN",
    "`sendwright.test`",
    "Domain under which accounts have their sandbox domains.",
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
