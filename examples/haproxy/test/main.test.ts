import * as fs from "node:fs"
import { assert, inject, it } from "vitest"
import { startExample, temporaryDatabase } from "../../../scripts/example-program.ts"
import { distinctPorts } from "../../../scripts/free-port.ts"

const haproxy = "/usr/sbin/haproxy"
if (!fs.existsSync(haproxy)) console.warn(`SKIPPED: the example of HAProxy: there is no ${haproxy} (Debian: haproxy)`)

it.skipIf(!fs.existsSync(haproxy))(
  "refuses nothing and sends nothing twice while both nodes are restarted",
  async () => {
    await using database = await temporaryDatabase(inject("databaseUrl"))
    const [front, left, right] = (await distinctPorts(3)).map(String) as [string, string, string]
    await using example = startExample("haproxy", {
      env: {
        DATABASE_URL: database.url,
        HAPROXY: haproxy,
        FRONT_PORT: front,
        LEFT_PORT: left,
        RIGHT_PORT: right
      }
    })
    const lines = await example.ended
    assert.deepStrictEqual(lines.slice(0, 4), [
      "left is down: the other one answers",
      "left is back",
      "right is down: the other one answers",
      "right is back"
    ])
    const [, sends] = /^(\d+) sends, 0 refused; both nodes answered: true$/.exec(lines[4] ?? "") ??
      assert.fail(lines.slice(4).join("; "))
    assert.isAbove(Number(sends), 20)
    assert.strictEqual(lines[5], `${sends} emails, ${sends} hand-offs`)
  },
  300_000
)
