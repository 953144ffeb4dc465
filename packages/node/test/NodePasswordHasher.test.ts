import { assert, describe, it } from "@effect/vitest"
import { SignInSettings } from "@sendwright/core/foundation/Settings"
import { PasswordHasher } from "@sendwright/core/users/PasswordHasher"
import { argon2id, hasArgon2, layer, layerWith, type Recipe, scrypt } from "@sendwright/node/NodePasswordHasher"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

const quick: Recipe = { kind: "scrypt", logCost: 4, blockSize: 8, parallelism: 1 }
const slower: Recipe = { kind: "scrypt", logCost: 10, blockSize: 8, parallelism: 1 }
const password = Redacted.make("correct horse battery staple")
const other = Redacted.make("correct horse battery stable")

const of = <A, E>(recipe: Recipe, use: (hasher: PasswordHasher["Service"]) => Effect.Effect<A, E>) =>
  Effect.provide(PasswordHasher.use(use), Layer.fresh(layerWith(recipe)))

describe("NodePasswordHasher", () => {
  it.live("takes Argon2id with OWASP's parameters where Node has it", () =>
    Effect.gen(function*() {
      assert.isTrue(hasArgon2, "the tests run on Node 24")
      const hasher = yield* PasswordHasher
      const hash = yield* hasher.hash(password)
      assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
      assert.notStrictEqual(yield* hasher.hash(password), hash, "each hash has a salt of its own")
      assert.deepStrictEqual(yield* hasher.verify(password, hash), { isRight: true, isOutdated: false })
      assert.deepStrictEqual(yield* hasher.verify(other, hash), { isRight: false, isOutdated: false })
    }).pipe(Effect.provide(layer)))

  it.live("reads what other recipes made, and says that it is outdated", () =>
    Effect.gen(function*() {
      for (const made of [slower, quick, argon2id]) {
        const hash = yield* of(made, (hasher) => hasher.hash(password))
        for (const used of [quick, argon2id]) {
          const answer = yield* of(used, (hasher) => hasher.verify(password, hash))
          assert.deepStrictEqual(answer, { isRight: true, isOutdated: made !== used }, `${hash} by ${used.kind}`)
          assert.isFalse((yield* of(used, (hasher) => hasher.verify(other, hash))).isRight)
        }
      }
    }))

  it("takes scrypt with OWASP's parameters elsewhere", () => {
    assert.deepStrictEqual(scrypt, { kind: "scrypt", logCost: 17, blockSize: 8, parallelism: 1 })
  })

  it.live("knows the hashes of other implementations", () =>
    Effect.gen(function*() {
      // From the tests of the reference implementation of Argon2, and made with Python's hashlib.
      const known = [
        "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4",
        "$scrypt$ln=10,r=8,p=2$TmFDbCBhbmQgbW9yZSEhIQ$dsmPGgM2A7oNq5W6IPvvr+7avtmerR8SsJ/Hx9++600"
      ]
      for (const hash of known) {
        const answer = yield* of(quick, (hasher) => hasher.verify(Redacted.make("password"), hash))
        assert.isTrue(answer.isRight, hash)
      }
    }))

  it.live("lets no password pass where there is no hash, or none that it can read, and works as long", () =>
    Effect.gen(function*() {
      const unreadable = [
        null,
        "",
        "correct horse battery staple",
        "$2b$12$abcdefghijklmnopqrstuv",
        "$argon2id$v=19$m=999999,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4"
      ]
      const hasher = yield* PasswordHasher
      const hash = yield* hasher.hash(password)
      // What the processor did for this process, whatever else the machine does.
      const workOf = (stored: string | null) =>
        Effect.gen(function*() {
          const before = process.cpuUsage()
          const { isRight } = yield* hasher.verify(other, stored)
          assert.isFalse(isRight, String(stored))
          const { system, user } = process.cpuUsage(before)
          return system + user
        })
      const least = (stored: string | null) =>
        Effect.map(Effect.replicateEffect(workOf(stored), 5), (works) => Math.min(...works))
      const real = yield* least(hash)
      for (const stored of unreadable) assert.isAbove(yield* least(stored), real / 4, String(stored))
    }).pipe(Effect.provide(layer)))

  it.live("leaves the event loop free, works on few at once, and refuses those for whom there is no room to wait", () =>
    Effect.gen(function*() {
      const hasher = yield* PasswordHasher
      let turns = 0
      const ticker = setInterval(() => turns++, 1)
      const exits = yield* Effect.forEach(
        Array.from({ length: 8 }),
        () => Effect.exit(hasher.hash(password)),
        { concurrency: "unbounded" }
      )
      clearInterval(ticker)
      assert.strictEqual(exits.filter(Exit.isSuccess).length, 5, "two at once, and three that wait")
      const refused = exits.find(Exit.isFailure)
      assert.include(JSON.stringify(refused), "Too many sign-ins at once")
      assert.isAbove(turns, 5, "timers ran meanwhile")
      assert.match(yield* hasher.hash(password), /^\$argon2id/, "room again")
    }).pipe(
      Effect.provide(Layer.fresh(layer)),
      Effect.provideService(SignInSettings, { ...SignInSettings.defaultValue(), hashesAtOnce: 2, hashesWaiting: 3 })
    ))
})
