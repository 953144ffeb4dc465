import * as Address from "@posthorn/core/emails/Address"
import * as TopicArn from "@posthorn/ses/TopicArn"
import { parseSmtpUrl } from "@posthorn/smtp/SmtpOptions"
import type * as LogLevel from "effect/LogLevel"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { listenAddress } from "./BounceListening.ts"
import * as KeyRing from "./KeyRing.ts"
import { order } from "./ProviderChoice.ts"
import {
  boolean,
  bytes,
  httpUrl,
  integer,
  nameServers,
  oneOf,
  pattern,
  percentage,
  type Reader,
  type Setting
} from "./Setting.ts"

const setting = <A>(
  name: string,
  fallback: string,
  meaning: string,
  read: Reader<A>,
  marks: { readonly required?: boolean; readonly secret?: boolean } = {}
): Setting<A> => ({ name, fallback, meaning, required: false, secret: false, ...marks, read })

const domain = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

const mechanism = /^(?:mx|(?:a|mx|include|exists|ip4|ip6):[a-z0-9.:/_-]+)$/

const mechanisms: Reader<string> = (text) =>
  text.length <= 400 && text.split(" ").every((word) => mechanism.test(word))
    ? Result.succeed(text)
    : Result.fail("must be SPF mechanisms with single blanks between them, such as a:mail.example.com ip4:192.0.2.1")

const databaseUrl: Reader<Redacted.Redacted> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^postgres(?:ql)?:$/.test(url.protocol)) {
    return Result.fail(
      "must be a URL of the form postgres://user:password@host:5432/database; characters such as @ : / ? # % in the "
        + "password must be percent-encoded"
    )
  }
  if (url.hostname === "" || url.pathname.length < 2) return Result.fail("must name a host and a database")
  return Result.succeed(Redacted.make(text))
}

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

const levels = { trace: "Trace", debug: "Debug", info: "Info", warn: "Warn", error: "Error", none: "None" } as const

const logLevel: Reader<LogLevel.LogLevel> = (text) =>
  Result.map(oneOf("trace", "debug", "info", "warn", "error", "none")(text.toLowerCase()), (word) => levels[word])

