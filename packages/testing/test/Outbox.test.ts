import { createTestSendwright } from "@sendwright/testing/createTestSendwright"
import { assert, describe, it } from "vitest"

const email = { from: "Shop <hello@app.example>", to: "ada@example.com", subject: "Hello", text: "Hello, Ada." }

describe("the outbox", () => {
  it("says what was sent instead", async () => {
    const sendwright = createTestSendwright({ start: "2026-01-01T00:00:00Z" })
    assert.throws(() => sendwright.outbox.expectSent(), "No email was sent.\nNothing was sent.")
    await sendwright.emails.send({ ...email, tags: ["a", "b"] })
    await sendwright.emails.send({ ...email, subject: "Again", to: ["bo@example.com", "cy@example.com"] })
    const { outbox } = sendwright
    let message = ""
    try {
      outbox.expectSent({ to: "dee@example.com", subject: /confirm/i })
    } catch (error) {
      assert.strictEqual((error as Error).name, "AssertionError")
      message = (error as Error).message
    }
    assert.strictEqual(
      message,
      [
        "No email was sent with to \"dee@example.com\", subject /confirm/i.",
        "Sent (2):",
        "  1. 2026-01-01T00:00:00.000Z to ada@example.com: \"Hello\" [a, b]",
        "  2. 2026-01-01T00:00:00.000Z to bo@example.com, cy@example.com: \"Again\""
      ].join("\n")
    )
    assert.throws(() => outbox.expectNothingTo(/@example\.com$/), /Nothing should have been sent to/)
    assert.throws(() => outbox.expectCount(3), /3 should have been sent\.\nSent \(2\)/)
    assert.strictEqual(outbox.last?.subject, "Again")
    assert.lengthOf(outbox.to("ADA@example.com"), 1)
    assert.isUndefined(outbox.find({ from: "other@app.example" }))
    assert.isDefined(outbox.find({ from: "hello@app.example", text: "Hello, Ada" }))
    assert.isUndefined(outbox.find({ html: "Hello" }))
    outbox.clear()
    assert.lengthOf(outbox.all, 0)
    outbox.expectNothingTo("ada@example.com")
  })

  it("finds links and words in html and in text", async () => {
    const sendwright = createTestSendwright()
    await sendwright.emails.send({ ...email, text: "Go to https://app.example/a?b=1, or (https://app.example/c)." })
    assert.deepStrictEqual(sendwright.outbox.last?.links(), ["https://app.example/a?b=1", "https://app.example/c"])
    const { text: _, ...without } = email
    await sendwright.emails.send({
      ...without,
      html:
        "<style>p { color: red }</style><h1>Hi &lt;you&gt;</h1><p>a&nbsp;b <a href='/x'>x</a><br>c <A HREF=/y>y</A></p>"
    })
    const sent = sendwright.outbox.last
    assert.deepStrictEqual(sent?.links(), ["/x", "/y"])
    assert.strictEqual(sent?.plainText(), "Hi <you>\na b x\nc y")
    assert.strictEqual(sent?.link(/y$/), "/y")
    assert.throws(() => sent?.link("/z"), /has no link with "\/z"\. It has these:\n {2}\/x\n {2}\/y/)
  })

  it("keeps attachments, headers and copies", async () => {
    const sendwright = createTestSendwright()
    await sendwright.emails.send({
      ...email,
      cc: "Cy <cy@example.com>",
      bcc: "boss@example.com",
      replyTo: "help@app.example",
      headers: { "X-Order": "7" },
      attachments: [{ filename: "a.txt", content: Buffer.from("seven").toString("base64") }]
    })
    const sent = sendwright.outbox.expectSent({ to: "boss@example.com" })
    assert.deepInclude(sent, { cc: ["Cy <cy@example.com>"], bcc: ["boss@example.com"], replyTo: ["help@app.example"] })
    assert.strictEqual(sent.headers["X-Order"], "7")
    assert.strictEqual(new TextDecoder().decode(sent.attachments[0]?.content), "seven")
  })
})
