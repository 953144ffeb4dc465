import { createHmac } from "node:crypto"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { expect, test } from "vitest"
import { languages, verifyCode } from "../../page/src/screens/webhooks/verifyCode.ts"

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
const body = "{\"type\":\"email.delivered\",\"data\":{\"subject\":\"Grüße\"}}"

const sign = (at: number, key = secret) => createHmac("sha256", key).update(`${at}.${body}`).digest("hex")

test("the code in TypeScript accepts genuine signatures, and no others", async () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "verify-"))
  const file = path.join(directory, "verify.ts")
  fs.writeFileSync(file, verifyCode("typescript", "Service-Signature"))
  const { isGenuine } = await import(file) as {
    readonly isGenuine: (header: string, body: string, secret: string) => boolean
  }
  fs.rmSync(directory, { recursive: true })
  const now = Math.floor(Date.now() / 1000)
  expect(isGenuine(`t=${now},v1=${sign(now)}`, body, secret)).toBe(true)
  // While a secret is being replaced there are two signatures, in either order.
  expect(isGenuine(`t=${now},v1=${sign(now, "whsec_new")},v1=${sign(now)}`, body, secret)).toBe(true)
  expect(isGenuine(`t=${now},v1=${sign(now)},v1=${sign(now, "whsec_new")}`, body, secret)).toBe(true)
  for (
    const header of [
      "",
      `t=${now}`,
      `v1=${sign(now)}`,
      `t=${now},v1=`,
      `t=${now},v1=${sign(now, "whsec_new")}`,
      `t=${now},v1=${sign(now).slice(2)}`,
      `t=${now},v0=${sign(now)}`,
      `t=${now - 301},v1=${sign(now - 301)}`,
      `t=${now + 400},v1=${sign(now + 400)}`,
      `t=${now - 1},v1=${sign(now)}`
    ]
  ) expect(isGenuine(header, body, secret), header).toBe(false)
  expect(isGenuine(`t=${now},v1=${sign(now)}`, `${body} `, secret)).toBe(false)
})

test("every language names the header", () => {
  for (const language of languages) {
    expect(verifyCode(language, "Acme-Signature")).toContain("Acme-Signature")
    expect(verifyCode(language, "Acme-Signature")).not.toContain("HEADER")
  }
})
