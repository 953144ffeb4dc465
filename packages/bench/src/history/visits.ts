/** Starts servers for the life that is kept, one after another on one database, and looks at them. */
import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"
import type { startNameServer } from "../../../host/test/e2e/NameServer.ts"
import { environment, sendwrightOf, startServer } from "../Processes.ts"
import { type Answer, answerOf, baseUrl, type Credentials, type Question, requestOf } from "./Client.ts"
import type { Deployment } from "./Deployment.ts"
import type { FarEnd } from "./FarEnd.ts"
import type { Viewer } from "./Kept.ts"
import type { workingDays } from "./life.ts"
import { operator, owner, signIn } from "./people.ts"

type NameServer = Awaited<ReturnType<typeof startNameServer>>
type Days = Awaited<ReturnType<typeof workingDays>>

interface World {
  readonly farEnd: FarEnd
  readonly names: NameServer
}

/** Of every server that the life takes place on. */
export const settingsOf = ({ databaseUrl, farEnd, names }: World & { readonly databaseUrl: string }) => ({
  ...environment(databaseUrl),
  SENDWRIGHT_BASE_URL: baseUrl,
  SENDWRIGHT_PORTAL_ORIGINS: "https://app.kept.example",
  SMTP_URL: farEnd.smtpUrl,
  SENDWRIGHT_DNS_SERVERS: names.address,
  SENDWRIGHT_UNKNOWN_POLICY: "hold",
  SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "0"
})

const until: Deployment["until"] = async (what, ask) => {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await sleep(100)
  }
  throw new Error(`${what} did not come`)
}

/** Starts a program's server with further settings, for as long as somebody stays there. */
export const visiting = ({ env, farEnd, names, program, sql, submissionPort }: World & {
  readonly program: string
  readonly env: Record<string, string>
  readonly sql: pg.Client
  readonly submissionPort: number
}) =>
async <A>(
  more: Readonly<Record<string, string>>,
  stay: (deployment: Deployment) => Promise<A>
): Promise<A> => {
  const server = await startServer({ ...env, ...more }, "serve", program)
  const address = `http://127.0.0.1:${server.port}`
  try {
    return await stay({
      ask: async (question: Question) => answerOf(await fetch(requestOf(address, question))),
      command: (...args) => sendwrightOf(program)(env, ...args),
      submissionPort,
      webhookUrl: farEnd.webhookUrl,
      publish: names.publish,
      until,
      hurryWebhooks: async () => {
        await sql.query("UPDATE sendwright.webhook_jobs SET due_at = now(), wake_at = now() WHERE token IS NULL")
      },
      sendBySql: async (...request) =>
        (await sql.query<{ id: string }>("SELECT sendwright.send($1, $2, $3) AS id", request)).rows[0]!.id
    })
  } finally {
    await server.stop()
  }
}

/** Asks as each of those who look; people sign in first. */
export const asViewer = async (deployment: Deployment, { account }: Pick<Days, "account">) => {
  const by: Partial<Record<Viewer, Credentials>> = {}
  for (const [who, address] of [["owner", owner], ["operator", operator]] as const) {
    by[who] = await signIn(deployment, address)
  }
  for (const who of ["live", "test", "other"] as const) by[who] = { key: account.keys[who] }
  return (as: Viewer, path: string): Promise<Answer> => deployment.ask({ method: "GET", path, by: by[as] ?? null })
}

const hour = 3_600_000

/** The account that is compared, and the hours of its metrics: this one, and three before. */
export const lookedAt = ({ account }: Pick<Days, "account">) => {
  const thisHour = Math.floor(Date.now() / hour) * hour
  return {
    accountId: account.id as string,
    from: new Date(thisHour - 3 * hour).toISOString(),
    to: new Date(thisHour + hour).toISOString()
  }
}
