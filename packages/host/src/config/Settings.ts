import {
  boolean,
  bytes,
  duration,
  httpUrl,
  integer,
  oneOf,
  pattern,
  percentage,
  type Reader,
  type Setting,
  setting
} from "@sendwright/core/foundation/Setting"
import type * as LogLevel from "effect/LogLevel"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as KeyRing from "./KeyRing.ts"
import { linkMailSettings } from "./LinkMailSettings.ts"
import { domainSettings } from "./MailSettings.ts"
import { furtherRow, oidcSettings } from "./OidcSettings.ts"
import { portalOrigins } from "./PortalOrigins.ts"
import { order } from "./ProviderChoice.ts"
import { builtIn, type ProviderRegistry } from "./ProviderRegistry.ts"

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
    "SENDWRIGHT_BASE_URL",
    "`http://<HOST>:<PORT>`",
    "Where clients reach the API from outside.",
    httpUrl
  ),
  role: setting(
    "SENDWRIGHT_ROLE",
    "`all`",
    "What this process does: `api` answers requests, `worker` hands email over and posts webhooks, `all` does both. "
      + "Roles need a shared database.",
    oneOf("all", "api", "worker")
  ),
  dashboard: setting(
    "SENDWRIGHT_DASHBOARD",
    "`true`",
    "Whether the [dashboard](./dashboard.md) is served, at `/`. Processes whose role is `worker` serve none.",
    boolean
  ),
  dashboardName: setting(
    "SENDWRIGHT_DASHBOARD_NAME",
    "`Sendwright`",
    "What the dashboard calls the service.",
    pattern(/^[^\p{C}]{1,60}$/u, "must be 1 to 60 characters")
  ),
  portalOrigins: setting(
    "SENDWRIGHT_PORTAL_ORIGINS",
    "none: there is no portal",
    "Origins whose pages may show the [portal](./portal.md) in a frame, with commas between them, such as "
      + "`https://app.example.com` or `https://*.example.com`.",
    portalOrigins
  ),
  proxies: setting(
    "SENDWRIGHT_PROXIES",
    "`0`",
    "How many proxies stand in front of the server, each of which adds the address that it was called from to "
      + "`X-Forwarded-For`: the dashboard limits attempts to sign in by the client's address.",
    integer(0, 10)
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
    "SENDWRIGHT_DATABASE_POOL",
    "`10`",
    "Connections to the database at the most. One listens; of the others a third at the most is for lists and searches, "
      + "and a fifth for exports, erasures and retention.",
    integer(2, 1_000)
  ),
  databaseTimeout: setting(
    "SENDWRIGHT_DATABASE_TIMEOUT_SECONDS",
    "`5`",
    "How long a command of the database may take, waiting for a connection included, until it fails and its connection "
      + "is given up.",
    duration("second", 1, 60)
  ),
  databaseReadTimeout: setting(
    "SENDWRIGHT_DATABASE_READ_TIMEOUT_SECONDS",
    "`10`",
    "The same for lists and searches.",
    duration("second", 1, 300)
  ),
  databaseBackgroundTimeout: setting(
    "SENDWRIGHT_DATABASE_BACKGROUND_TIMEOUT_SECONDS",
    "`60`",
    "The same for each step of exports, erasures, retention and the like.",
    duration("second", 5, 3_600)
  ),
  databaseIdleTransactionTimeout: setting(
    "SENDWRIGHT_DATABASE_IDLE_TRANSACTION_SECONDS",
    "`15`",
    "After how long the database ends a transaction of a process that says nothing any more, because it is frozen or lost.",
    duration("second", 1, 3_600)
  ),
  dataDir: setting(
    "SENDWRIGHT_DATA_DIR",
    "`.sendwright`",
    "Directory of the embedded database, captured mail and the development key.",
    pattern(/^[^\0]+$/, "must be a path")
  ),
  providers: setting(
    "SENDWRIGHT_PROVIDERS",
    "those that are set up, in the order of their numbers",
    "Which providers take the email, the first one first, such as `ses,smtp,smtp2`. Must be given where providers of "
      + "several kinds are set up.",
    order
  ),
  secretKey: setting(
    "SENDWRIGHT_SECRET_KEY",
    "made and kept in the data directory",
    "Key that webhook secrets are encrypted with: 32 bytes in base64, or `new:<base64>,old:<base64>`, of which the "
      + "first seals and all open.",
    KeyRing.parse,
    { required: true, secret: true }
  ),
  webhooksAllowPrivate: setting(
    "SENDWRIGHT_WEBHOOKS_ALLOW_PRIVATE",
    "`false`; with `dev` `true`",
    "Lets webhooks go to private networks, but never to cloud metadata addresses. Where it is false, `serve` takes https URLs only.",
    boolean
  ),
  ...domainSettings,
  keyPrefix: setting(
    "SENDWRIGHT_KEY_PREFIX",
    "`svc`",
    "API keys begin with `<prefix>_live_` or `<prefix>_test_`. Keys made with another prefix stop working.",
    pattern(/^[a-z][a-z0-9]{0,15}$/, "must be 1 to 16 lower-case letters and digits, a letter first")
  ),
  webhookHeaderPrefix: setting(
    "SENDWRIGHT_WEBHOOK_HEADER_PREFIX",
    "`Service`",
    "Webhooks carry the headers `<prefix>-Signature`, `-Event-Id` and `-Delivery-Id`.",
    pattern(/^[A-Za-z][A-Za-z0-9-]{0,30}$/, "must be up to 31 letters, digits and hyphens, a letter first")
  ),
  unknownPolicy: setting(
    "SENDWRIGHT_UNKNOWN_POLICY",
    "`resend`",
    "What happens to an email of which nobody knows whether the mail server took it: hand it over again, or `hold` it "
      + "until `sendwright emails` says how it goes on.",
    oneOf("resend", "hold")
  ),
  unknownWait: setting(
    "SENDWRIGHT_UNKNOWN_WAIT_SECONDS",
    "`60`",
    "How long such an email waits for evidence before it is handed over again.",
    duration("second", 1, 86_400)
  ),
  sendLease: setting(
    "SENDWRIGHT_SEND_LEASE_SECONDS",
    "`120`",
    "How long a hand-off may take; after so long without word, another process takes the email over.",
    duration("second", 5, 3_600)
  ),
  idempotencyWindow: setting(
    "SENDWRIGHT_IDEMPOTENCY_HOURS",
    "`24`",
    "Hours for which an idempotency key is remembered.",
    duration("hour", 1, 720)
  ),
  handoffWindow: setting(
    "SENDWRIGHT_HANDOFF_HOURS",
    "`24`",
    "Hours for which a hand-off that is temporarily refused is tried again.",
    duration("hour", 1, 168)
  ),
  retainBodies: setting(
    "SENDWRIGHT_RETAIN_BODIES_DAYS",
    "off",
    "Days after the last change of a finished email for which its bodies, headers and attachments are kept.",
    duration("day", 1, 36_500)
  ),
  retainEmails: setting(
    "SENDWRIGHT_RETAIN_EMAILS_DAYS",
    "off",
    "Days after its last change for which a finished email is kept at all.",
    duration("day", 1, 36_500)
  ),
  pauseMinRecipients: setting(
    "SENDWRIGHT_PAUSE_MIN_RECIPIENTS",
    "`200`",
    "Recipients that an account must have sent to within 7 days before its rates are judged.",
    integer(0, 1e9)
  ),
  pauseBouncePercent: setting(
    "SENDWRIGHT_PAUSE_BOUNCE_PERCENT",
    "`8`",
    "Permanent bounces, in percent of the recipients of 7 days, at which an account is paused; `off`: at none.",
    percentage
  ),
  pauseMinBounces: setting("SENDWRIGHT_PAUSE_MIN_BOUNCES", "`10`", "And at least so many.", integer(0, 1e9)),
  pauseComplaintPercent: setting(
    "SENDWRIGHT_PAUSE_COMPLAINT_PERCENT",
    "`0.3`",
    "Complaints, in percent of the recipients of 7 days, at which an account is paused; `off`: at none.",
    percentage
  ),
  pauseMinComplaints: setting("SENDWRIGHT_PAUSE_MIN_COMPLAINTS", "`5`", "And at least so many.", integer(0, 1e9)),
  pauseNewBounces: setting(
    "SENDWRIGHT_PAUSE_NEW_BOUNCES",
    "`25`",
    "Permanent bounces within 24 hours that pause an account in its first 7 days.",
    integer(1, 1e9)
  ),
  pauseNewComplaints: setting(
    "SENDWRIGHT_PAUSE_NEW_COMPLAINTS",
    "`7`",
    "Complaints within 24 hours that pause an account in its first 7 days.",
    integer(1, 1e9)
  ),
  sendConcurrency: setting(
    "SENDWRIGHT_SEND_CONCURRENCY",
    "`256`",
    "Hand-offs at once; the connections of `SMTP_URL` limit them too.",
    integer(1, 1_000)
  ),
  sendRate: setting(
    "SENDWRIGHT_SEND_RATE",
    "unlimited",
    "Emails a second that each provider is given, by all processes together.",
    integer(1, 100_000)
  ),
  providerConcurrency: setting(
    "SENDWRIGHT_PROVIDER_CONCURRENCY",
    "unlimited",
    "Hand-offs at once to each provider, by all processes together.",
    integer(1, 10_000)
  ),
  domainConcurrency: setting(
    "SENDWRIGHT_DOMAIN_CONCURRENCY",
    "unlimited",
    "Hand-offs at once of email to one recipient domain, by all processes together.",
    integer(1, 10_000)
  ),
  webhookConcurrency: setting(
    "SENDWRIGHT_WEBHOOK_CONCURRENCY",
    "`128`",
    "Webhook attempts at once.",
    integer(1, 2_000)
  ),
  webhooksPerEndpoint: setting(
    "SENDWRIGHT_WEBHOOKS_PER_ENDPOINT",
    "`8`",
    "Webhook attempts at once that a process begins with for one endpoint; see [pace](./engine.md#the-pace-of-an-endpoint).",
    integer(1, 2_000)
  ),
  minWebhooksPerEndpoint: setting(
    "SENDWRIGHT_WEBHOOKS_PER_ENDPOINT_MIN",
    "`2`",
    "The fewest webhook attempts at once for an endpoint in trouble.",
    integer(1, 2_000)
  ),
  maxWebhooksPerEndpoint: setting(
    "SENDWRIGHT_WEBHOOKS_PER_ENDPOINT_MAX",
    "`64`",
    "The most webhook attempts at once for one endpoint.",
    integer(1, 2_000)
  ),
  erasureConcurrency: setting(
    "SENDWRIGHT_ERASURE_CONCURRENCY",
    "`2`",
    "Erasures at once in one process; of one account there is one.",
    integer(1, 100)
  ),
  erasureWait: setting(
    "SENDWRIGHT_ERASURE_WAIT_SECONDS",
    "`15`",
    "How long an erasure waits for its turn, and then for transactions that were open before it, until it is refused.",
    duration("second", 0, 600)
  ),
  searchConcurrency: setting(
    "SENDWRIGHT_SEARCH_CONCURRENCY",
    "`4`",
    "Searches of the log (`q` or `tag`) at once in one process.",
    integer(1, 1_000)
  ),
  searchesPerAccount: setting(
    "SENDWRIGHT_SEARCHES_PER_ACCOUNT",
    "`2`",
    "Searches at once of one account in one process.",
    integer(1, 1_000)
  ),
  searchWait: setting(
    "SENDWRIGHT_SEARCH_WAIT_SECONDS",
    "`5`",
    "How long a search waits for its turn until it is refused.",
    duration("second", 0, 60)
  ),
  searchDepth: setting(
    "SENDWRIGHT_SEARCH_DEPTH",
    "`20000`",
    "Emails that one search reads one by one at most; the next page goes on behind them.",
    integer(100, 1_000_000)
  ),
  webhookEndpoints: setting(
    "SENDWRIGHT_WEBHOOK_ENDPOINTS",
    "`100`",
    "Webhook endpoints that an account may have.",
    integer(1, 10_000)
  ),
  bodyLimitSend: setting(
    "SENDWRIGHT_BODY_LIMIT_SEND",
    "`50MiB`",
    "Largest request body of one send.",
    bytes(10_000, 1e9)
  ),
  bodyLimitBatch: setting(
    "SENDWRIGHT_BODY_LIMIT_BATCH",
    "`64MiB`",
    "Largest request body of a batch.",
    bytes(10_000, 1e9)
  ),
  bodyLimitOther: setting(
    "SENDWRIGHT_BODY_LIMIT_OTHER",
    "`1MiB`",
    "Largest request body of every other route; templates may need more.",
    bytes(10_000, 1e9)
  ),
  bodyMemory: setting(
    "SENDWRIGHT_BODY_MEMORY",
    "`384MiB`",
    "Memory that the bodies of all requests may take at once, with what is read from them: three times their size, until "
      + "their answer. An account has half of it; large bodies leave a quarter to small ones. Less than four times the "
      + "largest body counts as that much.",
    bytes(1_000_000, 1e11)
  ),
  bodyTimeout: setting(
    "SENDWRIGHT_BODY_SECONDS",
    "`120`",
    "How long a request body may take to arrive.",
    duration("second", 1, 3_600)
  ),
  attachmentUrls: setting(
    "SENDWRIGHT_ATTACHMENT_URLS",
    "`100`",
    "URLs that are fetched for the attachments of one request, a batch with all of its messages.",
    integer(10, 1_000)
  ),
  attachmentLimit: setting(
    "SENDWRIGHT_ATTACHMENT_LIMIT",
    "`48MiB`",
    "Bytes of all files that are fetched for one request.",
    bytes(1_000_000, 1e9)
  ),
  attachmentTimeout: setting(
    "SENDWRIGHT_ATTACHMENT_SECONDS",
    "`30`",
    "How long the files that are fetched for one request may take.",
    duration("second", 1, 300)
  ),
  attachmentMemory: setting(
    "SENDWRIGHT_ATTACHMENT_MEMORY",
    "`160MiB`",
    "Memory that fetched files may take at once, until their emails are stored; an account has half of it. Requests wait "
      + "for room.",
    bytes(1_000_000, 1e11)
  ),
  attachmentFetches: setting(
    "SENDWRIGHT_ATTACHMENT_FETCHES",
    "`16`",
    "Files that are fetched at once.",
    integer(1, 1_000)
  ),
  exportConcurrency: setting(
    "SENDWRIGHT_EXPORT_CONCURRENCY",
    "`4`",
    "Exports of accounts at once; one account has one.",
    integer(1, 100)
  ),
  exportTimeout: setting(
    "SENDWRIGHT_EXPORT_SECONDS",
    "`3600`",
    "How long an export may take.",
    duration("second", 10, 86_400)
  ),
  sessionIdle: setting(
    "SENDWRIGHT_SESSION_IDLE_HOURS",
    "`168`",
    "How long a session of a user lasts that is not used: see [Users and sign-in](users.md).",
    duration("hour", 1, 8_760)
  ),
  sessionLifetime: setting(
    "SENDWRIGHT_SESSION_DAYS",
    "`30`",
    "How long a session lasts, however much it is used.",
    duration("day", 1, 365)
  ),
  setupLink: setting(
    "SENDWRIGHT_SETUP_LINK_HOURS",
    "`1`",
    "How long the link works that makes the first operator.",
    duration("hour", 1, 24)
  ),
  invitation: setting(
    "SENDWRIGHT_INVITATION_DAYS",
    "`7`",
    "How long an invitation into an account works.",
    duration("day", 1, 90)
  ),
  resetLink: setting(
    "SENDWRIGHT_RESET_LINK_HOURS",
    "`1`",
    "How long a link works that sets a password.",
    duration("hour", 1, 72)
  ),
  minPasswordLength: setting(
    "SENDWRIGHT_MIN_PASSWORD_LENGTH",
    "`12`",
    "Characters of a new password at the least.",
    integer(8, 64)
  ),
  signInAttempts: setting(
    "SENDWRIGHT_SIGN_IN_ATTEMPTS",
    "`10`",
    "Attempts to sign in as one user, and again over 15 minutes.",
    integer(1, 1_000)
  ),
  signInAttemptsPerAddress: setting(
    "SENDWRIGHT_SIGN_IN_ATTEMPTS_PER_ADDRESS",
    "`50`",
    "The same from one IP address, for all users together.",
    integer(1, 100_000)
  ),
  ...oidcSettings,
  ...linkMailSettings,

  metricsPort: setting(
    "SENDWRIGHT_METRICS_PORT",
    "off",
    "Port for `GET /metrics` in Prometheus' format, on `HOST`. Do not open it to the world.",
    integer(1, 65_535)
  ),
  figuresInterval: setting(
    "SENDWRIGHT_FIGURES_SECONDS",
    "`15`",
    "How often what the gauges show of queues, domains, accounts and the database is read. See "
      + "[observability](./observability.md).",
    duration("second", 1, 3_600)
  ),
  claimSilence: setting(
    "SENDWRIGHT_CLAIM_SILENCE_SECONDS",
    "`15`",
    "How long no claim of due emails or webhooks may come back before the process says that it is not ready.",
    duration("second", 1, 3_600)
  ),
  logLevel: setting("SENDWRIGHT_LOG_LEVEL", "`info`", "`trace`, `debug`, `info`, `warn`, `error` or `none`.", logLevel),
  logFormat: setting(
    "SENDWRIGHT_LOG_FORMAT",
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
  drainTimeout: setting(
    "SENDWRIGHT_DRAIN_SECONDS",
    "`30`",
    "How long work that has begun may go on after SIGTERM.",
    duration("second", 0, 600)
  ),
  shutdownDelay: setting(
    "SENDWRIGHT_SHUTDOWN_DELAY_SECONDS",
    "`6`; with `dev` `0`",
    "How long after SIGTERM requests are still taken while `/health/ready` says 503: longer than a load balancer needs to "
      + "notice. See [stopping](#stopping).",
    duration("second", 0, 600)
  )
} as const

