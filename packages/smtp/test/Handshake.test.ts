import { createHmac } from "node:crypto"
import { assert, describe, it } from "vitest"
import * as Extensions from "../src/client/Extensions.ts"
import { Handshake, type HandshakeOptions, type Next } from "../src/client/Handshake.ts"
import { replyOf } from "./client.ts"

const handshake = (options: Partial<HandshakeOptions> = {}) =>
  new Handshake({ name: "app.test", secure: false, requireTls: false, credentials: null, ...options })

const credentials = { user: "ada", password: "pa ss" }

const base64 = (text: string) => Buffer.from(text).toString("base64")

/** What is said to these replies, one after the other. */
const say = (of: Handshake, ...replies: ReadonlyArray<string>): ReadonlyArray<string> =>
  replies.map((reply) => shown(of.answered(replyOf(reply))))

const shown = (next: Next): string =>
  next._tag === "Say" ? next.line : next._tag === "Fail" ? JSON.stringify(next.failure) : next._tag

describe("Extensions", () => {
  it("are the keywords of the lines but the first, in any case, with their parameters", () => {
    const found = Extensions.parse(replyOf(
      "250-mx-dsn.test PIPELINING\n250-size 1000\n250-X-DSN\n250-8BitMime\n250-AUTH=LOGIN\n250 AUTH plain cram-md5"
    ))
    assert.deepStrictEqual(found, {
      startTls: false,
      pipelining: false,
      eightBitMime: true,
      smtpUtf8: false,
      dsn: false,
      size: true,
      longestMessage: 1_000,
      authentication: new Set(["LOGIN", "PLAIN", "CRAM-MD5"])
    })
  })

  it.each(["250-a\n250 SIZE", "250-a\n250 SIZE 0", "250-a\n250 SIZE many", "250 SIZE"])("set no limit: %j", (text) => {
    assert.isNull(Extensions.parse(replyOf(text)).longestMessage)
  })
})

describe("Handshake", () => {
  it("greets, and is ready; with HELO where the server does not know EHLO", () => {
    assert.deepStrictEqual(say(handshake(), "220 mail.test", "250 mail.test"), ["EHLO app.test", "Ready"])
    assert.deepStrictEqual(say(handshake(), "220 mail.test", "502 What?", "250 mail.test"), [
      "EHLO app.test",
      "HELO app.test",
      "Ready"
    ])
  })

  it("stays as it is where TLS is not to be asked for", () => {
    const one = handshake({ startTls: false })
    assert.deepStrictEqual(say(one, "220 Hi", "250-Hi\n250 STARTTLS"), ["EHLO app.test", "Ready"])
    assert.isTrue(one.wasOffered)
  })

  it("asks for TLS where it is offered, forgets what was offered before it, and greets again", () => {
    const one = handshake({ credentials })
    assert.deepStrictEqual(say(one, "220 Hi", "250-Hi\n250-AUTH PLAIN\n250 STARTTLS", "220 Go"), [
      "EHLO app.test",
      "STARTTLS",
      "StartTls"
    ])
    assert.strictEqual(shown(one.secured()), "EHLO app.test")
    assert.match(say(one, "250-Hi\n250 STARTTLS")[0]!, /offers no authentication/)
  })

  it("does not go on in clear where it must not", () => {
    assert.match(say(handshake({ requireTls: true }), "220 Hi", "250 Hi")[1]!, /requireTls/)
    assert.match(say(handshake({ requireTls: true }), "220 Hi", "502 What?")[1]!, /Refused/)
    assert.match(say(handshake(), "220 Hi", "250-Hi\n250 STARTTLS", "454 No")[2]!, /Refused.*STARTTLS/)
  })

  it("authenticates by the first mechanism that both know", () => {
    const login = handshake({ credentials })
    assert.deepStrictEqual(
      say(login, "220 Hi", "250-Hi\n250 AUTH XOAUTH2 LOGIN", "334 VXNlcm5hbWU6", "334 UGFzc3dvcmQ6", "235 Hi"),
      ["EHLO app.test", "AUTH LOGIN", base64("ada"), base64("pa ss"), "Ready"]
    )
    const plain = say(handshake({ credentials }), "220 Hi", "250-Hi\n250 AUTH LOGIN PLAIN", "235 Hi")
    assert.deepStrictEqual(plain.slice(1), [`AUTH PLAIN ${base64("\0ada\0pa ss")}`, "Ready"])
    const digest = createHmac("md5", "pa ss").update("<1@mail.test>").digest("hex")
    const cram = say(
      handshake({ credentials }),
      "220 Hi",
      "250-Hi\n250 AUTH CRAM-MD5",
      `334 ${base64("<1@mail.test>")}`
    )
    assert.deepStrictEqual(cram.slice(1), ["AUTH CRAM-MD5", base64(`ada ${digest}`)])
    assert.match(say(handshake({ credentials }), "220 Hi", "250-Hi\n250 AUTH XOAUTH2")[1]!, /none of PLAIN, LOGIN/)
  })

  it("shows a long password without an initial response", () => {
    const long = { user: "ada", password: "x".repeat(600) }
    const lines = say(handshake({ credentials: long }), "220 Hi", "250-Hi\n250 AUTH PLAIN", "334 ", "235 Hi")
    assert.deepStrictEqual(lines.slice(1), ["AUTH PLAIN", base64(`\0ada\0${long.password}`), "Ready"])
  })

  it("ends where the server asks on and on, or refuses, without the credentials in what it says", () => {
    const asking = say(handshake({ credentials }), "220 Hi", "250-Hi\n250 AUTH PLAIN", `334 ${base64("pa ss")}`)
    assert.match(asking[2]!, /Unauthenticated/)
    assert.notInclude(asking[2], base64("pa ss"))
    const refusing = say(handshake({ credentials }), "220 Hi", "250-Hi\n250 AUTH PLAIN", "535 not pa ss")
    assert.include(refusing[2], "535 not ***")
  })
})
