import { setTimeout as sleep } from "node:timers/promises"
import PostalMime from "postal-mime"
import { afterAll, assert, beforeAll, it } from "vitest"
import { deploy, type Deployment, type MailServer, startMailServer, until } from "./Deployment.ts"
import { hundred, sendNumbered } from "./numbered.ts"

const connections = 2

let first: MailServer
let second: MailServer
let sendwright: Deployment

beforeAll(async () => {
  first = await startMailServer()
  second = await startMailServer()
  sendwright = await deploy({
    SMTP_URL: `${first.url}?connections=${connections}`,
    SMTP_URL_2: `${second.url}?connections=${connections}`,
    SENDWRIGHT_UNKNOWN_WAIT_SECONDS: "1",
    SENDWRIGHT_LOG_LEVEL: "debug"
  })
})
afterAll(async () => {
  await sendwright?.stop()
  first?.stop()
  second?.stop()
})

const subjectsOf = (server: MailServer) =>
  Promise.all(server.taken.map(async ({ message }) => (await PostalMime.parse(Buffer.from(message, "base64"))).subject))

it("the first of two mail servers is killed in the middle: all mail arrives, and events and log say who carried it", async () => {
  const ids = [...await sendNumbered(sendwright, hundred(0))]
  await until("the first server at work", () => first.taken.length >= 20 ? true : undefined)
  first.kill()
  ids.push(...await sendNumbered(sendwright, hundred(100)))
  await until("200 emails sent", async () => {
    await sleep(250)
    const { data } = await sendwright.call("GET", "/v1/emails?status=queued&limit=1")
    return data.length === 0 ? true : undefined
  }, 60)
  const emails = []
  for (const id of ids) emails.push(await sendwright.call("GET", `/v1/emails/${id}`))

  const [byFirst, bySecond] = await Promise.all([subjectsOf(first), subjectsOf(second)])
  let again = 0
  for (const { events, status, subject } of emails) {
    assert.strictEqual(status, "sent", subject)
    const { attempt, provider } = events.at(-1).payload
    const copies = [byFirst, bySecond].map((subjects) => subjects.filter((other) => other === subject).length)
    if (attempt === 1) {
      assert.deepStrictEqual(copies, provider === "smtp" ? [1, 0] : [0, 1], subject)
    } else {
      again++
      assert.deepStrictEqual([provider, copies[1]], ["smtp2", 1], subject)
    }
  }
  // What was under way on a connection at the kill: nobody knows whether the server had taken it.
  assert.isAtMost(again, connections)
  assert.isAtLeast(byFirst.length, 20)
  assert.isAtLeast(bySecond.length, 100)

  const log = sendwright.log()
  const opened = log.filter(({ message }) => JSON.stringify(message).includes("A provider fails"))
  assert.isAtLeast(opened.length, 1)
  assert.include(JSON.stringify(opened[0]), "\"provider\":\"smtp\"")
  const stoodIn = log.filter(({ message }) => JSON.stringify(message).includes("A stand-in took the email"))
  assert.strictEqual(stoodIn.length, bySecond.length)
})
