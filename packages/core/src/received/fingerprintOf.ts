import * as Digest from "effect/crypto/Digest"
import * as Effect from "effect/Effect"
import { normalize } from "../foundation/Address.ts"
import type { NewReceived } from "./ReceivedStore.ts"

const encoder = new TextEncoder()

/**
 * By what a message is known that comes again (`NewReceived.fingerprint`): the SHA-256, in hex, of its account and mode,
 * its Message-ID, the SHA-256 of its bytes, in hex, and the recipients of its envelope, in whatever order and spelling
 * they were named.
 */
export const fingerprintOf = Effect.fnUntraced(function*(
  { accountId, envelope, messageId, mode }: Pick<NewReceived, "accountId" | "envelope" | "messageId" | "mode">,
  contentDigest: string
) {
  const digest = yield* Digest.Digest
  const recipients = [...new Set(envelope.to.map(normalize))].sort()
  return yield* digest.digestHex(
    Digest.sha256,
    encoder.encode(JSON.stringify([accountId, mode, messageId, contentDigest, recipients]))
  )
})
