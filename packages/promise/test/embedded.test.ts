import { createSendwright, embedded, memory, NotRunning, StartError } from "@sendwright/promise"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { afterAll, assert, describe, it } from "vitest"
import { account, hello, keeping, rejection, secretKey, started } from "./app.ts"
import { checkTransactions } from "./transactions.ts"

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-promise-"))
afterAll(() => fs.rmSync(directory, { recursive: true, force: true }))

describe("the embedded database", () => {
  it("keeps what it has over close and reopen, to itself", async () => {
    const storage = embedded({ directory: path.join(directory, "kept") })
    const first = await started({ storage, workers: false })
    const { id } = await first.emails.send(await hello(first))
    const { id: accountId } = (await first.account.summary()).account
    const second = createSendwright({ storage, provider: keeping().provider, account, secretKey })
    const locked = await rejection(second.start())
    assert.instanceOf(locked, StartError)
    assert.include(locked.message, "is open in process")
    await first.close()
    await second.start()
    assert.strictEqual((await second.emails.waitFor(id, "sent")).subject, "Hello")
    const { account: found } = await second.account.summary()
    assert.deepStrictEqual([found.id, found.trusted], [accountId, true])
    await second.close()
  }, 300_000)

  it(
    "does not start with another key than the one that its secrets were sealed with, and says what to do",
    async () => {
      const storage = embedded({ directory: path.join(directory, "keys") })
      const first = await started({ storage, workers: false })
      await first.domains.add("mail.example.com")
      await first.close()
      const start = async (secretKey: string) => {
        const other = createSendwright({ storage, provider: keeping().provider, account, secretKey, workers: false })
        await other.start()
        await other.close()
      }
      const refused = await rejection(start(Buffer.alloc(32, 8).toString("base64")))
      assert.instanceOf(refused, StartError)
      assert.match(
        refused.message,
        /^The key main \(\w{16}\) that seals 1 DKIM key is missing: the key main of the ring is another one\. secretKey must/
      )
      await start(`new:${Buffer.alloc(32, 8).toString("base64")},old:${secretKey}`)
    },
    300_000
  )

  it("joins the application's transactions", async () => {
    // No poll helps: what leaves after a commit leaves because the workers were told after it.
    const storage = embedded({ directory: path.join(directory, "joined") })
    await using sendwright = await started({ storage, engine: { pollInterval: "1 hour" } })
    await checkTransactions(sendwright)
    const beside = await sendwright.withTransaction(() => rejection(sendwright.account.summary()))
    assert.instanceOf(beside, NotRunning)
  }, 300_000)

  it("has no transactions in memory", async () => {
    await using sendwright = await started({ storage: memory() })
    assert.instanceOf(await rejection(sendwright.withTransaction(async () => 1)), NotRunning)
  })
})
