import { assert, describe, it } from "@effect/vitest"
import { DomainSettings } from "@sendwright/core/domains/DomainIdentity"
import {
  AttachmentSettings,
  Brand,
  EngineSettings,
  ExportSettings,
  HealthSettings,
  ReputationSettings,
  SignInSettings,
  ThrottleSettings,
  WebhookSettings
} from "@sendwright/core/foundation/Settings"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as SesDefinition from "@sendwright/ses/SesDefinition"
import { defaultLimits } from "@sendwright/submission/SubmissionOptions"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import * as Config from "../src/config/Config.ts"
import type { Environment } from "../src/config/Environment.ts"
import * as KeyRing from "../src/config/KeyRing.ts"
import { portalOrigins } from "../src/config/PortalOrigins.ts"
import { builtIn } from "../src/config/ProviderRegistry.ts"
import { all, markdownTable } from "../src/config/Settings.ts"
import { placeOf } from "../src/config/SubmissionListening.ts"
import { warningsOf } from "../src/config/warningsOf.ts"

const key = (byte: number) => Buffer.alloc(32, byte).toString("base64")

const production = {
  SMTP_URL: "smtp://127.0.0.1:2525",
  SENDWRIGHT_SECRET_KEY: key(1),
  SENDWRIGHT_SERVICE_DOMAIN: "sendwright.test"
}

const configOf = (environment: Environment, purpose: Config.Purpose = "serve") =>
  Result.getOrThrow(Config.parse(environment, purpose))

const issuesOf = (environment: Environment, purpose: Config.Purpose = "serve") => {
  const result = Config.parse(environment, purpose)
  assert.isTrue(Result.isFailure(result))
  return Result.isFailure(result) ? result.failure.issues : []
}

/** What the engine reads of a configuration. */
const engineOf = (config: Config.HostConfig) =>
  Effect.all({
    brand: Brand,
    domains: DomainSettings,
    engine: EngineSettings,
    health: HealthSettings,
    reputation: ReputationSettings,
    throttles: ThrottleSettings,
    attachments: AttachmentSettings,
    exports: ExportSettings,
    signIn: SignInSettings,
    webhooks: WebhookSettings
  }).pipe(Effect.provide(Sendwright.layerSettings(config.settings)), Effect.runSync)

