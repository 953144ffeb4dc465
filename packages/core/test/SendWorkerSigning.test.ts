import { assert, describe, it } from "@effect/vitest"
import { newDomain } from "@sendwright/core/domains/Domain"
import { dkimPlace, DomainStore } from "@sendwright/core/domains/DomainStore"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { SecretBox, SecretUnreadable } from "@sendwright/core/secrets/SecretBox"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import {
  customer,
  day,
  engine,
  get,
  Harness,
  hour,
  minute,
  second,
  send,
  start,
  startWorkers
} from "./support/harness.ts"

const calm = { pollMillis: hour }

/** A customer with one more verified domain, whose mail we sign with a key of this name. */
const signer = Effect.fnUntraced(function*() {
  const one = yield* customer()
  const name = `signed.${one.domain}`
  const add = Effect.fnUntraced(function*(id: string, pem: string) {
    const domains = yield* DomainStore
    const box = yield* SecretBox
    const place = dkimPlace(id, one.account.id)
    const sealedPrivateKey = yield* box.seal(Redacted.make(pem), place)
    const domain = newDomain({ id, accountId: one.account.id, name, region: "local", createdAt: new Date(start) })
    yield* domains.add(domain, { key: { selector: `of-${pem}`, sealedPrivateKey }, limit: null })
    yield* domains.setStatus(one.account.id, id, "verified")
  })
  const id = one.domainId.replace("-8002-", "-8005-")
  yield* add(id, "first")
  return { one, name, id, add, write: { from: `hello@${name}` } }
})

/** The keys that mail was handed over with, in order. */
const keys = Effect.map(
  Harness,
  (harness) =>
    harness.handedOver.map(({ message: { dkim } }) =>
      dkim === null ? null : `${dkim.domain} ${dkim.selector} ${Redacted.value(dkim.privateKey)}`
    )
)

describe("SendWorker, signing", () => {
  it.effect("hands over the key of the sender's domain, and looks for it once a minute", () =>
    Effect.gen(function*() {
      const { name, one, write } = yield* signer()
      let asked = 0
      const counted = Layer.effect(
        DomainStore,
        Effect.map(DomainStore, (store) => ({
          ...store,
          signingKey: (accountId: string, domainId: string) => {
            asked++
            return store.signingKey(accountId, domainId)
          }
        }))
      )
      yield* startWorkers(Layer.provide(Sendwright.layerWorkers, counted))
      for (let i = 0; i < 59; i++) {
        yield* send(one, write)
        yield* TestClock.adjust(second)
      }
      assert.deepStrictEqual(yield* keys, Array.from({ length: 59 }, () => `${name} of-first first`))
      assert.strictEqual(asked, 1)
      const harness = yield* Harness
      assert.strictEqual(new Set(harness.handedOver.map(({ message }) => message.dkim)).size, 1, "parsed once")
      yield* TestClock.adjust(second)
      yield* send(one, write)
      yield* TestClock.adjust(second)
      assert.strictEqual(asked, 2)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("signs neither for the sandbox nor for a domain whose provider signs", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const { one } = yield* signer()
      yield* startWorkers(Sendwright.layerWorkers)
      yield* send(one)
      const sandbox = `${one.account.id.replaceAll("-", "").slice(-10)}.sandbox.sendwright.test`
      yield* send(one, { from: `hello@${sandbox}`, to: one.owner.email })
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(yield* keys, [null, null])
      assert.deepStrictEqual(
        harness.handedOver.map(({ message }) => [message.envelope.from, message.envelope.bounceDomain]),
        [[`hello@${one.domain}`, null], [`hello@${sandbox}`, null]]
      )
    }).pipe(Effect.provide(engine(calm))))

  it.effect("sends bounces of signed mail to the domain's return path", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const { name, one, write } = yield* signer()
      yield* startWorkers(Sendwright.layerWorkers)
      const id = yield* send(one, write)
      yield* TestClock.adjust(minute)
      const envelope = harness.handedOver[0]?.message.envelope
      assert.deepInclude(envelope, { from: `bounce+${id}@send.${name}`, bounceDomain: `send.${name}` })
    }).pipe(Effect.provide(engine(calm))))

  it.effect("sends bounces to the return path of the settings where there is one", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const { one, write } = yield* signer()
      yield* startWorkers(Sendwright.layerWorkers)
      yield* send(one, write)
      yield* TestClock.adjust(minute)
      const envelope = harness.handedOver[0]?.message.envelope
      assert.deepInclude(envelope, { from: "bounces@sendwright.test", bounceDomain: null })
    }).pipe(Effect.provide(engine({ ...calm, returnPath: "bounces@sendwright.test" }))))

  it.effect("uses the new key at once where the domain was removed and added again", () =>
    Effect.gen(function*() {
      const { add, id, name, one, write } = yield* signer()
      const domains = yield* DomainStore
      yield* startWorkers(Sendwright.layerWorkers)
      yield* send(one, write)
      yield* send(one, { ...write, scheduledAt: new Date(start + 10 * second).toISOString() })
      yield* TestClock.adjust(second)
      yield* domains.remove(one.account.id, id, new Date(start + second))
      yield* add(one.domainId.replace("-8002-", "-8006-"), "second")
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(yield* keys, [`${name} of-first first`, `${name} of-second second`])
    }).pipe(Effect.provide(engine(calm))))
})

