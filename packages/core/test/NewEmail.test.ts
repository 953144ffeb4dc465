import { assert, describe, it } from "@effect/vitest"
import type { Account } from "@sendwright/core/accounts/Account"
import { type Caller, ofKey } from "@sendwright/core/accounts/Caller"
import type { Member } from "@sendwright/core/accounts/Member"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import * as Sandbox from "@sendwright/core/accounts/Sandbox"
import { normalize } from "@sendwright/core/foundation/Address"
import { ValidationError } from "@sendwright/core/foundation/Errors"
import type { Mode } from "@sendwright/core/foundation/Mode"
import { isUuid, positionOf } from "@sendwright/core/model/EmailQuery"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as Result from "effect/Result"
import * as NewEmail from "../src/emails/NewEmail.ts"
import * as ReplyAddress from "../src/emails/ReplyAddress.ts"

const now = new Date("2026-11-21T12:00:00.000Z")
const account: Account = {
  id: "01890000-0000-7000-8000-00aBcDeF1234",
  name: "Engines",
  plan: "free",
  planStep: null,
  trusted: false,
  overrides: noOverrides,
  paused: null,
  suspended: null,
  createdAt: now
}
const owner: Member = {
  id: "1",
  accountId: account.id,
  email: "Owner@Büro.example",
  name: "Owner",
  role: "owner",
  createdAt: now
}
const sandbox = "abcdef1234.sandbox.sendwright.test"

/** Of the day before. */
const drawn = "01a1fb70-0000-7abc-8def-0123456789ab"

const replyKeys = [new Uint8Array(32)]

const make = (
  over: Record<string, unknown>,
  mode: Mode = "live",
  serviceDomain = "sendwright.test",
  keys: typeof replyKeys | null = replyKeys
) => {
  const caller: Caller = ofKey({ account, owner }, { id: "k", name: "k", mode, scopes: [] })
  const decoded = SendRequest.decode({ from: "a@engines.example", to: "ada@example.com", text: "x", ...over }, now)
  return NewEmail.make(caller, Result.getOrThrow(decoded.result), {
    id: drawn,
    eventId: "event-1",
    now,
    serviceDomain,
    replyKeys: keys,
    attachments: [],
    trace: null
  })
}
const made = (...args: Parameters<typeof make>) => Result.getOrThrow(make(...args))
const refused = (...args: Parameters<typeof make>) => {
  const result = make(...args)
  return Result.isFailure(result) && "recipients" in result.failure ? result.failure.recipients : []
}