/** The value that each setting holds. */
export type Values = {
  readonly [Name in keyof typeof settings]: typeof settings[Name] extends Setting<infer A> ? A | undefined : never
}

type Settings = ReadonlyArray<Setting<unknown>>

/** Every setting, those of the first provider of each kind among them, in the order of the documentation. */
export const all = (
  registry: ProviderRegistry,
  more: (definition: ProviderRegistry[number]) => Settings = () => []
): Settings =>
  Object.values<Setting<unknown>>(settings).flatMap((one) =>
    one === settings.providers
      ? [
        ...registry.flatMap((definition) => [
          ...Object.values<Setting<unknown>>(definition.settings),
          ...more(definition)
        ]),
        one
      ]
      : [one]
  )

/** The variables of a kind's second and later instances, as one row each. */
const further = ({ instances, kind, settings }: ProviderRegistry[number]): Settings =>
  instances < 2 ? [] : Object.values<Setting<unknown>>(settings).map((one) => ({
    ...one,
    name: `${one.name}_2${instances === 2 ? "" : `\` … \`${one.name}_${instances}`}`,
    fallback: "none",
    meaning: `The same for \`${kind}2\`${
      instances === 2 ? "" : ` … \`${kind}${instances}\``
    }: they take the email while those before them are in trouble.`
  }))

/** The table of all settings in Markdown, as it stands in the documentation. */
export const markdownTable = (registry: ProviderRegistry = builtIn): string =>
  [
    "| Variable | Default | Meaning |",
    "| --- | --- | --- |",
    ...all(registry, further).flatMap((one) => one === oidcSettings.oidcScopes ? [one, furtherRow] : [one]).map((
      { fallback, meaning, name, required }
    ) => `| \`${name}\` | ${required ? `${fallback}; **required by \`serve\`**` : fallback} | ${meaning} |`)
  ].join("\n")
