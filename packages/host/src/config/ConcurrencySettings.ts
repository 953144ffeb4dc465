import { duration, integer, setting } from "@sendwright/core/foundation/Setting"

/** How much is done at once. */
export const concurrencySettings = {
  sendConcurrency: setting(
    "SENDWRIGHT_SEND_CONCURRENCY",
    "`256`",
    "Concurrent hand-offs per process; `connections` of `SMTP_URL` limits them too.",
    integer(1, 1_000)
  ),
  sendRate: setting(
    "SENDWRIGHT_SEND_RATE",
    "unlimited",
    "Emails per second to each provider, across all processes.",
    integer(1, 100_000)
  ),
  providerConcurrency: setting(
    "SENDWRIGHT_PROVIDER_CONCURRENCY",
    "unlimited",
    "Concurrent hand-offs to each provider, across all processes.",
    integer(1, 10_000)
  ),
  domainConcurrency: setting(
    "SENDWRIGHT_DOMAIN_CONCURRENCY",
    "unlimited",
    "Concurrent hand-offs to one recipient domain, across all processes.",
    integer(1, 10_000)
  ),
  webhookConcurrency: setting(
    "SENDWRIGHT_WEBHOOK_CONCURRENCY",
    "`128`",
    "Concurrent webhook attempts per process.",
    integer(1, 2_000)
  ),
  webhooksPerEndpoint: setting(
    "SENDWRIGHT_WEBHOOKS_PER_ENDPOINT",
    "`8`",
    "Concurrent attempts per endpoint and process [at first](../internals/engine.md#the-pace-of-an-endpoint).",
    integer(1, 2_000)
  ),
  minWebhooksPerEndpoint: setting(
    "SENDWRIGHT_WEBHOOKS_PER_ENDPOINT_MIN",
    "`2`",
    "Fewest concurrent attempts for a failing endpoint.",
    integer(1, 2_000)
  ),
  maxWebhooksPerEndpoint: setting(
    "SENDWRIGHT_WEBHOOKS_PER_ENDPOINT_MAX",
    "`64`",
    "Most concurrent attempts for one endpoint.",
    integer(1, 2_000)
  ),
  erasureConcurrency: setting(
    "SENDWRIGHT_ERASURE_CONCURRENCY",
    "`2`",
    "Concurrent erasures per process; one per account.",
    integer(1, 100)
  ),
  erasureWait: setting(
    "SENDWRIGHT_ERASURE_WAIT_SECONDS",
    "`15`",
    "How long an erasure waits for its turn, and again for open transactions.",
    duration("second", 0, 600)
  ),
  searchConcurrency: setting(
    "SENDWRIGHT_SEARCH_CONCURRENCY",
    "`4`",
    "Concurrent log searches (`q` or `tag`) per process.",
    integer(1, 1_000)
  ),
  searchesPerAccount: setting(
    "SENDWRIGHT_SEARCHES_PER_ACCOUNT",
    "`2`",
    "Concurrent log searches per account and process.",
    integer(1, 1_000)
  ),
  searchWait: setting(
    "SENDWRIGHT_SEARCH_WAIT_SECONDS",
    "`5`",
    "How long a search waits for its turn.",
    duration("second", 0, 60)
  ),
  searchDepth: setting(
    "SENDWRIGHT_SEARCH_DEPTH",
    "`20000`",
    "Most emails read by one search; the next page continues.",
    integer(100, 1_000_000)
  ),
  webhookEndpoints: setting(
    "SENDWRIGHT_WEBHOOK_ENDPOINTS",
    "`100`",
    "Webhook endpoints per account.",
    integer(1, 10_000)
  )
} as const
