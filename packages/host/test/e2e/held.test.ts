import { afterAll, assert, beforeAll, beforeEach, describe, it } from "vitest"
import { deploy, type Deployment, type MailServer, startMailServer, until } from "./Deployment.ts"

let mail: MailServer
let sendwright: Deployment
let account: string

const command = async (...args: ReadonlyArray<string>) =>
  JSON.parse(await sendwright.sendwright("emails", ...args, "--account", account, "--json"))

beforeAll(async () => {
  mail = await startMailServer()
  sendwright = await deploy({
    SMTP_URL: `${mail.url}?answerTimeout=1000&connections=2`,
    SENDWRIGHT_UNKNOWN_POLICY: "hold",
    SENDWRIGHT_UNKNOWN_WAIT_SECONDS: "1",
    SENDWRIGHT_LOG_LEVEL: "warn"
  })
  account = JSON.parse(await sendwright.sendwright("accounts", "list", "--json"))[0].id
})
afterAll(async () => {
  await sendwright?.stop()
  mail?.stop()
})
beforeEach(() => {
  mail.taken.length = 0
})

/** The server says it when it is stored: to ask the command line again and again would start a process each time. */
const isHeld = (id: string): boolean =>
  sendwright.log().some(({ annotations, message }) =>
    annotations.emailId === id && message.startsWith("An email is held:")
  )

const statusOf = async (id: string) => (await sendwright.call("GET", `/v1/emails/${id}`)).status

/** An email that the mail server took, and broke off before it said so. */
const held = async (): Promise<string> => {
  await mail.behave("close-after")
  const { id } = await sendwright.call("POST", "/v1/emails", {
    from: `Shop <orders@${sendwright.sandbox}>`,
    to: sendwright.owner,
    subject: "Your order",
    text: "Thank you"
  })
  await until("the email is held", () => isHeld(id) ? true : undefined)
  await mail.behave("take")
  return id
}

describe("an operator's decision about an email of which nobody knows whether it left", { timeout: 300_000 }, () => {
  it("hands it over again, as the same message", async () => {
    const id = await held()
    const [shown] = await command("held")
    assert.deepInclude(shown, { id, mode: "live", attempts: 1, recipients: [sendwright.owner] })
    assert.deepStrictEqual(await command("resend", id), { id, became: "handed over again" })
    await until("it left", async () => await statusOf(id) === "sent" ? true : undefined)
    assert.deepStrictEqual(mail.taken.map(({ mode }) => mode), ["close-after", "take"])
    assert.strictEqual(mail.taken[0]?.message, mail.taken[1]?.message)
    assert.deepStrictEqual(await command("held"), [])
  })

  it("takes it for sent or for failed, and hands nothing over", async () => {
    for (const outcome of ["sent", "failed"]) {
      const id = await held()
      assert.deepStrictEqual(await command("settle", id, "--as", outcome), { id, became: outcome })
      assert.strictEqual(await statusOf(id), outcome)
    }
    assert.strictEqual(mail.taken.length, 2)
    const again = await command("resend", "00000000-0000-4000-8000-000000000000").catch((error) => error.stderr)
    assert.include(again, "There is no held email")
  })
})
