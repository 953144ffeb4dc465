import { assert, describe, it } from "vitest"
import type { Taken } from "../../src/drills/mx/Farm.ts"
import { makeInternet } from "../../src/drills/mx/Internet.ts"
import { brokenPromises, judge, type Sent } from "../../src/drills/mx/ledger.ts"
import { recipients } from "../../src/provingGround.ts"

const internet = makeInternet()
const domains = new Map(internet.domains.map((domain) => [domain.name, domain]))
const nameOf = (kind: string) => internet.domains.find((domain) => domain.kind === kind)!.name

const ada = `ada.1@${nameOf("site")}`
const gone = `gone.2@${nameOf("site")}`
const nobody = `ada.3@${nameOf("null_mx")}`

const took = (recipient: string, more: Partial<Taken> = {}): Taken => ({
  messageId: "e1@shop.example.com",
  recipient,
  at: 1_000,
  client: "out1.drill.example",
  isAnswered: true,
  ...more
})

const delivered = (...recipients: ReadonlyArray<string>) => ({ type: "email.delivered", payload: { recipients } })
const bounced = (recipient: string, code: string) => ({
  type: "email.bounced",
  payload: { recipients: [recipient], diagnostic_code: `550 ${code} No` }
})

const judged = (recipients: ReadonlyArray<string>, events: Sent["events"], taken: ReadonlyArray<Taken>) =>
  judge([{ id: "e1", recipients, events }], {
    domains,
    taken,
    whyForgotten: ({ client }) => client === "killed.drill.example" ? "kill" : undefined
  })

describe("the small internet", () => {
  it("has 500 domains on 60 sites, each host with an address of its own", () => {
    const { sites } = internet
    const addresses = sites.flatMap(({ hosts }) => hosts.map(({ address }) => address))
    assert.strictEqual(domains.size, 500)
    assert.lengthOf(sites, 60)
    assert.strictEqual(new Set(addresses).size, addresses.length)
    for (const { number } of sites) assert.isTrue(internet.domains.some(({ site }) => site?.number === number))
  })
})

describe("the proving ground", () => {
  it("proposes recipients at domains that are there", () => {
    for (const [address = ""] of recipients) {
      assert.isTrue(domains.has(`${address.slice(address.indexOf("@") + 1)}.example.org`), address)
    }
  })
})

describe("the ledger of direct delivery", () => {
  it("finds nothing wrong where each recipient ends as the receivers say", () => {
    const events = [delivered(ada), bounced(gone, "5.1.1"), bounced(nobody, "5.1.10")]
    const ledger = judged([ada, gone, nobody], events, [took(ada)])
    assert.deepStrictEqual(brokenPromises(ledger), {})
    assert.deepInclude(ledger, { recipients: 3, delivered: 1, refused: { "5.1.1": 1, "5.1.10": 1 } })
  })

  it("tells of a recipient without an end, although others of the email have one", () => {
    assert.deepStrictEqual(brokenPromises(judged([ada, nobody], [delivered(ada)], [took(ada)])), { lost: 1 })
  })

  it("tells where the service and the receivers disagree", () => {
    assert.deepStrictEqual(brokenPromises(judged([ada], [delivered(ada)], [])), { deliveredInVain: 1 })
    const stray = took(ada, { messageId: "e2@shop.example.com" })
    assert.deepStrictEqual(brokenPromises(judged([ada], [delivered(ada)], [took(ada), stray])), { unasked: 1 })
    const failed = { type: "email.failed", payload: { reason: "outcome_unknown", diagnostic_code: null } }
    assert.deepStrictEqual(brokenPromises(judged([ada], [failed], [took(ada)])), { takenInSilence: 1, wrongEnd: 1 })
    assert.deepStrictEqual(brokenPromises(judged([gone], [bounced(gone, "5.2.1")], [])), { wrongEnd: 1 })
    assert.deepStrictEqual(brokenPromises(judged([ada], [delivered(ada), delivered(ada)], [took(ada)])), {
      endedTwice: 1
    })
  })

  it("excuses that a message was taken again by a lost answer alone", () => {
    const twice = (first: Partial<Taken>) => judged([ada], [delivered(ada)], [took(ada, first), took(ada)])
    assert.deepStrictEqual(brokenPromises(twice({})), { twice: 1 })
    assert.deepStrictEqual(brokenPromises(twice({ isAnswered: false })), {})
    assert.strictEqual(twice({ isAnswered: false }).againAfterCut, 1)
    assert.deepStrictEqual(brokenPromises(twice({ client: "killed.drill.example" })), {})
    assert.strictEqual(twice({ client: "killed.drill.example" }).againAfterKill, 1)
  })
})
