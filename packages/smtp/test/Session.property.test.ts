import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { broken } from "../src/client/Failure.ts"
import { jobOf, sessionOf } from "./client.ts"

const envelope = "MAIL FROM:<shop@a.test>\r\nRCPT TO:<b@b.test>\r\nDATA\r\n"
const content = "Subject: Hi\r\n\r\n..dot\r\n.\r\n"

const resultOf = (job: ReturnType<typeof jobOf>) => job.ended.map(({ transaction: { result } }) => result)

describe("Session with PIPELINING", () => {
  it("writes the commands at once and the message with its end at once", () => {
    const { answer, idle, session, written } = sessionOf({ pipelining: true })
    const job = jobOf("b@b.test")
    session.start(job)
    answer("250 Ok", "250 Ok", "354 Go")
    assert.deepStrictEqual(written, [envelope, content])
    answer("250 Taken")
    assert.deepStrictEqual(resultOf(job), [{ _tag: "Answered", reply: { code: 250, text: "250 Taken" } }])
    assert.strictEqual(idle(), 1)
  })

  it("writes the commands of the next message behind it, and keeps their answers apart", () => {
    const [first, second] = [jobOf("b@b.test"), jobOf("b@b.test")]
    const { answer, idle, session, written } = sessionOf({ pipelining: true }, [second])
    session.start(first)
    answer("250 Ok", "250 Ok", "354 Go")
    assert.deepStrictEqual(written, [envelope, content + envelope])
    answer("451 Later", "250 Ok", "250 Ok", "354 Go", "250 Taken")
    assert.deepInclude(resultOf(first)[0], { _tag: "Failed" })
    assert.deepInclude(resultOf(second)[0], { _tag: "Answered" })
    assert.isTrue(second.ended[0]?.begun)
    assert.strictEqual(idle(), 1)
  })

  it("has not begun a message that was announced when the connection is lost over the one before it", () => {
    const [first, second] = [jobOf("b@b.test"), jobOf("b@b.test")]
    const { answer, session } = sessionOf({ pipelining: true }, [second])
    session.start(first)
    answer("250 Ok", "250 Ok", "354 Go")
    session.lost(broken("timeout", "silent"))
    assert.deepStrictEqual(first.ended.map(({ begun, transaction }) => [begun, transaction.dataEnded]), [[true, true]])
    assert.deepStrictEqual(second.ended.map(({ begun, transaction }) => [begun, transaction.dataEnded]), [[
      false,
      false
    ]])
  })

  it.each(["554 5.5.0 synchronization", "503 5.5.1 out of order"])(
    "has not begun a message whose announcement is refused: %s",
    (refusal) => {
      const [first, second] = [jobOf("b@b.test"), jobOf("b@b.test")]
      const { answer, idle, session } = sessionOf({ pipelining: true }, [second])
      session.start(first)
      answer("250 Ok", "250 Ok", "354 Go", "250 Taken", refusal, "503 no", "503 no")
      assert.deepInclude(resultOf(first)[0], { _tag: "Answered" })
      assert.deepStrictEqual(second.ended.map(({ begun }) => begun), [false])
      assert.strictEqual(idle(), 1)
    }
  )

  it("ends an empty message that a server wants for nobody by a lone dot", () => {
    const { answer, session, written } = sessionOf({ pipelining: true })
    const job = jobOf("b@b.test")
    session.start(job)
    answer("250 Ok", "550 No such user", "354 Go")
    assert.strictEqual(written.at(-1), ".\r\n")
    answer("554 No recipients")
    assert.deepInclude(job.ended[0]?.transaction, {
      refused: [{ address: "b@b.test", reply: { code: 550, text: "550 No such user" } }],
      dataEnded: false
    })
  })

  it("does not write the message of somebody who gave it up after it was announced", () => {
    const [first, second] = [jobOf("b@b.test"), jobOf("b@b.test")]
    const { answer, over, session, written } = sessionOf({ pipelining: true }, [second])
    session.start(first)
    answer("250 Ok", "250 Ok", "354 Go")
    session.withdraw(second)
    assert.deepStrictEqual(over, [])
    answer("250 Taken")
    assert.deepInclude(resultOf(first)[0], { _tag: "Answered" })
    assert.strictEqual(over.length, 1)
    assert.strictEqual(written.length, 2)
  })

  it("clears what a refusal has left before the next message, in the same write", () => {
    const { answer, session, written } = sessionOf({ pipelining: true })
    session.start(jobOf("b@b.test"))
    answer("250 Ok", "550 No", "554 Nobody")
    session.start(jobOf("b@b.test"))
    assert.strictEqual(written[1], `RSET\r\n${envelope}`)
  })
})

