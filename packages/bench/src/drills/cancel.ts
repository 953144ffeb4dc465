/**
 * 5,000 scheduled emails are cancelled through the stores of two nodes at the moment at which both of them queue what is
 * due. Each has exactly one outcome: its events, its webhook deliveries and its job all tell the same one.
 */
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, endpoint, newEmail, seedAccount } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { startPostgres } from "../../../../scripts/local-postgres.ts"
import { progress, report } from "../Report.ts"

const races = 5_000
const atOnce = 250
/** Over just now, by whichever clock: schedules are kept by the database's, which has read on past older ones. */
const due = () => new Date(Date.now() - 500)
const now = () => new Date()

/** A node's stores, with a pool of their own. */
const node = (url: string) =>
  Layer.build(Layer.fresh(PgStorage.layerNoMigrations.pipe(
    Layer.provide(PgStorage.layerClient({ url: Redacted.make(url) })),
    Layer.provide(NodeCrypto.layer)
  )))

const run = Effect.fnUntraced(function*(url: string) {
  yield* Effect.provide(migrate, PgStorage.layerClient({ url: Redacted.make(url), maxConnections: 1 }))
  const nodes = [yield* node(url), yield* node(url)] as const
  const on = <A, E, R>(index: number, effect: Effect.Effect<A, E, R>) =>
    Effect.provideContext(effect, nodes[index % 2]!)
  const { account } = yield* on(0, seedAccount())
  const accountId = account.id
  const scope = { accountId, modes: ["live"] as const }
  const hook = endpoint({ accountId, events: ["email.scheduled", "email.queued", "email.cancelled"] })
  yield* on(0, WebhookStore.use((webhooks) => webhooks.addEndpoint(hook, "sealed")))

  const figures = { cancelled: 0, queued: 0, roundsWithBothOutcomes: 0, twoOutcomes: 0, none: 0, eventsThatDiffer: 0 }
  const answers = new Map<string, "cancelled" | "not_scheduled" | "not_found">()
  for (let done = 0; done < races; done += atOnce) {
    const emails = Array.from(
      { length: Math.min(atOnce, races - done) },
      () => newEmail({ accountId, scheduledAt: due() })
    )
    yield* on(0, EmailStore.use((store) => store.accept(emails.map((email) => acceptGroup([email])))))
    const promote = (index: number) =>
      on(index, EmailStore.use((store) => Effect.replicateEffect(store.promoteScheduled(now(), 5), atOnce / 10)))
    const cancel = (id: string, index: number) =>
      on(index, EmailStore.use((store) => store.cancel(scope, id, now()))).pipe(
        Effect.tap((answer) => Effect.sync(() => answers.set(id, answer)))
      )
    const [, , cancels] = yield* Effect.all([
      promote(0),
      promote(1),
      Effect.forEach(emails, ({ id }, index) => cancel(id, index), { concurrency: 6 })
    ], { concurrency: "unbounded" })
    // What neither reached is due still.
    yield* on(0, EmailStore.use((store) => store.promoteScheduled(now(), 10_000)))
    const won = cancels.filter((answer) => answer === "cancelled").length
    if (won > 0 && won < emails.length) figures.roundsWithBothOutcomes++
    progress(`${done + emails.length} of ${races}: ${won} of ${emails.length} were cancelled`)
  }

  const deliveries = yield* on(
    1,
    WebhookStore.use((webhooks) =>
      webhooks.listDeliveries({ accountId, modes: ["live"], endpointId: hook.id, limit: 10 * races, after: null })
    )
  )
  const told = new Map<string, Array<string>>()
  for (const { emailId, eventType } of deliveries) {
    told.set(emailId ?? "", [...told.get(emailId ?? "") ?? [], eventType])
  }
  const leases = yield* on(
    1,
    SendJobs.use((jobs) =>
      jobs.claim({
        now: now(),
        limit: 2 * races,
        perAccount: 2 * races,
        leaseMillis: 60_000,
        unknownWaitMillis: 60_000,
        unknownPolicy: "resend",
        maxCrashes: 5
      })
    )
  )
  const jobs = new Set(leases.map(({ emailId }) => emailId))
  let webhooksThatDiffer = 0
  let jobsThatDiffer = 0
  for (const [id, answer] of answers) {
    const email = Option.getOrThrow(yield* on(0, EmailStore.use((store) => store.find(scope, id))))
    const types = email.events.map(({ type }) => type)
    const outcome = answer === "cancelled" ? "email.cancelled" : "email.queued"
    const outcomes = types.filter((type) => type !== "email.scheduled")
    if (outcomes.length > 1) figures.twoOutcomes++
    if (outcomes.length === 0) figures.none++
    if (`email.${email.status}` !== outcome || types.join() !== `email.scheduled,${outcome}`) figures.eventsThatDiffer++
    if ((told.get(id) ?? []).toSorted().join() !== ["email.scheduled", outcome].toSorted().join()) webhooksThatDiffer++
    if (jobs.has(id) === (answer === "cancelled")) jobsThatDiffer++
    if (answer === "cancelled") figures.cancelled++
    else figures.queued++
  }
  return { ...figures, webhooksThatDiffer, jobsThatDiffer }
})

export const cancel = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true })
  try {
    const figures = await Effect.runPromise(Effect.scoped(run(postgres.url)))
    report("drill-cancel", { races, atOnce, nodes: 2 }, figures)
    const { eventsThatDiffer, jobsThatDiffer, none, twoOutcomes, webhooksThatDiffer } = figures
    if (eventsThatDiffer + jobsThatDiffer + none + twoOutcomes + webhooksThatDiffer > 0) {
      throw new Error("a promise was broken: see above")
    }
  } finally {
    await postgres.stop()
  }
}
