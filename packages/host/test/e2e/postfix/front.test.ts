import * as RawDoor from "@sendwright/receiving/RawDoor"
import * as Redacted from "effect/Redacted"
import { once } from "node:events"
import * as net from "node:net"
import { afterAll, afterEach, assert, beforeAll, describe, it } from "vitest"
import { freePort } from "../../../../../scripts/free-port.ts"
import { deploy, type Deployment, until } from "../Deployment.ts"
import { documentedFront } from "./Documented.ts"
import { type Postfix, startPostfix, whyNot } from "./Postfix.ts"

const skipped = whyNot()
if (skipped !== undefined) console.warn(`SKIPPED: Postfix in front of the listener: ${skipped}`)

/** The replies to lines, of which the last may be a whole message. */
const say = async (port: number, lines: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const socket = net.connect(port, "127.0.0.1")
  await once(socket, "data")
  const replies: Array<string> = []
  for (const line of lines) {
    socket.write(`${line}\r\n`)
    let reply = ""
    while (!/^\d{3}(?: .*)?\r\n$/m.test(reply)) reply += (await once(socket, "data"))[0].toString()
    replies.push(reply)
  }
  socket.destroy()
  return replies
}

const secret = "32-characters-that-nobody-guesses"

const message = (id: string) =>
  `From: Ada <ada@mail.example>\r\nTo: help\r\nSubject: How many?\r\nMessage-ID: <${id}@mail.example>\r\n\r\n..Hello\r\n.`

describe.skipIf(skipped !== undefined)("mail that Postfix passes on", { timeout: 120_000 }, () => {
  let sendwright: Deployment
  let front: Postfix
  let port: number
  let listener: number
  let domain: string

  beforeAll(async () => {
    listener = await freePort()
    port = await freePort()
    sendwright = await deploy({ SENDWRIGHT_RECEIVED_SECRET: secret })
    domain = (await sendwright.call("GET", "/v1/account")).receiving_domain
    front = await startPostfix({
      port,
      settings: {
        myhostname: "mx.example.com",
        // As for everybody who is not of its own network.
        mynetworks: "192.0.2.0/24",
        smtpd_relay_restrictions: "permit_mynetworks, reject_unauth_destination",
        // A scan of the queue in the moment of an attempt would leave the message in it until Postfix starts again.
        queue_run_delay: "1h",
        minimal_backoff_time: "1h",
        maximal_backoff_time: "1h",
        ...documentedFront(domain, listener)
      }
    })
  }, 300_000)
  afterEach(({ task }) => {
    if (task.result?.state === "fail") console.error(front.log())
  })
  afterAll(async () => {
    await front?.stop()
    await sendwright?.stop()
  })

  const bring = async (to: string, id: string) => {
    const replies = await say(port, [
      "EHLO client.mail.example",
      "MAIL FROM:<ada@mail.example>",
      `RCPT TO:<${to}>`,
      "DATA",
      message(id)
    ])
    return replies.map((reply) => reply.slice(0, 3))
  }

  it("waits while Sendwright is down, and is stored once", async () => {
    assert.deepStrictEqual(await bring(`help@${domain}`, "1"), ["250", "250", "250", "354", "250"])
    await until("a first attempt", async () => front.log().includes("status=deferred") || undefined)
    assert.deepStrictEqual((await sendwright.call("GET", "/v1/received")).data, [])
    await sendwright.join({ SENDWRIGHT_MAIL_LISTEN: `127.0.0.1:${listener}` })
    front.flush()
    const { data } = await until("the email", async () => {
      const found = await sendwright.call("GET", "/v1/received")
      return found.data.length > 0 && front.queued() === 0 ? found : undefined
    }, 60)
    assert.lengthOf(data, 1)
    const email = await sendwright.call("GET", `/v1/received/${data[0].id}`)
    assert.deepStrictEqual(email.envelope, { from: "ada@mail.example", to: [`help@${domain}`] })
    assert.strictEqual(email.text, ".Hello")
  })

  it("is the same email where a program posts it once more", async () => {
    const query = new URLSearchParams({ from: "ada@mail.example", to: `sales@${domain}` }).toString()
    const body = Buffer.from("Message-ID: <2@mail.example>\r\n\r\nHello\r\n")
    const post = async (key: string) => {
      const signature = RawDoor.sign(Redacted.make(key), { at: new Date(), body, query })
      const url = `http://127.0.0.1:${sendwright.port}/received/raw?${query}`
      return (await fetch(url, { method: "POST", headers: { "x-signature": signature }, body })).status
    }
    assert.deepStrictEqual([await post("another"), await post(secret), await post(secret)], [403, 200, 200])
    const { data } = await sendwright.call("GET", `/v1/received?to=${encodeURIComponent(`sales@${domain}`)}`)
    assert.lengthOf(data, 1)
  })

  it("is taken for no other domain", async () => {
    const [, , rcpt] = await say(port, [
      "EHLO x.example",
      "MAIL FROM:<ada@mail.example>",
      "RCPT TO:<a@elsewhere.example>"
    ])
    assert.match(rcpt ?? "", /^554 5\.7\.1/)
  })
})
