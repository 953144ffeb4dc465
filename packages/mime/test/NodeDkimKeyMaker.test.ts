import { assert, it } from "@effect/vitest"
import { DkimKeyMaker } from "@sendwright/core/domains/DkimKey"
import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { createPrivateKey, createPublicKey } from "node:crypto"

it.effect("makes a new pair of 2048 bits each time, the public half as it stands in the TXT record", () =>
  Effect.gen(function*() {
    const maker = yield* DkimKeyMaker
    const [pair, other] = yield* Effect.all([maker.make, maker.make], { concurrency: 2 })
    assert.notStrictEqual(pair.publicKey, other.publicKey)
    assert.match(pair.publicKey, /^[A-Za-z0-9+/]+=*$/)
    const published = createPublicKey({ key: Buffer.from(pair.publicKey, "base64"), format: "der", type: "spki" })
    assert.deepInclude(published.asymmetricKeyDetails, { modulusLength: 2048, publicExponent: 65537n })
    const pem = Redacted.value(pair.privateKey)
    assert.match(pem, /^-----BEGIN PRIVATE KEY-----\n/)
    assert.isTrue(createPublicKey(createPrivateKey(pem)).equals(published))
    assert.notInclude(String(pair.privateKey), "PRIVATE KEY")
  }).pipe(Effect.provide(NodeDkimKeyMaker.layer)))
