import { assert, describe, it } from "@effect/vitest"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as os from "node:os"
import * as path from "node:path"
import * as Config from "../src/config/Config.ts"
import { effective } from "../src/config/effectiveSettings.ts"
import type { Environment } from "../src/config/Environment.ts"
import { configOf, engineOf, issuesOf, key, production } from "./support/config.ts"

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
    const [issue, ...others] = issuesOf({ ...without, SENDWRIGHT_MAIL_HOST: "mx.example.com" })
    assert.deepStrictEqual([issue?.name, others], ["SENDWRIGHT_SERVICE_DOMAIN", []])
    assert.match(issue?.message ?? "", /must be set to serve with a provider/)
    assert.strictEqual(configOf(without, "dev").serviceDomain, "sendwright.test")
    assert.strictEqual(configOf({ SENDWRIGHT_SECRET_KEY: key(1) }).serviceDomain, "sendwright.test")
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
      SENDWRIGHT_PAUSE_BOUNCE_PERCENT: "8%",
      SENDWRIGHT_PAUSE_COMPLAINT_PERCENT: "101",
      SENDWRIGHT_PAUSE_NEW_BOUNCES: "0",
      SENDWRIGHT_PAUSE_NEW_COMPLAINTS: "0",
      SENDWRIGHT_WEBHOOK_CONCURRENCY: "1e9",
      SENDWRIGHT_BODY_LIMIT: "50 megabytes",
      SENDWRIGHT_MEMORY: "1MB",
      SENDWRIGHT_METRICS_PORT: "0",
      SENDWRIGHT_FIGURES_SECONDS: "0",
      SENDWRIGHT_CLAIM_SILENCE_SECONDS: "2h",
      SENDWRIGHT_LOG_LEVEL: "loud",
      SENDWRIGHT_LOG_FORMAT: "xml",
      OTEL_EXPORTER_OTLP_ENDPOINT: "127.0.0.1:4318",
      SENDWRIGHT_DRAIN_SECONDS: "forever",
      SENDWRIGHT_ROLE: "leader",
      SENDWRIGHT_PROCESSES: "0",
      SENDWRIGHT_SEND_LEASE_SECONDS: "soon",
      SENDWRIGHT_MAIL_LISTEN: "::25",
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

  it("gives one endpoint half of the webhook attempts, of any number of them, and begins with no more", () => {
    const paces = (all: string) => {
      const { engine } = engineOf(configOf({ ...production, SENDWRIGHT_WEBHOOK_CONCURRENCY: all }))
      return [engine.minWebhooksPerEndpoint, engine.webhooksPerEndpoint, engine.maxWebhooksPerEndpoint]
    }
    assert.deepStrictEqual(["1", "3", "128", "500"].map(paces), [[1, 1, 1], [1, 1, 1], [2, 8, 64], [2, 8, 250]])
  })

  it("divides the memory as its defaults are divided", () => {
    const divided = (environment: Environment) => {
      const config = configOf({ ...production, SENDWRIGHT_SUBMISSION_LISTEN: "127.0.0.1:587", ...environment })
      return [config.bodyMemory, engineOf(config).attachments.bytesAtOnce, config.submission?.limits.messageMemory]
    }
    const mebibytes = (sizes: ReadonlyArray<number>) => sizes.map((size) => size * 1_048_576)
    assert.deepStrictEqual(divided({}), mebibytes([384, 160, 256]))
    assert.deepStrictEqual(divided({ SENDWRIGHT_MEMORY: "800MiB" }), divided({}))
    assert.deepStrictEqual(divided({ SENDWRIGHT_MEMORY: "100MiB" }), mebibytes([48, 20, 32]))
  })

  it("gives lists and searches twice the time of commands", () => {
    const timeouts = (environment: Environment) => configOf({ ...production, ...environment }).databaseTimeouts
    assert.deepInclude(timeouts({ SENDWRIGHT_DATABASE_TIMEOUT_SECONDS: "20" }), {
      commandTimeout: 20_000,
      readTimeout: 40_000
    })
    assert.deepInclude(timeouts({}), { commandTimeout: undefined, readTimeout: undefined })
  })

  it("tells of variables that are constants by now as of any unknown one", () => {
    const gone = ["SENDWRIGHT_SEARCH_CONCURRENCY", "SENDWRIGHT_RETAIN_FACTOR", "SENDWRIGHT_PAUSE_MIN_BOUNCES"]
    const { unknown } = configOf({ ...production, ...Object.fromEntries(gone.map((name) => [name, "3"])) })
    assert.deepStrictEqual(unknown.map(({ name }) => name).sort(), [...gone].sort())
  })

  it("serves the interfaces of other services, some of them, or none", () => {
    const all = {
      resendPath: "/resend",
      sendgridPath: "/sendgrid",
      postmarkPath: "/postmark",
      sesPath: "/ses",
      mailgunPath: "/mailgun"
    } as const
    const none = { resendPath: null, sendgridPath: null, postmarkPath: null, sesPath: null, mailgunPath: null }
    const surfaces = (text: string) => configOf({ SENDWRIGHT_COMPATIBLE_APIS: text }, "dev").surfaces
    assert.deepStrictEqual(configOf({}, "dev").surfaces, all)
    assert.deepStrictEqual(surfaces("mailgun, ses,postmark,sendgrid,resend"), all)
    assert.deepStrictEqual(surfaces("ses, resend"), { ...none, resendPath: "/resend", sesPath: "/ses" })
    assert.deepStrictEqual(surfaces("none"), none)
    for (const text of ["off", "all", "/ses", "SES", "ses,", "ses,ses", "none,ses", "resend sendgrid"]) {
      assert.deepStrictEqual(
        issuesOf({ SENDWRIGHT_COMPATIBLE_APIS: text }, "dev").map(({ name }) => name),
        ["SENDWRIGHT_COMPATIBLE_APIS"],
        text
      )
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

  it("shows what holds, and no secret", () => {
    const shown = effective({ ...production, PORT: "4500" })
    assert.deepInclude(shown, { name: "PORT", value: "4500", given: true })
    assert.deepInclude(shown, { name: "HOST", value: "127.0.0.1", given: false })
    assert.deepInclude(shown, { name: "SMTP_URL", value: production.SMTP_URL, given: true })
    assert.deepInclude(shown, { name: "SENDWRIGHT_SECRET_KEY", value: "<redacted>", given: true })
  })
})