describe("Session", () => {
  it("writes a large message piece by piece, each when the one before it has been taken", () => {
    const { answer, session, written } = sessionOf({ pipelining: true })
    const line = ".dot\r\n"
    const job = { ...jobOf("b@b.test"), message: Buffer.from(line.repeat(100_000)) }
    session.start(job)
    answer("250 Ok", "250 Ok", "354 Go")
    written.splice(0, 1)
    for (let pieces = 1; pieces <= 2; pieces++) {
      assert.lengthOf(written, pieces)
      assert.lengthOf(job.ended, 0)
      session.drained()
    }
    assert.lengthOf(written, 3)
    for (const piece of written) assert.isAtMost(piece.length, 400_000)
    session.drained()
    assert.strictEqual(written.join(""), `.${line}`.repeat(100_000) + ".\r\n")
    answer("250 Taken")
    assert.deepInclude(resultOf(job)[0], { _tag: "Answered" })
  })

  it("says that the message has 8-bit octets to a server that takes them, and never to another", () => {
    const job = { ...jobOf("b@b.test"), message: Buffer.from("Subject: Hi\r\n\r\né\r\n") }
    const { session, written } = sessionOf({ eightBitMime: true })
    session.start(job)
    assert.deepStrictEqual(written, ["MAIL FROM:<shop@a.test> BODY=8BITMIME\r\n"])
    const plain = sessionOf({ eightBitMime: true })
    plain.session.start(jobOf("b@b.test"))
    assert.deepStrictEqual(plain.written, ["MAIL FROM:<shop@a.test>\r\n"])
    const old = sessionOf({})
    const ends: Array<string> = []
    old.session.start({
      ...job,
      onEnd: ({ result }) => ends.push(result._tag === "Failed" ? result.failure._tag : result._tag)
    })
    assert.deepStrictEqual([old.written, ends], [[], ["Unsuitable"]])
  })

  it("says that the header is in UTF-8 to a server that takes such messages, and never to another", () => {
    const job = { ...jobOf("b@b.test"), message: Buffer.from("Subject: Hé\r\n\r\nx\r\n") }
    const { session, written } = sessionOf({ eightBitMime: true, smtpUtf8: true })
    session.start(job)
    assert.deepStrictEqual(written, ["MAIL FROM:<shop@a.test> BODY=8BITMIME SMTPUTF8\r\n"])
    const other = sessionOf({ eightBitMime: true })
    other.session.start(job)
    assert.deepStrictEqual(other.written, [])
  })

  it("ends every message once, whatever the server says, and takes none for accepted without a 2yz to its dot", () => {
    const reply = fc.constantFrom(
      "250 Ok",
      "250 Ok",
      "250 Ok",
      "354 Go",
      "354 Go",
      "421 Bye",
      "450 Later",
      "550 No",
      "200 Hm"
    )
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(reply, { maxLength: 40 }),
        fc.integer({ min: 1, max: 3 }),
        (pipelining, replies, count) => {
          const recipients = Array.from({ length: count }, (_, i) => `r${i}@b.test`)
          const jobs = [jobOf(...recipients), jobOf(...recipients), jobOf(...recipients)]
          const queue = jobs.slice(1)
          const { answer, over, session, written } = sessionOf({ pipelining }, queue)
          session.start(jobs[0]!)
          for (const text of replies) {
            answer(text)
            const next = session.isIdle && over.length === 0 ? queue.shift() : undefined
            if (next !== undefined) session.start(next)
          }
          session.lost(broken("connection_closed", "the end"))
          const begun = jobs.filter((job) => !queue.includes(job))
          for (const job of begun) assert.strictEqual(job.ended.length, 1)
          for (const job of queue) assert.strictEqual(job.ended.length, 0)
          const contents = written.filter((text) => text.startsWith(content)).length
          const ends = begun.flatMap(({ ended }) => ended)
          assert.strictEqual(ends.filter(({ transaction }) => transaction.dataEnded).length, contents)
          for (const { begun, transaction } of ends) {
            if (transaction.result._tag === "Answered") {
              assert.isTrue(begun && transaction.dataEnded)
              assert.isBelow(transaction.result.reply.code, 300)
              assert.isBelow(transaction.refused.length, count)
            }
            if (transaction.dataEnded) assert.isTrue(begun, "what was sent is never begun anew")
          }
          assert.isAtMost(over.length, 1)
        }
      ),
      { numRuns: 1_000 }
    )
  })
})
