import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { createRequire, stripTypeScriptTypes } from "node:module"
import * as os from "node:os"
import * as path from "node:path"
import { promisify } from "node:util"
import { assert, it } from "vitest"
import { cases } from "./portable.ts"
import { startStub } from "./stub.ts"

const room = path.join(import.meta.dirname, "..")

const passed = (results: unknown): void =>
  assert.deepStrictEqual(results, Object.fromEntries(cases.map(([name]) => [name, null])))

/** The binary that the npm package `bun` brings for this machine; undefined where there is none. */
const bun = (): string | undefined => {
  const platform = { linux: "linux", darwin: "darwin", win32: "windows" }[os.platform() as string]
  const arch = os.arch() === "arm64" ? "aarch64" : os.arch()
  try {
    const ofBun = createRequire(createRequire(import.meta.url).resolve("bun/package.json"))
    return ofBun.resolve(`@oven/bun-${platform}-${arch}/bin/bun${os.platform() === "win32" ? ".exe" : ""}`)
  } catch {
    return undefined
  }
}

const chromium = (): string | undefined =>
  (process.env["PATH"] ?? "").split(path.delimiter)
    .flatMap((directory) => ["chromium", "chromium-browser", "google-chrome"].map((name) => path.join(directory, name)))
    .find((file) => fs.existsSync(file))

/** The sources as a browser reads them: without types. */
const source = (file: string): string =>
  stripTypeScriptTypes(fs.readFileSync(path.join(room, file), "utf8"), { mode: "strip" })

const page = `<!doctype html>
<script type="importmap">{ "imports": { "@sendwright/client": "/module/src/index.ts" } }</script>
<script type="module">
  import { runAll } from "/module/test/portable.ts"
  await fetch("/results", { method: "POST", body: JSON.stringify(await runAll(location.origin)) })
</script>`

const bunPath = bun()
if (bunPath === undefined) console.warn("SKIPPED: the client in Bun: the package bun has no binary for this machine")
it.skipIf(bunPath === undefined)("passes the same tests in Bun", async () => {
  const stub = await startStub()
  try {
    const program = path.join(room, "test", "portable-main.ts")
    const { stdout } = await promisify(execFile)(bunPath!, ["run", program, stub.origin], { timeout: 300_000 })
    passed(JSON.parse(stdout))
  } finally {
    stub.stop()
  }
}, 300_000)

const chromiumPath = chromium()
if (chromiumPath === undefined) console.warn("SKIPPED: the client in Chromium: there is none on PATH")
it.skipIf(chromiumPath === undefined)("passes the same tests in Chromium", async () => {
  const results = Promise.withResolvers<unknown>()
  const stub = await startStub((request: IncomingMessage, response: ServerResponse, body: string) => {
    const { pathname } = new URL(request.url ?? "/", "http://stub")
    if (pathname === "/results") {
      results.resolve(JSON.parse(body))
      response.end()
    } else if (pathname === "/") response.writeHead(200, { "content-type": "text/html" }).end(page)
    else if (/^\/module\/(?:src|test)\/\w+\.ts$/.test(pathname)) {
      response.writeHead(200, { "content-type": "text/javascript" }).end(source(pathname.slice("/module/".length)))
    } else response.writeHead(404).end()
  })
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-chromium-"))
  const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"]
  const browser = spawn(chromiumPath!, [...flags, `--user-data-dir=${profile}`, `${stub.origin}/`], { stdio: "ignore" })
  try {
    const died = once(browser, "exit").then(() => {
      throw new Error("the browser ended before the tests did")
    })
    passed(await Promise.race([results.promise, died]))
  } finally {
    const gone = once(browser, "exit")
    browser.kill()
    await gone
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    stub.stop()
  }
}, 300_000)
