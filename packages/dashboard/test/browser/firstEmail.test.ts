/** From the command that starts a server to an email that is seen as delivered, as a newcomer does it. */
import { spawn } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { expect, test } from "vitest"
import { expectAccessible, inBrowser, press, tabTo } from "./browser.ts"

const program = path.resolve(import.meta.dirname, "../../../host/src/main.ts")

/** A developer's own settings must not reach the program. */
const plain = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    !/^(?:SENDWRIGHT_|OTEL_|NODE_OPTIONS$|NODE_ENV$|HOST$|PORT$|DATABASE_URL$|SMTP_URL$|VITEST)/.test(name)
  )
)

interface Started extends AsyncDisposable {
  readonly url: string
  /** The path of the link that the start prints. */
  readonly link: string
}

/** `sendwright dev` with a data directory of its own, which `start` runs as well. */
const startDev = async (): Promise<Started> => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-first-"))
  const child = spawn(process.execPath, [program, "dev"], {
    env: { ...plain, PORT: "0", SENDWRIGHT_DATA_DIR: path.join(directory, "data") },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()))
  let output = ""
  const found = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const link = /^ *Dashboard +(http:\/\/[\d.:]+)(\/sign-in\/link#\S+)$/m.exec(output)
      if (link !== null) resolve(link)
    }
    child.stdout.on("data", read)
    child.stderr.on("data", read)
    child.on("close", () => reject(new Error(`The server ended: ${output}`)))
  })
  return {
    url: found[1]!,
    link: found[2]!,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM")
      await ended
      fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}

inBrowser("the first email", ({ open }) => {
  test("is seen as delivered within two minutes, with no command but the first", { timeout: 150_000 }, async () => {
    const begun = performance.now()
    await using server = await startDev()
    const page = await open(server, server.link)
    await page.getByRole("heading", { name: "Set-up", exact: true }).waitFor()
    expect(page.url()).toMatch(new RegExp(`^${server.url}/a/[0-9a-f-]{36}/set-up$`))
    await page.getByRole("heading", { name: /^A key ?: done$/ }).waitFor()
    await page.getByRole("heading", { name: /^A first email ?: open$/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole("button", { name: "Send the email" }).click()
    await page.getByRole("heading", { name: /^A first email ?: done$/ }).waitFor()
    await page.getByText(/^Delivered in /).waitFor()
    expect(performance.now() - begun).toBeLessThan(120_000)
    await page.getByText(/^to delivered@[0-9a-f]{10}\.sandbox\./).waitFor()

    // The same from the other screen, by keyboard alone, to an address that bounces.
    await press(page, "g", "c")
    await page.getByLabel("To", { exact: true }).waitFor()
    await tabTo(page, "button", /^Add bounced@/)
    await press(page, "Enter")
    await tabTo(page, "textbox", "Subject")
    await page.keyboard.type("Hello")
    await tabTo(page, "textbox", /^Text$/)
    await page.keyboard.type("It works.")
    await tabTo(page, "button", /^Send$/)
    await press(page, "Enter")
    await page.getByRole("heading", { name: "The email is on its way." }).waitFor()
    await press(page, "g", "u")
    await page.getByText("Bounced", { exact: true }).waitFor()
    // It goes on asking, and the server ends first.
    await page.context().close()
  })
})