describe("Config", () => {
  it("has defaults that are safe: loopback, embedded database, https webhooks to public hosts alone", () => {
    const config = configOf(production)
    assert.strictEqual(`${config.host}:${config.port}`, "127.0.0.1:4400")
    assert.isNull(config.databaseUrl)
    assert.strictEqual(config.dataDir, path.resolve(".sendwright"))
    const { engine, webhooks } = engineOf(config)
    assert.deepStrictEqual(webhooks.urlPolicy, { protocols: ["https:"], allowPrivate: false })
    assert.deepStrictEqual(engine, EngineSettings.defaultValue())
    assert.strictEqual(config.logFormat, "json")
    assert.strictEqual(config.drainMillis, 30_000)
    assert.deepStrictEqual([config.shutdownDelayMillis, configOf({}, "dev").shutdownDelayMillis], [6_000, 0])
    assert.isNull(config.metricsPort)
    assert.isNull(config.otlpEndpoint)
  })

  it("asks for nothing in development, where private webhooks pass", () => {
    const config = configOf({}, "dev")
    assert.deepStrictEqual(config.providers, [])
    assert.isNull(config.keyRing)
    assert.isTrue(engineOf(config).webhooks.urlPolicy.allowPrivate)
    assert.strictEqual(config.logFormat, "pretty")
  })

  it("reads the thresholds at which accounts are paused: exactly", () => {
    const { reputation } = engineOf(configOf(production))
    assert.deepInclude(reputation, {
      minRecipients: 200,
      bounceRate: 0.08,
      complaintRate: 0.003,
      newAccountBounces: 25
    })
    for (const text of ["-1", "101", "8%", "0,3", "1e1", ".5", "0.0001", "Off"]) {
      const issues = issuesOf({ ...production, SENDWRIGHT_PAUSE_BOUNCE_PERCENT: text })
      assert.deepStrictEqual(issues.map(({ name }) => name), ["SENDWRIGHT_PAUSE_BOUNCE_PERCENT"], text)
    }
  })

  it("names everything that serve needs and lacks, and takes an empty value for none", () => {
    assert.deepStrictEqual(issuesOf({ SENDWRIGHT_SECRET_KEY: " " }).map(({ name }) => name), ["SENDWRIGHT_SECRET_KEY"])
  })

  it("does not serve real mail without a service domain, under which records of domains could never be found", () => {
    const { SENDWRIGHT_SERVICE_DOMAIN: _, ...without } = production
    const [issue, ...others] = issuesOf({ ...without, SENDWRIGHT_BOUNCE_HOST: "mx.example.com" })
    assert.deepStrictEqual([issue?.name, others], ["SENDWRIGHT_SERVICE_DOMAIN", []])
    assert.match(issue?.message ?? "", /must be set to serve with a provider/)
    assert.strictEqual(configOf(without, "dev").serviceDomain, "sendwright.test")
    assert.strictEqual(configOf({ SENDWRIGHT_SECRET_KEY: key(1) }).serviceDomain, "sendwright.test")
  })

  it("says at the start that nobody can sign in over plain http, but on this machine", () => {
    const warnings = (environment: Environment) => warningsOf(configOf(environment)).join()
    const plain = { ...production, SENDWRIGHT_BASE_URL: "http://mail.lan" }
    assert.match(warnings(plain), /SENDWRIGHT_BASE_URL is not https/)
    const fine = [
      { ...plain, SENDWRIGHT_DASHBOARD: "false" },
      { ...plain, DATABASE_URL: "postgres://db.example.com/x", SENDWRIGHT_ROLE: "worker" },
      { ...plain, SENDWRIGHT_BASE_URL: "https://mail.example.com" },
      { ...plain, SENDWRIGHT_BASE_URL: "http://localhost:4400" },
      production
    ]
    for (const environment of fine) assert.notMatch(warnings(environment), /is not https/)
  })

  it("says at the start that the embedded database is used in production", () => {
    assert.match(warningsOf(configOf(production)).join(), /DATABASE_URL is not set: .* embedded database in \//)
    assert.notMatch(warningsOf(configOf({}, "dev")).join(), /DATABASE_URL/)
    const own = { ...production, DATABASE_URL: "postgres://db.example.com/x" }
    assert.notMatch(warningsOf(configOf(own)).join(), /embedded/)
  })

  it("takes a database of several servers, and none that need not take writes", () => {
    const url = "postgres://user:hunter2@db1,db2:6432/x?sslmode=verify-full"
    const config = configOf({ ...production, DATABASE_URL: url })
    assert.strictEqual(Redacted.value(config.databaseUrl!), url)
    const problems = (query: string) => {
      const result = Config.parse(
        { ...production, DATABASE_URL: `postgres://user:hunter2@db1,db2/x?${query}` },
        "serve"
      )
      return Result.isFailure(result) ? result.failure.issues.map(({ message }) => message).join() : ""
    }
    assert.match(problems("target_session_attrs=standby"), /^must lead to a server that takes writes/)
    assert.match(problems("sslmod=require"), /^has a parameter sslmod that is not known: did you mean sslmode\?$/)
  })

  it("reports every wrong setting at once, says what each must be, and repeats no secret", () => {
    const environment = {
      HOST: "not a host!",
      PORT: "70000",
      DATABASE_URL: "mysql://user:hunter2@host/db",
      SENDWRIGHT_DATABASE_POOL: "0",
      SENDWRIGHT_DATABASE_TIMEOUT_SECONDS: "0",
      SENDWRIGHT_DATABASE_READ_TIMEOUT_SECONDS: "-1",
      SENDWRIGHT_DATABASE_BACKGROUND_TIMEOUT_SECONDS: "long",
      SENDWRIGHT_DATABASE_IDLE_TRANSACTION_SECONDS: "0",
      SMTP_URL: "https://user:hunter2@mail.example.com",
      SMTP_URL_2: "user:hunter2@mail.example.com",
      SENDWRIGHT_SES_REGION: "Frankfurt",
      SENDWRIGHT_SES_CONFIGURATION_SET: "a set",
      SENDWRIGHT_SES_ENDPOINT: "email.example.com",
      SENDWRIGHT_PROVIDERS: "ses,ses",
      SENDWRIGHT_BASE_URL: "example.com",
      SENDWRIGHT_SECRET_KEY: "hunter2",
      SENDWRIGHT_WEBHOOKS_ALLOW_PRIVATE: "yes",
      SENDWRIGHT_SERVICE_DOMAIN: "Example",
      SENDWRIGHT_RETURN_PATH: "nobody",
      SENDWRIGHT_REGION: "EU West",
      SENDWRIGHT_KEY_PREFIX: "my_key",
      SENDWRIGHT_WEBHOOK_HEADER_PREFIX: "X Hook",
      SENDWRIGHT_UNKNOWN_POLICY: "maybe",
      SENDWRIGHT_IDEMPOTENCY_HOURS: "1.5",
      SENDWRIGHT_HANDOFF_HOURS: "-1",
      SENDWRIGHT_RETAIN_BODIES_DAYS: "0",
      SENDWRIGHT_RETAIN_EMAILS_DAYS: "forever",
      SENDWRIGHT_RETAIN_BY: "year",
      SENDWRIGHT_SEND_CONCURRENCY: "many",
      SENDWRIGHT_SEND_RATE: "0",
      SENDWRIGHT_PROVIDER_CONCURRENCY: "-1",
      SENDWRIGHT_DOMAIN_CONCURRENCY: "off",
      SENDWRIGHT_PAUSE_MIN_RECIPIENTS: "few",
      SENDWRIGHT_PAUSE_BOUNCE_PERCENT: "8%",
      SENDWRIGHT_PAUSE_MIN_BOUNCES: "-1",
      SENDWRIGHT_PAUSE_COMPLAINT_PERCENT: "101",
      SENDWRIGHT_PAUSE_MIN_COMPLAINTS: "some",
      SENDWRIGHT_PAUSE_NEW_BOUNCES: "0",
      SENDWRIGHT_PAUSE_NEW_COMPLAINTS: "0",
      SENDWRIGHT_WEBHOOK_CONCURRENCY: "1e9",
      SENDWRIGHT_WEBHOOKS_PER_ENDPOINT: "0",
      SENDWRIGHT_WEBHOOKS_PER_ENDPOINT_MIN: "-1",
      SENDWRIGHT_WEBHOOKS_PER_ENDPOINT_MAX: "all",
      SENDWRIGHT_BODY_LIMIT_SEND: "50 megabytes",
      SENDWRIGHT_BODY_LIMIT_BATCH: "1KB",
      SENDWRIGHT_BODY_LIMIT_OTHER: "-1",
      SENDWRIGHT_METRICS_PORT: "0",
      SENDWRIGHT_FIGURES_SECONDS: "0",
      SENDWRIGHT_CLAIM_SILENCE_SECONDS: "2h",
      SENDWRIGHT_LOG_LEVEL: "loud",
      SENDWRIGHT_LOG_FORMAT: "xml",
      OTEL_EXPORTER_OTLP_ENDPOINT: "127.0.0.1:4318",
      SENDWRIGHT_DRAIN_SECONDS: "forever",
      SENDWRIGHT_ROLE: "leader",
      SENDWRIGHT_PROCESSES: "0",
      SENDWRIGHT_PROCESS_SILENCE_SECONDS: "1",
      SENDWRIGHT_SEND_LEASE_SECONDS: "soon",
      SENDWRIGHT_BOUNCE_LISTEN: "::25",
      SENDWRIGHT_FEEDBACK_ADDRESS: "fbl",
      SENDWRIGHT_UNKNOWN_WAIT_SECONDS: "-5"
    }
    const issues = issuesOf(environment)
    assert.deepStrictEqual(issues.map(({ name }) => name).sort(), Object.keys(environment).sort())
    for (const { message, name } of issues) assert.match(message, /^(?:must|has|is|needs|names) /, name)
    const { message } = new Config.ConfigInvalid({ issues })
    assert.include(message, "PORT must be a whole number from 0 to 65535.")
    assert.notInclude(message, "hunter2")
  })

  it("begins with as many webhook attempts for an endpoint as the least and the most allow", () => {
    const name = "SENDWRIGHT_WEBHOOKS_PER_ENDPOINT"
    const message = `must be from ${name}_MIN to ${name}_MAX`
    for (const values of [{ [name]: "65" }, { [name]: "1" }, { [`${name}_MIN`]: "9" }, { [`${name}_MAX`]: "7" }]) {
      assert.deepStrictEqual(issuesOf({ ...production, ...values }), [{ name, message }])
    }
    assert.strictEqual(
      engineOf(configOf({ ...production, [name]: "65", [`${name}_MAX`]: "65" })).engine.webhooksPerEndpoint,
      65
    )
  })

  it("serves the interfaces of other services under their own paths, others, or nowhere", () => {
    assert.deepStrictEqual(configOf({}, "dev").surfaces, {
      resendPath: "/resend",
      sendgridPath: "/sendgrid",
      postmarkPath: "/postmark"
    })
    const changed = {
      SENDWRIGHT_RESEND_PATH: "/a/b.c",
      SENDWRIGHT_SENDGRID_PATH: "off",
      SENDWRIGHT_POSTMARK_PATH: "/resend"
    }
    assert.deepStrictEqual(configOf(changed, "dev").surfaces, {
      resendPath: "/a/b.c",
      sendgridPath: null,
      postmarkPath: "/resend"
    })
    for (const name of ["RESEND", "SENDGRID", "POSTMARK"].map((service) => `SENDWRIGHT_${service}_PATH`)) {
      for (
        const text of ["resend", "/", "/resend/", "/v1", "/v1/resend", "/dashboard", "/providers", "/a b", "/a/../b"]
      ) {
        assert.strictEqual(issuesOf({ [name]: text }, "dev").length, 1, text)
      }
    }
  })

  it("asks for a bucket and its keys together, and has none without them", () => {
    assert.isNull(configOf(production).contents)
    const name = (end: string) => `SENDWRIGHT_CONTENT_${end}`
    const bucket = { [name("S3_BUCKET")]: "email-contents" }
    const keys = { [name("S3_ACCESS_KEY_ID")]: "AKIA", [name("S3_SECRET_ACCESS_KEY")]: "hunter2" }
    const missing = (environment: Environment) => issuesOf({ ...production, ...environment }).map(({ name }) => name)
    assert.deepStrictEqual(missing(bucket), Object.keys(keys))
    assert.deepStrictEqual(missing(keys), [name("S3_BUCKET")])
    assert.deepStrictEqual(missing({ [name("MIN_BYTES")]: "off" }), [name("S3_BUCKET")])
    const wrong = { S3_BUCKET: "A", S3_ENDPOINT: "objects", S3_PREFIX: "../a", S3_STYLE: "host", MIN_BYTES: "1" }
    for (const [end, text] of Object.entries(wrong)) {
      assert.deepStrictEqual(missing({ ...bucket, ...keys, [name(end)]: text }), [name(end)])
    }
    const { minBytes, s3 } = configOf({ ...production, ...bucket, ...keys, [name("MIN_BYTES")]: "off" }).contents!
    assert.strictEqual(minBytes, Infinity)
    assert.deepInclude(s3, { endpoint: "https://s3.us-east-1.amazonaws.com", style: "virtual-host", prefix: "" })
    assert.notInclude(JSON.stringify(configOf({ ...production, ...bucket, ...keys })), "hunter2")
  })

  it("refuses one path for two interfaces", () => {
    assert.deepStrictEqual(issuesOf({ SENDWRIGHT_POSTMARK_PATH: "/sendgrid" }, "dev"), [
      { name: "SENDWRIGHT_POSTMARK_PATH", message: "must be another path than that of SENDWRIGHT_SENDGRID_PATH" }
    ])
  })

  it("reads every setting there is", () => {
    const environment = {
      ...production,
      HOST: "0.0.0.0",
      PORT: "0",
      DATABASE_URL: "postgres://user:password@db.example.com/sendwright",
      SMTP_URL_2: "smtp://127.0.0.1:2526",
      SENDWRIGHT_SES_REGION: "eu-central-1",
      SENDWRIGHT_SES_CONFIGURATION_SET: "sendwright",
      SENDWRIGHT_SES_ENDPOINT: "http://127.0.0.1:4579",
      SENDWRIGHT_SES_TOPIC_ARNS: "arn:aws:sns:eu-central-1:123456789012:a, arn:aws-cn:sns:cn-north-1:123456789012:b",
      SENDWRIGHT_POSTMARK_TOKEN: "11111111-2222-4333-8444-555555555555",
      SENDWRIGHT_POSTMARK_STREAM: "receipts",
      SENDWRIGHT_POSTMARK_ENDPOINT: "http://127.0.0.1:4580",
      SENDWRIGHT_POSTMARK_WEBHOOK_LOGIN: "sendwright:a-password-for-tests",
      SENDWRIGHT_RESEND_KEY: "re_a_key_for_tests",
      SENDWRIGHT_RESEND_ENDPOINT: "http://127.0.0.1:4581",
      SENDWRIGHT_RESEND_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      SENDWRIGHT_MAILGUN_KEY: "a-key-for-tests",
      SENDWRIGHT_MAILGUN_DOMAIN: "mg.example.com",
      SENDWRIGHT_MAILGUN_ENDPOINT: "https://api.eu.mailgun.net",
      SENDWRIGHT_MAILGUN_WEBHOOK_KEY: "a-signing-key-for-tests",
      SENDWRIGHT_SENDGRID_KEY: "SG.a-key-for-tests",
      SENDWRIGHT_SENDGRID_ENDPOINT: "https://api.eu.sendgrid.com",
      SENDWRIGHT_SENDGRID_WEBHOOK_KEY:
        "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQ4LIFtWztlsF7skFqOncjD1lun4H5w8XOhyOArHW9RcIx/FfEzx6cikC/yPfUvwaX/JScE7Fc9CJD2afQ9Ok3Q==",
      SENDWRIGHT_PROVIDERS: "smtp2, ses,smtp",
      SENDWRIGHT_MIGRATE: "never",
      SENDWRIGHT_DATABASE_POOL: "20",
      SENDWRIGHT_DATABASE_POOLER: "transaction",
      SENDWRIGHT_DATABASE_PREPARE: "true",
      SENDWRIGHT_DATABASE_DIRECT_URL: "postgres://a:b@db.test/x",
      SENDWRIGHT_CONTENT_S3_BUCKET: "email-contents",
      SENDWRIGHT_CONTENT_S3_ENDPOINT: "https://objects.example.com/",
      SENDWRIGHT_CONTENT_S3_REGION: "eu-central-1",
      SENDWRIGHT_CONTENT_S3_STYLE: "virtual-host",
      SENDWRIGHT_CONTENT_S3_PREFIX: "mail/eu",
      SENDWRIGHT_CONTENT_S3_ACCESS_KEY_ID: "AKIA",
      SENDWRIGHT_CONTENT_S3_SECRET_ACCESS_KEY: "secret+/of=key",
      SENDWRIGHT_CONTENT_MIN_BYTES: "100KB",
      SENDWRIGHT_DATABASE_READ_URL: "postgres://a:b@standby.test/x?target_session_attrs=prefer-standby",
      SENDWRIGHT_DATABASE_TIMEOUT_SECONDS: "3",
      SENDWRIGHT_DATABASE_READ_TIMEOUT_SECONDS: "20",
      SENDWRIGHT_DATABASE_BACKGROUND_TIMEOUT_SECONDS: "120",
      SENDWRIGHT_DATABASE_IDLE_TRANSACTION_SECONDS: "30",
      SENDWRIGHT_DATA_DIR: "/var/lib/sendwright",
      SENDWRIGHT_BASE_URL: "https://mail.example.com/",
      SENDWRIGHT_WEBHOOKS_ALLOW_PRIVATE: "true",
      SENDWRIGHT_SERVICE_DOMAIN: "mail.example.com",
      SENDWRIGHT_RETURN_PATH: "bounces@example.com",
      SENDWRIGHT_REGION: "eu-central-1",
      SENDWRIGHT_BOUNCE_HOST: "mx.mail.example.com",
      SENDWRIGHT_BOUNCE_LISTEN: "25",
      SENDWRIGHT_FEEDBACK_ADDRESS: "FBL@mail.example.com",
      SENDWRIGHT_BOUNCE_TLS_CERT: "/etc/sendwright/mx.pem",
      SENDWRIGHT_SUBMISSION_LISTEN: "0.0.0.0:587",
      SENDWRIGHT_SUBMISSION_TLS_LISTEN: "465",
      SENDWRIGHT_SUBMISSION_TLS_CERT: "/etc/mail/cert.pem",
      SENDWRIGHT_SUBMISSION_TLS_KEY: "/etc/mail/key.pem",
      SENDWRIGHT_SUBMISSION_PLAINTEXT: "false",
      SENDWRIGHT_SUBMISSION_PROXY: "10.0.0.1, 10.0.0.2",
      SENDWRIGHT_SUBMISSION_MESSAGE_LIMIT: "10MiB",
      SENDWRIGHT_SUBMISSION_MEMORY: "1000MB",
      SENDWRIGHT_SUBMISSION_MESSAGE_SECONDS: "2m",
      SENDWRIGHT_SUBMISSION_IDLE_SECONDS: "60",
      SENDWRIGHT_SUBMISSION_CONNECTIONS: "3000",
      SENDWRIGHT_SUBMISSION_CONNECTIONS_PER_ADDRESS: "2000",
      SENDWRIGHT_SUBMISSION_CONNECTIONS_PER_KEY: "500",
      SENDWRIGHT_SUBMISSION_FAILED_LOGINS: "50",
      SENDWRIGHT_SUBMISSION_RATE_WAIT_SECONDS: "0",
      SENDWRIGHT_BOUNCE_TLS_KEY: "/etc/sendwright/mx.key",
      SENDWRIGHT_SPF: "ip4:192.0.2.0/24 include:spf.example.com",
      SENDWRIGHT_DNS_SERVERS: "9.9.9.9, 127.0.0.1:5353,[::1]:53",
      SENDWRIGHT_KEY_PREFIX: "ph",
      SENDWRIGHT_WEBHOOK_HEADER_PREFIX: "Sendwright",
      SENDWRIGHT_UNKNOWN_POLICY: "hold",
      SENDWRIGHT_IDEMPOTENCY_HOURS: "48",
      SENDWRIGHT_HANDOFF_HOURS: "12",
      SENDWRIGHT_RETAIN_BODIES_DAYS: "30",
      SENDWRIGHT_RETAIN_EMAILS_DAYS: "365",
      SENDWRIGHT_RETAIN_BY: "month",
      SENDWRIGHT_SEND_CONCURRENCY: "8",
      SENDWRIGHT_SEND_RATE: "14",
      SENDWRIGHT_PROVIDER_CONCURRENCY: "20",
      SENDWRIGHT_DOMAIN_CONCURRENCY: "5",
      SENDWRIGHT_PAUSE_MIN_RECIPIENTS: "1000",
      SENDWRIGHT_PAUSE_BOUNCE_PERCENT: "off",
      SENDWRIGHT_PAUSE_MIN_BOUNCES: "0",
      SENDWRIGHT_PAUSE_COMPLAINT_PERCENT: "0.7",
      SENDWRIGHT_PAUSE_MIN_COMPLAINTS: "3",
      SENDWRIGHT_PAUSE_NEW_BOUNCES: "50",
      SENDWRIGHT_PAUSE_NEW_COMPLAINTS: "9",
      SENDWRIGHT_WEBHOOK_CONCURRENCY: "9",
      SENDWRIGHT_WEBHOOKS_PER_ENDPOINT: "5",
      SENDWRIGHT_WEBHOOKS_PER_ENDPOINT_MIN: "3",
      SENDWRIGHT_WEBHOOKS_PER_ENDPOINT_MAX: "7",
      SENDWRIGHT_ERASURE_CONCURRENCY: "3",
      SENDWRIGHT_ERASURE_WAIT_SECONDS: "40",
      SENDWRIGHT_SEARCH_CONCURRENCY: "6",
      SENDWRIGHT_SEARCHES_PER_ACCOUNT: "1",
      SENDWRIGHT_SEARCH_WAIT_SECONDS: "0",
      SENDWRIGHT_SEARCH_DEPTH: "5000",
      SENDWRIGHT_BODY_LIMIT_SEND: "10MB",
      SENDWRIGHT_BODY_LIMIT_BATCH: "20 MiB",
      SENDWRIGHT_BODY_LIMIT_OTHER: "300000",
      SENDWRIGHT_ATTACHMENT_URLS: "20",
      SENDWRIGHT_ATTACHMENT_LIMIT: "20MB",
      SENDWRIGHT_ATTACHMENT_SECONDS: "15",
      SENDWRIGHT_ATTACHMENT_MEMORY: "90MB",
      SENDWRIGHT_ATTACHMENT_FETCHES: "7",
      SENDWRIGHT_EXPORT_CONCURRENCY: "2",
      SENDWRIGHT_EXPORT_SECONDS: "600",
      SENDWRIGHT_SESSION_IDLE_HOURS: "2",
      SENDWRIGHT_SESSION_DAYS: "3",
      SENDWRIGHT_SETUP_LINK_HOURS: "4",
      SENDWRIGHT_INVITATION_DAYS: "5",
      SENDWRIGHT_RESET_LINK_HOURS: "6",
      SENDWRIGHT_MIN_PASSWORD_LENGTH: "15",
      SENDWRIGHT_SIGN_IN_ATTEMPTS: "8",
      SENDWRIGHT_SIGN_IN_ATTEMPTS_PER_ADDRESS: "9",
      SENDWRIGHT_WEBHOOK_ENDPOINTS: "12",
      SENDWRIGHT_BODY_MEMORY: "200MB",
      SENDWRIGHT_BODY_SECONDS: "45",
      SENDWRIGHT_METRICS_PORT: "9400",
      SENDWRIGHT_FIGURES_SECONDS: "60",
      SENDWRIGHT_CLAIM_SILENCE_SECONDS: "30s",
      SENDWRIGHT_LOG_LEVEL: "WARN",
      SENDWRIGHT_LOG_FORMAT: "pretty",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318/",
      SENDWRIGHT_DRAIN_SECONDS: "5",
      SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "15",
      SENDWRIGHT_ROLE: "worker",
      SENDWRIGHT_PROCESSES: "3",
      SENDWRIGHT_HOLD: "true",
      SENDWRIGHT_PROCESS_SILENCE_SECONDS: "60",
      SENDWRIGHT_SEND_LEASE_SECONDS: "30",
      SENDWRIGHT_UNKNOWN_WAIT_SECONDS: "20",
      SENDWRIGHT_DASHBOARD: "true",
      SENDWRIGHT_DASHBOARD_NAME: "Post office",
      SENDWRIGHT_PORTAL_ORIGINS: "https://app.example.com, https://*.example.com:8443",
      SENDWRIGHT_PROXIES: "2",
      SENDWRIGHT_RESEND_PATH: "/as/resend",
      SENDWRIGHT_SENDGRID_PATH: "/as/sendgrid",
      SENDWRIGHT_POSTMARK_PATH: "off",
      SENDWRIGHT_OIDC_ISSUER: "https://id.example.com",
      SENDWRIGHT_OIDC_CLIENT_ID: "sendwright",
      SENDWRIGHT_OIDC_CLIENT_SECRET: "a secret",
      SENDWRIGHT_OIDC_NAME: "Acme ID",
      SENDWRIGHT_OIDC_DOMAINS: "example.com",
      SENDWRIGHT_OIDC_INVITED: "false",
      SENDWRIGHT_OIDC_ROLES: "ops=operator",
      SENDWRIGHT_OIDC_GROUPS_CLAIM: "roles",
      SENDWRIGHT_OIDC_SCOPES: "openid email roles",
      SENDWRIGHT_DASHBOARD_FROM: "sign-in@example.com",
      SENDWRIGHT_DASHBOARD_ACCOUNT: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
    }
    assert.deepStrictEqual(
      Object.keys(environment).sort(),
      [...all(builtIn).map(({ name }) => name), "SMTP_URL_2"].sort()
    )
    const config = configOf(environment)
    assert.strictEqual(Redacted.value(config.databaseUrl!), environment.DATABASE_URL)
    assert.strictEqual(config.migrate, "never")
    const { minBytes, s3 } = config.contents!
    assert.strictEqual(minBytes, 100_000)
    assert.deepInclude(s3, {
      bucket: "email-contents",
      endpoint: "https://objects.example.com",
      region: "eu-central-1",
      style: "virtual-host",
      prefix: "mail/eu/"
    })
    assert.strictEqual(s3.credentials.accessKeyId, "AKIA")
    assert.strictEqual(Redacted.value(s3.credentials.secretAccessKey), "secret+/of=key")
    assert.strictEqual(config.baseUrl, "https://mail.example.com")
    assert.deepStrictEqual([config.processes, config.processSilenceMillis], [3, 60_000])
    assert.deepStrictEqual(config.surfaces, {
      resendPath: "/as/resend",
      sendgridPath: "/as/sendgrid",
      postmarkPath: null
    })
    assert.deepInclude(config.dashboard, {
      name: "Post office",
      proxies: 2,
      portalOrigins: ["https://app.example.com", "https://*.example.com:8443"]
    })
    assert.deepStrictEqual(config.dashboard?.oidc.map(({ name }) => name), ["Acme ID"])
    assert.deepStrictEqual(config.providers.map(({ name }) => name), ["smtp2", "ses", "smtp"])
    const places = ["127.0.0.1:2526", "SES in eu-central-1", "127.0.0.1:2525"]
    assert.deepStrictEqual(config.providers.map(({ place }) => place), places)
    assert.deepStrictEqual(config.intakes.map(({ name }) => name), ["ses", "postmark", "resend", "mailgun", "sendgrid"])
    const read = engineOf(config)
    assert.deepStrictEqual(read.brand, { keyPrefix: "ph", webhookHeaderPrefix: "Sendwright" })
    assert.deepStrictEqual(read.domains, {
      region: "eu-central-1",
      bounceHost: "mx.mail.example.com",
      spf: "ip4:192.0.2.0/24 include:spf.example.com"
    })
    assert.deepStrictEqual(config.dnsServers, ["9.9.9.9", "127.0.0.1:5353", "[::1]:53"])
    assert.deepInclude(configOf({ ...environment, SENDWRIGHT_ROLE: "api" }).submission, {
      ports: [
        { host: "0.0.0.0", port: 587, tls: "starttls" },
        { host: "0.0.0.0", port: 465, tls: "implicit" }
      ],
      certificate: { certFile: "/etc/mail/cert.pem", keyFile: "/etc/mail/key.pem" },
      allowPlaintext: false,
      proxies: ["10.0.0.1", "10.0.0.2"],
      limits: {
        ...defaultLimits,
        messageBytes: 10_485_760,
        messageMemory: 1e9,
        messageTimeout: 120_000,
        idleTimeout: 60_000,
        connections: 3_000,
        connectionsPerAddress: 2_000,
        connectionsPerKey: 500,
        failedLoginsPerAddress: 50,
        rateWait: 0
      }
    })
    assert.deepStrictEqual(config.bounces, {
      host: "0.0.0.0",
      port: 25,
      name: "mx.mail.example.com",
      feedback: "fbl@mail.example.com",
      tls: { cert: "/etc/sendwright/mx.pem", key: "/etc/sendwright/mx.key" }
    })
    assert.match(warningsOf(config).join(), /SENDWRIGHT_BOUNCE_LISTEN waits in vain/)
    assert.deepInclude(read.health, { figuresMillis: 60_000, claimSilenceMillis: 30_000 })
    assert.deepInclude(read.engine, {
      serviceDomain: "mail.example.com",
      returnPath: "bounces@example.com",
      unknownPolicy: "hold",
      idempotencyMillis: 48 * 3_600_000,
      handoffWindowMillis: 12 * 3_600_000,
      retainBodiesMillis: 30 * 24 * 3_600_000,
      retainEmailsMillis: 365 * 24 * 3_600_000,
      retainBy: "month",
      sendConcurrency: 8,
      webhookConcurrency: 9,
      webhooksPerEndpoint: 5,
      minWebhooksPerEndpoint: 3,
      maxWebhooksPerEndpoint: 7,
      erasureConcurrency: 3,
      erasureWaitMillis: 40_000,
      searchConcurrency: 6,
      searchesPerAccount: 1,
      searchWaitMillis: 0,
      searchDepth: 5_000,
      endpointsPerAccount: 12,
      sendLeaseMillis: 30_000,
      unknownWaitMillis: 20_000,
      drainMillis: 5_000
    })
    assert.deepStrictEqual(read.reputation, {
      minRecipients: 1_000,
      bounceRate: Infinity,
      minBounces: 0,
      complaintRate: 0.007,
      minComplaints: 3,
      newAccountMillis: 7 * 24 * 3_600_000,
      newAccountBounces: 50,
      newAccountComplaints: 9
    })
    assert.deepStrictEqual(read.throttles, { sendRate: 14, providerConcurrency: 20, domainConcurrency: 5 })
    assert.deepStrictEqual(config.bodyLimits, { send: 10_000_000, batch: 20 * 1_048_576, other: 300_000 })
    const { directUrl, readUrl, ...pooling } = config.databaseWays
    assert.deepStrictEqual(pooling, { pooler: "transaction", prepare: true })
    assert.include(directUrl === undefined ? "" : Redacted.value(directUrl), "@db.test")
    assert.include(readUrl === undefined ? "" : Redacted.value(readUrl), "@standby.test")
    assert.deepStrictEqual(config.databaseTimeouts, {
      commandTimeout: 3_000,
      readTimeout: 20_000,
      backgroundTimeout: 120_000,
      idleTransactionTimeout: 30_000
    })
    assert.deepStrictEqual(read.attachments, {
      urlsPerRequest: 20,
      bytesPerRequest: 20_000_000,
      deadlineMillis: 15_000,
      bytesAtOnce: 90_000_000,
      fetchesAtOnce: 7
    })
    assert.deepStrictEqual(read.exports, { atOnce: 2, perAccount: 1, deadlineMillis: 600_000 })
    assert.deepStrictEqual(read.signIn, {
      ...SignInSettings.defaultValue(),
      sessionIdleMillis: 2 * 3_600_000,
      sessionMillis: 3 * 24 * 3_600_000,
      setupLinkMillis: 4 * 3_600_000,
      invitationMillis: 5 * 24 * 3_600_000,
      resetLinkMillis: 6 * 3_600_000,
      minPasswordLength: 15,
      attemptsPerUser: 8,
      attemptsPerAddress: 9
    })
    assert.deepStrictEqual([config.bodyMemory, config.bodyTimeoutMillis], [200_000_000, 45_000])
    assert.strictEqual(config.metricsPort, 9_400)
    assert.strictEqual(config.logLevel, "Warn")
    assert.strictEqual(config.otlpEndpoint, "http://127.0.0.1:4318")
    assert.deepStrictEqual([config.drainMillis, config.shutdownDelayMillis], [5_000, 15_000])
    assert.deepStrictEqual(read.webhooks.urlPolicy, { protocols: ["https:", "http:"], allowPrivate: true })
  })

  it("takes durations in the unit of the name, or with a unit of their own", () => {
    const read = (text: string) => engineOf(configOf({ ...production, SENDWRIGHT_HANDOFF_HOURS: text })).engine
    const texts = ["12", "12h", "12 hours", "720m", "720 min", "43200 seconds", "43200s"]
    assert.deepStrictEqual(texts.map((text) => read(text).handoffWindowMillis), texts.map(() => 12 * 3_600_000))
    assert.strictEqual(read("1 week").handoffWindowMillis, 168 * 3_600_000)
    for (
      const text of ["0", "59m", "169", "8d", "-1", "1.5", "12 parsecs", "h", "1e1", "Infinity", "12  h", "12 months"]
    ) {
      assert.deepStrictEqual(issuesOf({ ...production, SENDWRIGHT_HANDOFF_HOURS: text }), [{
        name: "SENDWRIGHT_HANDOFF_HOURS",
        message: "must be from 1 to 168 hours, as a whole number or with a unit, such as 90s, 5m, 36h or 7d"
      }], text)
    }
    const config = configOf({ ...production, SENDWRIGHT_DRAIN_SECONDS: "2m" })
    assert.deepStrictEqual([config.drainMillis, engineOf(config).engine.drainMillis], [120_000, 120_000])
  })

  it("asks new domains for the hosts of the service domain where nothing else is said", () => {
    const config = configOf({ ...production, SENDWRIGHT_SERVICE_DOMAIN: "mail.example.com" })
    assert.deepStrictEqual([config.dnsServers, engineOf(config).domains], [null, {
      region: "local",
      bounceHost: "bounces.mail.example.com",
      spf: "a:bounces.mail.example.com"
    }])
  })

  it("makes return paths at the bounce host only where one is named, and no return path is fixed", () => {
    const named = { ...production, SENDWRIGHT_BOUNCE_HOST: "mx.mail.example.com" }
    assert.isNull(configOf(production).returnPathHost)
    assert.strictEqual(configOf(named).returnPathHost, "mx.mail.example.com")
    assert.isNull(configOf({ ...named, SENDWRIGHT_RETURN_PATH: "bounces@example.com" }).returnPathHost)
  })

  it("listens for bounces where it is told to, on the host of the API where only a port is given", () => {
    assert.isNull(configOf(production).bounces)
    for (
      const [text, host, port] of [
        ["2525", "127.0.0.1", 2525],
        ["0.0.0.0:25", "0.0.0.0", 25],
        ["[::]:25", "::", 25],
        ["mx.example.com:25", "mx.example.com", 25]
      ] as const
    ) {
      assert.deepStrictEqual(configOf({ ...production, SENDWRIGHT_BOUNCE_LISTEN: text }).bounces, {
        host,
        port,
        name: "bounces.sendwright.test",
        feedback: null,
        tls: null
      })
    }
    for (const wrong of ["0", "65536", "host", "host:", ":25", "[127.0.0.1]:25", "::1:25", "256.1.1.1:25", "a b:25"]) {
      const issues = issuesOf({ ...production, SENDWRIGHT_BOUNCE_LISTEN: wrong })
      assert.deepStrictEqual(issues.map(({ name }) => name), ["SENDWRIGHT_BOUNCE_LISTEN"], wrong)
    }
    const half = issuesOf({ ...production, SENDWRIGHT_BOUNCE_TLS_KEY: "key.pem" })
    assert.deepStrictEqual(half.map(({ name }) => name), ["SENDWRIGHT_BOUNCE_TLS_CERT"])
    const idle = configOf({ ...production, SENDWRIGHT_FEEDBACK_ADDRESS: "fbl@example.com" })
    assert.match(warningsOf(idle).join(), /SENDWRIGHT_FEEDBACK_ADDRESS has no effect/)
  })

  it("takes email over SMTP where it is told to, and a development server on a port of its own", () => {
    assert.isNull(configOf(production).submission)
    assert.isNull(configOf({}, "admin").submission)
    const local = [{ host: "127.0.0.1", port: 2587, tls: "starttls" as const }]
    assert.deepInclude(configOf({}, "dev").submission, { ports: local, certificate: null, isOptional: true })
    const own = configOf({ SENDWRIGHT_SUBMISSION_LISTEN: "2587" }, "dev").submission
    assert.deepInclude(own, { ports: local, limits: defaultLimits, isOptional: false })
    const named = {
      ...production,
      SENDWRIGHT_BASE_URL: "https://mail.example.com",
      SENDWRIGHT_SUBMISSION_LISTEN: "587"
    }
    assert.deepInclude(configOf(named).submission, { name: "mail.example.com", proxies: [], allowPlaintext: false })
    assert.deepStrictEqual(own === null ? null : placeOf(own), { host: "127.0.0.1", port: 2587, tls: "none" })
    const reached = configOf({
      ...named,
      SENDWRIGHT_SUBMISSION_LISTEN: "0.0.0.0:587",
      SENDWRIGHT_SUBMISSION_TLS_CERT: "cert.pem",
      SENDWRIGHT_SUBMISSION_TLS_KEY: "key.pem"
    }).submission
    const place = { host: "mail.example.com", port: 587, tls: "starttls" }
    assert.deepStrictEqual(reached === null ? null : placeOf(reached), place)
    const worker = { ...named, DATABASE_URL: "postgres://db.example.com/x", SENDWRIGHT_ROLE: "worker" }
    assert.isNull(configOf(worker).submission)
  })

  it("opens no port for SMTP on which nobody could log in", () => {
    const namesOf = (environment: Environment) => issuesOf({ ...production, ...environment }).map(({ name }) => name)
    assert.deepStrictEqual(namesOf({ SENDWRIGHT_SUBMISSION_LISTEN: "0.0.0.0:587" }), ["SENDWRIGHT_SUBMISSION_LISTEN"])
    const proxied = { SENDWRIGHT_SUBMISSION_LISTEN: "587", SENDWRIGHT_SUBMISSION_PROXY: "127.0.0.1" }
    assert.deepStrictEqual(namesOf(proxied), ["SENDWRIGHT_SUBMISSION_LISTEN"])
    const allowed = configOf({ ...production, ...proxied, SENDWRIGHT_SUBMISSION_PLAINTEXT: "true" })
    assert.deepInclude(allowed.submission, { allowPlaintext: true, proxies: ["127.0.0.1"] })
    assert.deepStrictEqual(namesOf({ SENDWRIGHT_SUBMISSION_TLS_LISTEN: "465" }), ["SENDWRIGHT_SUBMISSION_TLS_LISTEN"])
    const half = { SENDWRIGHT_SUBMISSION_LISTEN: "587", SENDWRIGHT_SUBMISSION_TLS_CERT: "cert.pem" }
    assert.deepStrictEqual(namesOf(half), ["SENDWRIGHT_SUBMISSION_TLS_KEY"])
    assert.deepStrictEqual(namesOf({ SENDWRIGHT_SUBMISSION_PROXY: "proxy.lan" }), ["SENDWRIGHT_SUBMISSION_PROXY"])
  })

  it("takes reports of SES from topics that are named, and from none where it is told of none", () => {
    const [one, two] = ["arn:aws:sns:eu-central-1:123456789012:a", "arn:aws-us-gov:sns:us-gov-west-1:123456789012:b"]
    const intakes = (text: string) =>
      configOf({ ...production, SENDWRIGHT_SES_TOPIC_ARNS: text }).intakes.map(({ name }) => name)
    assert.deepStrictEqual(intakes(`${one},${two}`), ["ses"])
    assert.deepStrictEqual(intakes(""), [])
    const { read } = SesDefinition.definition.settings.topicArns
    assert.deepStrictEqual(read(`${one}  ${two},\n${one}`), Result.succeed([one, two]))
    for (const text of ["*", `${one}:subscription`, `${one};${two}`, "arn:aws:sqs:eu-central-1:123456789012:a", ","]) {
      const [issue, ...others] = issuesOf({ ...production, SENDWRIGHT_SES_TOPIC_ARNS: text })
      assert.deepStrictEqual(others, [])
      assert.strictEqual(issue?.name, "SENDWRIGHT_SES_TOPIC_ARNS")
    }
    const { SMTP_URL: _, ...other } = { ...production, DATABASE_URL: "postgres://db.example.com/x" }
    const ses = { ...other, SENDWRIGHT_SES_REGION: "eu-central-1" }
    assert.match(warningsOf(configOf(ses)).join(), /SENDWRIGHT_SES_TOPIC_ARNS is not set/)
    assert.deepStrictEqual(warningsOf(configOf({ ...ses, SENDWRIGHT_SES_TOPIC_ARNS: one })), [])
  })

  it("refuses DNS servers and SPF mechanisms that are none", () => {
    for (
      const wrong of ["dns.example.com", "9.9.9.9:0", "9.9.9.9:70000", "9.9.9.9,", "::1:x", "[9.9.9.9]:53", "256.1.1.1"]
    ) {
      const names = issuesOf({ ...production, SENDWRIGHT_DNS_SERVERS: wrong }).map(({ name }) => name)
      assert.deepStrictEqual(names, ["SENDWRIGHT_DNS_SERVERS"], wrong)
    }
    for (const wrong of ["v=spf1 mx -all", "all", "ip4:192.0.2.1  mx", "include:", "a:x\"y"]) {
      const names = issuesOf({ ...production, SENDWRIGHT_SPF: wrong }).map(({ name }) => name)
      assert.deepStrictEqual(names, ["SENDWRIGHT_SPF"], wrong)
    }
  })

  it("refuses roles without a shared database, and metrics on the port of the API", () => {
    assert.deepStrictEqual(issuesOf({ ...production, SENDWRIGHT_ROLE: "api" }).map(({ name }) => name), [
      "SENDWRIGHT_ROLE"
    ])
    const ports = issuesOf({ ...production, SENDWRIGHT_METRICS_PORT: "4400" })
    assert.deepStrictEqual(ports.map(({ name }) => name), ["SENDWRIGHT_METRICS_PORT"])
  })

  it("runs as many processes as it is told to, or as there are cores, on a shared database alone", () => {
    const shared = { ...production, DATABASE_URL: "postgres://db.example.com/x" }
    const processesOf = (environment: Environment) => configOf(environment).processes
    assert.deepStrictEqual([processesOf(shared), processesOf({ ...production, SENDWRIGHT_PROCESSES: "1" })], [1, 1])
    assert.strictEqual(processesOf({ ...shared, SENDWRIGHT_PROCESSES: "3" }), 3)
    assert.strictEqual(processesOf({ ...shared, SENDWRIGHT_PROCESSES: "auto" }), os.availableParallelism())
    for (const SENDWRIGHT_PROCESSES of ["2", "auto"]) {
      const [issue] = issuesOf({ ...production, SENDWRIGHT_PROCESSES })
      assert.strictEqual(issue?.name, "SENDWRIGHT_PROCESSES")
      assert.match(
        issue?.message ?? "",
        /^must be 1, .*without DATABASE_URL: .* Set DATABASE_URL to a Postgres server$/
      )
    }
    assert.strictEqual(configOf({ SENDWRIGHT_PROCESSES: "2" }, "dev").processes, 1)
  })

  describe("providers", () => {
    const namesOf = (environment: Environment) =>
      configOf({ SENDWRIGHT_SECRET_KEY: key(1), SENDWRIGHT_SERVICE_DOMAIN: "mail.example.com", ...environment })
        .providers.map(({ name }) => name)
    const ses = { SENDWRIGHT_SES_REGION: "eu-central-1" }
    const servers = { SMTP_URL: "smtp://one.example", SMTP_URL_2: "smtp://two.example" }

    it("takes what is set up: mail servers in the order of their numbers", () => {
      assert.deepStrictEqual(namesOf({}), [])
      assert.deepStrictEqual(namesOf(ses), ["ses"])
      assert.deepStrictEqual(namesOf({ SMTP_URL_2: servers.SMTP_URL_2 }), ["smtp2"])
      assert.deepStrictEqual(namesOf(servers), ["smtp", "smtp2"])
      assert.deepStrictEqual(namesOf({ ...servers, SENDWRIGHT_PROVIDERS: "smtp2,smtp" }), ["smtp2", "smtp"])
    })

    it("refuses to guess whether SES or a mail server comes first, and says what to write", () => {
      assert.deepStrictEqual(issuesOf({ ...production, ...ses }), [{
        name: "SENDWRIGHT_PROVIDERS",
        message: "must say which provider comes first: write ses,smtp or smtp,ses"
      }])
      assert.include(
        issuesOf({ ...production, ...servers, ...ses })[0]?.message,
        "write ses,smtp,smtp2 or smtp,smtp2,ses"
      )
    })

    it("refuses an order with a provider that is not set up, and names the setting", () => {
      assert.deepStrictEqual(issuesOf({ ...production, SENDWRIGHT_PROVIDERS: "smtp,ses" }), [{
        name: "SENDWRIGHT_PROVIDERS",
        message: "names ses, which needs SENDWRIGHT_SES_REGION"
      }])
      for (const wrong of ["smtp,smtp", "smtp,", "postmark", "SES"]) {
        const names = issuesOf({ ...production, ...ses, SENDWRIGHT_PROVIDERS: wrong }).map(({ name }) => name)
        assert.deepStrictEqual(names, ["SENDWRIGHT_PROVIDERS"], wrong)
      }
    })

    it("refuses settings of SES without its region", () => {
      const message = "needs SENDWRIGHT_SES_REGION, without which nothing is handed to SES"
      for (
        const [name, value] of [
          ["SENDWRIGHT_SES_CONFIGURATION_SET", "sendwright"],
          ["SENDWRIGHT_SES_ENDPOINT", "http://127.0.0.1:1"]
        ] as const
      ) {
        assert.deepStrictEqual(issuesOf({ ...production, [name]: value }), [{ name, message }])
      }
    })

    it("warns of a provider that the order leaves out, and of none at all", () => {
      const config = configOf({ ...production, ...ses, SENDWRIGHT_PROVIDERS: "ses" })
      assert.deepStrictEqual(config.providers.map(({ name }) => name), ["ses"])
      assert.deepStrictEqual(warningsOf({ ...config, databaseUrl: Redacted.make("postgres://db/x") }), [
        "SMTP_URL has no effect: SENDWRIGHT_PROVIDERS does not name smtp",
        "SENDWRIGHT_SES_TOPIC_ARNS is not set: nobody learns what SES delivers, and what bounces or is complained about"
      ])
      assert.match(warningsOf(configOf({ SENDWRIGHT_SECRET_KEY: key(1) })).join(), /reaches nobody/)
    })

    it("shows domains with the region of SES where it comes first", () => {
      const region = (environment: Environment) =>
        engineOf(configOf({ ...production, ...ses, ...environment })).domains.region
      assert.strictEqual(region({ SENDWRIGHT_PROVIDERS: "ses,smtp" }), "eu-central-1")
      assert.strictEqual(region({ SENDWRIGHT_PROVIDERS: "smtp,ses" }), "local")
      assert.strictEqual(region({ SENDWRIGHT_PROVIDERS: "ses", SENDWRIGHT_REGION: "mars" }), "mars")
    })
  })

  it("warns of a variable that is misspelt and names the one that was meant", () => {
    const config = configOf({
      ...production,
      SENDWRIGHT_SECRET_KEYS: "x",
      SENDWRIGHT_COLOUR: "red",
      SENDWRIGHT_KEY: "x",
      OTHER: "x"
    })
    assert.deepStrictEqual(config.unknown, [
      { name: "SENDWRIGHT_COLOUR", meant: null },
      { name: "SENDWRIGHT_SECRET_KEYS", meant: "SENDWRIGHT_SECRET_KEY" }
    ])
    const warnings = warningsOf(config)
    assert.include(warnings[1], "did you mean SENDWRIGHT_SECRET_KEY?")
  })

  it("shows what holds, and no secret", () => {
    const shown = Config.effective({ ...production, PORT: "4500" })
    assert.deepInclude(shown, { name: "PORT", value: "4500", given: true })
    assert.deepInclude(shown, { name: "HOST", value: "127.0.0.1", given: false })
    assert.deepInclude(shown, { name: "SMTP_URL", value: production.SMTP_URL, given: true })
    assert.deepInclude(shown, { name: "SENDWRIGHT_SECRET_KEY", value: "<redacted>", given: true })
  })
})

describe("sign-in through OpenID providers", () => {
  const accountId = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
  const one = { SENDWRIGHT_OIDC_ISSUER: "https://id.example.com/", SENDWRIGHT_OIDC_CLIENT_ID: "sendwright" }
  const oidcOf = (environment: Environment) => configOf({ ...production, ...environment }).dashboard?.oidc ?? []

  it("reads an issuer letter by letter, with what holds where nothing else is said", () => {
    assert.deepStrictEqual(oidcOf({}), [])
    assert.deepStrictEqual(oidcOf(one), [{
      id: "1",
      issuer: "https://id.example.com/",
      name: "id.example.com",
      clientId: "sendwright",
      clientSecret: null,
      domains: [],
      place: null,
      admitsInvited: true,
      groups: {},
      operatorGroups: [],
      scopes: ["openid", "email", "profile"],
      groupsClaim: "groups"
    }])
  })

  it("reads up to nine, with numbers, and knows all their variables", () => {
    const second = {
      SENDWRIGHT_OIDC_ISSUER_9: "http://127.0.0.1:9000",
      SENDWRIGHT_OIDC_CLIENT_ID_9: "other",
      SENDWRIGHT_OIDC_CLIENT_SECRET_9: "a secret",
      SENDWRIGHT_OIDC_NAME_9: "Other ID"
    }
    const [, last] = oidcOf({ ...one, ...second })
    assert.deepInclude(last, { id: "9", name: "Other ID", clientId: "other" })
    assert.strictEqual(Redacted.value(last!.clientSecret!), "a secret")
    assert.deepStrictEqual(configOf({ ...production, ...one, ...second }).unknown, [])
    const shown = Config.effective({ ...production, ...one, ...second })
    assert.deepInclude(shown, { name: "SENDWRIGHT_OIDC_CLIENT_SECRET_9", value: "<redacted>", given: true })
    assert.notInclude(JSON.stringify(shown), "a secret")
  })

  it("reads what groups give, whatever signs their names have", () => {
    const roles =
      `*=${accountId}:viewer; cn=eng,ou=groups=${accountId}:developer;ops=operator; eng:x=${accountId}:owner;`
    const [issuer] = oidcOf({ ...one, SENDWRIGHT_OIDC_ROLES: roles, SENDWRIGHT_OIDC_DOMAINS: "acme.com, acme.dev" })
    assert.deepInclude(issuer, {
      place: { accountId, role: "viewer" },
      groups: { "cn=eng,ou=groups": [{ accountId, role: "developer" }], "eng:x": [{ accountId, role: "owner" }] },
      operatorGroups: ["ops"],
      domains: ["acme.com", "acme.dev"]
    })
  })

  it("refuses what cannot be, and names what is missing, once", () => {
    const wrong = (environment: Environment) => issuesOf({ ...production, ...environment }).map(({ name }) => name)
    for (
      const url of [
        "http://id.example.com",
        "id.example.com",
        "https://id.example.com/.well-known/openid-configuration",
        "https://id.example.com?x",
        "https://a@id.example.com"
      ]
    ) assert.deepStrictEqual(wrong({ ...one, SENDWRIGHT_OIDC_ISSUER: url }), ["SENDWRIGHT_OIDC_ISSUER"], url)
    for (
      const roles of [
        "ops",
        "*=operator",
        "=operator",
        `a=${accountId}:king`,
        `*=${accountId}:viewer;*=${accountId}:owner`
      ]
    ) {
      assert.deepStrictEqual(wrong({ ...one, SENDWRIGHT_OIDC_ROLES: roles }), ["SENDWRIGHT_OIDC_ROLES"], roles)
    }
    assert.deepStrictEqual(wrong({ SENDWRIGHT_OIDC_ISSUER_2: "https://id.example.com" }), [
      "SENDWRIGHT_OIDC_CLIENT_ID_2"
    ])
    assert.deepStrictEqual(wrong({ SENDWRIGHT_OIDC_CLIENT_ID: "x" }), ["SENDWRIGHT_OIDC_ISSUER"])
    assert.deepStrictEqual(wrong({ ...one, SENDWRIGHT_OIDC_SCOPES: "email profile" }), ["SENDWRIGHT_OIDC_SCOPES"])
    assert.deepStrictEqual(wrong({ ...one, SENDWRIGHT_OIDC_DOMAINS: "acme" }), ["SENDWRIGHT_OIDC_DOMAINS"])
    const [issue] = issuesOf({ ...production, ...one, SENDWRIGHT_OIDC_CLIENT_SECRET: "sécret" })
    assert.notInclude(issue?.message, "sécret")
  })
})

describe("links by email", () => {
  const mail = {
    SENDWRIGHT_DASHBOARD_FROM: "Acme <sign-in@acme.com>",
    SENDWRIGHT_DASHBOARD_ACCOUNT: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b",
    SENDWRIGHT_BASE_URL: "https://mail.acme.com/"
  }

  it("are off, or have a sender, an account and an address of the dashboard", () => {
    assert.isNull(configOf(production).linkMail)
    assert.deepStrictEqual(configOf({ ...production, ...mail, SENDWRIGHT_DASHBOARD_NAME: "Acme Mail" }).linkMail, {
      from: "Acme <sign-in@acme.com>",
      accountId: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b",
      baseUrl: "https://mail.acme.com",
      service: "Acme Mail"
    })
    for (const name of Object.keys(mail)) {
      const found = issuesOf({ ...production, ...mail, [name]: undefined })
      assert.deepStrictEqual(found.map((issue) => issue.name), [name])
    }
    const [issue, ...rest] = issuesOf({ ...production, ...mail, SENDWRIGHT_DASHBOARD_FROM: "nobody" })
    assert.deepStrictEqual([issue?.name, rest], ["SENDWRIGHT_DASHBOARD_FROM", []])
  })
})

describe("KeyRing", () => {
  it("reads one key, or several by name of which the first is active", () => {
    const sole = Result.getOrThrow(KeyRing.parse(key(1)))
    assert.strictEqual(sole.active, "main")
    const ring = Result.getOrThrow(KeyRing.parse(`2026b:${key(2)}, 2026a:${key(1)}`))
    assert.strictEqual(ring.active, "2026b")
    assert.deepStrictEqual(Object.keys(ring.keys), ["2026b", "2026a"])
    assert.deepStrictEqual(Redacted.value(ring.keys["2026a"]!), new Uint8Array(32).fill(1))
  })

  it("refuses keys that are too short, too long, no base64, without or with the same name", () => {
    for (
      const text of [
        Buffer.alloc(31).toString("base64"),
        Buffer.alloc(33).toString("base64"),
        `${key(1).slice(0, -2)}!=`,
        `:${key(1)}`,
        `a.b:${key(1)}`,
        `a:${key(1)},a:${key(2)}`,
        `${key(1)},`
      ]
    ) assert.isTrue(Result.isFailure(KeyRing.parse(text)), text)
  })

  it.effect("is made once in the data directory, for its owner alone", () =>
    Effect.gen(function*() {
      const directory = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-ring-")), "data")
      yield* Effect.addFinalizer(() => Effect.sync(() => fs.rmSync(path.dirname(directory), { recursive: true })))
      const made = yield* KeyRing.kept(directory)
      const again = yield* KeyRing.kept(directory)
      assert.deepStrictEqual(Redacted.value(again.keys[again.active]!), Redacted.value(made.keys[made.active]!))
      const file = path.join(directory, "secret-key")
      if (process.platform !== "win32") assert.strictEqual(fs.statSync(file).mode & 0o777, 0o600)
      fs.writeFileSync(file, "damaged")
      assert.include((yield* Effect.flip(KeyRing.kept(directory))).message, file)
    }))
})

describe("the origins that may frame the portal", () => {
  it("are those of pages, and nothing that would end or widen a policy", () => {
    const read = (text: string) => Result.getOrNull(portalOrigins(text))
    assert.deepStrictEqual(read("https://app.example.com"), ["https://app.example.com"])
    assert.deepStrictEqual(read("https://a.example, https://*.b.example:8443,https://a.example"), [
      "https://a.example",
      "https://*.b.example:8443"
    ])
    assert.deepStrictEqual(read("http://localhost:3000,http://127.0.0.1"), [
      "http://localhost:3000",
      "http://127.0.0.1"
    ])
    for (
      const text of [
        "",
        "*",
        "https:",
        "https://*",
        "https://",
        "https://a.example/",
        "https://a.example/path",
        "https://a.example; script-src *",
        "https://a.example 'self'",
        "https://a.*.example",
        "https://user@a.example",
        "http://a.example",
        "a.example",
        "https://a.example,",
        "https://a.example:0",
        "data:text/html"
      ]
    ) assert.isNull(read(text), text)
  })
})

describe("docs/operate/configuration.md", () => {
  const file = path.resolve(import.meta.dirname, "../../../docs/operate/configuration.md")
  const [begin, end] = ["<!-- settings: begin -->", "<!-- settings: end -->"]

  it("has the table of the settings that the server reads (SENDWRIGHT_WRITE_DOCS=1 writes it)", () => {
    const text = fs.readFileSync(file, "utf8")
    const [before, rest] = text.split(begin)
    const after = rest?.split(end)[1]
    assert.isDefined(after)
    const wanted = `${before}${begin}\n\n${markdownTable()}\n\n${end}${after}`
    if (process.env["SENDWRIGHT_WRITE_DOCS"] === "1") fs.writeFileSync(file, wanted)
    else assert.strictEqual(text, wanted)
  })
})
