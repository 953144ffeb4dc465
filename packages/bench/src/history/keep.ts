/**
 * Makes the dump that is kept of this version: plays a small life on the reference server, on the oldest Postgres that is
 * supported, looks at everything that it shows, and writes both down. Every later version is tested on it.
 */
import { migrations } from "@sendwright/postgres/Migrations"
import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import * as fs from "node:fs"
import * as path from "node:path"
import pg from "pg"
import { freePort } from "../../../../scripts/free-port.ts"
import { oldestPrograms, startPostgres } from "../../../../scripts/local-postgres.ts"
import { startNameServer } from "../../../host/test/e2e/NameServer.ts"
import { directory, releasedOf } from "../../../postgres/test/history/versions.ts"
import { host } from "../Processes.ts"
import { startFarEnd } from "./FarEnd.ts"
import type { Kept } from "./Kept.ts"
import { lastEvening, workingDays } from "./life.ts"
import { lookAround } from "./looks.ts"
import { operator, owner, password } from "./people.ts"
import { asViewer, lookedAt, settingsOf, visiting } from "./visits.ts"

const note = "Everything here is made up, and its secrets are thrown away: README.md says how it was made and what for."

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
    ...settingsOf({ databaseUrl: postgres.url, farEnd, names }),
    SENDWRIGHT_SECRET_KEY: throwawaySecretKey
  }
  const visit = visiting({ program: host, env, sql, farEnd, names, submissionPort })
  try {
    await sql.connect()
    const submission = { SENDWRIGHT_SUBMISSION_LISTEN: `127.0.0.1:${submissionPort}` }
    const days = await visit(submission, workingDays)
    const { evening, looks } = await visit({ SENDWRIGHT_ROLE: "api" }, async (deployment) => {
      const evening = await lastEvening(deployment, days)
      const looks = await lookAround(await asViewer(deployment, days), lookedAt(days))
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
