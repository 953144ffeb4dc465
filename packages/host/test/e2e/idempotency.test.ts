import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { deploy, type Deployment } from "./Deployment.ts"

const rounds = 4
const requests = 20

let sendwright: Deployment
let ports: ReadonlyArray<number>
let key: string

beforeAll(async () => {
  sendwright = await deploy({})
  ports = [sendwright.port, await sendwright.join()]
  // Requests over the rate would tell nothing of their key.
  const { account } = await sendwright.call("GET", "/v1/account")
  await sendwright.sendwright("accounts", "update", account.id, "--rate", "100000")
  // A key that no server remembers has the new rate at once.
  const options = ["--account", account.id, "--mode", "live", "--name", "race", "--json"]
  key = JSON.parse(await sendwright.sendwright("keys", "create", ...options)).key
}, 300_000)
afterAll(() => sendwright?.stop())

/** Asks two servers in turn, all at once, under one idempotency key; `bodyOf` says which body each request has. */
const race = (name: string, bodyOf: (index: number) => number) =>
  Promise.all(Array.from({ length: requests }, async (_, index) => {
    const body = bodyOf(index)
    const response = await fetch(`http://127.0.0.1:${ports[index % 2]}/v1/emails`, {
      method: "POST",
      headers: {
        "authorization": `Bearer ${key}`,
        "content-type": "application/json",
        "idempotency-key": name
      },
      body: JSON.stringify({
        from: `Shop <shop@${sendwright.sandbox}>`,
        to: `delivered@${sendwright.sandbox}`,
        subject: `Body ${body}`,
        text: name
      })
    })
    return { body, status: response.status, json: await response.json() as any }
  }))

const countOf = (answers: ReadonlyArray<{ readonly status: number }>, status: number) =>
  answers.filter((answer) => answer.status === status).length

describe("one idempotency key, many requests at once, two servers on one database", () => {
  it("makes one email, and answers everybody else with its id", async () => {
    for (let round = 0; round < rounds; round++) {
      const answers = await race(`same-${round}`, () => 0)
      assert.deepEqual([countOf(answers, 201), countOf(answers, 200)], [1, requests - 1])
      assert.strictEqual(new Set(answers.map(({ json }) => json.id)).size, 1)
      const { data } = await sendwright.call("GET", `/v1/emails?q=${answers[0]!.json.id}`)
      assert.strictEqual(data.length, 1)
    }
    assert.strictEqual((await sendwright.call("GET", "/v1/emails?limit=100")).data.length, rounds)
  })

  it("refuses another body with a conflict, whichever of the two came first", async () => {
    for (let round = 0; round < rounds; round++) {
      const answers = await race(`mixed-${round}`, (index) => Math.floor(index / 2) % 2)
      const first = answers.find(({ status }) => status === 201)
      assert.isDefined(first)
      for (const { body, json, status } of answers) {
        if (body === first.body) assert.strictEqual(json.id, first.json.id)
        else assert.deepEqual([status, json.error.code], [409, "conflict"])
      }
      assert.strictEqual(countOf(answers, 201), 1)
    }
    assert.strictEqual((await sendwright.call("GET", "/v1/emails?limit=100")).data.length, 2 * rounds)
  })
})
