import * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Address from "../foundation/Address.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import { SecretBox } from "../secrets/SecretBox.ts"
import * as SignedText from "../secrets/SignedText.ts"

/** How long a browser is known after a sign-in, in milliseconds. */
const lifetimeMillis = 180 * 86_400_000

type Payload = readonly [id: string, address: string, at: number]

/**
 * Knows the browsers in which a user has signed in before, by a signed text that the browser keeps: wrong passwords of
 * strangers do not lock out somebody who comes back with it (OWASP, "Device Cookies"). It opens nothing by itself, and
 * holds no address.
 */
export const make = Effect.gen(function*() {
  const keys = (yield* SecretBox).signingKeys("sendwright known device 1")
  const random = yield* SecureRandom.SecureRandom
  const digest = yield* Digest.Digest
  const { now } = yield* StorageTime
  const hashOf = (email: string) => digest.digestHex(Digest.sha256, new TextEncoder().encode(Address.normalize(email)))

  return {
    /** The text for a browser in which the user of an address has just signed in. */
    issue: Effect.fnUntraced(function*(email: string) {
      const values: Payload = [yield* random.uuidV7(), yield* hashOf(email), (yield* now).getTime()]
      return Redacted.make(SignedText.sign(keys[0]!, values), { label: "KnownDevice" })
    }),
    /** The id of the browser, where its text is ours, for this address and not too old; `undefined` for any other. */
    find: Effect.fnUntraced(function*(email: string, text: Redacted.Redacted | undefined) {
      const values = text === undefined ? undefined : SignedText.read(keys, Redacted.value(text)) as Payload | undefined
      if (values === undefined) return undefined
      const [id, address, at] = values
      const isCurrent = (yield* now).getTime() - at < lifetimeMillis
      return isCurrent && address === (yield* hashOf(email)) ? id : undefined
    })
  }
})
