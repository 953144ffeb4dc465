import { assert, describe, it } from "@effect/vitest"
import { dkimPlace, DomainStore } from "@sendwright/core/domains/DomainStore"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { SecretBox, type SecretPlace, SecretUnreadable } from "@sendwright/core/secrets/SecretBox"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { SigningKeys } from "../src/sending/SigningKeys.ts"

const second = 1_000

/** A storage and a box whose answers a test changes, and what they were asked. */
const world = () => {
  const asked: Array<readonly [accountId: string, domainId: string]> = []
  const opened: Array<readonly [sealed: string, place: SecretPlace]> = []
  const state = { storage: "key" as "key" | "none" | "down", isReadable: true }
  const store = Layer.mock(DomainStore, {
    signingKey: (accountId, domainId) =>
      Effect.suspend(() => {
        asked.push([accountId, domainId])
        return state.storage === "down"
          ? Effect.fail(new StorageError({ command: "DomainStore.signingKey", cause: "down", outage: "unreachable" }))
          : Effect.succeed(
            state.storage === "none"
              ? Option.none()
              : Option.some({
                domainId: `now-${domainId}`,
                domain: "mail.example",
                selector: "s1",
                sealedPrivateKey: "sealed"
              })
          )
      })
  })
  const box = Layer.mock(SecretBox, {
    open: (sealed, place) =>
      Effect.suspend(() => {
        opened.push([sealed, place])
        return state.isReadable
          ? Effect.succeed(Redacted.make("pem"))
          : Effect.fail(new SecretUnreadable({ message: "no such key" }))
      }),
    keys: [],
    signingKeys: () => [new Uint8Array(32)]
  })
  return { asked, opened, state, layer: Layer.provide(SigningKeys.layer, [store, box]) }
}

const find = (accountId: string, domainId: string) =>
  Effect.flatMap(SigningKeys, (keys) => keys.find(accountId, domainId))

describe("SigningKeys", () => {
  it.effect("opens the key in the place of the domain that has it now", () => {
    const { asked, layer, opened } = world()
    return Effect.gen(function*() {
      const key = yield* find("a-1", "d-1")
      assert.deepStrictEqual(
        { ...key, privateKey: Redacted.value(key!.privateKey) },
        { domain: "mail.example", selector: "s1", privateKey: "pem" }
      )
      assert.deepStrictEqual(asked, [["a-1", "d-1"]])
      assert.deepStrictEqual(opened, [["sealed", dkimPlace("now-d-1", "a-1")]])
    }).pipe(Effect.provide(layer))
  })

  it.effect("keeps a key for a minute, for its account alone", () => {
    const { asked, layer } = world()
    return Effect.gen(function*() {
      const first = yield* find("a-1", "d-1")
      yield* TestClock.adjust(60 * second - 1)
      assert.strictEqual(yield* find("a-1", "d-1"), first)
      assert.strictEqual(asked.length, 1)
      yield* find("a-2", "d-1")
      yield* find("a-1", "d-2")
      assert.deepStrictEqual(asked.slice(1), [["a-2", "d-1"], ["a-1", "d-2"]])
      yield* TestClock.adjust(1)
      assert.notStrictEqual(yield* find("a-1", "d-1"), first)
      assert.strictEqual(asked.length, 4)
    }).pipe(Effect.provide(layer))
  })

  it.effect("remembers as long that there is none", () => {
    const { asked, layer, opened, state } = world()
    return Effect.gen(function*() {
      state.storage = "none"
      assert.isNull(yield* find("a-1", "d-1"))
      assert.deepStrictEqual(opened, [])
      state.storage = "key"
      yield* TestClock.adjust(60 * second - 1)
      assert.isNull(yield* find("a-1", "d-1"))
      assert.strictEqual(asked.length, 1)
      yield* TestClock.adjust(1)
      assert.isNotNull(yield* find("a-1", "d-1"))
    }).pipe(Effect.provide(layer))
  })

  it.effect("tries a key that does not open again after five seconds", () => {
    const { asked, layer, state } = world()
    return Effect.gen(function*() {
      state.isReadable = false
      const failure = Effect.flip(find("a-1", "d-1"))
      assert.strictEqual((yield* failure)._tag, "SecretUnreadable")
      state.isReadable = true
      yield* TestClock.adjust(5 * second - 1)
      assert.strictEqual((yield* failure)._tag, "SecretUnreadable")
      assert.strictEqual(asked.length, 1)
      yield* TestClock.adjust(1)
      assert.isNotNull(yield* find("a-1", "d-1"))
    }).pipe(Effect.provide(layer))
  })

  it.effect("remembers no failure of the storage", () => {
    const { asked, layer, state } = world()
    return Effect.gen(function*() {
      state.storage = "down"
      assert.strictEqual((yield* Effect.flip(find("a-1", "d-1")))._tag, "StorageError")
      state.storage = "key"
      assert.isNotNull(yield* find("a-1", "d-1"))
      assert.strictEqual(asked.length, 2)
    }).pipe(Effect.provide(layer))
  })
})
