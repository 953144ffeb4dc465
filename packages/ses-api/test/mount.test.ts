import { GetAccountCommand, SESv2Client } from "@aws-sdk/client-sesv2"
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, it } from "@effect/vitest"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { GuardedHttp, GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Sendwright from "@sendwright/core/Sendwright"
import { toWebHandler } from "@sendwright/http/WebHandler"
import { peppers } from "@sendwright/testing/fixtures"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { Readable } from "node:stream"
import * as SesApi from "../src/SesApi.ts"
import { SesApiSettings } from "../src/SesApiSettings.ts"

const services = Sendwright.layerUnchecked(
  {},
  Layer.mergeAll(
    MemoryStorage.layer,
    Wakeups.layerLocal,
    StaticDns.layer,
    Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
    SecretBox.layer({ active: "k", keys: { k: Redacted.make(new Uint8Array(32)) } }),
    Layer.succeed(GuardedHttp, {
      request: () => Effect.fail(new GuardedHttpError({ reason: "connect", message: "no network in tests" }))
    })
  )
).pipe(Layer.provideMerge(Layer.merge(NodeCrypto.layer, peppers)), Layer.fresh)

/** What an SDK of AWS hands to its transport. */
interface SdkRequest {
  readonly method: string
  readonly hostname: string
  readonly path: string
  readonly headers: Record<string, string>
}

it.effect("is signed with the path and the host that clients see, below a mount in a server of somebody else's", () =>
  Effect.gen(function*() {
    const context = yield* Layer.build(services)
    const accounts = Context.get(context, Accounts)
    const { account } = yield* accounts.create({ name: "Shop", ownerEmail: "a@shop.example", plan: "free" })
    const { text } = yield* accounts.createKey({ accountId: account.id, name: "k", mode: "live" })
    const { dispose, handler } = toWebHandler(context, {
      basePath: "/mail",
      origin: "https://shop.example",
      routes: Layer.provide(SesApi.layer, Layer.succeed(SesApiSettings, { path: "/as-ses" }))
    })
    yield* Effect.addFinalizer(() => Effect.promise(dispose))
    const base = "https://shop.example/mail/as-ses"
    const given = yield* Effect.promise(async () =>
      (await handler(
        new Request(`${base}/credentials`, { headers: { authorization: `Bearer ${Redacted.value(text)}` } })
      )).json()
    ) as Effect.Effect<{ readonly AccessKeyId: string; readonly SecretAccessKey: string }>
    // A proxy that names the server behind it in Host.
    const handle = async ({ headers: signed, method, path }: SdkRequest) => {
      const headers = { ...signed, host: "10.0.0.7:8080" }
      const answer = await handler(new Request(`https://10.0.0.7:8080${path}`, { method, headers }))
      return {
        response: {
          statusCode: answer.status,
          headers: Object.fromEntries(answer.headers),
          body: Readable.from(Buffer.from(await answer.arrayBuffer()))
        }
      }
    }
    const clientAt = (endpoint: string) =>
      new SESv2Client({
        region: "us-east-1",
        endpoint,
        maxAttempts: 1,
        credentials: { accessKeyId: given.AccessKeyId, secretAccessKey: given.SecretAccessKey },
        requestHandler: { handle } as never
      })
    const ask = (endpoint: string) =>
      Effect.promise(() =>
        clientAt(endpoint).send(new GetAccountCommand({})).then(
          ({ SendingEnabled }) => SendingEnabled,
          ({ name }: Error) => name
        )
      )
    assert.isTrue(yield* ask(base))
    assert.strictEqual(yield* ask("https://other.example/mail/as-ses"), "InvalidSignatureException")
  }))
