/**
 * Three servers on one Postgres. One account asks with two keys of 50 requests a second: one at three times its rate,
 * whatever is answered, and one as fast as it is let, waiting as `Retry-After` says. No key passes its burst and rate;
 * who waited as told is let in; and another account, which keeps to its rate meanwhile, is never refused.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { startPostgres } from "../../../../scripts/local-postgres.ts"
import { environment, makeAccount, makeKey, startServer } from "../Processes.ts"
import { progress, report } from "../Report.ts"
import { percentilesOf, round } from "../Statistics.ts"
import { makeApi } from "./Api.ts"

const seconds = 30
const rate = 50
const nodeCount = 3
const offered = 3 * rate
const quietPerSecond = 20
/** Of the client that waits as it is told. */
const connections = 24

interface Answer {
  readonly status: number
  readonly retryAfter: number
  readonly millis: number
}

export const rateLimits = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true })
  const env = environment(postgres.url)
  const nodes = await Promise.all(Array.from({ length: nodeCount }, () => startServer(env)))
  try {
    const busy = await makeAccount(env, "test", { rate: null })
    const obedientKey = await makeKey(env, busy.id, "test")
    const quiet = await makeAccount(env, "test", { rate: null })
    let turn = 0
    const send = async (key: string, sandbox: any): Promise<Answer> => {
      const started = performance.now()
      const response = await fetch(`http://127.0.0.1:${nodes[turn++ % nodeCount]!.port}/v1/emails`, {
        method: "POST",
        headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({ from: `d@${sandbox.domain}`, to: sandbox.simulator.delivered, text: "drill" })
      })
      await response.arrayBuffer()
      const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN)
      return { status: response.status, retryAfter, millis: performance.now() - started }
    }
    const sandboxOf = async (key: string) => (await makeApi(() => [nodes[0]!.port], key).get("/v1/account")).sandbox
    const busySandbox = await sandboxOf(busy.key)
    const quietSandbox = await sandboxOf(quiet.key)
    // Until connections and statements are warm, nothing is measured; and the buckets fill up again.
    await Promise.all(Array.from({ length: 30 }, () => send(quiet.key, quietSandbox)))
    await Promise.all(Array.from({ length: 30 }, () => send(busy.key, busySandbox)))
    await Promise.all(Array.from({ length: 30 }, () => send(obedientKey, busySandbox)))
    await sleep(1_500)

    /** Asks so often, whether the last answer is there or not, and makes up for what it was late. */
    const paced = async (key: string, sandbox: any, perSecond: number, forSeconds: number) => {
      const answers: Array<Promise<Answer>> = []
      const started = performance.now()
      for (let passed = 0; passed < forSeconds; passed = (performance.now() - started) / 1_000) {
        while (answers.length < passed * perSecond) answers.push(send(key, sandbox))
        await sleep(10)
      }
      const all = await Promise.all(answers)
      return figuresOf(all, (performance.now() - started) / 1_000)
    }
    /** Asks on several connections as fast as it is let; one that is refused lets all of them wait as it was told. */
    const obeying = async (key: string, sandbox: any, forSeconds: number) => {
      const answers: Array<Answer> = []
      let twiceInARow = 0
      const started = performance.now()
      let openAt = started
      await Promise.all(Array.from({ length: connections }, async () => {
        let last = 0
        while (performance.now() - started < forSeconds * 1_000) {
          while (performance.now() < openAt) await sleep(openAt - performance.now())
          const answer = await send(key, sandbox)
          answers.push(answer)
          if (answer.status === 429) {
            if (last === 429) twiceInARow++
            openAt = Math.max(openAt, performance.now() + answer.retryAfter * 1_000)
          }
          last = answer.status
        }
      }))
      return { ...figuresOf(answers, (performance.now() - started) / 1_000), refusedTwiceInARow: twiceInARow }
    }

    progress(`the quiet account alone, for ${seconds / 3} s`)
    const alone = await paced(quiet.key, quietSandbox, quietPerSecond, seconds / 3)
    progress(`all keys, for ${seconds} s`)
    const [overloaded, obedient, beside] = await Promise.all([
      paced(busy.key, busySandbox, offered, seconds),
      obeying(obedientKey, busySandbox, seconds),
      paced(quiet.key, quietSandbox, quietPerSecond, seconds)
    ])
    report("drill-rate", { seconds, rate, nodes: nodeCount, offered, quietPerSecond, connections }, {
      overloaded,
      obedient,
      quietAlone: alone,
      quietBeside: beside
    })
    const isKept = [overloaded, obedient].every(({ accepted, allowed, other }) => accepted <= allowed && other === 0) &&
      overloaded.accepted >= 0.9 * rate * seconds && obedient.refusedTwiceInARow === 0 &&
      alone.refused + alone.other + beside.refused + beside.other === 0
    if (!isKept) throw new Error("a promise was broken: see above")
  } finally {
    for (const node of nodes) await node.stop()
    await postgres.stop()
  }
}

const figuresOf = (answers: ReadonlyArray<Answer>, seconds: number) => {
  const { p50, p95, p99 } = percentilesOf(answers.filter(({ status }) => status === 201).map(({ millis }) => millis))
  return {
    asked: answers.length,
    accepted: answers.filter(({ status }) => status === 201).length,
    refused: answers.filter(({ status }) => status === 429).length,
    other: answers.filter(({ status }) => status !== 201 && status !== 429).length,
    /** The burst, and the rate for as long as it went on. */
    allowed: Math.floor(rate + rate * seconds),
    seconds: round(seconds, 1),
    latencyMs: { p50: round(p50, 1), p95: round(p95, 1), p99: round(p99, 1) }
  }
}
