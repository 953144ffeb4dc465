/**
 * What a gauge of several processes is on one page.
 *
 * - `sum`: each process has a part of it.
 * - `max`: the worst of any process is what matters.
 * - `min`: what only falls, until it begins anew: who looked last has the least.
 * - `farthest`: the value that is farthest from zero, on either side.
 * - `latest`: all read the same from the storage: what was read last.
 * - `each`: of one process alone, so that each stands there with the label `process`.
 */
export type GaugeRule = "sum" | "max" | "min" | "farthest" | "latest" | "each"

/** The gauge that says when what is read from the storage was read. */
export const figuresTime = "sendwright_figures_timestamp_seconds"

/** By name; `each` for those that do not stand here, such as a provider's own. */
const rules: Readonly<Record<string, GaugeRule>> = {
  // Clients, memory and commands are shared out over the processes.
  sendwright_submission_connections: "sum",
  sendwright_submission_bytes: "sum",
  sendwright_mail_connections: "sum",
  sendwright_mail_bytes: "sum",
  sendwright_mx_site_connections: "sum",
  sendwright_mx_site_rate: "sum",
  sendwright_mx_warmup_room: "min",
  sendwright_turns_waiting: "sum",
  sendwright_database_connections: "sum",
  sendwright_database_connections_in_use: "sum",
  sendwright_database_commands_waiting: "sum",
  // Each process has its own pace with an endpoint, which counts once for each that called it.
  sendwright_webhook_endpoints: "sum",
  sendwright_workers: "sum",
  // 1 or 2 where something is wrong in any process.
  sendwright_condition: "max",
  sendwright_database_lock_holder: "max",
  sendwright_provider_circuit: "max",
  // One machine has one clock, and each process measures.
  sendwright_clock_difference_seconds: "farthest",
  sendwright_emails_pending: "latest",
  sendwright_email_oldest_due_age_seconds: "latest",
  sendwright_webhooks_pending: "latest",
  sendwright_webhook_oldest_due_age_seconds: "latest",
  sendwright_sql_requests_pending: "latest",
  sendwright_sql_request_oldest_age_seconds: "latest",
  sendwright_domains: "latest",
  sendwright_accounts: "latest",
  sendwright_metrics_behind_seconds: "latest",
  sendwright_database_size_bytes: "latest",
  sendwright_database_oldest_snapshot_age_seconds: "latest",
  sendwright_database_dead_rows: "latest",
  sendwright_database_months_ahead: "latest",
  [figuresTime]: "latest",
  // One process may grow or hang while the others are well.
  process_resident_memory_bytes: "each",
  nodejs_heap_size_used_bytes: "each",
  process_start_time_seconds: "each",
  nodejs_eventloop_delay_p50_seconds: "each",
  nodejs_eventloop_delay_p99_seconds: "each",
  nodejs_eventloop_delay_max_seconds: "each"
}

/** Whether it was decided what a gauge is on the page of several processes. */
export const isKnown = (name: string): boolean => Object.hasOwn(rules, name)

/** What a gauge is on the page of several processes. */
export const ruleOf = (name: string): GaugeRule => isKnown(name) ? rules[name]! : "each"