describe("NewEmail", () => {
  it("says in its id when it was accepted, whenever the id was drawn", () => {
    const { createdAt, id } = made({})
    assert.deepStrictEqual(positionOf(id), { createdAt, id })
    assert.strictEqual(id.slice(13), drawn.slice(13))
    assert.isTrue(isUuid(id))
  })

  it("takes answers at an address that names it, under the sender's name", () => {
    const email = made({ from: "Shop <a@engines.example>", replyTracking: true })
    const [, address = ""] = /^Shop <(.*)>$/.exec(email.replyTo[0] ?? "") ?? []
    assert.strictEqual(ReplyAddress.parse(replyKeys, address), email.id)
    assert.match(address, /@abcdef1234\.inbound\.sendwright\.test$/)
    const [inTest = ""] = made({ replyTracking: true }, "test").replyTo
    assert.match(inTest, /^r\+[a-z2-7]{42}@test\.abcdef1234\.inbound\.sendwright\.test$/)
    assert.deepStrictEqual(made({ replyTracking: false, replyTo: "b@engines.example" }).replyTo, ["b@engines.example"])
  })

  it("says why a process without keys cannot track answers", () => {
    const result = make({ replyTracking: true }, "live", "sendwright.test", null)
    assert.isTrue(Result.isFailure(result) && result.failure instanceof ValidationError)
  })

  it("reaches an address once, in the order of first mention, however it is spelt", () => {
    const email = made({
      to: ["Ada <Ada@Example.com>", "b@example.com"],
      cc: ["ada@EXAMPLE.com", "c@example.com", "b+tag@example.com"],
      bcc: ["B@example.com", "d@example.com"]
    })
    assert.deepStrictEqual(email.recipients.map(({ address }) => address), [
      "ada@example.com",
      "b@example.com",
      "c@example.com",
      "b+tag@example.com",
      "d@example.com"
    ])
    assert.strictEqual(email.recipients[0]?.envelope, "Ada@example.com", "the local part as it was given first")
    assert.deepStrictEqual(email.cc, ["ada@EXAMPLE.com", "c@example.com", "b+tag@example.com"], "headers keep all")
  })

  it("knows an IDN domain in both forms, and sends from and to A-labels", () => {
    const email = made({ from: "a@Bücher.example", to: ["x@bücher.example", "x@XN--BCHER-KVA.example"] })
    assert.strictEqual(email.domain, "xn--bcher-kva.example")
    assert.strictEqual(email.messageId, `${email.id}@xn--bcher-kva.example`)
    assert.deepStrictEqual(email.recipients, [
      { address: normalize("x@xn--bcher-kva.example"), envelope: "x@xn--bcher-kva.example", simulation: null }
    ])
  })

  it("keeps a header of the sender's own beside the recipients, and its own Message-ID for the join", () => {
    const visible = { to: ["Notes <notes@lists.example>"], cc: [] }
    const date = "Sat, 21 Nov 2026 12:00:00 +0000"
    const email = made({ to: [], bcc: ["ada@example.com"], visible, messageId: "1@app.example", date })
    assert.deepStrictEqual(email.ownHeader, { visible, messageId: "1@app.example", date })
    assert.deepStrictEqual(email.recipients.map(({ address }) => address), ["ada@example.com"])
    assert.strictEqual(email.messageId, `${email.id}@engines.example`)
    assert.deepStrictEqual(made({ messageId: "1@app.example" }).ownHeader, {
      visible: null,
      messageId: "1@app.example",
      date: null
    })
    assert.deepStrictEqual(made({ date }).ownHeader, { visible: null, messageId: null, date })
    assert.deepStrictEqual(made({ visible, to: [], bcc: ["ada@example.com"] }).ownHeader, {
      visible,
      messageId: null,
      date: null
    })
  })

  it("fills in what was not said", () => {
    assert.deepInclude(made({}), {
      ownHeader: null,
      subject: "",
      tags: [],
      html: null,
      replyTo: [],
      headers: {},
      unsubscribeUrl: null,
      scheduledAt: null,
      cc: [],
      bcc: []
    })
    const scheduledAt = "2026-11-22T14:00:00+02:00"
    assert.deepStrictEqual(made({ scheduledAt }).scheduledAt, new Date("2026-11-22T12:00:00.000Z"))
  })

  it("simulates the account's simulator addresses in both modes, labels included", () => {
    for (const mode of ["live", "test"] as const) {
      const email = made({
        to: [`delivered@${sandbox}`, `BOUNCED+x@${sandbox.toUpperCase()}`, `complained+a+b@${sandbox}`]
      }, mode)
      assert.deepStrictEqual(email.recipients.map(({ simulation }) => simulation), [
        "delivered",
        "bounced",
        "complained"
      ])
    }
    const others = [`other@${sandbox}`, "delivered@0000000000.sandbox.sendwright.test", `delivered@x.${sandbox}`]
    assert.deepStrictEqual(made({ to: others }).recipients.map(({ simulation }) => simulation), [null, null, null])
  })

  it("simulates everybody in test mode, as delivered unless the address says otherwise", () => {
    const email = made({ to: ["ada@example.com", `bounced@${sandbox}`] }, "test")
    assert.deepStrictEqual(email.recipients.map(({ simulation }) => simulation), ["delivered", "bounced"])
  })

  it("lets the sandbox domain reach the owner and the simulator only, in both modes", () => {
    for (const mode of ["live", "test"] as const) {
      const from = `Engines <any@${sandbox.toUpperCase()}>`
      const email = made({ from, to: ["owner@xn--bro-hoa.example", `delivered+1@${sandbox}`] }, mode)
      assert.isNull(email.domain)
      assert.deepStrictEqual(
        refused(
          { from, to: ["owner@büro.example", "Ada@Example.com"], bcc: [`other@${sandbox}`, "ADA@example.com"] },
          mode
        ),
        ["ada@example.com", `other@${sandbox}`]
      )
    }
  })

  it("holds another account's sandbox domain to be one like any other", () => {
    assert.strictEqual(
      made({ from: "a@0000000000.sandbox.sendwright.test" }).domain,
      "0000000000.sandbox.sendwright.test"
    )
  })

  it("does not mind how the service's domain is written", () => {
    assert.strictEqual(Sandbox.domainOf(account.id, "Sendwright.Test"), sandbox)
    assert.isNull(made({ from: `a@${sandbox}`, to: `delivered@${sandbox}` }, "live", "Sendwright.Test").domain)
  })
})
