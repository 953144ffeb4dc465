import { execFile } from "node:child_process"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { freePort } from "../../../scripts/free-port.ts"
import { documented, familyOf, promtool, warnWithoutPromtool } from "./docs/observed.ts"
import { deploy, type Deployment, startReceiver, until, type WebhookReceiver } from "./e2e/Deployment.ts"

interface Scraped {
  readonly type: string
  readonly labels: Set<string>
  readonly help: string | undefined
  readonly series: Array<string>
}

/** The families of a page in Prometheus' text format. */
const parse = (text: string): Map<string, Scraped> => {
  const families = new Map<string, Scraped>()
  const help = new Map<string, string>()
  for (const line of text.split("\n")) {
    const [, kind, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? []
    if (kind === "HELP") help.set(name, rest)
    if (kind === "TYPE") {
      assert.isFalse(families.has(name), name)
      families.set(name, { type: rest, labels: new Set(), help: help.get(name), series: [] })
    }
    if (line === "" || line.startsWith("#")) continue
    const [, series = "", labels = ""] = /^([a-z0-9_]+)(?:\{(.*)\})? \S+$/.exec(line) ?? assert.fail(line)
    const family = families.get(familyOf(series)) ?? assert.fail(series)
    family.series.push(line)
    for (const [, label] of labels.matchAll(/([a-z0-9_]+)="/g)) if (label !== "le") family.labels.add(label!)
  }
  return families
}

/** Those that a server has from its start, whatever happens to it. */
const always = [
  "sendwright_accounts",
  "sendwright_database_dead_rows",
  "sendwright_database_months_ahead",
  "sendwright_database_oldest_snapshot_age_seconds",
  "sendwright_database_size_bytes",
  "sendwright_domains",
  "sendwright_email_oldest_due_age_seconds",
  "sendwright_emails_pending",
  "sendwright_figures_timestamp_seconds",
  "sendwright_metrics_behind_seconds",
  "sendwright_sql_request_oldest_age_seconds",
  "sendwright_sql_requests_pending",
  "sendwright_webhook_oldest_due_age_seconds",
  "sendwright_webhooks_pending",
  "nodejs_eventloop_delay_p99_seconds",
  "process_cpu_seconds_total",
  "process_resident_memory_bytes",
  "process_start_time_seconds"
]

warnWithoutPromtool("the check of metrics")

describe("GET /metrics", { timeout: 300_000 }, () => {
  let receiver: WebhookReceiver
  let server: Deployment
  let port: number
  let text: string
  let families: Map<string, Scraped>

  const scrape = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    assert.strictEqual(answer.status, 200)
    return answer.text()
  }
  const valueOf = (text: string, series: string) =>
    Number(text.split("\n").find((line) => line.startsWith(`${series} `))?.split(" ")[1])

  beforeAll(async () => {
    receiver = await startReceiver()
    port = await freePort()
    server = await deploy({ SENDWRIGHT_METRICS_PORT: String(port), SENDWRIGHT_FIGURES_SECONDS: "1" })
    await server.call("POST", "/v1/webhooks", { url: receiver.url, events: ["email.sent"] })
    // Nobody listens there.
    await server.call("POST", "/v1/webhooks", { url: "http://127.0.0.1:9/hook", events: ["email.sent"] })
    const from = `a@${server.sandbox}`
    await server.call("POST", "/v1/emails", { from, to: `delivered@${server.sandbox}`, subject: "a", text: "a" })
    await server.call("POST", "/v1/emails", { from, to: server.owner, subject: "b", text: "b" })
    const scheduled_at = new Date(Date.now() + 3_600_000).toISOString()
    for (let n = 0; n < 3; n++) {
      await server.call("POST", "/v1/emails", { from, to: server.owner, subject: "c", text: "c", scheduled_at })
    }
    await until("a webhook", () => receiver.received.length >= 2 ? true : undefined)
    text = await until("what is queued", async () => {
      const text = await scrape()
      return valueOf(text, `sendwright_emails_pending{state="scheduled"}`) === 3
          && valueOf(text, `sendwright_webhooks_pending{endpoint="failing"}`) === 2
        ? text
        : undefined
    })
    families = parse(text)
  }, 300_000)

  afterAll(async () => {
    receiver.stop()
    await server.stop()
  })

  it("has only families that docs/operate/observability.md has, of the same type and with the same labels", () => {
    for (const [name, { help, labels, type }] of families) {
      const page = documented.get(name) ?? assert.fail(`docs/operate/observability.md has no ${name}`)
      assert.strictEqual(type, page.type, name)
      assert.isNotEmpty(help ?? "", name)
      assert.deepStrictEqual([...labels].sort(), [...page.labels].sort(), name)
    }
  })

  it("has the queues, the domains, the accounts, the database and the process from the start", () => {
    assert.includeMembers([...families.keys()], always)
    for (const state of ["due", "waiting", "leased", "held", "paused", "scheduled"]) {
      assert.isAtLeast(valueOf(text, `sendwright_emails_pending{state="${state}"}`), 0, state)
    }
    assert.strictEqual(valueOf(text, `sendwright_accounts{state="active"}`), 1)
    assert.isAbove(valueOf(text, "sendwright_database_size_bytes"), 1_000_000)
    assert.closeTo(valueOf(text, "sendwright_figures_timestamp_seconds"), Date.now() / 1_000, 120)
  })

  it("holds no address, account or key", () => {
    for (const secret of [server.key, server.owner, server.sandbox, "delivered@"]) assert.notInclude(text, secret)
    assert.notMatch(text, /[0-9a-f]{8}-[0-9a-f]{4}-/)
  })

  it("costs the database nothing: it shows what was read last", async () => {
    const shown = (text: string) => valueOf(text, "sendwright_figures_timestamp_seconds")
    const texts = await Promise.all(Array.from({ length: 50 }, scrape))
    assert.isAtMost(new Set(texts.map(shown)).size, 3)
  })

  it.skipIf(promtool === undefined)("is without fault for promtool", async () => {
    const found = await new Promise<string>((resolve, reject) => {
      const child = execFile(promtool!, ["check", "metrics"], (error, stdout, stderr) => {
        if (error === null || typeof error.code === "number") resolve(stdout + stderr)
        else reject(error)
      })
      child.stdin?.end(text)
    })
    assert.strictEqual(found, "")
  })
})
