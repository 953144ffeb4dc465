import { duration, integer, setting } from "@sendwright/core/foundation/Setting"

/** How much is done at once. */
export const concurrencySettings = {
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
    "Webhook attempts at once that a process begins with for one endpoint; see [pace](../internals/engine.md#the-pace-of-an-endpoint).",
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
  )
} as const
