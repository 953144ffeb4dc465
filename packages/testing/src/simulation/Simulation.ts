import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { Emails } from "@sendwright/core/emails/Emails"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { EngineSettings, ReputationSettings } from "@sendwright/core/foundation/Settings"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { decode } from "@sendwright/core/model/SendRequest"
import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import { Erasures } from "@sendwright/core/privacy/Erasures"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import * as Scheduler from "@sendwright/core/sending/Scheduler"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Sendwright from "@sendwright/core/Sendwright"
import type { Storage } from "@sendwright/core/Storage"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as DeliveryWorker from "@sendwright/core/webhooks/DeliveryWorker"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { MinimumLogLevel } from "effect/References"
import * as Scope from "effect/Scope"
import * as fixtures from "../fixtures.ts"
import * as SeededRandom from "../SeededRandom.ts"
import { fakeDkimKeys, StaticDns } from "../StaticDns.ts"
import * as SyncCrypto from "../SyncCrypto.ts"
import * as Customers from "./Customers.ts"
import * as Faults from "./Faults.ts"
import * as Invariants from "./Invariants.ts"
import * as Ledger from "./Ledger.ts"
import * as NodeClock from "./NodeClock.ts"
import * as OutsideWorld from "./OutsideWorld.ts"
import * as SimulatedTime from "./SimulatedTime.ts"

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const start = Date.UTC(2026, 10, 10)

/** One run: its seed, how much happens in it, and on what. */
export interface SimulationOptions {
  /** All that happens follows from it: the same seed is the same run, to the byte. */
  readonly seed: number
  /** What clients and operators do, spread over two hours; 30 by default. */
  readonly actions?: number
  /** The stores under test, empty; in memory by default. They must do without real time. */
  readonly storage?: Layer.Layer<Storage, never, SecureRandom.SecureRandom>
  /**
   * `judged` (the default): the storage's clock judges leases and due times, as on Postgres. `trusted`: each node's own
   * does, which is a bug to plant.
   */
  readonly clocks?: "judged" | "trusted"
  /** A bug to plant. */
  readonly mutation?: (chance: SeededRandom.SeededRandom) => Faults.Mutation
}

/** What became of one run. */
export interface SimulationResult {
  readonly seed: number
  /** What was wrong, in words; empty where every invariant held. */
  readonly violations: ReadonlyArray<string>
  /** What happened, line by line. */
  readonly history: ReadonlyArray<string>
}

const settings = Layer.mergeAll(
  Layer.succeed(EngineSettings, {
    ...EngineSettings.defaultValue(),
    pollMillis: minute,
    handoffWindowMillis: 2 * hour
  }),
  // Half of these recipients bounce: nobody is to be paused over it.
  Layer.succeed(ReputationSettings, { ...ReputationSettings.defaultValue(), minRecipients: 1_000_000 }),
  Layer.succeed(MinimumLogLevel, "None")
)

const secretBox = Layer.succeed(SecretBox, {
  seal: (secret) => Effect.succeed(Redacted.value(secret)),
  open: (sealed) => Effect.succeed(Redacted.make(sealed)),
  keys: [],
  signingKeys: () => [new Uint8Array(32)]
})

const workers = Layer.mergeAll(SendWorker.layer, Scheduler.layer, DeliveryWorker.layer)

/**
 * Runs a deployment of two nodes in simulated time: clients send, nodes crash, hang and come back, connections to the
 * storage break before and after a commit or fall silent, the provider refuses, hangs and loses answers, its reports
 * come late, twice and in any order, recipients are erased, and clocks jump: all of them, or one node's. After some two
 * hours of it everything is put right and given four more; then nothing may be lost, sent twice without cause, out of
 * step with the evidence, or known of who was erased.
 */
