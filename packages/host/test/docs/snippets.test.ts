import { execFile, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import type { AddressInfo } from "node:net"
import * as os from "node:os"
import * as path from "node:path"
import { promisify } from "node:util"
import { SMTPServer } from "smtp-server"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { freePort } from "../../../../scripts/free-port.ts"
import { testedProgram } from "../../../../scripts/tested-program.ts"

const root = path.join(import.meta.dirname, "../../../..")

/** The shell snippets of a page, in order. */
const snippets = (page: string): ReadonlyArray<string> =>
  [...fs.readFileSync(path.join(root, page), "utf8").matchAll(/^```sh\n(.*?)^```$/gms)].map((match) => match[1] ?? "")

interface Development {
  readonly baseUrl: string
  readonly liveKey: string
  readonly printed: string
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/** What `npx -y pnpm@12 start` runs, in a data directory of its own. */
const startDevelopment = async (
  settings: Readonly<Record<string, string>> = {},
  ...flags: ReadonlyArray<string>
): Promise<Development> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-docs-"))
  const port = await freePort()
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"))
  const commands: ReadonlyArray<ReadonlyArray<string>> = scripts.start.split(" && ").map((one: string) =>
    one.split(" ")
  )
  assert.deepStrictEqual([...new Set(commands.map(([command]) => command))], ["node"])
  const builds = commands.map(([, ...args]) => args)
  const serve = builds.pop() ?? []
  for (const build of builds) execFileSync(process.execPath, build, { cwd: root, stdio: "inherit" })
  const child = spawn(process.execPath, [...serve, ...flags], {
    cwd: root,
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
      PORT: String(port),
      SENDWRIGHT_DATA_DIR: dataDir,
      SENDWRIGHT_LOG_LEVEL: "error",
      ...settings
    },
    stdio: ["ignore", "pipe", "inherit"]
  })
  let printed = ""
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes("-d '")) resolve()
    })
    child.on("exit", () => reject(new Error(`the server ended: ${printed}`)))
    // It would outlive a test that did not wait for it.
    process.on("exit", () => child.kill("SIGKILL"))
  })
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    liveKey: /svc_live_\w+/.exec(printed)?.[0] ?? "",
    printed,
    dataDir,
    stop: async () => {
      const exited = once(child, "exit")
      child.kill("SIGTERM")
      const [code] = await exited
      fs.rmSync(dataDir, { recursive: true, force: true })
      assert.strictEqual(code, 0)
    }
  }
}

let server: Development
beforeAll(async () => {
  server = await startDevelopment()
})
afterAll(() => server?.stop())

/** Runs a snippet as a reader would paste it, against a server of the test; answers with what it printed. */
const paste = async (snippet: string, on: Development = server): Promise<string> => {
  const script = snippet
    .replaceAll("http://127.0.0.1:4400", on.baseUrl)
    .replaceAll("svc_live_…", on.liveKey)
    .replaceAll("npx -y pnpm@12 --silent sendwright", `${process.execPath} ${testedProgram}`)
  const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script], {
    cwd: root,
    env: { PATH: process.env["PATH"] ?? "", SENDWRIGHT_KEY: on.liveKey, SENDWRIGHT_DATA_DIR: on.dataDir }
  })
  return stdout
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/

