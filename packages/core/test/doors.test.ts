import { assert, describe, it, layer } from "@effect/vitest"
import { EmailStore, type NewEmail } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import { addressesIn, make } from "@sendwright/core/privacy/Redaction"
import type { Storage } from "@sendwright/core/Storage"
import { renderInSteps } from "@sendwright/core/templates/Rendering"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as fixtures from "@sendwright/testing/fixtures"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { boundMillis, heldReading } from "../../../scripts/doors/Door.ts"
import * as Turns from "../../../scripts/doors/Turns.ts"

const storage: Layer.Layer<Storage> = Layer.provide(MemoryStorage.layer, [
  SecureRandom.layerWebCrypto,
  fixtures.peppers
])

/** The longest turn of a work, and what it answers with; the work itself is tried once. */
const longestTurn = Effect.fnUntraced(function*<A, E>(work: Effect.Effect<A, E, Storage>) {
  const context = yield* Effect.context<Storage>()
  const answers: Array<A> = []
  const millis = yield* Effect.promise(() =>
    Turns.during(async () => void answers.push(await Effect.runPromiseWith(context)(work)))
  )
  return { millis, answer: answers[0]! }
})

/** What an erasure has done is done: a collection of garbage within it is told from work by another account. */
const tries = 3

const ada = "ada@example.com"
const text = "Hello, this is your order. Thank you very much for it, and come again.\n".repeat(10)

interface Kind {
  readonly name: string
  readonly count: number
  /** How many of them name who is erased. */
  readonly named: number
  readonly of: (index: number) => Partial<NewEmail>
}

const kinds: ReadonlyArray<Kind> = [
  { name: "to others", count: 20_000, named: 0, of: (index) => ({ to: [`Customer <c${index}@example.com>`] }) },
  { name: "to one who is erased", count: 4_000, named: 4_000, of: () => ({ to: [`Ada <${ada}>`] }) },
  {
    name: "to one who is erased, and another one",
    count: 4_000,
    named: 4_000,
    of: () => ({ to: [`Ada <${ada}>`, "bob@example.com"], subject: `For ${ada}` })
  }
]

/** An account with emails, each of which waits and has a webhook that waits. */
const sent = Effect.fnUntraced(function*({ count, of }: Kind) {
  const { account: { id: accountId } } = yield* fixtures.seedAccount()
  const endpoint = fixtures.endpoint({ accountId, events: ["email.queued", "email.failed"] })
  yield* (yield* WebhookStore).addEndpoint(endpoint, "sealed")
  const emails = yield* EmailStore
  const together = 500
  for (let index = 0; index < count; index += together) {
    yield* emails.accept(Array.from({ length: together }, (_, more) => {
      const createdAt = new Date(fixtures.defaultTime.getTime() + index + more)
      return fixtures.acceptGroup([fixtures.newEmail({ accountId, createdAt, text, ...of(index + more) })])
    }))
  }
  return { accountId, endpointId: endpoint.id }
})

const search = { _tag: "Text", text: "nobody" } as const
const modes = ["live"] as const

/** Looks for somebody in all emails and deliveries of an account, and erases somebody: what took longer than it may. */
const held = Effect.fnUntraced(function*(kind: Kind) {
  const { accountId, endpointId } = yield* sent(kind)
  const emails = yield* EmailStore
  const list = yield* longestTurn(
    emails.list({ accountId, modes }, {
      status: null,
      tag: null,
      limit: 50,
      after: null,
      search,
      depth: kind.count + 1
    })
  )
  assert.deepStrictEqual(list.answer, { emails: [], stoppedAt: null })
  const webhooks = yield* WebhookStore
  const found = yield* longestTurn(
    webhooks.searchDeliveries({
      accountId,
      modes,
      endpointId,
      filters: { search },
      limit: 50,
      depth: kind.count + 1,
      after: null
    })
  )
  assert.deepStrictEqual(found.answer, { deliveries: [], stoppedAt: null })
  const erased = yield* longestTurn((yield* ErasureStore).erase({
    accountId,
    address: normalize(ada),
    spelling: ada,
    suppressionId: fixtures.newId(),
    now: new Date(fixtures.defaultTime.getTime() + 1e6),
    waitMillis: 1_000
  }))
  const { emailsDeleted, emailsRedacted } = erased.answer
  assert.strictEqual(emailsDeleted + emailsRedacted, kind.named)
  return Object.entries({ list: list.millis, deliveries: found.millis, erasure: erased.millis })
    .filter(([, millis]) => millis > boundMillis)
})