export const run = (options: SimulationOptions): SimulationResult => {
  const chance = SeededRandom.make(options.seed)
  const time = SimulatedTime.make(start, chance)
  const ledger = Ledger.make()
  const world = OutsideWorld.make(time, chance, ledger)
  const faults: Faults.Faults = { failBefore: 0, failAfter: 0, mute: 0 }
  const note = (what: string) => void ledger.history.push(`${time.now()} ${what}`)

  const base = Layer.mergeAll(
    SeededRandom.layer(options.seed),
    SyncCrypto.layer,
    fixtures.peppers,
    Layer.succeed(Clock.Clock, time.clock),
    settings
  )
  const { begin, runNow: now } = time

  const scope = now(Scope.make())
  const build = <A, E>(layer: Layer.Layer<A, E>, into = scope) => now(Layer.buildWithScope(Layer.fresh(layer), into))
  const basics = build(base)
  const storage = build(Layer.provide(options.storage ?? MemoryStorage.layer, Layer.succeedContext(basics)))
  const mutate = options.mutation?.(chance) ?? ((jobs: SendJobs["Service"]) => jobs)
  const suppressions = Context.get(storage, SuppressionStore)
  const watched = storage.pipe(
    Context.add(SendJobs, Ledger.watch(ledger, mutate(Context.get(storage, SendJobs)), suppressions, time.now)),
    Context.add(EmailStore, Ledger.watchAccepts(ledger, Context.get(storage, EmailStore), suppressions, time.now))
  )
  const isJudged = options.clocks !== "trusted"
  const stores = isJudged ? NodeClock.judging(watched, time.now) : watched

  /** Of a hand-off whose settlement may not have been stored, and of a node without a clock, the outcome is unknown. */
  const unanswered: Faults.Unanswered = ({ name }, command, args) => {
    if (command === "StorageClock.ask") ledger.excuses.push({ node: name })
    if (command !== "SendJobs.settle") return
    const [settlements] = args as Parameters<SendJobs["Service"]["settle"]>
    for (const { lease } of settlements) ledger.excuses.push({ emailId: lease.emailId })
  }

  const startNode = (name: string) => {
    const node: Faults.Node = { name, dead: false, heldUntil: 0, ahead: 0 }
    const onNode = <A, E>(effect: Effect.Effect<A, E>) => Faults.onNode(node, time.now, effect)
    const nodeScope = now(Scope.make())
    const clock = time.clockAhead(() => node.ahead)
    const ask = Faults.breaking(node, time.now, faults, chance, () => unanswered(node, "StorageClock.ask", []))(
      "StorageClock.ask",
      Effect.sync(time.now)
    )
    const reached = Faults.seenFrom(stores, node, time.now, faults, chance, unanswered)
    const measuring = NodeClock.measuring(ask).pipe(Scope.provide(nodeScope), Effect.provideService(Clock.Clock, clock))
    const storageClock = now(Effect.provideContext(measuring, basics))
    const provider = world.providerOf(name)
    const ports = Layer.mergeAll(
      Layer.succeedContext(isJudged ? NodeClock.onClock(reached, storageClock) : reached),
      Layer.succeed(EmailProvider, { ...provider, submit: (message) => onNode(provider.submit(message)) }),
      Layer.succeed(GuardedHttp, { request: (request) => onNode(world.http.request(request)) }),
      Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
      StaticDns.layer,
      Wakeups.layerLocal,
      secretBox
    ).pipe(Layer.provideMerge(Layer.succeedContext(Context.add(basics, Clock.Clock, clock))))
    const context = build(
      Layer.provideMerge(workers, Layer.provideMerge(Sendwright.layerUnchecked(), ports)),
      nodeScope
    )
    note(`start ${name}`)
    return {
      node,
      do: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.provideContext(effect, context as Context.Context<R>)
    }
  }

  const uuid = () => now(Effect.provideContext(SecureRandom.SecureRandom.use((random) => random.uuidV7()), basics))
  const customers = [null, 3 + chance.below(12)].map((limit, n) => Customers.seed(stores, uuid, n, limit, start, now))
  const nodes = [startNode("a"), startNode("b")]
  const alive = () => nodes.filter(({ node }) => !node.dead && node.heldUntil <= time.now())
  const reported: Array<Invariants.Outcome["reported"][number]> = []
  const scheduled: Array<readonly [Customers.Seeded, string]> = []

  const send = () => {
    const { do: on } = chance.pick(alive())
    const customer = chance.pick(customers)
    const to = Array.from({ length: 1 + chance.below(3) }, () => OutsideWorld.somebody(chance))
    const request = {
      from: `Shop <orders@${customer.domain}>`,
      to,
      subject: "Your order",
      text: "It has shipped.",
      ...(chance.below(4) === 0
        ? { scheduledAt: new Date(time.now() + (1 + chance.below(40)) * minute).toISOString() }
        : {})
    }
    begin(on(Effect.gen(function*() {
      const emails = yield* Emails
      const decoded = decode(request, new Date(time.now()))
      const exit = yield* Effect.exit(
        chance.below(4) === 0
          ? Effect.map(emails.sendBatch(customer.caller, [decoded, decoded, decoded], null), ({ results }) => results)
          : Effect.map(emails.send(customer.caller, decoded, null), ({ id }) => [{ ok: true as const, index: 0, id }])
      )
      if (Exit.isFailure(exit)) {
        const [reason] = exit.cause.reasons
        const error = reason !== undefined && reason._tag === "Fail" ? reason.error : undefined
        if (error?._tag === "PlanLimit") customer.wasOverQuota = true
        return note(`send failed ${error?._tag}`)
      }
      for (const item of exit.value) {
        if (item.ok) {
          customer.accepted.set(item.id, to)
          if ("scheduledAt" in request) scheduled.push([customer, item.id])
          note(`accepted ${item.id}`)
        } else if (item.error.code === "plan_limit") customer.wasOverQuota = true
      }
    })))
  }

  const act = () => {
    const what = chance.below(100)
    const running = alive()
    if (running.length === 0 || what < 8) {
      const index = chance.below(nodes.length)
      const { node } = nodes[index]!
      if (node.dead) nodes[index] = startNode(node.name)
      else if (running.length > 0) {
        node.dead = true
        ledger.excuses.push({ node: node.name })
        note(`crash ${node.name}`)
      }
    } else if (what < 14) {
      const { node } = chance.pick(running)
      node.heldUntil = time.now() + (30 + chance.below(300)) * second
      ledger.excuses.push({ node: node.name })
      note(`hold ${node.name} until ${node.heldUntil}`)
    } else if (what < 18) {
      const by = chance.pick([-5 * second, 10 * second, 5 * minute, hour])
      ledger.excuses.push({})
      note(`the clock jumps by ${by}`)
      time.jumpTo(time.now() + by)
    } else if (what < 23) {
      const { node } = chance.pick(running)
      node.ahead = chance.pick([
        0,
        0,
        -10 * minute,
        -20 * second,
        -2 * second,
        2 * second,
        20 * second,
        10 * minute,
        hour
      ])
      note(`sets the clock of ${node.name} to ${node.ahead}`)
    } else if (what < 29) {
      faults.failBefore = chance.pick([0, 0.02, 0.2])
      faults.failAfter = chance.pick([0, 0.02, 0.2])
      faults.mute = chance.pick([0, 0, 0.02, 0.2])
      note(`commands fail ${faults.failBefore} ${faults.failAfter} ${faults.mute}`)
    } else if (what < 31) {
      const address = OutsideWorld.somebody(chance)
      const customer = chance.pick(customers)
      customer.erasing.add(address)
      begin(
        chance.pick(running).do(Effect.gen(function*() {
          const exit = yield* Effect.exit(Erasures.use((erasures) => erasures.erase(customer.caller, address)))
          if (Exit.isFailure(exit)) return note(`erase failed ${address}`)
          customer.erased.add(address)
          ledger.erased.add(`${customer.accountId} ${address}`)
          note(`erased ${address}`)
        }))
      )
    } else if (what < 37 && scheduled.length > 0) {
      const [customer, id] = chance.pick(scheduled)
      begin(chance.pick(running).do(Effect.exit(Emails.use((emails) => emails.cancel(customer.caller, id)))))
      note(`cancel ${id}`)
    } else if (what < 40) {
      const address = OutsideWorld.somebody(chance)
      const { caller } = chance.pick(customers)
      begin(chance.pick(running).do(Effect.exit(Suppressions.use((all) => all.add(caller, address)))))
      note(`suppress ${address}`)
    } else send()
  }

  /** Brings reports in until there are none by then; one that is not taken comes again. */
  const advanceTo = (until: number) => {
    for (;;) {
      const due = world.reports.filter(({ at }) => at <= until).sort((left, right) => left.at - right.at)[0]
      if (due === undefined) break
      time.advanceTo(due.at)
      world.reports.splice(world.reports.indexOf(due), 1)
      const again = () => void world.reports.push({ at: time.now() + 20 * second, event: due.event })
      const [to] = chance.shuffle(alive())
      if (to === undefined) again()
      else {
        let isTaken = false
        begin(to.do(Effect.matchEffect(ProviderEvents.use((events) => events.ingest([due.event])), {
          onFailure: () => Effect.sync(again),
          onSuccess: () =>
            Effect.sync(() => {
              isTaken = true
              reported.push(due.event)
            })
        })))
        // A node that dies over it never answers: the provider tries again.
        if (!isTaken && to.node.dead) again()
      }
    }
    time.advanceTo(until)
  }

  const actions = options.actions ?? 30
  for (let n = 0; n < actions; n++) {
    // Now in quick succession, now after a while.
    advanceTo(time.now() + chance.below(chance.below(2) === 0 ? 3 * second : (8 * hour) / actions))
    act()
  }
  Object.assign(faults, { failBefore: 0, failAfter: 0, mute: 0 })
  world.unruly = false
  nodes.forEach(({ node }, index) => {
    if (node.dead) nodes[index] = startNode(node.name)
    node.heldUntil = 0
    node.ahead = 0
  })
  const rest = time.now() + 4 * hour
  while (time.now() < rest) advanceTo(time.now() + 10 * minute)
  const left = now(Effect.provideContext(Invariants.check({ customers, world, reported }), stores))
  return { seed: options.seed, violations: [...ledger.violations, ...left], history: ledger.history }
}
