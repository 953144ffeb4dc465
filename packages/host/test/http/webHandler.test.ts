import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { assert, it } from "@effect/vitest"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { GuardedHttp, GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Sendwright from "@sendwright/core/Sendwright"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import * as Routes from "@sendwright/http/Routes"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import { HttpRouter } from "effect/http"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { assertError } from "./answers.ts"

const services = Sendwright.layerUnchecked().pipe(
  Layer.provideMerge(Layer.mergeAll(
    MemoryStorage.layer,
    Wakeups.layerLocal,
    StaticDns.layer,
    Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
    SecretBox.layer({ active: "k", keys: { k: Redacted.make(new Uint8Array(32)) } }),
    Layer.succeed(GuardedHttp, {
      request: () => Effect.fail(new GuardedHttpError({ reason: "connect", message: "no network" }))
    }),
    Layer.effect(HttpSettings, Effect.map(HttpSettings, (settings) => ({ ...settings, accessLog: false })))
  )),
  Layer.provideMerge(NodeCrypto.layer),
  Layer.provideMerge(NodeHttpServer.layerHttpServices)
)

it("the routes can be mounted as a web handler in somebody else's server", async () => {
  const { dispose, handler } = HttpRouter.toWebHandler(Routes.layer.pipe(Layer.provide(services)), {
    disableLogger: true,
    routerConfig: Routes.routerConfig
  })
  try {
    const read = async (path: string, init?: RequestInit) => {
      const response = await handler(new Request(`http://localhost${path}`, init))
      const text = await response.text()
      return { status: response.status, headers: Object.fromEntries(response.headers), text, json: JSON.parse(text) }
    }
    assert.strictEqual((await read("/health/ready")).status, 200)
    assert.strictEqual((await read("/openapi.json")).json.info.version, "0.1.0")
    assertError(await read("/v1/account"), "401 unauthorized")
    assertError(await read("/v1/nothing"), "404 not_found")
    assertError(await read("/v1/emails", { method: "POST", body: "{" }), "401 unauthorized")
  } finally {
    await dispose()
  }
})
