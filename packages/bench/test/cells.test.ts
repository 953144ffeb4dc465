/** Two cells behind HAProxy for seconds, with the configuration that docs/operate/cells.md shows. */
import { internalError, unavailable } from "@sendwright/api/ErrorEnvelope"
import { errorCodes } from "@sendwright/core/foundation/Errors"
import { assert, describe, it } from "vitest"
import { configurationFor, freePorts, freeServers, hostOf, prefixOf } from "../src/drills/cells/configuration.ts"
import { brokenPromises, playCells } from "../src/drills/cells/play.ts"
import { checkHaproxy, hasHaproxy, warnWithoutHaproxy } from "../src/drills/haproxy.ts"

warnWithoutHaproxy("cells behind HAProxy")

const configuration = configurationFor(await freePorts(await freeServers()))
const files = configuration("/etc/haproxy")

describe("docs/operate/haproxy", () => {
  it("gives each cell a name and a prefix, and nothing to a cell that is not there", () => {
    const rows = (name: string) =>
      (files[name] ?? "").split("\n").filter((line) => line !== "" && !line.startsWith("#"))
    assert.deepStrictEqual(rows("hosts.map"), [`${hostOf("a")} a`, `${hostOf("b")} b`])
    assert.deepStrictEqual(rows("keys.map"), [`${prefixOf("a")} a`, `${prefixOf("b")} b`])
  })

  it("answers for the cells in the envelope of the API's errors", () => {
    const told = [...(files["haproxy.cfg"] ?? "").matchAll(/status (\d+) .*string '(.*?)'/g)]
    assert.isAbove(told.length, 5)
    for (const [, status, text = ""] of told) {
      const { error } = JSON.parse(text)
      assert.include(errorCodes, error.code)
      if (status === "503") assert.deepStrictEqual({ error }, unavailable)
      if (status === "502" || status === "504") assert.deepStrictEqual({ error }, internalError)
    }
  })

  it.skipIf(!hasHaproxy)("is right for HAProxy", async () => {
    const said = await checkHaproxy(configuration)
    assert.notMatch(said, /warning|alert/i)
  })
})

describe("cells", { timeout: 300_000 }, () => {
  it.skipIf(!hasHaproxy)("keep their keys and their troubles to themselves", async () => {
    const figures = await playCells({ perSecond: 15, quietMs: 500, goneMs: 2_000, drains: 1 })
    assert.deepStrictEqual(brokenPromises(figures), [])
    // The requests that came while it was away were refused, not lost: 0 is a connection that ended with the server.
    assert.includeMembers(["0", "502", "503"], Object.keys(figures.away.a.statuses))
  })
})
