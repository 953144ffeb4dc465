/** This version on the database of an earlier one: its routes without sockets, and its workers, on a clock that jumps. */
import "effect/schema/SchemaJITCompiler/enable"
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { decodeSend } from "@sendwright/api/wire/SendRequest"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import { BounceReader, UnreadableBounce } from "@sendwright/core/operator/BounceReader"
import * as Doctor from "@sendwright/core/operator/Doctor"
import { Portal } from "@sendwright/core/portal/Portal"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import * as RequestWorker from "@sendwright/core/requests/RequestWorker"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Sendwright from "@sendwright/core/Sendwright"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Dashboard from "@sendwright/dashboard/server/Dashboard"
import { DashboardSettings } from "@sendwright/dashboard/server/DashboardSettings"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import * as Routes from "@sendwright/http/Routes"
import * as KeyRingText from "@sendwright/node/KeyRingText"
import * as NodePasswordHasher from "@sendwright/node/NodePasswordHasher"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as Resend from "@sendwright/resend/Resend"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import { MinimumLogLevel } from "effect/References"
import * as Result from "effect/Result"
import * as Scope from "effect/Scope"
import { type Answer, answerOf, baseUrl, type Question, requestOf } from "../src/history/Client.ts"
import type { Kept } from "../src/history/Kept.ts"
import * as JumpClock from "../src/model/JumpClock.ts"
import * as Quiet from "../src/model/Quiet.ts"

/** Long enough that nothing is polled for while nothing is due, short enough that what is due is seen at the next jump. */
const pollMillis = 1

interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Revived {
  readonly ask: (question: Question) => Effect.Effect<Answer>
  /** Lets time pass from where it stands, and everything happen that is due; the workers start with the first call. */
  readonly pass: (millis: number) => Effect.Effect<void>
  /** What was handed over to the provider, which takes everything. */
  readonly handedOver: ReadonlyArray<OutgoingMessage>
  /** What was posted to webhook endpoints, which take everything. */
  readonly posted: ReadonlyArray<Post>
}

const settings = Layer.mergeAll(
  Layer.succeed(EngineSettings, { ...EngineSettings.defaultValue(), pollMillis }),
  Layer.succeed(HttpSettings, {
    ...HttpSettings.defaultValue(),
    accessLog: false,
    docsUrl: `${baseUrl}/docs`,
    origin: baseUrl
  }),
  Layer.succeed(DashboardSettings, { ...DashboardSettings.defaultValue(), origin: baseUrl }),
  Layer.succeed(MinimumLogLevel, "Error")
)

const workers = Layer.merge(Sendwright.layerWorkers, RequestWorker.layer(Effect.succeed(decodeSend)))

const operations = Layer.merge(
  Layer.effect(Doctor.Doctor, Doctor.make([])),
  Layer.succeed(BounceReader, { read: () => Effect.fail(new UnreadableBounce({ message: "not here" })) })
)

/** Migrates a database and starts on it, at the time at which it was left, with the key that its secrets are sealed with. */
export const revive = Effect.fnUntraced(function*(url: Redacted.Redacted, kept: Kept) {
  const clock = JumpClock.make(Date.parse(kept.madeAt))
  const quiet = Quiet.make()
  const handedOver: Array<OutgoingMessage> = []
  const posted: Array<Post> = []
  const ring = Result.getOrThrow(KeyRingText.parse(kept.throwawaySecretKey))
  // Outside of the time that jumps, which must not end connections.
  const client = yield* Layer.build(
    PgStorage.layerClient({ url, maxConnections: 8, idleTimeout: "3650 days", connectTimeout: "3650 days" })
  )
  const storage = PgStorage.layerNoMigrations.pipe(
    Layer.provide(Layer.effectDiscard(migrate)),
    Layer.provide(Layer.merge(Layer.succeedContext(client), NodeCrypto.layer))
  )
  const provider = Layer.succeed(EmailProvider, {
    name: "taking",
    check: Effect.void,
    submit: (message) =>
      Effect.sync(() => {
        handedOver.push(message)
        return Submission.accepted(`taken-${handedOver.length}`)
      })
  })
  const endpoints = Layer.succeed(GuardedHttp, {
    request: ({ body, headers, url }) =>
      Effect.sync(() => {
        posted.push({ url, headers, body: new TextDecoder().decode(body ?? undefined) })
        return { status: 204, headers: {}, body: new Uint8Array() }
      })
  })
  const ports = Layer.mergeAll(
    Quiet.watch(quiet, storage),
    Wakeups.layerLocal,
    endpoints,
    provider,
    SecretBox.layer(ring),
    Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
    StaticDns.layer
  )
  const services = Layer.merge(operations, Layer.provide(Sendwright.layerPeople, NodePasswordHasher.layer)).pipe(
    // With its check of the keys: they fit what is stored.
    Layer.provideMerge(Sendwright.layer({}, ports)),
    Layer.provideMerge(Layer.mergeAll(
      NodeCrypto.layer,
      NodeHttpServer.layerHttpServices,
      RecipientHash.layer(RecipientHash.fromKeyRing(ring)),
      Portal.layerKeys(ring),
      settings
    )),
    Layer.provideMerge(Layer.succeed(Clock.Clock, clock))
  )
  const context = yield* Layer.build(Layer.fresh(services))
  const within = Effect.provideContext(context)
  const app = yield* within(HttpRouter.toHttpEffect(Layer.mergeAll(Routes.layer, Dashboard.layerApi, Resend.layer)))
  yield* within(StaticDns.use((dns) => dns.publish(kept.tasks.domain.records)))
  const settle = Effect.promise(() => Quiet.settle(quiet))
  const start = yield* Effect.cached(Layer.build(workers).pipe(within))

  const nextDue = Effect.gen(function*() {
    const sends = yield* (yield* SendJobs).nextDue
    const webhooks = yield* (yield* WebhookStore).nextDue
    return Math.min(sends?.getTime() ?? Infinity, webhooks?.getTime() ?? Infinity)
  }).pipe(within, Effect.orDie)

  const scope = yield* Effect.scope
  const revived: Revived = {
    ask: (question) =>
      Effect.gen(function*() {
        const response = yield* app.pipe(
          Effect.provideService(
            HttpServerRequest.HttpServerRequest,
            HttpServerRequest.fromWeb(requestOf(baseUrl, question))
          ),
          Effect.scoped
        )
        return yield* Effect.promise(() => answerOf(HttpServerResponse.toWeb(response)))
      }).pipe(within, Effect.orDie),
    pass: (millis) =>
      Effect.gen(function*() {
        yield* Effect.provideService(start, Scope.Scope, scope)
        const until = clock.currentTimeMillisUnsafe() + millis
        yield* settle
        while (clock.currentTimeMillisUnsafe() < until) {
          const due = yield* nextDue
          clock.jumpTo(Math.min(until, Math.max(due, clock.currentTimeMillisUnsafe() + pollMillis)))
          yield* settle
        }
      }),
    handedOver,
    posted
  }
  return revived
})
