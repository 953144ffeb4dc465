import type { KeyRing } from "@sendwright/core/secrets/SecretBox"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"

/** Bytes of a key. */
export const keyLength = 32
const soleName = "main"
const nameForm = /^[A-Za-z0-9_-]{1,32}$/
const base64Form = /^[A-Za-z0-9+/_-]{43}=?$/

const how = "make one with: openssl rand -base64 32"

/**
 * Reads a key ring: one key of 32 bytes in base64, or `name:key` pairs between commas. The first seals new
 * secrets, and all open old ones. A key without a name is called `main`.
 *
 * @example
 * ```ts
 * import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
 * import { SecretBox } from "@sendwright/core"
 * import * as KeyRingText from "@sendwright/node/KeyRingText"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as Result from "effect/Result"
 * import { randomBytes } from "node:crypto"
 *
 * const text = `main:${randomBytes(32).toString("base64")}` // a setting: one key, or several of which the first is active
 *
 * export const Secrets = Result.match(KeyRingText.parse(text), {
 *   onFailure: (problem) => Layer.effectContext(Effect.fail(new Error(`The key ring ${problem}`))),
 *   onSuccess: SecretBox.layer
 * }).pipe(Layer.provide(NodeCrypto.layer))
 * ```
 */
export const parse = (text: string): Result.Result<KeyRing, string> => {
  const keys: Record<string, Redacted.Redacted<Uint8Array>> = {}
  let active: string | undefined
  for (const item of text.split(",")) {
    const colon = item.indexOf(":")
    const name = colon < 0 ? soleName : item.slice(0, colon).trim()
    const key = item.slice(colon + 1).trim()
    if (!nameForm.test(name)) return Result.fail("must name its keys with letters, digits, _ and -, as in new:…,old:…")
    if (Object.hasOwn(keys, name)) return Result.fail("must give each of its keys a name of its own, as in new:…,old:…")
    const bytes = Buffer.from(key, "base64")
    if (!base64Form.test(key) || bytes.byteLength !== keyLength) {
      return Result.fail(`must hold keys of exactly ${keyLength} bytes in base64; ${how}`)
    }
    keys[name] = Redacted.make(new Uint8Array(bytes))
    active ??= name
  }
  return Result.succeed({ active: active ?? soleName, keys })
}
