/**
 * Sends one email, in memory, or on Postgres where `DATABASE_URL` names a server. `scripts/consumer.ts` compiles it and
 * runs it in a project that knows nothing but the packed packages.
 */
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import {
  Accounts,
  AccountSummaries,
  DomainIdentities,
  Emails,
  MemoryStorage,
  SecretBox,
  SendRequest,
  Sendwright,
  Wakeups
} from "@sendwright/core"
import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
import * as CaptureProvider from "@sendwright/node/CaptureProvider"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as Clock from "effect/Clock"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

const url = process.env["DATABASE_URL"]
const storage = url === undefined
  ? Layer.merge(MemoryStorage.layer, Wakeups.layerLocal)
  : PgStorage.layerServer({ url: Redacted.make(url) })

const ports = Layer.mergeAll(
  storage,
  CaptureProvider.layer("mail"),
  NodeGuardedHttp.layer,
  NodeDnsResolver.layer(),
  Layer.provide(DomainIdentities.layerSelfHosted, NodeDkimKeyMaker.layer),
  SecretBox.layer({ active: "main", keys: { main: Redacted.make(new Uint8Array(32)) } })
).pipe(Layer.provideMerge(NodeCrypto.layer))

const sendwright = Layer.provideMerge(Sendwright.layerWorkers, Sendwright.layer()).pipe(Layer.provide(ports))

Effect.gen(function*() {
  const accounts = yield* Accounts
  const emails = yield* Emails
  const { account } = yield* accounts.create({ name: "Shop", ownerEmail: "ada@example.com", plan: "free" })
  const { text } = yield* accounts.createKey({ accountId: account.id, name: "main", mode: "live" })
  const caller = yield* accounts.authenticate(Redacted.value(text))
  const { sandbox } = yield* (yield* AccountSummaries).describe(caller)
  const now = new Date(yield* Clock.currentTimeMillis)
  const request = SendRequest.decode({
    from: `hello@${sandbox.domain}`,
    to: "ada@example.com",
    subject: "Hello",
    text: "It works."
  }, now)
  const { id } = yield* emails.send(caller, request, null)
  const handedOver = emails.get(caller, id).pipe(
    Effect.delay("20 millis"),
    Effect.repeat({ until: (email) => email.status === "sent" })
  )
  const email = yield* Effect.timeout(handedOver, "30 seconds")
  yield* Console.log(`${email.status}: ${email.events.map(({ type }) => type).join(", ")}`)
}).pipe(Effect.provide(sendwright), NodeRuntime.runMain)
