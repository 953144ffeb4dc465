import { assert, describe, it } from "@effect/vitest"
import { SignInSettings } from "@sendwright/core/foundation/Settings"
import { defaultLimits } from "@sendwright/submission/SubmissionOptions"
import * as Redacted from "effect/Redacted"
import * as path from "node:path"
import { builtIn } from "../src/config/ProviderRegistry.ts"
import { all } from "../src/config/Settings.ts"
import { warningsOf } from "../src/config/warningsOf.ts"
import { configOf, engineOf, production } from "./support/config.ts"

describe("the settings of the server", () => {
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
      SENDWRIGHT_SENDGRID_INBOUND: "sendgrid:a-long-random-password",
      SENDWRIGHT_RECEIVED_SECRET: "32-characters-that-nobody-guesses",
      SENDWRIGHT_SENDGRID_WEBHOOK_KEY:
        "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQ4LIFtWztlsF7skFqOncjD1lun4H5w8XOhyOArHW9RcIx/FfEzx6cikC/yPfUvwaX/JScE7Fc9CJD2afQ9Ok3Q==",
      SENDWRIGHT_PROVIDERS: "smtp2, ses,smtp",
      SENDWRIGHT_ROUTES: "tag:kind:news=smtp",
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
      SENDWRIGHT_DATA_DIR: "/var/lib/sendwright",
      SENDWRIGHT_BASE_URL: "https://mail.example.com/",
      SENDWRIGHT_WEBHOOKS_ALLOW_PRIVATE: "true",
      SENDWRIGHT_SERVICE_DOMAIN: "mail.example.com",
      SENDWRIGHT_RETURN_PATH: "bounces@example.com",
      MX_URL: "mx://out.example.com?connections=5",
      MX_SITES_FILE: path.join(import.meta.dirname, "support/sites.json"),
      MX_TLS_REPORTS: "tls-reports@example.com",
      SENDWRIGHT_REGION: "eu-central-1",
      SENDWRIGHT_MAIL_HOST: "mx.mail.example.com",
      SENDWRIGHT_MAIL_LISTEN: "25",
      SENDWRIGHT_FEEDBACK_ADDRESS: "FBL@mail.example.com",
      SENDWRIGHT_MAIL_TLS_CERT: "/etc/sendwright/mx.pem",
      SENDWRIGHT_SUBMISSION_LISTEN: "0.0.0.0:587",
      SENDWRIGHT_SUBMISSION_TLS_LISTEN: "465",
      SENDWRIGHT_SUBMISSION_TLS_CERT: "/etc/mail/cert.pem",
      SENDWRIGHT_SUBMISSION_TLS_KEY: "/etc/mail/key.pem",
      SENDWRIGHT_SUBMISSION_PLAINTEXT: "false",
      SENDWRIGHT_SUBMISSION_FORWARDING: "true",
      SENDWRIGHT_SUBMISSION_PROXY: "10.0.0.1, 10.0.0.2",
      SENDWRIGHT_MESSAGE_LIMIT: "10MiB",
      SENDWRIGHT_SUBMISSION_MESSAGE_SECONDS: "2m",
      SENDWRIGHT_SUBMISSION_IDLE_SECONDS: "60",
      SENDWRIGHT_SUBMISSION_CONNECTIONS: "3000",
      SENDWRIGHT_SUBMISSION_CONNECTIONS_PER_ADDRESS: "2000",
      SENDWRIGHT_MAIL_TLS_KEY: "/etc/sendwright/mx.key",
      SENDWRIGHT_MAIL_PROXY: "10.0.0.3",
      SENDWRIGHT_MAIL_DMARC: "mark",
      SENDWRIGHT_MAIL_SCANNER: "spamd://10.0.0.4",
      SENDWRIGHT_SPF: "ip4:192.0.2.0/24 include:spf.example.com",
      SENDWRIGHT_DNS_SERVERS: "9.9.9.9, 127.0.0.1:5353,[::1]:53",
      SENDWRIGHT_BLOCKLISTS: "zen.spamhaus.org, bl.spamcop.net,zen.spamhaus.org",
      SENDWRIGHT_KEY_PREFIX: "ph",
      SENDWRIGHT_WEBHOOK_HEADER_PREFIX: "Sendwright",
      SENDWRIGHT_UNKNOWN_POLICY: "hold",
      SENDWRIGHT_IDEMPOTENCY_HOURS: "48",
      SENDWRIGHT_HANDOFF_HOURS: "12",
      SENDWRIGHT_RETAIN_BODIES_DAYS: "30",
      SENDWRIGHT_RETAIN_EMAILS_DAYS: "365",
      SENDWRIGHT_RETAIN_BY: "month",
      SENDWRIGHT_RETAIN_GRACE_HOURS: "48",
      SENDWRIGHT_SEND_CONCURRENCY: "8",
      SENDWRIGHT_SEND_RATE: "14",
      SENDWRIGHT_PROVIDER_CONCURRENCY: "20",
      SENDWRIGHT_DOMAIN_CONCURRENCY: "5",
      SENDWRIGHT_PAUSE_BOUNCE_PERCENT: "off",
      SENDWRIGHT_PAUSE_COMPLAINT_PERCENT: "0.7",
      SENDWRIGHT_PAUSE_NEW_BOUNCES: "50",
      SENDWRIGHT_PAUSE_NEW_COMPLAINTS: "9",
      SENDWRIGHT_WEBHOOK_CONCURRENCY: "9",
      SENDWRIGHT_BODY_LIMIT: "20 MiB",
      SENDWRIGHT_SESSION_IDLE_HOURS: "2",
      SENDWRIGHT_SESSION_DAYS: "3",
      SENDWRIGHT_MIN_PASSWORD_LENGTH: "15",
      SENDWRIGHT_SIGN_IN_ATTEMPTS_PER_ADDRESS: "9",
      SENDWRIGHT_MEMORY: "500MB",
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
      SENDWRIGHT_SEND_LEASE_SECONDS: "30",
      SENDWRIGHT_UNKNOWN_WAIT_SECONDS: "20",
      SENDWRIGHT_DASHBOARD: "true",
      SENDWRIGHT_DASHBOARD_NAME: "Post office",
      SENDWRIGHT_PORTAL_ORIGINS: "https://app.example.com, https://*.example.com:8443",
      SENDWRIGHT_PROXIES: "2",
      SENDWRIGHT_COMPATIBLE_APIS: "resend,sendgrid,ses",
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
    assert.strictEqual(config.processes, 3)
    assert.deepStrictEqual(config.surfaces, {
      resendPath: "/resend",
      sendgridPath: "/sendgrid",
      postmarkPath: null,
      sesPath: "/ses",
      mailgunPath: null
    })
    assert.strictEqual(config.proxies, 2)
    assert.deepInclude(config.dashboard, {
      name: "Post office",
      portalOrigins: ["https://app.example.com", "https://*.example.com:8443"]
    })
    assert.deepStrictEqual(config.dashboard?.oidc.map(({ name }) => name), ["Acme ID"])
    assert.deepStrictEqual(config.providers.map(({ name }) => name), ["smtp2", "ses", "smtp"])
    assert.deepStrictEqual(config.routes, {
      rules: [{ conditions: [{ of: "tag", value: "kind:news" }], providers: ["smtp"] }],
      usual: ["smtp2", "ses", "smtp"]
    })
    const places = ["127.0.0.1:2526", "SES in eu-central-1", "127.0.0.1:2525"]
    assert.deepStrictEqual(config.providers.map(({ place }) => place), places)
    assert.deepStrictEqual(config.intakes.map(({ name }) => name), ["ses", "postmark", "resend", "mailgun", "sendgrid"])
    assert.deepStrictEqual(config.doors.map(({ path }) => path), [
      ...["ses", "postmark", "mailgun", "sendgrid"].map((name) => `/providers/${name}/received`),
      "/received/raw"
    ])
    const read = engineOf(config)
    assert.deepStrictEqual(read.brand, { keyPrefix: "ph", webhookHeaderPrefix: "Sendwright" })
    assert.deepStrictEqual(read.domains, {
      region: "eu-central-1",
      bounceHost: "mx.mail.example.com",
      spf: "ip4:192.0.2.0/24 include:spf.example.com"
    })
    assert.deepStrictEqual(config.blocklists, ["zen.spamhaus.org", "bl.spamcop.net"])
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
        messageMemory: 160_000_000,
        messageTimeout: 120_000,
        idleTimeout: 60_000,
        connections: 3_000,
        connectionsPerAddress: 2_000
      }
    })
    assert.deepStrictEqual(config.mail, {
      host: "0.0.0.0",
      port: 25,
      name: "mx.mail.example.com",
      feedback: "fbl@mail.example.com",
      certificate: { certFile: "/etc/sendwright/mx.pem", keyFile: "/etc/sendwright/mx.key" },
      proxies: ["10.0.0.3"],
      dmarc: "mark",
      scanner: { _tag: "Spamd", host: "10.0.0.4", port: 783 },
      limits: { messageBytes: 10_485_760, messageMemory: 80_000_000 },
      isOptional: false
    })
    assert.match(warningsOf(config).join(), /SENDWRIGHT_MAIL_LISTEN hears of no bounces/)
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
      retainGraceMillis: 48 * 3_600_000,
      sendConcurrency: 8,
      webhookConcurrency: 9,
      webhooksPerEndpoint: 4,
      maxWebhooksPerEndpoint: 4,
      endpointsPerAccount: 100,
      sendLeaseMillis: 30_000,
      unknownWaitMillis: 20_000,
      drainMillis: 5_000
    })
    assert.deepStrictEqual(read.reputation, {
      minRecipients: 200,
      bounceRate: Infinity,
      minBounces: 10,
      complaintRate: 0.007,
      minComplaints: 5,
      newAccountMillis: 7 * 24 * 3_600_000,
      newAccountBounces: 50,
      newAccountComplaints: 9
    })
    assert.deepStrictEqual(read.throttles, { sendRate: 14, providerConcurrency: 20, domainConcurrency: 5 })
    assert.deepStrictEqual(config.bodyLimits, {
      send: 20 * 1_048_576,
      batch: 20 * 1_048_576,
      message: 10 * 1_048_576,
      other: 1_048_576
    })
    const { directUrl, readUrl, ...pooling } = config.databaseWays
    assert.deepStrictEqual(pooling, { pooler: "transaction", prepare: true })
    assert.include(directUrl === undefined ? "" : Redacted.value(directUrl), "@db.test")
    assert.include(readUrl === undefined ? "" : Redacted.value(readUrl), "@standby.test")
    assert.deepStrictEqual(config.databaseTimeouts, {
      commandTimeout: 3_000,
      readTimeout: 6_000,
      backgroundTimeout: 36_000
    })
    assert.deepStrictEqual(read.attachments, {
      urlsPerRequest: 100,
      bytesPerRequest: 48 * 1_048_576,
      deadlineMillis: 30_000,
      bytesAtOnce: 100_000_000,
      fetchesAtOnce: 16
    })
    assert.deepStrictEqual(read.exports, { atOnce: 4, perAccount: 1, deadlineMillis: 3_600_000 })
    assert.deepStrictEqual(read.signIn, {
      ...SignInSettings.defaultValue(),
      sessionIdleMillis: 2 * 3_600_000,
      sessionMillis: 3 * 24 * 3_600_000,
      minPasswordLength: 15,
      attemptsPerAddress: 9
    })
    assert.strictEqual(config.bodyMemory, 240_000_000)
    assert.strictEqual(config.metricsPort, 9_400)
    assert.strictEqual(config.logLevel, "Warn")
    assert.strictEqual(config.otlpEndpoint, "http://127.0.0.1:4318")
    assert.deepStrictEqual([config.drainMillis, config.shutdownDelayMillis], [5_000, 15_000])
    assert.deepStrictEqual(read.webhooks.urlPolicy, { protocols: ["https:", "http:"], allowPrivate: true })
  })
})
