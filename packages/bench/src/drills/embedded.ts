/**
 * The server on its embedded database is killed (SIGKILL) twenty times under load and restarted. Then every send that
 * it acknowledged is there.
 */
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { makeAccount, startServer } from "../Processes.ts"
import { progress, report } from "../Report.ts"
import { median, round } from "../Statistics.ts"
import { makeApi } from "./Api.ts"

const kills = 20
const connections = 8

export const embedded = async (): Promise<void> => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-drill-"))
  const env = { PATH: process.env["PATH"] ?? "", SENDWRIGHT_DATA_DIR: directory, SENDWRIGHT_LOG_LEVEL: "Error" }
  const { key } = await makeAccount(env, "live")
  let server = await startServer(env, "dev")
  const acknowledged = new Set<string>()
  const startups: Array<number> = []
  try {
    const account = await makeApi(() => [server.port], key).get("/v1/account")
    const body = JSON.stringify({
      from: `drill@${account.sandbox.domain}`,
      to: account.sandbox.simulator.delivered,
      subject: "drill",
      html: "<p>drill</p>".repeat(100)
    })
    for (let kill = 0; kill < kills; kill++) {
      const { port } = server
      const life = { over: false }
      const load = Promise.all(Array.from({ length: connections }, async () => {
        while (!life.over) {
          try {
            const response = await fetch(`http://127.0.0.1:${port}/v1/emails`, {
              method: "POST",
              headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
              body
            })
            if (response.status === 201) acknowledged.add((await response.json() as any).id)
          } catch {
            // The server died under this request: it was not acknowledged.
          }
        }
      }))
      await sleep(500 + Math.random() * 500)
      process.kill(server.pid, "SIGKILL")
      life.over = true
      await load
      const before = performance.now()
      server = await startServer(env, "dev")
      startups.push(performance.now() - before)
      progress(
        `kill ${kill + 1} of ${kills}: ${acknowledged.size} acknowledged, restarted in ${round(startups.at(-1)!, 0)} ms`
      )
    }
    const api = makeApi(() => [server.port], key)
    let found = 0
    for await (const { id } of api.all()) {
      if (acknowledged.delete(id)) found++
    }
    report("drill-embedded", { kills, connections }, {
      acknowledgedAndThere: found,
      acknowledgedAndLost: acknowledged.size,
      restartMs: round(median(startups), 0)
    })
    if (acknowledged.size > 0) throw new Error("acknowledged sends are lost: see above")
  } finally {
    await server.stop()
    fs.rmSync(directory, { recursive: true, force: true })
  }
}
