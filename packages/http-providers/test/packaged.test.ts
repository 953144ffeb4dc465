import { assert, it } from "@effect/vitest"
import { MemoryStorage } from "@sendwright/core"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as Packaged from "@sendwright/http-providers/packaged"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as FakeApi from "./FakeApi.ts"
import { names, providers } from "./providers.ts"
import * as Services from "./services.ts"

const storage = MemoryStorage.layer.pipe(Layer.provide(SecureRandom.layerWebCrypto))

const packaged = {
  postmark: (endpoint: string) => Packaged.postmark({ token: Services.postmarkToken, endpoint }),
  resend: (endpoint: string) => Packaged.resend({ key: Services.resendKey, endpoint }),
  mailgun: (endpoint: string) => Packaged.mailgun({ key: Services.mailgunKey, endpoint }),
  sendgrid: (endpoint: string) => Packaged.sendgrid({ key: Services.sendgridKey, endpoint })
}

it.live.each(names)(
  "%s hands over with its key as a text, and does not show it",
  (name) =>
    Effect.scoped(Effect.gen(function*() {
      const fake = yield* FakeApi.start(providers[name].service())
      const provider = packaged[name](fake.endpoint)
      assert.strictEqual(provider.name, name)
      const setup = yield* Effect.promise(() => provider.setup())
      const answer = yield* EmailProvider.use(({ submit }) => submit(outgoing())).pipe(
        Effect.provide(Layer.provide(setup.layer(null, name), storage))
      )
      assert.strictEqual(answer._tag, "Accepted")
      assert.notMatch(JSON.stringify([provider, setup]), /11111111|re_c1|key-3ax|SG\.nge/)
    }))
)
