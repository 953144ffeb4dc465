/** Starts two nodes and HAProxy, and restarts the nodes one after the other while emails are sent. */
import { Sendwright } from "@sendwright/client"
import { spawn } from "node:child_process"
import { once } from "node:events"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { command, Node, ready } from "./Node.ts"

const { DATABASE_URL, FRONT_PORT = "8080", HAPROXY = "haproxy", LEFT_PORT = "4401", RIGHT_PORT = "4402" } = process.env

// Without a database, one for the length of this run: the server that the project's tests use.
const postgres = DATABASE_URL === undefined
  ? await (await import("../../../scripts/local-postgres.ts")).startPostgres({ durable: false })
  : undefined

const environment = {
  ...process.env,
  DATABASE_URL: DATABASE_URL ?? postgres?.url,
  // The same on all nodes. Yours comes from `openssl rand -base64 32`, and is kept.
  SENDWRIGHT_SECRET_KEY: process.env["SENDWRIGHT_SECRET_KEY"] ?? Buffer.alloc(32, "example").toString("base64"),
  SENDWRIGHT_SERVICE_DOMAIN: "mail.example.com",
  SENDWRIGHT_BASE_URL: `http://127.0.0.1:${FRONT_PORT}`,
  SENDWRIGHT_PROXIES: "1",
  // Longer than HAProxy takes to notice: half a second, and two checks.
  SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "2",
  SENDWRIGHT_LOG_LEVEL: "Error"
}

const nodes = { left: new Node(LEFT_PORT, environment), right: new Node(RIGHT_PORT, environment) }
const baseUrl = `http://127.0.0.1:${FRONT_PORT}`
const haproxy = spawn(HAPROXY, ["-db", "-f", path.join(import.meta.dirname, "../haproxy.cfg")], {
  env: { ...process.env, FRONT_PORT, LEFT_PORT, RIGHT_PORT },
  stdio: "ignore"
})
await once(haproxy, "spawn")

try {
  // One after the other: the first one makes the tables.
  await nodes.left.start()
  await nodes.right.start()
  await ready(`${baseUrl}/health/ready`, haproxy)

  const account = await command<{ readonly id: string }>(
    environment,
    ..."accounts create --name Shop --owner-email ada@example.com --plan enterprise --trusted".split(" ")
  )
  const { key } = await command<{ readonly key: string }>(
    environment,
    ..."keys create --mode live --name example --account".split(" "),
    account.id
  )

  // The client repeats what got no answer, with an idempotency key; here, none has to be repeated.
  const answered = { left: 0, right: 0 }
  const refused: Array<string> = []
  const sendwright = new Sendwright({
    apiKey: key,
    baseUrl,
    fetch: async (input, init) => {
      const answer = await fetch(input, init)
      const node = answer.headers.get("x-node")
      if (!answer.ok) refused.push(`${answer.status} of ${node ?? "HAProxy"}`)
      if (node === "left" || node === "right") answered[node]++
      return answer
    }
  })
  const { sandbox } = await sendwright.account.get()

  const restarts = (async () => {
    for (const name of ["left", "right"] as const) {
      await nodes[name].stop()
      console.log(`${name} is down: the other one answers`)
      await nodes[name].start()
      console.log(`${name} is back`)
    }
  })()
  const over = new AbortController()
  void restarts.finally(() => over.abort()).catch(() => {})

  const ids: Array<string> = []
  while (!over.signal.aborted) {
    const { id } = await sendwright.emails.send({
      from: `Shop <shop@${sandbox.domain}>`,
      to: "ada@example.com",
      subject: `Order ${ids.length + 1}`,
      text: "It is on its way."
    })
    ids.push(id)
    await sleep(50)
  }
  await restarts
  console.log(
    `${ids.length} sends, ${refused.length} refused; both nodes answered: ${answered.left > 0 && answered.right > 0}`
  )

  if (refused.length > 0) console.log(`Refused with: ${refused.join(", ")}`)

  let handOffs = 0
  for (const id of ids) {
    let email = await sendwright.emails.get(id)
    while (email.status === "queued") {
      await sleep(100)
      email = await sendwright.emails.get(id)
    }
    handOffs += email.events.filter(({ type }) => type === "email.sent").length
  }
  console.log(`${new Set(ids).size} emails, ${handOffs} hand-offs`)
} finally {
  haproxy.kill("SIGKILL")
  await Promise.all([nodes.left.stop(), nodes.right.stop()])
  await postgres?.stop()
}
