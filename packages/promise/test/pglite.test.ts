import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { createSendwright, embedded, joined } from "@sendwright/promise"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { afterAll, assert, describe, it } from "vitest"
import { account, hello, rejection, secretKey, started } from "./app.ts"
import { pgliteLibraries } from "./libraries.ts"

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-pglite-"))
afterAll(() => fs.rmSync(directory, { recursive: true, force: true }))

describe("a database within the process", () => {
  it("is joined by its own library, and by Drizzle", async () => {
    const storage = embedded({ directory })
    const first = await started({ storage, workers: false })
    const email = await hello(first)
    await first.withTransaction((tx) => tx.query("CREATE TABLE public.orders (number int PRIMARY KEY)"))
    await first.close()

    const web = createSendwright({ storage: joined(), secretKey, account })
    await web.start()
    const ids: Array<string> = []
    for (const load of Object.values(pgliteLibraries)) {
      const library = load(await PGlite.create({ dataDir: path.join(directory, "pgdata"), extensions: { pg_trgm } }))
      ids.push(
        await library.transaction(async ({ joinable, order }) => {
          await order(ids.length + 1)
          const { id } = await web.join(joinable).emails.send(email, { idempotencyKey: `order-${ids.length}` })
          assert.strictEqual((await web.join(joinable).emails.get(id)).subject, "Hello")
          return id
        })
      )
      const thrown = await rejection(library.transaction(async ({ joinable }) => {
        ids.push((await web.join(joinable).emails.send(email)).id)
        throw new Error("no stock")
      }))
      assert.strictEqual(thrown.message, "no stock")
      await library.close()
    }
    await web.close()

    await using again = await started({ storage })
    const [kept, gone, keptToo, goneToo] = ids
    for (const id of [kept!, keptToo!]) await again.emails.waitFor(id, "sent")
    for (const id of [gone!, goneToo!]) assert.strictEqual((await rejection(again.emails.get(id))).code, "not_found")
  })
})
