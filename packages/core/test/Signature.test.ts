import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, describe, it } from "@effect/vitest"
import * as Mac from "effect/crypto/Mac"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { createHmac } from "node:crypto"
import { Webhook } from "standardwebhooks"
import { Stripe } from "stripe"
import * as Signature from "../src/webhooks/Signature.ts"

const stripe = new Stripe("sk_test_unused")
const body = JSON.stringify({ id: "evt", data: { subject: "Größe 😀" } })
const sign = Effect.fnUntraced(function*(secrets: ReadonlyArray<Redacted.Redacted<string>>, id: string, at: Date) {
  const keys = yield* Effect.forEach(secrets, Signature.keysOf)
  return yield* Signature.sign(yield* Mac.Mac, keys, id, new TextEncoder().encode(body), at)
})
const refuses = (verify: () => unknown) => assert.throws(verify)

describe("Signature", () => {
  it.layer(Layer.fresh(NodeCrypto.layer))((it) => {
    it.effect("makes secrets of 32 random bytes", () =>
      Effect.gen(function*() {
        const secrets = yield* Effect.all([Signature.generateSecret, Signature.generateSecret])
        const texts = secrets.map(Redacted.value)
        for (const text of texts) {
          assert.match(text, /^whsec_[A-Za-z0-9+/]{43}=$/)
          assert.strictEqual(Buffer.from(text.slice(6), "base64").length, 32)
        }
        assert.notStrictEqual(texts[0], texts[1])
        assert.notInclude(String(secrets[0]), texts[0] ?? "")
      }))

    it.effect("signs `<t>.<body>` with the secret's text, one v1 a secret", () =>
      Effect.gen(function*() {
        const at = new Date(1_795_000_000_999)
        const secrets = yield* Effect.all([Signature.generateSecret, Signature.generateSecret])
        const { own } = yield* sign(secrets, "evt-1", at)
        const [one, two] = secrets.map((secret) =>
          createHmac("sha256", Redacted.value(secret)).update(`1795000000.${body}`).digest("hex")
        )
        assert.strictEqual(own, `t=1795000000,v1=${one},v1=${two}`)
        const keys = yield* Signature.keysOf(secrets[0])
        const key = { _id: "Mac.Key", algorithm: "hmacSha256" }
        assert.deepStrictEqual(JSON.parse(JSON.stringify(keys)), { own: key, standard: key })
      }))

    it.effect("signs `<id>.<t>.<body>` for Standard Webhooks with what the base64 stands for, the new secret first", () =>
      Effect.gen(function*() {
        const secrets = yield* Effect.all([Signature.generateSecret, Signature.generateSecret])
        const { standard } = yield* sign(secrets, "evt-1", new Date(1_795_000_000_999))
        const [one, two] = secrets.map((secret) =>
          createHmac("sha256", Buffer.from(Redacted.value(secret).slice("whsec_".length), "base64"))
            .update(`evt-1.1795000000.${body}`).digest("base64")
        )
        assert.deepStrictEqual(standard, {
          "webhook-id": "evt-1",
          "webhook-timestamp": "1795000000",
          "webhook-signature": `v1,${one} v1,${two}`
        })
      }))

    it.effect("is verified by stripe's library, which refuses a changed byte, secret or time", () =>
      Effect.gen(function*() {
        const secret = yield* Signature.generateSecret
        const other = yield* Signature.generateSecret
        const at = new Date()
        const header = (yield* sign([other, secret], "evt-1", at)).own
        const verify = (text: string, signature = header, key = Redacted.value(secret), receivedAt = at.getTime()) =>
          stripe.webhooks.constructEvent(text, signature, key, 300, undefined, receivedAt)
        assert.strictEqual(verify(body).id, "evt")
        const event = yield* Effect.promise(() =>
          stripe.webhooks.constructEventAsync(body, header, Redacted.value(secret))
        )
        assert.strictEqual(event.id, "evt")
        refuses(() => verify(`${body} `))
        refuses(() => verify(body.replace("evt", "evu")))
        refuses(() => verify(body, header.replace(/v1=./g, (hex) => hex === "v1=0" ? "v1=1" : "v1=0")))
        refuses(() => verify(body, header.replace(/t=\d+/, `t=${Math.floor(at.getTime() / 1000) + 1}`)))
        refuses(() => verify(body, header, "whsec_AAAA"))
        refuses(() => verify(body, header, Redacted.value(secret), at.getTime() + 302_000))
      }))

    it.effect("is verified by the Standard Webhooks library, which refuses a changed byte, id or time", () =>
      Effect.gen(function*() {
        const secret = yield* Signature.generateSecret
        const other = yield* Signature.generateSecret
        const at = new Date()
        const headers = (yield* sign([other, secret], "evt-1", at)).standard
        const webhook = new Webhook(Redacted.value(secret))
        assert.deepStrictEqual(webhook.verify(body, headers), JSON.parse(body))
        refuses(() => webhook.verify(`${body} `, headers))
        refuses(() => webhook.verify(body, { ...headers, "webhook-id": "evt-2" }))
        refuses(() =>
          webhook.verify(body, { ...headers, "webhook-timestamp": String(Number(headers["webhook-timestamp"]) + 1) })
        )
        refuses(() => new Webhook("whsec_AAAA").verify(body, headers))
        const old = (yield* sign([secret], "evt-1", new Date(at.getTime() - 301_000))).standard
        refuses(() => webhook.verify(body, old))
      }))
  })
})
