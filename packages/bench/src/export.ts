/**
 * `GET /v1/account/export` of an account with a million emails of 1 KB, to a reader that takes everything at once and to
 * one that takes two megabytes a second: the memory of the server while it writes. The baseline is its memory before.
 * `pnpm bench export 200000` exports as many as are named.
 */
import * as http from "node:http"
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { idAt, makeMonths } from "./logMonths.ts"
import { environment, makeAccount, startServer } from "./Processes.ts"
import { progress, report } from "./Report.ts"
import { round } from "./Statistics.ts"
import { memoryOf } from "./Usage.ts"

const defaultEmails = 1_000_000
const bodyLength = 1_024
const seedChunk = 50_000
const slowBytesPerSecond = 2_000_000
const slowMs = 30_000
const sampleMs = 50
const megabyte = 1024 * 1024

/** Delivered emails, one a second, each with a text of 1 KB and three events. */
const seed = async (client: pg.Client, accountId: string, count: number): Promise<void> => {
  const now = new Date(Date.now())
  const at = "($2::timestamptz - n * interval '1 second')"
  const id = idAt(at, "$1 || n")
  const series = "generate_series($3::int4, $4::int4) n"
  const statements = [
    `INSERT INTO sendwright.emails (id, account_id, mode, created_at, sender, to_list, cc_list, bcc_list, subject, tags,
      message_id, recipients, attachment_count, search_text, first_event_id)
    SELECT ${id}, $1::text::uuid, 'live', ${at}, 'Shop <shop@example.com>', ARRAY['user' || n || '@example.net'], '{}',
      '{}', 'Order ' || n || ' has shipped', ARRAY['orders'], ${id} || '@example.com',
      ARRAY['user' || n || '@example.net'], 0, '', ${idAt(at, "$1 || n || 'first'")}
    FROM ${series}`,
    `INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states,
      provider_message_id, next_sequence, has_evidence)
    SELECT ${id}, $1::text::uuid, 'live', ${at}, 'delivered', ARRAY['delivered'], md5($1 || n), 3, true
    FROM ${series}`,
    `INSERT INTO sendwright.email_contents (email_id, body_text, headers)
    SELECT ${id}, repeat(md5($1 || n), ${bodyLength / 32}), json_build_object('X-Sent', ${at}) FROM ${series}`,
    `INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
    SELECT ${id}, k, ${
      idAt(at, "$1 || n || 'event' || k")
    }, ('{email.queued,email.sent,email.delivered}'::text[])[k + 1],
      json_build_object('provider_message_id', md5($1 || n)), ${at} + k * interval '1 second', '{}'
    FROM ${series}, generate_series(1, 2) k`
  ]
  await makeMonths(client, new Date(now.getTime() - count * 1_000), now)
  for (let from = 1; from <= count; from += seedChunk) {
    const to = Math.min(count, from + seedChunk - 1)
    for (const statement of statements) await client.query(statement, [accountId, now, from, to])
  }
  await client.query("VACUUM (ANALYZE)")
}

/** Watches the memory of a process until it is stopped; answers with the highest and the middle of its samples. */
const watch = (pid: number) => {
  const samples: Array<number> = []
  const timer = setInterval(() => samples.push(memoryOf(pid)), sampleMs)
  return () => {
    clearInterval(timer)
    samples.sort((left, right) => left - right)
    return {
      peakMiB: round(samples.at(-1) ?? 0, 0),
      medianMiB: round(samples[Math.floor(samples.length / 2)] ?? 0, 0)
    }
  }
}

const open = (port: number, key: string): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    http.get(
      {
        host: "127.0.0.1",
        port,
        path: "/v1/account/export",
        agent: false,
        headers: { authorization: `Bearer ${key}` }
      },
      resolve
    ).on("error", reject)
  })

/** Counts a text in a stream of chunks, also where it lies across two of them. */
const counter = (text: string) => {
  const needle = Buffer.from(text)
  let tail: Buffer = Buffer.alloc(0)
  let count = 0
  return {
    add: (chunk: Buffer) => {
      const whole = Buffer.concat([tail, chunk])
      for (let at = whole.indexOf(needle); at !== -1; at = whole.indexOf(needle, at + needle.length)) count++
      // Shorter than the text, so that nothing is counted twice.
      tail = whole.subarray(Math.max(0, whole.length - needle.length + 1))
    },
    count: () => count
  }
}

const readFast = async (port: number, key: string) => {
  const started = performance.now()
  const response = await open(port, key)
  const emails = counter(`"idempotency_key":`)
  const events = counter(`"email_id":`)
  let bytes = 0
  let last = ""
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    emails.add(chunk)
    events.add(chunk)
    last = chunk.toString("utf8").slice(-1)
  }
  const seconds = (performance.now() - started) / 1000
  return {
    status: response.statusCode,
    whole: response.complete && last === "}",
    emails: emails.count(),
    events: events.count(),
    megabytes: round(bytes / megabyte, 0),
    seconds: round(seconds),
    megabytesPerSecond: round(bytes / megabyte / seconds),
    emailsPerSecond: round(emails.count() / seconds, 0)
  }
}

/** Reads slowly for a while and goes away in the middle. */
const readSlowly = async (port: number, key: string) => {
  const response = await open(port, key)
  response.on("error", () => {})
  const started = performance.now()
  let bytes = 0
  while (performance.now() - started < slowMs) {
    const chunk = response.read() as Buffer | null
    bytes += chunk?.length ?? 0
    const ahead = bytes / slowBytesPerSecond * 1000 - (performance.now() - started)
    await sleep(Math.max(5, ahead))
  }
  const complete = response.complete
  response.destroy()
  return { status: response.statusCode, megabytes: round(bytes / megabyte, 0), endedBefore: complete }
}

/** When a page of an export was last asked for, by the database's clock. */
const lastPage = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query(
    `SELECT max(query_start)::text AS at FROM pg_stat_activity
    WHERE query LIKE '%found AS MATERIALIZED%' AND pid <> pg_backend_pid()`
  )
  return rows[0].at
}

export const exportAccount = async (): Promise<void> => {
  const count = Number(process.argv[3] ?? defaultEmails)
  const postgres = await startPostgres({ durable: false })
  const env = { ...environment(postgres.url), SENDWRIGHT_ROLE: "api" }
  const server = await startServer(env)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const account = await makeAccount(env, "live")
    progress(`seeding ${count} emails`)
    await seed(client, account.id, count)
    // A short export first, of another account: what the server loads once is no part of the answer.
    const empty = await makeAccount(env, "live")
    await readFast(server.port, empty.key)
    await sleep(2_000)
    const before = round(memoryOf(server.pid), 0)

    const stopFast = watch(server.pid)
    const fast = { ...await readFast(server.port, account.key), ...stopFast() }
    progress(`fast: ${JSON.stringify(fast)}`)

    const stopSlow = watch(server.pid)
    const slow = { ...await readSlowly(server.port, account.key), ...stopSlow() }
    await sleep(1_000)
    const stopped = await lastPage(client)
    await sleep(3_000)
    const figures = {
      beforeMiB: before,
      fast,
      slow: { ...slow, readsOnAfterItLeft: await lastPage(client) !== stopped }
    }
    report("export", { emails: count, bodyLength, eventsPerEmail: 3, slowBytesPerSecond, slowMs }, figures)
    if (!fast.whole || fast.emails !== count) throw new Error("the export is not whole")
  } finally {
    await client.end()
    await server.stop()
    await postgres.stop()
  }
}
