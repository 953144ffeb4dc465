import { assert } from "@effect/vitest"
import { AccountStore } from "@sendwright/core/accounts/AccountStore"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { EmailStore, type Verdict } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import type { Email } from "@sendwright/core/model/Email"
import { eventTypes } from "@sendwright/core/model/EmailEvent"
import { noFilters } from "@sendwright/core/model/EmailQuery"
import { canonicalize } from "@sendwright/core/model/Idempotency"
import { ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import { ReputationStore } from "@sendwright/core/reputation/ReputationStore"
import { type Begun, SendJobs, type SendLease } from "@sendwright/core/sending/SendJobs"
import type { Storage } from "@sendwright/core/Storage"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as fixtures from "../fixtures.ts"
import * as SeededRandom from "../SeededRandom.ts"
import { harness, type It, minute } from "./Harness.ts"
import * as Model from "./Model.ts"

/** Histories that are tried; `SENDWRIGHT_HISTORIES=100` tries as many. */
const histories = Number(process.env["SENDWRIGHT_HISTORIES"] ?? 2)
const steps = 60

const model = Layer.provide(MemoryStorage.layer, [SecureRandom.layerWebCrypto, fixtures.peppers])

const modes = ["live", "test"] as const

// Adapters may keep the keys of details in another order; dates become text on the way.
const sorted = (items: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  items.map((item) => canonicalize(JSON.parse(JSON.stringify(item)))).sort()

const verdictOf = (verdict: Verdict) =>
  verdict._tag === "Suppressed" ? { ...verdict, addresses: verdict.addresses.toSorted() } : verdict

// Ids that adapters draw, tokens and the wording of errors are an adapter's own; and so is the order of what happens at
// one time.
const emailOf = ({ error, events, ...email }: Email) => ({
  ...email,
  failed: error !== null,
  events: sorted(events.map(({ details, occurredAt, type }) => ({
    type,
    occurredAt,
    details: details["reason"] === "crashed" ? { reason: "crashed", attempts: details["attempts"] } : details
  })))
})

const begunOf = ({ lease: _lease, ...begun }: Begun) =>
  begun._tag === "Suppressed" ? { ...begun, addresses: begun.addresses.toSorted() } : begun

/** Everything that can be read of the accounts of a history. */
const everything = Effect.fnUntraced(
  function*(cast: Model.Cast, endpoints: ReadonlyMap<string, ReadonlyArray<string>>) {
    const emails = yield* EmailStore
    const webhooks = yield* WebhookStore
    const suppressions = yield* SuppressionStore
    const reputation = yield* ReputationStore
    return yield* Effect.forEach(cast.accounts, ({ account }) =>
      Effect.gen(function*() {
        const accountId = account.id
        const scope = { accountId, modes }
        const query = { limit: 1000, after: null, ...noFilters, search: null, depth: 1000 }
        const { emails: log } = yield* emails.list(scope, query)
        const records = yield* Effect.forEach(log, ({ id }) => Effect.map(emails.find(scope, id), Option.getOrThrow))
        const suppressed = yield* suppressions.list(accountId, 1000, null)
        const deliveries = yield* Effect.forEach(
          endpoints.get(accountId) ?? [],
          (endpointId) => webhooks.listDeliveries({ accountId, modes, endpointId, limit: 10_000, after: null })
        )
        return {
          log,
          records: records.map(emailOf),
          // All of the history lies after its beginning.
          reputation: yield* reputation.windows(accountId, cast.start),
          suppressed: sorted(suppressed.map(({ address, createdAt, reason }) => ({ address, reason, createdAt }))),
          deliveries: sorted(deliveries.flat().map(({ emailEventId: _emailEventId, id: _id, ...delivery }) => delivery))
        }
      }))
  }
)

/** Makes the same random history happen in an adapter and in memory, and compares every answer. */
const history = Effect.fnUntraced(function*(seed: number) {
  const random: SeededRandom.SeededRandom = SeededRandom.make(seed)
  const t = yield* harness()
  const mineContext = yield* Effect.context<Storage>()
  const modelContext = yield* Layer.build(Layer.fresh(model))
  const both = Effect.fnUntraced(function*<A, E>(command: Effect.Effect<A, E, Storage>) {
    const mine = yield* Effect.provideContext(command, mineContext)
    return [mine, yield* Effect.provideContext(command, modelContext)] as const
  })
  const agree = <A, E>(what: string, command: Effect.Effect<A, E, Storage>) =>
    Effect.map(both(command), ([mine, theirs]) => {
      assert.deepStrictEqual(mine, theirs, `seed ${seed}: ${what}`)
      return mine
    })

  const tag = fixtures.newId()
  const early = Array.from({ length: 12 }, (_, index) => `${tag}-early-${index}`)
  const cast: Model.Cast = {
    tag,
    start: t.at(0),
    accounts: [t, yield* t.seed(), yield* t.seed()].map(({ account, domain, owner }) => ({ account, domain, owner })),
    emails: [],
    providerMessageIds: [],
    early,
    free: [...early]
  }
  const endpoints = new Map<string, ReadonlyArray<string>>()
  for (const { account, domain, owner } of cast.accounts) {
    const endpoint = fixtures.endpoint({ accountId: account.id, events: eventTypes })
    const ofTestMode = fixtures.endpoint({ accountId: account.id, mode: "test", events: eventTypes })
    endpoints.set(account.id, [endpoint.id, ofTestMode.id])
    yield* Effect.provideContext(
      Effect.andThen(
        AccountStore.use((accounts) => accounts.create(account, owner)),
        DomainStore.use((domains) => domains.add(domain))
      ),
      modelContext
    )
    for (const one of [endpoint, ofTestMode]) {
      yield* both(WebhookStore.use((webhooks) => webhooks.addEndpoint(one, "sealed")))
    }
  }

  const pairs: Array<Model.Pair> = []
  // Most of the time the newest leases: the others are stale, and must do nothing.
  const somePairs = () => random.some(pairs.slice(-(2 + random.below(12))))
  /** Runs a command that takes leases, with each store's own. */
  const withLeases = Effect.fnUntraced(function*<A, B>(
    what: string,
    chosen: ReadonlyArray<Model.Pair>,
    command: (leases: ReadonlyArray<SendLease>) => Effect.Effect<A, StorageError, Storage>,
    view: (answer: A) => B
  ) {
    const mine = yield* Effect.provideContext(command(chosen.map((pair) => pair.mine)), mineContext)
    const theirs = yield* Effect.provideContext(command(chosen.map((pair) => pair.model)), modelContext)
    assert.deepStrictEqual(view(mine), view(theirs), `seed ${seed}: ${what}`)
  })

  let now = t.at(0)
  for (let step = 0; step < steps; step++) {
    now = new Date(now.getTime() + Model.tick(random))
    const account = random.pick(cast.accounts)
    const email = cast.emails.length === 0 ? undefined : random.pick(cast.emails)
    switch (random.below(15)) {
      case 0:
      case 1: {
        const groups = Model.groups(random, cast, now)
        yield* agree(
          "accept",
          Effect.map(
            EmailStore.use((emails) => emails.accept(groups)),
            (answers) =>
              answers.map((answer) =>
                answer._tag === "KeyReused" ? answer : { ...answer, verdicts: answer.verdicts.map(verdictOf) }
              )
          )
        )
        break
      }
      case 2: {
        const scope = { accountId: account.account.id, modes: random.some(modes) }
        const id = email?.id ?? fixtures.newId()
        yield* agree("cancel", EmailStore.use((emails) => emails.cancel(scope, id, now)))
        break
      }
      case 3:
        yield* agree("promote", EmailStore.use((emails) => emails.promoteScheduled(now, 1000)))
        break
      case 4:
      case 5: {
        const options = {
          now,
          limit: 1000,
          perAccount: 1000,
          leaseMillis: minute,
          unknownWaitMillis: minute,
          unknownPolicy: seed % 3 === 0 ? "hold" as const : "resend" as const,
          maxCrashes: 2
        }
        const [mine, theirs] = yield* both(SendJobs.use((jobs) => jobs.claim(options)))
        const ids = (leases: ReadonlyArray<SendLease>) => leases.map(({ emailId }) => emailId).sort()
        assert.deepStrictEqual(ids(mine), ids(theirs), `seed ${seed}: claim`)
        for (const lease of mine) {
          pairs.push({ mine: lease, model: theirs.find(({ emailId }) => emailId === lease.emailId)! })
        }
        break
      }
      case 6:
      case 7:
        yield* withLeases(
          "begin",
          somePairs(),
          (leases) => SendJobs.use((jobs) => jobs.begin(leases, now)),
          (begun) => begun.map(begunOf)
        )
        break
      case 8:
      case 9: {
        const chosen = somePairs()
        const endings = chosen.map(({ mine }) => Model.ending(random, cast, now, mine.emailId))
        yield* withLeases(
          "settle",
          chosen,
          (leases) =>
            SendJobs.use((jobs) => jobs.settle(leases.map((lease, index) => ({ lease, ...endings[index]! })))),
          (held) => held
        )
        break
      }
      case 10:
        yield* withLeases(
          "release",
          somePairs(),
          (leases) => SendJobs.use((jobs) => jobs.release(leases)),
          () => null
        )
        break
      case 11: {
        const reports = Model.reports(random, cast, now)
        yield* agree("intake", SendJobs.use((jobs) => jobs.intake(reports, now)))
        break
      }
      case 12:
        yield* agree("apply kept", SendJobs.use((jobs) => jobs.applyKept(now, 1000)))
        break
      case 13: {
        const accountId = account.account.id
        const held = yield* agree(
          "held",
          SendJobs.use((jobs) => jobs.held({ accountId, emailId: null, limit: 1000 }))
        )
        const id = held.length === 0 ? email?.id ?? fixtures.newId() : random.pick(held).emailId
        if (random.below(2) === 0) yield* agree("free", SendJobs.use((jobs) => jobs.free(accountId, id, now)))
        else {
          const given = fixtures.report({
            type: random.pick(["email.sent", "email.failed"] as const),
            emailId: id,
            occurredAt: now
          })
          yield* agree("settle held", SendJobs.use((jobs) => jobs.settleHeld(accountId, given, now)))
        }
        break
      }
      default:
        yield* agree("change", change(random, account, now))
    }
    if (step % 15 === 14 || step === steps - 1) yield* agree("everything", everything(cast, endpoints))
  }
})

const change = (
  random: SeededRandom.SeededRandom,
  { account, domain }: fixtures.Seeded,
  now: Date
): Effect.Effect<unknown, StorageError, Storage> => {
  switch (random.below(8)) {
    case 0: {
      const address = random.pick(["george@example.com", "simulated@example.com"])
      const erasure = {
        accountId: account.id,
        address: normalize(address),
        spelling: address,
        suppressionId: fixtures.newId(),
        now,
        waitMillis: minute
      }
      return Effect.map(
        Effect.catchTag(ErasureStore.use((erasures) => erasures.erase(erasure)), "ErasureBlocked", Effect.die),
        ({ recipientHash: _recipientHash, ...counts }) => counts
      )
    }
    case 1:
    case 2:
    case 3: {
      const address = random.pick(["ada@example.com", "mary@example.com"])
      const added = fixtures.suppression({ accountId: account.id, address, createdAt: now })
      return random.below(2) === 0
        ? SuppressionStore.use((suppressions) => suppressions.add(added))
        // Stores draw ids of their own for what a report adds.
        : SuppressionStore.use((suppressions) =>
          Effect.map(suppressions.remove(account.id, { address: normalize(address) }), Option.isSome)
        )
    }
    default: {
      const status = random.pick(["verified", "verified", "failed"] as const)
      return DomainStore.use((domains) => domains.setStatus(account.id, domain.id, status))
    }
  }
}

/** Random histories, in which every answer and every record must be what the in-memory stores say. */
export const tests = (it: It): void => {
  for (let seed = 1; seed <= histories; seed++) {
    it.effect(`agrees with memory over history ${seed}`, () => history(seed), 60_000)
  }
}
