import * as Effect from "effect/Effect"
import * as assert from "node:assert/strict"
import type { Answer, Harness } from "./Harness.ts"
import { assertRefused, assertStatus, keyOf, nobody } from "./holding.ts"
import { type Domain, liveRefusalOf, refusalOf, type World } from "./World.ts"

/** Without its records a domain is given up after so many milliseconds. */
const pendingMillis = 72 * 3_600_000

const assertDomain = (found: Answer["json"], domain: Domain): void => {
  assert.deepEqual([found.id, found.name], [domain.id, domain.name])
  if (domain.isOwn) assert.equal(found.status, "verified")
}

export const addDomain = Effect.fnUntraced(function*(harness: Harness, world: World, number: number, name: string) {
  const key = keyOf(world, number)
  const answer = yield* harness.ask(number, "POST", "/v1/domains", { name })
  const isThere = world.domains.some((domain) => domain.account === key.account && domain.name === name)
  const refused = refusalOf(key, "domains:manage") ??
    (name.toLowerCase() === name ? isThere ? "conflict" : null : "validation_error")
  if (refused !== null) return assertRefused(answer, refused)
  assertStatus(answer, 201)
  assert.deepEqual([answer.json.status, answer.json.health, answer.json.dns_checks], ["pending", "unknown", null])
  assert.ok(answer.json.dns_records.length > 0)
  const domain = { id: answer.json.id, account: key.account, name, createdAt: world.now, isOwn: false }
  assertDomain(answer.json, domain)
  world.domains.push(domain)
})

export const domain = Effect.fnUntraced(
  function*(harness: Harness, world: World, number: number, domain: Domain | undefined) {
    const key = keyOf(world, number)
    const answer = yield* harness.ask(number, "GET", `/v1/domains/${domain?.id ?? nobody}`)
    const refused = refusalOf(key, "domains:manage") ?? (domain?.account === key.account ? null : "not_found")
    if (refused !== null || domain === undefined) return assertRefused(answer, refused ?? "not_found")
    assertStatus(answer, 200)
    assertDomain(answer.json, domain)
    if (!domain.isOwn) {
      assert.equal(answer.json.status, world.now - domain.createdAt < pendingMillis ? "pending" : "failed")
    }
  }
)

export const domains = Effect.fnUntraced(function*(harness: Harness, world: World, number: number) {
  const key = keyOf(world, number)
  const answer = yield* harness.ask(number, "GET", "/v1/domains")
  const refused = refusalOf(key, "domains:manage")
  if (refused !== null) return assertRefused(answer, refused)
  assertStatus(answer, 200)
  const own = world.domains.filter(({ account }) => account === key.account)
  assert.equal(answer.json.data.length, own.length)
  for (const found of answer.json.data) assertDomain(found, own.find(({ id }) => id === found.id)!)
})

export const removeDomain = Effect.fnUntraced(
  function*(harness: Harness, world: World, number: number, domain: Domain | undefined) {
    const key = keyOf(world, number)
    const answer = yield* harness.ask(number, "DELETE", `/v1/domains/${domain?.id ?? nobody}`)
    const refused = liveRefusalOf(key, "domains:manage") ?? (domain?.account === key.account ? null : "not_found")
    if (refused !== null) return assertRefused(answer, refused)
    assertStatus(answer, 204)
    world.domains = world.domains.filter((other) => other !== domain)
  }
)

const idsOf = (items: ReadonlyArray<{ readonly id: string }>): ReadonlyArray<string> => items.map(({ id }) => id).sort()

/** The summary that an integrator begins with. */
export const account = Effect.fnUntraced(function*(harness: Harness, world: World, number: number) {
  const key = keyOf(world, number)
  const answer = yield* harness.ask(number, "GET", "/v1/account")
  const refused = refusalOf(key, key.scopes?.[0] ?? "any")
  if (refused !== null) return assertRefused(answer, refused)
  assertStatus(answer, 200)
  const { account, domains, key: asked, sandbox, templates, webhooks } = answer.json
  assert.deepEqual([account.id, asked.mode, sandbox.domain], [key.account.id, key.mode, key.account.sandbox])
  const isIts = (item: { readonly account: unknown }) => item.account === key.account
  assert.deepEqual(idsOf(domains), idsOf(world.domains.filter(isIts)))
  assert.deepEqual(idsOf(templates), idsOf(world.templates.filter(isIts)))
  assert.deepEqual(idsOf(webhooks), idsOf(world.endpoints.filter(isIts)))
})
