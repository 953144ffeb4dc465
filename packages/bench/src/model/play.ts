import * as Effect from "effect/Effect"
import * as assert from "node:assert/strict"
import type { Command } from "./Command.ts"
import type { Harness } from "./Harness.ts"
import { pick } from "./holding.ts"
import { account, addDomain, domain, domains, removeDomain } from "./playDomains.ts"
import { ask, batch, cancel, get, list, reschedule, send } from "./playEmails.ts"
import { metrics } from "./playMetrics.ts"
import { report } from "./playReports.ts"
import { suppress, suppressions, unsuppress } from "./playSuppressions.ts"
import { addTemplate, changeTemplate, removeTemplate, restore, template, templates } from "./playTemplates.ts"
import { addWebhook, changeWebhook, deliveries, removeWebhook, retry, rotateSecret, webhooks } from "./playWebhooks.ts"
import * as time from "./time.ts"
import { type Key, statusOf, type World } from "./World.ts"

/** After each step so many milliseconds pass: time for what it set off. */
const tick = 10

const deliveryOf = (world: World, number: number, isFailed: boolean) => {
  const failed = world.deliveries.filter(({ status }) => status === "failed")
  return pick(isFailed && failed.length > 0 ? failed : world.deliveries, number)
}

/** Steps that change nothing, and set nothing off. */
const reads: ReadonlySet<Command["do"]> = new Set([
  "get",
  "list",
  "webhooks",
  "deliveries",
  "suppressions",
  "template",
  "templates",
  "domains",
  "account"
])

/** Plays one step on the service and in the model, and holds them against each other. */
export const play = (harness: Harness, world: World, command: Command): Effect.Effect<void> =>
  Effect.gen(function*() {
    yield* step(harness, world, command)
    if (reads.has(command.do)) return
    const until = world.now + (command.do === "pass" ? command.seconds * 1_000 : isOperators(command) ? 1_000 : 0) +
      tick
    yield* harness.passUntil(until)
    time.passUntil(world, until)
  })

// What an operator changes holds within a second.
const isOperators = (command: Command): boolean =>
  ["pause", "resume", "suspend", "reinstate", "revoke"].includes(command.do)

const step = (harness: Harness, world: World, command: Command): Effect.Effect<void> => {
  switch (command.do) {
    case "send":
      return send(harness, world, command)
    case "batch":
      return batch(harness, world, command)
    case "again": {
      const asked = pick(world.asked, command.of)
      return asked === undefined ? Effect.void : ask(harness, world, asked)
    }
    case "cancel":
      return cancel(harness, world, command.key, pick(world.emails, command.email))
    case "reschedule":
      return reschedule(harness, world, command.key, pick(world.emails, command.email), command.ahead)
    case "get":
      return get(harness, world, command.key, pick(world.emails, command.email))
    case "list":
      return list(harness, world, command)
    case "addWebhook":
      return addWebhook(harness, world, command)
    case "changeWebhook":
      return changeWebhook(harness, world, command, pick(world.endpoints, command.webhook))
    case "rotateSecret":
      return rotateSecret(harness, world, command.key, pick(world.endpoints, command.webhook))
    case "webhooks":
      return webhooks(harness, world, command.key)
    case "removeWebhook":
      return removeWebhook(harness, world, command.key, pick(world.endpoints, command.webhook))
    case "deliveries":
      return deliveries(harness, world, command.key, pick(world.endpoints, command.webhook), command.limit)
    case "retry":
      return retry(harness, world, command.key, deliveryOf(world, command.delivery, command.failed))
    case "suppress":
      return suppress(harness, world, command.key, command.person)
    case "unsuppress":
      return unsuppress(harness, world, command.key, command.entry)
    case "suppressions":
      return suppressions(harness, world, command.key, command.limit)
    case "addTemplate":
      return addTemplate(harness, world, command)
    case "changeTemplate":
      return changeTemplate(harness, world, command.key, pick(world.templates, command.template), command.change)
    case "template":
      return template(harness, world, command.key, pick(world.templates, command.template))
    case "templates":
      return templates(harness, world, command.key)
    case "removeTemplate":
      return removeTemplate(harness, world, command.key, pick(world.templates, command.template))
    case "restore":
      return restore(harness, world, command.key, pick(world.templates, command.template), command.version)
    case "addDomain":
      return addDomain(harness, world, command.key, command.name)
    case "domain":
      return domain(harness, world, command.key, pick(world.domains, command.domain))
    case "domains":
      return domains(harness, world, command.key)
    case "removeDomain":
      return removeDomain(harness, world, command.key, pick(world.domains, command.domain))
    case "account":
      return account(harness, world, command.key)
    case "pass":
      return Effect.void
    case "report":
      return report(harness, world, command)
    case "revoke":
      world.keys[2]!.revoked = true
      return harness.revoke(2)
    default: {
      const account = world.accounts[command.account]!
      if (command.do === "pause" || command.do === "resume") account.paused = command.do === "pause"
      else account.suspended = command.do === "suspend"
      return harness.operate(command.do, account)
    }
  }
}

/** Holds everything that can be read against the model. */
export const inspect = Effect.fnUntraced(function*(harness: Harness, world: World) {
  for (const [index, account] of world.accounts.entries()) {
    if (account.suspended) yield* play(harness, world, { do: "reinstate", account: index })
  }
  const keyFor = (account: Key["account"]) =>
    world.keys.findIndex((key) => key.account === account && key.mode === "live")
  for (const email of world.emails) yield* get(harness, world, keyFor(email.account), email)
  for (const endpoint of world.endpoints) yield* deliveries(harness, world, keyFor(endpoint.account), endpoint, 100)
  for (const key of [0, 3]) {
    yield* suppressions(harness, world, key, 100)
    yield* templates(harness, world, key)
    yield* account(harness, world, key)
  }
  for (const each of world.templates) yield* template(harness, world, keyFor(each.account), each)
  for (const key of [0, 1, 3]) {
    for (const mode of ["live", "test"] as const) {
      yield* list(harness, world, { do: "list", key, status: null, tag: null, q: null, mode, limit: 100 })
    }
  }
  yield* metrics(harness, world)
  const see = (what: string) => harness.seen.set(what, (harness.seen.get(what) ?? 0) + 1)
  for (const { status } of world.deliveries) see(`delivery ${status}`)
  for (const email of world.emails) {
    see(`email ${statusOf(email)}`)
    if (email.recipients.every(({ simulation }) => simulation === null)) {
      assert.equal(harness.handOffs.get(email.id) ?? 0, email.attempts, "each attempt reached the provider once")
    }
  }
})
