import { mikroOrmTransaction } from "@sendwright/promise/join"
import { assert, describe, it } from "vitest"

const rows = [{ id: "1" }]

// MikroORM 7 is among the libraries that the tests of `join` begin their transactions with.
describe("mikroOrmTransaction", () => {
  it("runs its statements on the connection of a transaction of Knex, which MikroORM 6 has", async () => {
    const asked: Array<unknown> = []
    const connection = {
      query: async (...all: ReadonlyArray<unknown>) => {
        asked.push(all)
        return { rows }
      }
    }
    const context = Object.assign(() => {}, { client: { acquireConnection: async () => connection } })
    const joinable = mikroOrmTransaction({ getTransactionContext: () => context })
    assert.deepStrictEqual(await joinable.query("SELECT $1", ["a"]), rows)
    assert.deepStrictEqual(asked, [["SELECT $1", ["a"]]])
  })

  it("refuses an EntityManager that is in no transaction", () => {
    assert.throws(() => mikroOrmTransaction({ getTransactionContext: () => undefined }), /in no transaction/)
  })
})
