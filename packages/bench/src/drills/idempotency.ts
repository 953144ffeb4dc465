/**
 * Two servers on one Postgres take 200 rounds of 50 requests at once with one idempotency key: each round makes one
 * email, answered with one 201 and else with 200 and the same id. Then 200 rounds in which every other request has
 * another body under the same key: those of the body that came first are answered so, and all others with 409.
 */
import { startPostgres } from "../../../../scripts/local-postgres.ts"
import { environment, makeAccount, startServer } from "../Processes.ts"
import { progress, report } from "../Report.ts"
import { makeApi } from "./Api.ts"

const rounds = 200
const requests = 50

interface Answered {
  readonly status: number
  readonly id: string | undefined
  readonly body: number
}

const tally = (answers: ReadonlyArray<Answered>): string =>
  [201, 200, 409]
    .map((status) => `${answers.filter((answer) => answer.status === status).length} × ${status}`)
    .concat(`${answers.filter(({ status }) => ![201, 200, 409].includes(status)).length} × other`)
    .join(", ")

export const idempotency = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true })
  const env = environment(postgres.url)
  const nodes = [await startServer(env), await startServer(env)]
  try {
    const { key } = await makeAccount(env, "live")
    const api = makeApi(() => nodes.map(({ port }) => port), key)
    const { sandbox } = await api.get("/v1/account")
    const ask = async (idempotencyKey: string, index: number, body: number): Promise<Answered> => {
      const response = await fetch(`http://127.0.0.1:${nodes[index % nodes.length]!.port}/v1/emails`, {
        method: "POST",
        headers: {
          "authorization": `Bearer ${key}`,
          "content-type": "application/json",
          "idempotency-key": idempotencyKey
        },
        body: JSON.stringify({
          from: `Drill <drill@${sandbox.domain}>`,
          to: sandbox.simulator.delivered,
          subject: `Body ${body}`,
          text: idempotencyKey
        })
      })
      return { status: response.status, id: (await response.json() as any).id, body }
    }

    const play = async (kind: string, bodyOf: (index: number) => number) => {
      const outcomes: Record<string, number> = {}
      const ids = new Set<string>()
      let broken = 0
      for (let round = 0; round < rounds; round++) {
        const answers = await Promise.all(
          // Both nodes get both bodies.
          Array.from({ length: requests }, (_, index) => ask(`${kind}-${round}`, index, bodyOf(Math.floor(index / 2))))
        )
        const found = new Set(answers.flatMap(({ id }) => id === undefined ? [] : [id]))
        for (const id of found) ids.add(id)
        const winner = answers.find(({ status }) => status === 201)?.body
        const expected = answers.filter(({ body }) => body === winner).length
        const isKept = found.size === 1 && answers.filter(({ status }) => status === 201).length === 1 &&
          answers.filter(({ body, status }) => body === winner && status === 200).length === expected - 1 &&
          answers.filter(({ body, status }) => body !== winner && status === 409).length === requests - expected
        if (!isKept) broken++
        const outcome = tally(answers)
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
        if (round % 50 === 49) progress(`${kind}: ${round + 1} of ${rounds} rounds`)
      }
      return { outcomes, ids, broken }
    }
    const same = await play("same", () => 0)
    const mixed = await play("mixed", (index) => index % 2)

    let stored = 0
    let strangers = 0
    for await (const { id } of api.all()) {
      stored++
      if (!same.ids.has(id) && !mixed.ids.has(id)) strangers++
    }
    report("drill-idempotency", { rounds, requests, nodes: nodes.length }, {
      sameBody: same.outcomes,
      otherBodyMixedIn: mixed.outcomes,
      roundsThatBrokeThePromise: same.broken + mixed.broken,
      emailsStored: stored,
      emailsThatNobodyWasToldOf: strangers
    })
    if (same.broken + mixed.broken + strangers > 0 || stored !== 2 * rounds) {
      throw new Error("a promise was broken: see above")
    }
  } finally {
    for (const node of nodes) await node.stop()
    await postgres.stop()
  }
}
