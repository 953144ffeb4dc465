/**
 * Makes the dump that is kept of this version: plays a small life on the reference server, on the oldest Postgres that is
 * supported, looks at everything that it shows, and writes both down. Every later version is tested on it.
 */
import { migrations } from "@sendwright/postgres/Migrations"
import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import * as fs from "node:fs"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { freePort } from "../../../../scripts/free-port.ts"
import { oldestPrograms, startPostgres } from "../../../../scripts/local-postgres.ts"
import { startNameServer } from "../../../host/test/e2e/NameServer.ts"
import { directory, releasedOf } from "../../../postgres/test/history/versions.ts"
import { environment, host, sendwrightOf, startServer } from "../Processes.ts"
import { answerOf, baseUrl, type Credentials, type Question, requestOf } from "./Client.ts"
import type { Deployment } from "./Deployment.ts"
import { startFarEnd } from "./FarEnd.ts"
import type { Kept, Viewer } from "./Kept.ts"
import { lastEvening, workingDays } from "./life.ts"
import { lookAround } from "./looks.ts"
import { operator, owner, password, signIn } from "./people.ts"

const note = "Everything here is made up, and its secrets are thrown away: README.md says how it was made and what for."

const until: Deployment["until"] = async (what, ask) => {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await sleep(100)
  }
  throw new Error(`${what} did not come`)
}

/** As plain SQL, which any client can run: without the lines that are for psql, and without what names this machine. */
const dump = (programs: string, url: string): string =>
  execFileSync(path.join(programs, "pg_dump"), [
    "--inserts",
    "--rows-per-insert=100",
    "--no-owner",
    "--no-privileges",
    `--dbname=${url}`
  ], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
    .split("\n").filter((line) => !line.startsWith("\\")).join("\n")

export const keep = async (): Promise<void> => {
  const { id, name } = migrations.at(-1)!
  const file = path.join(directory, `${id}-${name}`)
  if (fs.existsSync(`${file}.sql`) && !process.argv.includes("--unreleased")) {
    throw new Error(`${id}-${name} is kept already. What was released never changes: only before that, --unreleased.`)
  }
  if (oldestPrograms === undefined) throw new Error("Postgres 15 is not installed: apt-get install postgresql-15")
  const throwawaySecretKey = `throwaway:${randomBytes(32).toString("base64")}`
  const [postgres, farEnd, names] = await Promise.all([
    startPostgres({ durable: false, programs: oldestPrograms }),
    startFarEnd(),
    startNameServer()
  ])
  const sql = new pg.Client({ connectionString: postgres.url })
  const submissionPort = await freePort()
  const env = {
    ...environment(postgres.url),
    SENDWRIGHT_BASE_URL: baseUrl,
    SENDWRIGHT_PORTAL_ORIGINS: "https://app.kept.example",
    SENDWRIGHT_SECRET_KEY: throwawaySecretKey,
    SMTP_URL: farEnd.smtpUrl,
    SENDWRIGHT_DNS_SERVERS: names.address,
    SENDWRIGHT_UNKNOWN_POLICY: "hold",
    SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "0"
  }
  const visit = async <A>(
    more: Readonly<Record<string, string>>,
    stay: (deployment: Deployment) => Promise<A>
  ): Promise<A> => {
    const server = await startServer({ ...env, ...more })
    const address = `http://127.0.0.1:${server.port}`
    try {
      return await stay({
        ask: async (question: Question) => answerOf(await fetch(requestOf(address, question))),
        command: (...args) => sendwrightOf(host)(env, ...args),
        submissionPort,
        webhookUrl: farEnd.webhookUrl,
        publish: names.publish,
        until,
        hurryWebhooks: async () => {
          await sql.query("UPDATE sendwright.webhook_jobs SET due_at = now(), wake_at = now() WHERE token IS NULL")
        }
      })
    } finally {
      await server.stop()
    }
  }
  try {
    await sql.connect()
    const submission = { SENDWRIGHT_SUBMISSION_LISTEN: `127.0.0.1:${submissionPort}` }
    const days = await visit(submission, workingDays)
    const { evening, looks } = await visit({ SENDWRIGHT_ROLE: "api" }, async (deployment) => {
      const evening = await lastEvening(deployment, days)
      const by: Partial<Record<Viewer, Credentials>> = {}
      for (const [who, address] of [["owner", owner], ["operator", operator]] as const) {
        by[who] = await signIn(deployment, address)
      }
      for (const who of ["live", "test", "other"] as const) by[who] = { key: days.account.keys[who] }
      const hour = 3_600_000
      const thisHour = Math.floor(Date.now() / hour) * hour
      const looks = await lookAround((as, path) => deployment.ask({ method: "GET", path, by: by[as] ?? null }), {
        accountId: days.account.id,
        from: new Date(thisHour - 3 * hour).toISOString(),
        to: new Date(thisHour + hour).toISOString()
      })
      return { evening, looks }
    })
    const madeAt = new Date().toISOString()
    const { deliveries, ...rest } = evening
    const { account, domain, erased, held, refused, reported, sandbox, suppressed, waiting } = days
    const kept: Kept = {
      note,
      migrations: migrations.map(releasedOf),
      madeAt,
      throwawaySecretKey,
      keys: account.keys,
      users: { owner, operator },
      password,
      accountId: account.id,
      tasks: {
        ...rest,
        refused,
        reported,
        held,
        waiting: { url: waiting.url, endpointId: waiting.id, secret: waiting.secret, deliveries },
        suppressed,
        erased,
        domain,
        sandbox
      },
      looks
    }
    fs.writeFileSync(`${file}.sql`, dump(oldestPrograms, postgres.url))
    fs.writeFileSync(`${file}.json`, `${JSON.stringify(kept, undefined, 1)}\n`)
    for (const end of ["sql", "json"]) {
      process.stdout.write(`${path.relative(process.cwd(), `${file}.${end}`)}: ${fs.statSync(`${file}.${end}`).size}\n`)
    }
  } finally {
    await sql.end()
    names.stop()
    await farEnd.stop()
    await postgres.stop()
  }
}
