/** The other questions that the screens of a log ask: pages of it, counts, figures, and all of it as a file. */
import { performance } from "node:perf_hooks"
import { percentilesOf, round } from "../Statistics.ts"
import { memoryOf } from "../Usage.ts"
import { daysAgo } from "./searches.ts"
import type { Answered, SignedIn } from "./signedIn.ts"

const times = 20
const megabyte = 1024 * 1024

const pages = (keyIds: readonly [string, string]): Readonly<Record<string, string>> => ({
  "the log": "",
  "delivered": "status=delivered",
  "bounced": "status=bounced",
  "failed or bounced": "status=failed&status=bounced",
  "queued": "status=queued",
  "a common tag": "tag=orders",
  "a rare tag": "tag=rare-3",
  "no such tag": "tag=none-has-it",
  "a common domain": "domain=shop.example",
  "a rare domain": "domain=news.example",
  "no such domain": "domain=other.example",
  "a common key": `key=${keyIds[0]}`,
  "a rare key": `key=${keyIds[1]}`,
  "an hour": `from=${daysAgo(1 / 24)}`,
  "a week": `from=${daysAgo(7)}`,
  "a day two weeks ago": `from=${daysAgo(15)}&to=${daysAgo(14)}`,
  "bounced under a tag in a week": `status=bounced&tag=orders&from=${daysAgo(7)}`,
  "failed of a rare key": `status=failed&key=${keyIds[1]}`,
  "a rare domain under a tag": "domain=news.example&tag=newsletter"
})

const counts: Readonly<Record<string, string>> = {
  "scheduled": "status=scheduled",
  "failed": "status=failed",
  "failed under a tag": "status=failed&tag=orders",
  "failed in a week": `status=failed&from=${daysAgo(7)}`,
  "failed of a rare domain": "status=failed&domain=news.example",
  "scheduled, by a text": "status=scheduled&q=your%20order"
}

const metrics: Readonly<Record<string, string>> = {
  "a day by the hour": `from=${daysAgo(1)}&grain=hour&by=none`,
  "a week by the hour": `from=${daysAgo(7)}&grain=hour&by=none`,
  "30 days by the day": `from=${daysAgo(30)}&grain=day&by=none`,
  "30 days by domain": `from=${daysAgo(30)}&grain=day&by=domain`,
  "30 days by tag": `from=${daysAgo(30)}&grain=day&by=tag`
}

const timed = async (
  paths: Readonly<Record<string, string>>,
  ask: (path: string) => Promise<Answered>,
  also: (json: any) => unknown
) => {
  const figures: Record<string, unknown> = {}
  for (const [name, path] of Object.entries(paths)) {
    const ms: Array<number> = []
    let last: unknown
    for (let turn = 0; turn <= times; turn++) {
      const answer = await ask(path)
      // The first asks for what no cache has yet.
      if (turn > 0) ms.push(answer.ms)
      last = also(answer.json)
    }
    const { max, p50, p95 } = percentilesOf(ms)
    figures[name] = { p50Ms: round(p50), p95Ms: round(p95), maxMs: round(max), found: last }
  }
  return figures
}

/** The first page of the log under every filter. */
export const firstPages = (user: SignedIn, base: string, keyIds: readonly [string, string]) =>
  timed(pages(keyIds), (query) => user.get(`${base}/emails?limit=100&${query}`), ({ data, next_cursor }) => ({
    rows: data.length,
    goesOn: next_cursor !== null
  }))

/** What is asked for before something is done with all that is filtered. */
export const bulkCounts = (user: SignedIn, base: string) =>
  timed(counts, (query) => user.get(`${base}/emails/count?${query}`), (json) => json)

export const metricsPages = (user: SignedIn, base: string) =>
  timed(
    metrics,
    (query) => user.get(`${base}/metrics?traffic=live&to=${daysAgo(0)}&zone=Europe%2FBerlin&${query}`),
    ({ series, starts }) => ({ series: series.length, points: starts.length })
  )

/** The whole log as a file: how fast it comes, and what it costs the server in memory. */
export const csv = async (user: SignedIn, base: string, pid: number) => {
  const before = memoryOf(pid)
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid))
  }, 50)
  const began = performance.now()
  const response = await user.open(`${base}/emails/csv`)
  let bytes = 0
  let lines = 0
  let firstMs = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (bytes === 0) firstMs = performance.now() - began
    bytes += chunk.length
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines++
  }
  clearInterval(timer)
  const seconds = (performance.now() - began) / 1000
  return {
    isWhole: response.complete,
    rows: lines - 1,
    megabytes: round(bytes / megabyte, 0),
    firstByteMs: round(firstMs),
    seconds: round(seconds),
    rowsPerSecond: round((lines - 1) / seconds, 0),
    serverBeforeMiB: round(before, 0),
    serverPeakMiB: round(peak, 0)
  }
}
