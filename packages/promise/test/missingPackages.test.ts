import { spawnSync } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { assert, describe, it } from "vitest"

/** Lets Node find none of the packages that come by name alone. */
const without = `import { registerHooks } from "node:module"
registerHooks({
  resolve: (name, context, next) => {
    if (!/^@sendwright\\/(?:embedded|mx|ses)(\\/|$)/.test(name)) return next(name, context)
    throw Object.assign(new Error("Cannot find package " + name), { code: "ERR_MODULE_NOT_FOUND" })
  }
})`

const startOf = (options: string): string => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-missing-"))
  const program = `import * as library from "@sendwright/promise"
    const { createSendwright, capture, embedded, memory, mx, ses } = library
    const directory = ${JSON.stringify(directory)}
    const sendwright = createSendwright({
      account: { name: "Shop", ownerEmail: "ada@example.com" }, secretKey: "${Buffer.alloc(32, 1).toString("base64")}",
      log: () => {}, ${options}
    })
    const error = await sendwright.start().then(() => undefined, (error) => error)
    console.log(error?.name + ": " + error?.message)
    process.exit()`
  try {
    const { stderr, stdout } = spawnSync(
      process.execPath,
      ["--import", `data:text/javascript,${encodeURIComponent(without)}`, "--input-type=module", "--eval", program],
      { cwd: import.meta.dirname, encoding: "utf8", timeout: 100_000 }
    )
    return stdout === "" ? stderr : stdout.trim()
  } finally {
    fs.rmSync(directory, { recursive: true, force: true })
  }
}

describe("a package that is not installed", () => {
  it("is named by the start that needs it: the embedded database", () => {
    const said = startOf("storage: embedded({ directory }), provider: capture({ directory })")
    assert.strictEqual(
      said,
      "StartError: The package @sendwright/embedded is missing: npm install @sendwright/embedded"
    )
  })

  it("is named by the start that needs it: SES", () => {
    const said = startOf(`storage: memory(), provider: ses({ region: "eu-central-1" })`)
    assert.strictEqual(said, "StartError: The package @sendwright/ses is missing: npm install @sendwright/ses")
  })

  it("is named by the start that needs it: direct delivery", () => {
    const said = startOf(`storage: memory(), provider: mx({ name: "mail1.example.com" })`)
    assert.strictEqual(said, "StartError: The package @sendwright/mx is missing: npm install @sendwright/mx")
  })

  it("is not missed by others", () => {
    assert.strictEqual(startOf("storage: memory(), provider: capture({ directory })"), "undefined: undefined")
  })
})
