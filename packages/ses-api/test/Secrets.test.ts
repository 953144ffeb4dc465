import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, it } from "@effect/vitest"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Secrets from "../src/Secrets.ts"

const hash = "0".repeat(64)
const ring = (...names: ReadonlyArray<string>) =>
  Layer.provide(
    SecretBox.layer({
      active: names[0]!,
      keys: Object.fromEntries(names.map((name) => [name, Redacted.make(new Uint8Array(32).fill(name.charCodeAt(0)))]))
    }),
    NodeCrypto.layer
  )

const secretsUnder = (...names: ReadonlyArray<string>) =>
  Effect.map(
    Effect.provide(Secrets.signingKeys, ring(...names)),
    (keys) => keys.map((key) => Secrets.secretOf(key, `svc_live_${hash}`))
  )

it.effect("a secret stays right for as long as its key is on the ring, and is made under the active one", () =>
  Effect.gen(function*() {
    const [old] = yield* secretsUnder("a")
    assert.match(old!, /^[\w-]{43}$/)
    const [made, ...others] = yield* secretsUnder("b", "a")
    assert.notStrictEqual(made, old)
    assert.deepStrictEqual(others, [old])
    assert.notInclude(yield* secretsUnder("b"), old)
  }))

it("an access key id has the beginning of its key and the hash alone", () => {
  const id = Secrets.accessKeyIdOf("svc_live_abc", hash)
  assert.strictEqual(id, `svc_live_${hash}`)
  assert.strictEqual(Secrets.hashIn(id), hash)
})
