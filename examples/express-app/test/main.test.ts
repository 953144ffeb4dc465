import { assert, inject, it } from "vitest"
import { startExample, temporaryDatabase } from "../../../scripts/example-program.ts"

// oxlint-disable-next-line typescript/no-explicit-any
const bodyOf = async (answer: Response): Promise<any> => await answer.json()

it("shows what the shop sends in its dashboard, and in a frame of its own page", async () => {
  await using database = await temporaryDatabase(inject("databaseUrl"))
  await using shop = startExample("express-app", { env: { DATABASE_URL: database.url, PORT: "0" } })
  const [, base = ""] = await shop.line(/^The shop is open at (\S+)$/)
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(base + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: base, ...headers },
      body: JSON.stringify(body)
    })

  const ordered = await post("/orders", { customer: "ada@example.com", item: "lamp" })
  assert.strictEqual(ordered.status, 201)
  const { emailId } = await bodyOf(ordered)
  await shop.line(/^handed over: "Your lamp" to ada@example\.com$/)

  // The owner chooses a password by the link, and looks at the email.
  const [, token] = await shop.line(/^dashboard: \S+\/mail\/sign-in\/link#(\S+)$/)
  const api = "/mail/dashboard/api"
  const signedIn = await post(`${api}/links/reset`, { token, password: "correct horse battery staple" })
  assert.strictEqual(signedIn.status, 200)
  const cookie = signedIn.headers.getSetCookie().find((line) => line.includes("-session"))?.split(";")[0] ?? ""
  const [account] = (await bodyOf(signedIn)).accounts
  const list = await bodyOf(await fetch(`${base}${api}/accounts/${account.id}/emails`, { headers: { cookie } }))
  assert.deepStrictEqual(list.data.map(({ id, subject }: Record<string, string>) => [id, subject]), [
    [emailId, "Your lamp"]
  ])

  // The app's page brings a frame that opens without a sign-in.
  const [, frame = ""] = /<iframe src="([^"]+)"/.exec(await (await fetch(base)).text()) ?? []
  assert.match(frame, /^\/mail\/portal#/)
  const opened = await post(`${api}/portal/sessions`, { token: frame.slice(frame.indexOf("#") + 1) })
  assert.strictEqual(opened.status, 201)

  // Others use the API with a key, and nothing without one.
  const refused = await post("/mail/v1/emails", {})
  assert.deepStrictEqual([refused.status, (await bodyOf(refused)).error.code], [401, "unauthorized"])
  await shop.stop()
}, 300_000)
