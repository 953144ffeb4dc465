/**
 * The dashboard over a log of 1,000,000 emails, as its page asks: searches typed letter by letter, the first page under
 * every filter, the counts before bulk actions, the log as a file, the figures; then the page itself in a browser. The
 * searches are to answer within 200 ms at p95. `pnpm bench dashboard 50000` fills in as many as are named,
 * `pnpm bench dashboard 1000000 2` plays the day of live updates in 2 minutes, and 0 leaves the browser out.
 */
import pg from "pg"
import { freePort } from "../../../scripts/free-port.ts"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { buildPage } from "../../dashboard/build.ts"
import { fill, secondsApart, senders } from "./dashboard/fill.ts"
import { bulkCounts, csv, firstPages, metricsPages } from "./dashboard/filters.ts"
import { startFront } from "./dashboard/front.ts"
import { measurePage } from "./dashboard/page.ts"
import { searches } from "./dashboard/searches.ts"
import { signIn } from "./dashboard/signedIn.ts"
import { makeApi } from "./drills/Api.ts"
import { environment, makeAccount, makeKey, startServer } from "./Processes.ts"
import { progress, report } from "./Report.ts"

const defaultEmails = 1_000_000
const defaultMinutes = 10
const targetP95Ms = 200

export const dashboard = async (): Promise<void> => {
  const count = Number(process.argv[3] ?? defaultEmails)
  const minutes = Number(process.argv[4] ?? defaultMinutes)
  await buildPage()
  const postgres = await startPostgres({ durable: true })
  const frontPort = await freePort()
  const origin = `http://127.0.0.1:${frontPort}`
  const env = { ...environment(postgres.url), SENDWRIGHT_ROLE: "api", SENDWRIGHT_BASE_URL: origin }
  const server = await startServer(env)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const account = await makeAccount(env, "live")
    await makeKey(env, account.id, "live")
    const api = makeApi(() => [server.port], account.key)
    for (const name of senders) await api.post("/v1/domains", { name })
    const { rows } = await client.query("SELECT id FROM sendwright.api_keys WHERE account_id = $1 ORDER BY id", [
      account.id
    ])
    const keyIds = [rows[0].id, rows[1].id] as const
    progress(`filling in ${count.toLocaleString("en")} emails`)
    await fill(client, { accountId: account.id, keyIds, count, now: new Date(Date.now()) })

    const user = await signIn({ env, origin, port: server.port, owner: "owner@example.com" })
    const base = `/accounts/${account.id}`
    progress("searching")
    const search = await searches(user, base, count)
    progress(JSON.stringify(search, undefined, 2))
    progress("filters, counts and figures")
    const pages = await firstPages(user, base, keyIds)
    const counts = await bulkCounts(user, base)
    const figures = await metricsPages(user, base)
    progress("the log as a file")
    const file = await csv(user, base, server.pid)
    progress(JSON.stringify({ pages, counts, figures, file }, undefined, 2))

    let page: unknown = "left out"
    if (minutes > 0) {
      progress("the page")
      const { json: { data: [like] } } = await user.get(`${base}/emails?limit=1`)
      const front = await startFront(frontPort, server.port, () => like)
      try {
        const opened = { origin, cookie: user.cookie, path: `/a/${account.id}/emails` }
        page = await measurePage(opened, front, minutes)
      } finally {
        await front.stop()
      }
    }
    report("dashboard", { emails: count, secondsApart, minutes }, {
      search,
      pages,
      counts,
      metrics: figures,
      file,
      page
    })
    if (search.all.p95Ms > targetP95Ms) throw new Error(`a search takes ${search.all.p95Ms} ms at p95`)
  } finally {
    await client.end()
    await server.stop()
    await postgres.stop()
  }
}