layer(storage, { excludeTestServices: true })("the storage in memory", (it) => {
  for (const kind of kinds) {
    it.effect(
      `searches ${kind.count} emails ${kind.name}, and erases one, with turns of 50 ms at most`,
      () =>
        Effect.gen(function*() {
          let last = yield* held(kind)
          for (let tried = 1; tried < tries && last.length > 0; tried++) last = yield* held(kind)
          assert.deepStrictEqual(last, [])
        }),
      300_000
    )
  }
})

describe("what a report says", () => {
  it("is searched for addresses in 50 ms, whatever it is", async () => {
    // Twice as much as the header of a report over SMTP may have.
    const length = 131_072
    const value = "550 <ada@example.com> unknown; to=ada%40example.com"
    assert.deepStrictEqual(await heldReading(4, [{ name: "text", value, length, read: addressesIn }]), [])
  }, 300_000)
})

describe("an email that an address is erased from", () => {
  const redactor = make("\"a\\\"b\"@c-d.example", ["a.b+c_d@\u00fc.example"])
  for (const unit of ["\\", "\\\"", "&#00000000", "a", "a.b+c_d@\u00fc.example", "<p>Hello, Ada.</p>\n"]) {
    it(`is read in turns of 50 ms: 5 MB of ${JSON.stringify(unit)}`, async () => {
      const text = unit.repeat(5_000_000 / unit.length)
      const bytes = new TextEncoder().encode(text)
      const inText = await Turns.bestDuring(() => Effect.runPromise(runSteps(redactor.longText(text))), boundMillis)
      const inBytes = await Turns.bestDuring(() => Effect.runPromise(runSteps(redactor.bytes(bytes))), boundMillis)
      assert.isAtMost(inText, boundMillis)
      assert.isAtMost(inBytes, boundMillis)
    }, 120_000)
  }
})

/** Templates of the largest size, and what fills them in. */
const templates: Readonly<Record<string, readonly [unit: string, value: string]>> = {
  "placeholders alone": ["{{a}}", "x"],
  "placeholders in links": ["<a href={{a}}>", "https://app.example"],
  "no placeholder": ["<p>Hello, Ada.</p>\n", ""],
  "braces": ["{", ""],
  "placeholders without an end": ["{{a ", ""]
}

describe("a template of the largest size", () => {
  const template = (html: string) => ({ subject: "Hello", html, text: html })
  const held = async (html: string, value: string) => {
    const millis = await Turns.bestDuring(
      () => Effect.runPromise(runSteps(renderInSteps(template(html), { a: value }, undefined))),
      boundMillis
    )
    return millis > boundMillis ? Math.round(millis) : 0
  }

  for (const [name, [unit, value]] of Object.entries(templates)) {
    it(`is filled in with turns of 50 ms at most: ${name}`, async () => {
      assert.strictEqual(await held(unit.repeat(Math.floor(5_000_000 / unit.length)), value), 0)
    }, 60_000)
  }

  it("has values of any length filled in with turns of 50 ms at most", async () => {
    for (const unit of ["x", "<", "&lt;", "😀"]) {
      assert.strictEqual(await held("{{ a }}", unit.repeat(1_200_000)), 0, unit)
    }
  }, 60_000)
})