describe("a key that does not open", () => {
  /** The workers with a box that opens no DKIM key before this time. */
  const workersWith = (openFrom: number) =>
    Layer.provide(
      Sendwright.layerWorkers,
      Layer.effect(
        SecretBox,
        Effect.map(SecretBox, (box) => ({
          ...box,
          open: (sealed, place) =>
            Effect.clockWith((clock) =>
              clock.currentTimeMillisUnsafe() < openFrom
                ? Effect.fail(new SecretUnreadable({ message: "The key ring has no key old." }))
                : box.open(sealed, place)
            )
        }))
      )
    )

  it.effect("holds the mail of its domain back, and no other, until it opens", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const { name, one, write } = yield* signer()
      yield* startWorkers(workersWith(start + hour))
      const id = yield* send(one, write)
      const other = yield* send(one)
      yield* TestClock.adjust(59 * minute)
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.emailId), [other])
      assert.strictEqual((yield* get(one, id)).status, "queued")
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(yield* keys, [null, `${name} of-first first`])
      assert.strictEqual((yield* get(one, id)).status, "sent")
    }).pipe(Effect.provide(engine(calm))))

  it.effect("fails the mail that waits longer than hand-offs are retried, and says why", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const { one, write } = yield* signer()
      yield* startWorkers(workersWith(Infinity))
      const id = yield* send(one, write)
      yield* TestClock.adjust(2 * day)
      assert.deepStrictEqual(harness.handedOver, [])
      const email = yield* get(one, id)
      assert.strictEqual(email.status, "failed")
      assert.include(email.error, "The key that mail of this domain is signed with cannot be read")
      assert.deepInclude(email.events[1]?.details, { reason: "retries_exhausted", provider_code: null })
    }).pipe(Effect.provide(engine(calm))))

  it.effect("is waited for also where the storage fails and unknown hand-offs are held", () =>
    Effect.gen(function*() {
      const { name, one, write } = yield* signer()
      let fails = 2
      const flaky = Layer.effect(
        DomainStore,
        Effect.map(DomainStore, (store) => ({
          ...store,
          signingKey: (accountId: string, domainId: string) =>
            fails-- > 0
              ? Effect.fail(new StorageError({ command: "DomainStore.signingKey", cause: new Error("lost") }))
              : store.signingKey(accountId, domainId)
        }))
      )
      yield* startWorkers(Layer.provide(Sendwright.layerWorkers, flaky))
      const id = yield* send(one, write)
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(yield* keys, [`${name} of-first first`])
      const email = yield* get(one, id)
      assert.deepInclude(email.events[1]?.details, { attempt: 3 })
      assert.strictEqual(email.events[1]?.occurredAt.getTime(), start + 15 * second)
    }).pipe(Effect.provide(engine({ ...calm, unknownPolicy: "hold" }))))
})
