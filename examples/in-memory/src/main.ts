/** The engine in one process with nothing around it: storage in memory, a provider that prints, a simulated bounce. */
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import {
  Accounts,
  AccountSummaries,
  DomainIdentities,
  EmailProvider,
  Emails,
  MemoryStorage,
  SecretBox,
  SendRequest,
  Sendwright,
  Submission,
  Wakeups
} from "@sendwright/core"
import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import * as Clock from "effect/Clock"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

const printing = Layer.succeed(
  EmailProvider,
  EmailProvider.of({
    name: "printing",
    check: Effect.void,
    submit: (message) =>
      Effect.as(
        Console.log(`handed over: "${message.subject}" to ${message.envelope.recipients.join(", ")}`),
        Submission.accepted(message.messageId)
      )
  })
)

// Webhook secrets are sealed with it; keep a real one somewhere safe.
const secrets = SecretBox.layer({ active: "example", keys: { example: Redacted.make(new Uint8Array(32)) } })

// Domains are signed for with keys made here, and looked up with the name servers of this machine.
const domains = Layer.merge(
  NodeDnsResolver.layer(),
  Layer.provide(DomainIdentities.layerSelfHosted, NodeDkimKeyMaker.layer)
)

const sendwright = Sendwright.layerWorkers.pipe(
  Layer.provideMerge(Sendwright.layer()),
  Layer.provideMerge(
    Layer.mergeAll(MemoryStorage.layer, Wakeups.layerLocal, NodeGuardedHttp.layer, printing, secrets, domains)
  ),
  Layer.provide(NodeCrypto.layer)
)

const program = Effect.gen(function*() {
  const accounts = yield* Accounts
  const emails = yield* Emails
  const summaries = yield* AccountSummaries

  const { account } = yield* accounts.create({ name: "Shop", ownerEmail: "ada@example.com", plan: "free" })
  const { text } = yield* accounts.createKey({ accountId: account.id, name: "example", mode: "live" })
  const caller = yield* accounts.authenticate(Redacted.value(text))
  const { sandbox } = yield* summaries.describe(caller)

  const send = Effect.fnUntraced(function*(to: string, subject: string) {
    const now = new Date(yield* Clock.currentTimeMillis)
    const request = SendRequest.decode({ from: `Shop <shop@${sandbox.domain}>`, to, subject, text: "Hello." }, now)
    return (yield* emails.send(caller, request, null)).id
  })

  const ids = [yield* send("ada@example.com", "Welcome"), yield* send(sandbox.simulator.bounced, "Nobody is there")]
  yield* Effect.sleep("2500 millis")
  for (const id of ids) {
    const email = yield* emails.get(caller, id)
    yield* Console.log(`${email.status}: ${email.events.map((event) => event.type).join(", ")}`)
  }
})

program.pipe(Effect.provide(sendwright), NodeRuntime.runMain)
