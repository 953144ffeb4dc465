import { assert, describe, it } from "@effect/vitest"
import { type Environment, run } from "./Program.ts"

const key = { SENDWRIGHT_SECRET_KEY: Buffer.alloc(32, 1).toString("base64") }

interface Line {
  readonly level: string
  readonly message: string
}

/** What a server that does not start says, line by line. */
const linesOf = async (environment: Environment) => {
  const { stderr, stdout } = await run(["serve"], { ...key, ...environment })
  const lines = stdout.split("\n").filter((line) => line !== "").map((line) => JSON.parse(line) as Line)
  return { lines, all: stdout + stderr, fatal: (JSON.parse(stderr) as Line).message }
}

describe("the command line", { timeout: 300_000 }, () => {
  it("config mentions a misspelt setting, and fails for it where it is to be strict", async () => {
    const environment = { SENDWRIGHT_SERVICE_DOMIAN: "mail.example.com" }
    const text = "SENDWRIGHT_SERVICE_DOMIAN is not a setting; did you mean SENDWRIGHT_SERVICE_DOMAIN?\n"
    const loose = await run(["config", "--json"], environment)
    assert.deepStrictEqual([loose.code, loose.stderr], [0, text])
    assert.isAbove((JSON.parse(loose.stdout) as ReadonlyArray<unknown>).length, 50)
    const strict = await run(["config", "--strict"], environment)
    assert.deepStrictEqual([strict.code, strict.stderr], [1, text])
    const right = await run(["config", "--strict"], { SENDWRIGHT_SERVICE_DOMAIN: "mail.example.com" })
    assert.deepStrictEqual([right.code, right.stderr], [0, ""])
  })

  it("says of a setting that is wrong what is wrong with it, and not that it is missing too", async () => {
    const { fatal } = await linesOf({
      SENDWRIGHT_SERVICE_DOMAIN: "https://mail.example.com",
      SMTP_URL: "smtp://127.0.0.1"
    })
    assert.strictEqual(
      fatal,
      "SENDWRIGHT_SERVICE_DOMAIN must be a domain name in lower case, such as mail.example.com."
    )
  })

  it("names the command that was meant, or all", async () => {
    assert.match((await run(["sevre"], {})).stderr, /Did you mean this\?\s+serve/)
    assert.match((await run(["sned"], {})).stderr, /"sned".*; the commands are dev, serve, migrate, accounts, /)
  })

  it("says that no data directory can be made where the file system takes none", async () => {
    const { fatal } = await linesOf({ SENDWRIGHT_DATA_DIR: "/proc/x" })
    assert.strictEqual(
      fatal,
      "The data directory /proc/x cannot be made: its file system takes no directories (ENOENT). Set SENDWRIGHT_DATA_DIR "
        + "to another one."
    )
  })

  it("says why it waits for a database, once, as a warning and without its password", async () => {
    const { all, fatal, lines } = await linesOf({
      DATABASE_URL: "postgres://ada:hunter2@127.0.0.1:1/mail",
      SENDWRIGHT_SERVICE_DOMAIN: "mail.example.com",
      SMTP_URL: "smtp://127.0.0.1:1"
    })
    assert.deepStrictEqual(lines.map(({ level, message }) => [level, message]), [[
      "WARN",
      "Waiting for the database mail on 127.0.0.1:1: 127.0.0.1:1 refuses connections: check that Postgres runs there, and the port"
    ]])
    assert.include(fatal, "refuses connections")
    assert.notInclude(all, "hunter2")
  })
})
