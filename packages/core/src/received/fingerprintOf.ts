import * as Digest from "effect/crypto/Digest"
import * as Effect from "effect/Effect"
import { normalize } from "../foundation/Address.ts"
import type { NewReceived } from "./ReceivedStore.ts"

const encoder = new TextEncoder()

/**
 * By what a message is known that comes again (`NewReceived.fingerprint`): the SHA-256, in hex, of its account and mode,
 * its Message-ID, its bytes and the recipients of its envelope, in whatever order and spelling they were named.
 */
export const fingerprintOf = Effect.fnUntraced(function*(
  { accountId, content, envelope, messageId, mode }: Pick<
    NewReceived,
    "accountId" | "content" | "envelope" | "messageId" | "mode"
  >
) {
  const digest = yield* Digest.Digest
  const bytes = yield* digest.digestHex(Digest.sha256, content)
  const recipients = [...new Set(envelope.to.map(normalize))].sort()
  return yield* digest.digestHex(
    Digest.sha256,
    encoder.encode(JSON.stringify([accountId, mode, messageId, bytes, recipients]))
  )
})
