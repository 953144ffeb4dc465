import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import { Conditions } from "./Conditions.ts"
import { HealthSettings } from "./Settings.ts"
import { countLimit, exactUpTo, type StorageFigures, StorageHealth } from "./StorageHealth.ts"

const gauge = (name: string, description: string) => Metric.gauge(name, { description })

/** Of whole thousands. `toLocaleString` would load what Node knows of languages, which takes 30 ms and 9 MB of each start. */
const thousands = (count: number) => `${count / 1_000},000`

const upTo = `counted up to ${thousands(countLimit)}`
const exact = `exact up to ${thousands(exactUpTo)} in all`
const emails = gauge("sendwright_emails_pending", `Emails that are not handed over, by what they wait for; ${exact}`)
const oldestEmail = gauge(
  "sendwright_email_oldest_due_age_seconds",
  "How long the email that was due first has waited for its hand-off; 0 where none is due"
)
const webhooks = gauge(
  "sendwright_webhooks_pending",
  `Webhook deliveries that are not finished, by whether their endpoint answers; ${exact}`
)
const oldestWebhook = gauge(
  "sendwright_webhook_oldest_due_age_seconds",
  "How long the delivery that was due first has waited for its attempt, by whether its endpoint answers; 0 where none is due"
)
const requests = gauge(
  "sendwright_sql_requests_pending",
  `Send requests stored by SQL that are not judged yet; ${upTo}`
)
const oldestRequest = gauge(
  "sendwright_sql_request_oldest_age_seconds",
  "How long the first of the send requests stored by SQL has waited to be judged; 0 where none does"
)
const domains = gauge("sendwright_domains", `Sending domains by state; ${upTo}`)
const accounts = gauge("sendwright_accounts", `Accounts by state; ${upTo}`)
const uncounted = gauge(
  "sendwright_metrics_behind_seconds",
  "How old the oldest event is that is not in the counts by the hour yet; 0 where none is"
)
const size = gauge("sendwright_database_size_bytes", "Size of the database on its disk")
const snapshot = gauge(
  "sendwright_database_oldest_snapshot_age_seconds",
  "Age of the oldest transaction that keeps dead rows from being removed; 0 where there is none"
)
const deadRows = gauge(
  "sendwright_database_dead_rows",
  "Dead rows of the tables that are queues, as the database estimates"
)
const months = gauge(
  "sendwright_database_months_ahead",
  "How many months after the present one the tables of the log are made for"
)
const readAt = gauge(
  "sendwright_figures_timestamp_seconds",
  "When what the storage tells was last read, in seconds since 1970"
)

const set = (metric: Metric.Gauge<number>, value: number, attributes: Readonly<Record<string, string>> = {}) =>
  Metric.update(Metric.withAttributes(metric, attributes), value)

const setAll = (metric: Metric.Gauge<number>, label: string, values: Readonly<Record<string, number>>) =>
  Effect.forEach(Object.entries(values), ([name, value]) => set(metric, value, { [label]: name }), { discard: true })

const seconds = (millis: number | null): number => (millis ?? 0) / 1_000

const show = Effect.fnUntraced(function*(figures: StorageFigures, now: number) {
  const { oldestDueMillis, ...pending } = figures.emails
  const { failing, healthy } = figures.webhooks.oldestDueMillis
  yield* setAll(emails, "state", pending)
  yield* set(oldestEmail, seconds(oldestDueMillis))
  yield* setAll(webhooks, "endpoint", { healthy: figures.webhooks.healthy, failing: figures.webhooks.failing })
  yield* setAll(oldestWebhook, "endpoint", { healthy: seconds(healthy), failing: seconds(failing) })
  yield* set(requests, figures.requests.pending)
  yield* set(oldestRequest, seconds(figures.requests.oldestMillis))
  yield* setAll(domains, "state", figures.domains)
  yield* setAll(accounts, "state", figures.accounts)
  yield* set(uncounted, seconds(figures.uncountedMillis))
  if (figures.database !== null) {
    yield* set(size, figures.database.sizeBytes)
    yield* set(snapshot, seconds(figures.database.oldestSnapshotMillis))
    yield* setAll(deadRows, "table", figures.database.deadRows)
    yield* set(months, figures.database.monthsAhead)
  }
  yield* set(readAt, now / 1_000)
})

/** So many readings in a row fail before it is said that the gauges are old. */
const patience = 3

/**
 * Reads the figures of the storage at intervals and shows them as gauges. A reader of the metrics sees what was read
 * last, and costs the storage nothing.
 */
export const layer: Layer.Layer<never, never, StorageHealth> = Layer.effectDiscard(Effect.gen(function*() {
  const { figures } = yield* StorageHealth
  const { figuresMillis, figuresTimeoutMillis } = yield* HealthSettings
  const conditions = yield* Conditions
  const clock = yield* Clock.Clock
  let failures = 0

  const read = Effect.gen(function*() {
    const now = clock.currentTimeMillisUnsafe()
    yield* show(yield* figures(new Date(now)), now)
    failures = 0
    yield* conditions.clear("figures")
  }).pipe(
    Effect.timeout(figuresTimeoutMillis),
    Effect.catchCause((cause) => {
      failures++
      return failures < patience ?
        Effect.logDebug("The gauges of the storage could not be read", cause) :
        conditions.raise({
          name: "figures",
          message:
            "The gauges of queues, domains, accounts and the database are old: reading them fails or takes too long.",
          blocks: false
        })
    }),
    Effect.andThen(Effect.sleep(figuresMillis))
  )
  yield* Effect.forkScoped(Effect.forever(read))
}))
