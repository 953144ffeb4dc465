import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import * as KeyRing from "../src/config/KeyRing.ts"
import { key } from "./support/config.ts"

describe("KeyRing", () => {
  it("reads one key, or several by name of which the first is active", () => {
    const sole = Result.getOrThrow(KeyRing.parse(key(1)))
    assert.strictEqual(sole.active, "main")
    const ring = Result.getOrThrow(KeyRing.parse(`2026b:${key(2)}, 2026a:${key(1)}`))
    assert.strictEqual(ring.active, "2026b")
    assert.deepStrictEqual(Object.keys(ring.keys), ["2026b", "2026a"])
    assert.deepStrictEqual(Redacted.value(ring.keys["2026a"]!), new Uint8Array(32).fill(1))
  })

  it("refuses keys that are too short, too long, no base64, without or with the same name", () => {
    for (
      const text of [
        Buffer.alloc(31).toString("base64"),
        Buffer.alloc(33).toString("base64"),
        `${key(1).slice(0, -2)}!=`,
        `:${key(1)}`,
        `a.b:${key(1)}`,
        `a:${key(1)},a:${key(2)}`,
        `${key(1)},`
      ]
    ) assert.isTrue(Result.isFailure(KeyRing.parse(text)), text)
  })

  it.effect("is made once in the data directory, for its owner alone", () =>
    Effect.gen(function*() {
      const directory = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-ring-")), "data")
      yield* Effect.addFinalizer(() => Effect.sync(() => fs.rmSync(path.dirname(directory), { recursive: true })))
      const made = yield* KeyRing.kept(directory)
      const again = yield* KeyRing.kept(directory)
      assert.deepStrictEqual(Redacted.value(again.keys[again.active]!), Redacted.value(made.keys[made.active]!))
      const file = path.join(directory, "secret-key")
      if (process.platform !== "win32") assert.strictEqual(fs.statSync(file).mode & 0o777, 0o600)
      fs.writeFileSync(file, "damaged")
      assert.include((yield* Effect.flip(KeyRing.kept(directory))).message, file)
    }))
})
