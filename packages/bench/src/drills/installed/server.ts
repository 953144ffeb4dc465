/** The server on Postgres: the life of an account is played with one version, and another one is installed in place. */
import { randomBytes } from "node:crypto"
import pg from "pg"
import { freePort } from "../../../../../scripts/free-port.ts"
import { startPostgres } from "../../../../../scripts/local-postgres.ts"
import { startNameServer } from "../../../../host/test/e2e/NameServer.ts"
import { asking, type Deployment } from "../../history/Deployment.ts"
import { differences } from "../../history/differences.ts"
import { startFarEnd } from "../../history/FarEnd.ts"
import { lastEvening, workingDays } from "../../history/life.ts"
import { lookAround, shownBy } from "../../history/looks.ts"
import { asViewer, lookedAt, settingsOf, visiting } from "../../history/visits.ts"
import { progress } from "../../Report.ts"
import { type Folder, standing } from "./Folder.ts"

/** What one version shows of what another one left, and what it takes in itself. */
export interface Stage {
  readonly version: string
  readonly installMs: number
  readonly readyMs: number
  readonly standing: { readonly upToDate: boolean; readonly compatible: boolean; readonly pending: number }
  /** How many answers were compared, and which of them differ from before. */
  readonly looks: number
  readonly differences: ReadonlyArray<string>
  /** Whether the keyed request of the first version was answered with its email. */
  readonly sameEmail: boolean
  readonly sent: number
}

const sends = 25

/** Keys were used before another version was installed, which takes its time. */
const whileInstallingMs = 3_600_000

/** A server that only answers: what it takes in stays as it is, and what is shown stands still. */
const answering = { SENDWRIGHT_ROLE: "api" }

export const playServer = async (folder: Folder, versions: ReadonlyArray<string>) => {
  const [first, ...others] = versions
  const [postgres, farEnd, names] = await Promise.all([
    startPostgres({ durable: true }),
    startFarEnd(),
    startNameServer()
  ])
  const sql = new pg.Client({ connectionString: postgres.url })
  const submissionPort = await freePort()
  const env = {
    ...settingsOf({ databaseUrl: postgres.url, farEnd, names }),
    SENDWRIGHT_SECRET_KEY: `drill:${randomBytes(32).toString("base64")}`
  }
  const visit = visiting({ program: folder.program, env, sql, farEnd, names, submissionPort })
  try {
    await sql.connect()
    await folder.install(first!)
    progress(`${first}: an account's life`)
    const days = await visit({ SENDWRIGHT_SUBMISSION_LISTEN: `127.0.0.1:${submissionPort}` }, workingDays)
    const around = lookedAt(days)
    const look = async (deployment: Deployment) => lookAround(await asViewer(deployment, days), around)
    const left = await visit(answering, async (deployment) => ({
      evening: await lastEvening(deployment, days),
      looks: await look(deployment)
    }))
    const { evening } = left
    let { looks } = left
    const queued = [...evening.queued]
    const stages: Array<Stage> = []
    for (const version of others) {
      const installMs = await folder.install(version)
      progress(`${version}: what ${looks.length} looks show`)
      const stands = await standing(folder.program, env)
      const beganMs = performance.now()
      await visit(answering, async (deployment) => {
        const readyMs = Math.round(performance.now() - beganMs)
        const ask = await asViewer(deployment, days)
        const found: Array<string> = []
        for (const { as, path, shows } of looks) {
          found.push(...differences(shows, shownBy(await ask(as, path)), `${as} ${path}: `, whileInstallingMs))
        }
        const live = asking(deployment, { key: days.account.keys.live })
        const { body, id, key } = evening.asked
        const repeated = await live("POST", "/v1/emails", body, key)
        for (let index = 0; index < sends; index++) {
          const message = { ...body, to: `number-${index}@example.com`, subject: `By ${version}` }
          queued.push((await live("POST", "/v1/emails", message, `${key}-${stages.length}-${index}`)).id)
        }
        looks = await look(deployment)
        stages.push({
          version,
          installMs,
          readyMs,
          standing: stands,
          looks: looks.length,
          differences: found,
          sameEmail: repeated.id === id,
          sent: sends
        })
      })
    }
    progress("everything that waited goes out")
    const unfinished = await visit({}, async (deployment) => {
      const live = asking(deployment, { key: days.account.keys.live })
      const left = new Set(queued)
      await deployment.until("the end of all that waited", async () => {
        for (const id of left) if ((await live("GET", `/v1/emails/${id}`)).status !== "queued") left.delete(id)
        return left.size === 0 ? true : undefined
      })
      return left.size
    })
    return { stages, waited: queued.length, unfinished }
  } finally {
    await sql.end()
    names.stop()
    await farEnd.stop()
    await postgres.stop()
  }
}