/** Every environment variable that the server and the command line read, in the order of the documentation. */
export const settings = {
  host: setting(
    "HOST",
    "`127.0.0.1`",
    "Address to listen on; `0.0.0.0` for all.",
    pattern(/^[A-Za-z0-9.:_-]{1,253}$/, "must be an IP address or a host name of this machine")
  ),
  port: setting("PORT", "`4400`", "Port of the API; `0` for any free one.", integer(0, 65_535)),
  baseUrl: setting(
    "POSTHORN_BASE_URL",
    "`http://<HOST>:<PORT>`",
    "Where clients reach the API from outside.",
    httpUrl
  ),
  role: setting(
    "POSTHORN_ROLE",
    "`all`",
    "What this process does: `api` answers requests, `worker` hands email over and posts webhooks, `all` does both. "
      + "Roles need a shared database.",
    oneOf("all", "api", "worker")
  ),
  databaseUrl: setting(
    "DATABASE_URL",
    "embedded database",
    "Postgres to keep everything in, `postgres://user:password@host:5432/database`. Without it a database inside this "
      + "process is used, for one process at a time.",
    databaseUrl,
    { secret: true }
  ),
  databasePool: setting(
    "POSTHORN_DATABASE_POOL",
    "`10`",
    "Connections to the database at the most.",
    integer(2, 1_000)
  ),
  dataDir: setting(
    "POSTHORN_DATA_DIR",
    "`.posthorn`",
    "Directory of the embedded database, captured mail and the development key.",
    pattern(/^[^\0]+$/, "must be a path")
  ),
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
    "POSTHORN_SES_REGION",
    "none",
    "Region of Amazon SES, such as `eu-central-1`: SES takes the email. Credentials come from AWS's own variables, such "
      + "as `AWS_ACCESS_KEY_ID`.",
    pattern(/^[a-z]{2,3}(?:-[a-z]{2,12}){1,3}-\d{1,2}$/, "must be a region of AWS, such as eu-central-1")
  ),
  sesConfigurationSet: setting(
    "POSTHORN_SES_CONFIGURATION_SET",
    "none",
    "Configuration set that SES is told with each email: it decides which events SES publishes.",
    pattern(/^[A-Za-z0-9_-]{1,64}$/, "must be 1 to 64 letters, digits, hyphens and underscores")
  ),
  sesEndpoint: setting(
    "POSTHORN_SES_ENDPOINT",
    "that of the region",
    "Another address to reach SES at, for tests and private endpoints.",
    httpUrl
  ),
  sesTopicArns: setting(
    "POSTHORN_SES_TOPIC_ARNS",
    "none",
    "ARNs of the SNS topics that SES publishes its events to, with commas between them: `POST /providers/ses/events` "
      + "takes what comes from these and nothing else. Without it there is no such route.",
    topicArns
  ),
  providers: setting(
    "POSTHORN_PROVIDERS",
    "those that are set up, `smtp` before `smtp2`",
    "Which providers take the email, the first one first: `ses`, `smtp` and `smtp2` with commas between them. Must be "
      + "given where both SES and a mail server are set up.",
    order
  ),
  secretKey: setting(
    "POSTHORN_SECRET_KEY",
    "made and kept in the data directory",
    "Key that webhook secrets are encrypted with: 32 bytes in base64, or `new:<base64>,old:<base64>`, of which the "
      + "first seals and all open.",
    KeyRing.parse,
    { required: true, secret: true }
  ),
  webhooksAllowPrivate: setting(
    "POSTHORN_WEBHOOKS_ALLOW_PRIVATE",
    "`false`; with `dev` `true`",
    "Lets webhooks go to private networks. Where it is false, `serve` takes https URLs only.",
    boolean
  ),
  serviceDomain: setting(
    "POSTHORN_SERVICE_DOMAIN",
    "`posthorn.test`",
    "Domain under which accounts have their sandbox domains.",
    pattern(domain, "must be a domain name in lower case, such as mail.example.com")
  ),
  returnPath: setting(
    "POSTHORN_RETURN_PATH",
    "one of its own for each recipient at `send.<domain>`; for email of sandbox domains at `POSTHORN_BOUNCE_HOST` where it "
      + "is given, else the address in `From`",
    "One envelope sender for all email: bounces go there, and are yours to read.",
    address
  ),
  region: setting(
    "POSTHORN_REGION",
    "that of SES where it comes first, else `local`",
    "Region that domains are shown with.",
    pattern(/^[a-z0-9-]{1,64}$/, "must be 1 to 64 lower-case letters, digits and hyphens")
  ),
  bounceHost: setting(
    "POSTHORN_BOUNCE_HOST",
    "`bounces.<POSTHORN_SERVICE_DOMAIN>`",
    "Host that takes bounces: new domains are asked for an MX record that leads there.",
    pattern(domain, "must be a host name in lower case, such as bounces.example.com")
  ),
  bounceListen: setting(
    "POSTHORN_BOUNCE_LISTEN",
    "off",
    "Where to take bounces and complaints by SMTP: a port on `HOST`, such as `25`, or a host and a port, such as "
      + "`0.0.0.0:25`. See [bounces](./bounces.md).",
    listenAddress
  ),
  feedbackAddress: setting(
    "POSTHORN_FEEDBACK_ADDRESS",
    "none",
    "Address that feedback loops send complaints to; its mail must come to the bounce listener.",
    address
  ),
  bounceTlsCert: setting(
    "POSTHORN_BOUNCE_TLS_CERT",
    "none",
    "File with the certificate of `POSTHORN_BOUNCE_HOST` and its chain in PEM: the bounce listener offers STARTTLS.",
    pattern(/^[^\0]+$/, "must be a path")
  ),
  bounceTlsKey: setting(
    "POSTHORN_BOUNCE_TLS_KEY",
    "none",
    "File with the key of that certificate in PEM.",
    pattern(/^[^\0]+$/, "must be a path")
  ),
  spf: setting(
    "POSTHORN_SPF",
    "`a:<POSTHORN_BOUNCE_HOST>`",
    "SPF mechanisms that hold for every host your mail leaves from, such as `ip4:192.0.2.1 include:spf.example.com`: new "
      + "domains are asked for them.",
    mechanisms
  ),
  dnsServers: setting(
    "POSTHORN_DNS_SERVERS",
    "those of the system",
    "DNS servers that domains are checked with: IP addresses with commas between them, each with or without a port.",
    nameServers
  ),
  keyPrefix: setting(
    "POSTHORN_KEY_PREFIX",
    "`svc`",
    "API keys begin with `<prefix>_live_` or `<prefix>_test_`. Keys made with another prefix stop working.",
    pattern(/^[a-z][a-z0-9]{0,15}$/, "must be 1 to 16 lower-case letters and digits, a letter first")
  ),
  webhookHeaderPrefix: setting(
    "POSTHORN_WEBHOOK_HEADER_PREFIX",
    "`Service`",
    "Webhooks carry the headers `<prefix>-Signature`, `-Event-Id` and `-Delivery-Id`.",
    pattern(/^[A-Za-z][A-Za-z0-9-]{0,30}$/, "must be up to 31 letters, digits and hyphens, a letter first")
  ),
  unknownPolicy: setting(
    "POSTHORN_UNKNOWN_POLICY",
    "`resend`",
    "What happens to an email of which nobody knows whether the mail server took it: hand it over again, or `hold` it "
      + "for the operator.",
    oneOf("resend", "hold")
  ),
  unknownWaitSeconds: setting(
    "POSTHORN_UNKNOWN_WAIT_SECONDS",
    "`60`",
    "How long such an email waits for evidence before it is handed over again.",
    integer(1, 86_400)
  ),
  sendLeaseSeconds: setting(
    "POSTHORN_SEND_LEASE_SECONDS",
    "`120`",
    "How long a hand-off may take; after so long without word, another process takes the email over.",
    integer(5, 3_600)
  ),
  idempotencyHours: setting(
    "POSTHORN_IDEMPOTENCY_HOURS",
    "`24`",
    "Hours for which an idempotency key is remembered.",
    integer(1, 720)
  ),
  handoffHours: setting(
    "POSTHORN_HANDOFF_HOURS",
    "`24`",
    "Hours for which a hand-off that is refused for now is tried again.",
    integer(1, 168)
  ),
  retainBodiesDays: setting(
    "POSTHORN_RETAIN_BODIES_DAYS",
    "off",
    "Days after the last change of a finished email for which its bodies, headers and attachments are kept.",
    integer(1, 36_500)
  ),
  retainEmailsDays: setting(
    "POSTHORN_RETAIN_EMAILS_DAYS",
    "off",
    "Days after its last change for which a finished email is kept at all.",
    integer(1, 36_500)
  ),
  pauseMinRecipients: setting(
    "POSTHORN_PAUSE_MIN_RECIPIENTS",
    "`200`",
    "Recipients that an account must have sent to within 7 days before its rates are judged.",
    integer(0, 1e9)
  ),
  pauseBouncePercent: setting(
    "POSTHORN_PAUSE_BOUNCE_PERCENT",
    "`8`",
    "Permanent bounces, in percent of the recipients of 7 days, at which an account is paused; `off`: at none.",
    percentage
  ),
  pauseMinBounces: setting("POSTHORN_PAUSE_MIN_BOUNCES", "`10`", "And at least so many.", integer(0, 1e9)),
  pauseComplaintPercent: setting(
    "POSTHORN_PAUSE_COMPLAINT_PERCENT",
    "`0.3`",
    "Complaints, in percent of the recipients of 7 days, at which an account is paused; `off`: at none.",
    percentage
  ),
  pauseMinComplaints: setting("POSTHORN_PAUSE_MIN_COMPLAINTS", "`5`", "And at least so many.", integer(0, 1e9)),
  pauseNewBounces: setting(
    "POSTHORN_PAUSE_NEW_BOUNCES",
    "`25`",
    "Permanent bounces within 24 hours that pause an account in its first 7 days.",
    integer(1, 1e9)
  ),
  pauseNewComplaints: setting(
    "POSTHORN_PAUSE_NEW_COMPLAINTS",
    "`7`",
    "Complaints within 24 hours that pause an account in its first 7 days.",
    integer(1, 1e9)
  ),
  sendConcurrency: setting(
    "POSTHORN_SEND_CONCURRENCY",
    "`256`",
    "Hand-offs at once; the connections of `SMTP_URL` limit them too.",
    integer(1, 1_000)
  ),
  sendRate: setting(
    "POSTHORN_SEND_RATE",
    "unlimited",
    "Emails a second that each provider is given, by all processes together.",
    integer(1, 100_000)
  ),
  providerConcurrency: setting(
    "POSTHORN_PROVIDER_CONCURRENCY",
    "unlimited",
    "Hand-offs at once to each provider, by all processes together.",
    integer(1, 10_000)
  ),
  domainConcurrency: setting(
    "POSTHORN_DOMAIN_CONCURRENCY",
    "unlimited",
    "Hand-offs at once of email to one recipient domain, by all processes together.",
    integer(1, 10_000)
  ),
  webhookConcurrency: setting("POSTHORN_WEBHOOK_CONCURRENCY", "`128`", "Webhook attempts at once.", integer(1, 2_000)),
  bodyLimitSend: setting(
    "POSTHORN_BODY_LIMIT_SEND",
    "`50MiB`",
    "Largest request body of one send.",
    bytes(10_000, 1e9)
  ),
  bodyLimitBatch: setting(
    "POSTHORN_BODY_LIMIT_BATCH",
    "`64MiB`",
    "Largest request body of a batch.",
    bytes(10_000, 1e9)
  ),
  bodyLimitOther: setting(
    "POSTHORN_BODY_LIMIT_OTHER",
    "`1MiB`",
    "Largest request body of every other route; templates may need more.",
    bytes(10_000, 1e9)
  ),
  metricsPort: setting(
    "POSTHORN_METRICS_PORT",
    "off",
    "Port for `GET /metrics` in Prometheus' format, on `HOST`. Do not open it to the world.",
    integer(1, 65_535)
  ),
  logLevel: setting("POSTHORN_LOG_LEVEL", "`info`", "`trace`, `debug`, `info`, `warn`, `error` or `none`.", logLevel),
  logFormat: setting(
    "POSTHORN_LOG_FORMAT",
    "`json`; with `dev` `pretty`",
    "One JSON object a line, or lines for people.",
    oneOf("json", "pretty")
  ),
  otlpEndpoint: setting(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "off",
    "Collector to send traces and metrics to over OTLP/HTTP, such as `http://127.0.0.1:4318`.",
    httpUrl
  ),
  drainSeconds: setting(
    "POSTHORN_DRAIN_SECONDS",
    "`30`",
    "How long work that has begun may go on after SIGTERM.",
    integer(0, 600)
  )
} as const

/** The value that each setting holds. */
export type Values = {
  readonly [Name in keyof typeof settings]: typeof settings[Name] extends Setting<infer A> ? A | undefined : never
}

/** The table of all settings in Markdown, as it stands in the documentation. */
export const markdownTable = (): string =>
  [
    "| Variable | Default | Meaning |",
    "| --- | --- | --- |",
    ...Object.values(settings).map(({ fallback, meaning, name, required }) =>
      `| \`${name}\` | ${required ? `${fallback}; **required by \`serve\`**` : fallback} | ${meaning} |`
    )
  ].join("\n")