describe("the README", () => {
  /** The command that the server prints, as a reader copies it. */
  const printed = () => server.printed.slice(server.printed.indexOf("curl "))

  it("names commands that are there, and shows the one that the server prints", () => {
    const [start, published, ...others] = snippets("README.md")
    assert.strictEqual(start, "npx -y pnpm@12 start\n")
    // What `scripts/install.ts` runs.
    assert.match(published ?? "", /^npx @sendwright\/host dev .*\nnpm create sendwright my-app .*\nnpm install .*\n$/)
    assert.deepStrictEqual(others, ["npx -y pnpm@12 archives promise\n", "npx -y pnpm@12 test\n"])
    const shown = printed()
      .replace(server.baseUrl, "http://127.0.0.1:4400")
      .replace(server.liveKey, "svc_live_…")
      .replace(/@\w+(\.sandbox\.)/, "@…$1")
    assert.include(fs.readFileSync(path.join(root, "README.md"), "utf8"), `\`\`\`text\n${shown.trim()}\n\`\`\``)
  })

  it("brings a stranger from nothing to a sent email", async () => {
    const { id } = JSON.parse(await paste(printed()))
    assert.match(id, uuid)
    const captured = path.join(server.dataDir, "captured")
    for (let tries = 0; tries < 200; tries++) {
      if (fs.existsSync(captured) && fs.readdirSync(captured).some((name) => name.endsWith(".eml"))) break
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    const message = fs.readdirSync(captured).find((name) => name.endsWith(".eml"))
    assert.include(fs.readFileSync(path.join(captured, message ?? ""), "utf8"), "It works.")
  })
})

describe("the quick start", () => {
  const [start, variables, send, inspect, later, webhook, startReal, ...rest] = snippets("docs/start/quick-start.md")

  it("runs as it is pasted", async () => {
    assert.strictEqual(start, "npx -y pnpm@12 start\n")
    assert.deepStrictEqual(rest, [])
    const prepared = (snippet: string | undefined) => paste(`${variables}\n${snippet}`)
    const first = JSON.parse(await prepared(send))
    assert.deepStrictEqual(JSON.parse(await prepared(send)), first)
    assert.strictEqual(JSON.parse(await prepared(inspect)).id, first.id)
    assert.strictEqual(JSON.parse(await prepared(later)).status, "cancelled")
    assert.match(JSON.parse(await prepared(webhook)).secret, /^whsec_/)
  })

  it("brings an email to the reader's own inbox", async () => {
    const received: Array<{ readonly to: ReadonlyArray<string>; readonly text: string }> = []
    const inbox = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onAuth: (auth, _, done) => done(null, { user: auth.username }),
      onData: (stream, session, done) => {
        let text = ""
        stream.on("data", (chunk: Buffer) => text += chunk.toString())
        stream.on("end", () => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
          done()
        })
      }
    })
    inbox.listen(0, "127.0.0.1")
    await once(inbox.server, "listening")
    const { port } = inbox.server.address() as AddressInfo
    const words = (startReal ?? "").trim().replace("mail.example.com:587", `127.0.0.1:${port}`)
      .replace("user:password@", "").split(" ")
    const command = words.findIndex((word) => !word.includes("="))
    assert.strictEqual(words.slice(command, command + 4).join(" "), "npx -y pnpm@12 start")
    const settings = words.slice(0, command).map((one) => one.split(/=(.*)/s).slice(0, 2))
    assert.lengthOf(settings, 2)
    const real = await startDevelopment(Object.fromEntries(settings), ...words.slice(command + 4))
    try {
      assert.notInclude(real.printed, "Nobody reads")
      assert.match(JSON.parse(await paste(real.printed.slice(real.printed.indexOf("curl ")), real)).id, uuid)
      for (let tries = 0; received.length === 0 && tries < 400; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
      assert.deepStrictEqual(received.map(({ to }) => to), [["you@example.com"]])
      assert.match(received[0]?.text ?? "", /^From: Sendwright <hello@\w{10}\.sandbox\.example\.com>\r$/m)
    } finally {
      await real.stop()
      await new Promise<void>((resolve) => inbox.close(() => resolve()))
    }
    // A server with a new database.
  }, 300_000)
})

describe("the page about moving", () => {
  it("brings suppressions from a file", async () => {
    const [suppress = "", ...rest] = snippets("docs/move/overview.md")
    assert.deepStrictEqual(rest, [])
    const file = path.join(server.dataDir, "suppressed.txt")
    fs.writeFileSync(file, "ada@example.com\nbob@example.com\n")
    await paste(suppress.replace("suppressed.txt", file))
    const response = await fetch(`${server.baseUrl}/v1/suppressions`, {
      headers: { authorization: `Bearer ${server.liveKey}` }
    })
    const { data } = await response.json() as { readonly data: ReadonlyArray<{ readonly email_address: string }> }
    assert.sameMembers(data.map(({ email_address }) => email_address), ["ada@example.com", "bob@example.com"])
  })
})
