import * as Effect from "effect/Effect"
import * as assert from "node:assert/strict"
import type { Command, TemplateChange } from "./Command.ts"
import type { Answer, Harness } from "./Harness.ts"
import { assertRefused, assertStatus, keyOf, nobody } from "./holding.ts"
import { type Account, type Key, refusalOf, type Template, type World } from "./World.ts"

const subject = "Hello {{ name }}"

const wordsOf = (name: string): string =>
  name === "\u00dcberweisung: 2. Mahnung!" ? "uberweisung-2-mahnung" : name.toLowerCase()

const isTaken = (world: World, account: Account, slug: string): boolean =>
  world.templates.some((other) => other.account === account && other.versions.at(-1)!.slug === slug)

const freeSlug = (world: World, account: Account, name: string): string => {
  const slug = wordsOf(name)
  if (!isTaken(world, account, slug)) return slug
  let number = 2
  while (isTaken(world, account, `${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/** Why a key does not come to this template. */
const refusalFor = (key: Key, template: Template | undefined): string | null =>
  refusalOf(key, "templates:manage") ?? (template?.account === key.account ? null : "not_found")

const assertTemplate = (found: Answer["json"], template: Template): void => {
  const { html, name, slug, text } = template.versions.at(-1)!
  const { created_at, updated_at, variables, ...rest } = found
  assert.deepEqual(rest, { id: template.id, name, slug, subject, html, text, version: template.versions.length })
  assert.deepEqual(variables.toSorted(), html === null ? ["name"] : ["extra", "name"])
  assert.ok(updated_at >= created_at)
}

export const addTemplate = Effect.fnUntraced(
  function*(harness: Harness, world: World, command: Extract<Command, { readonly do: "addTemplate" }>) {
    const key = keyOf(world, command.key)
    const { html, name, slug } = command
    const text = "Dear {{ name }}"
    const answer = yield* harness.ask(command.key, "POST", "/v1/templates", {
      name,
      subject,
      text,
      ...(slug === null ? {} : { slug }),
      ...(html === null ? {} : { html })
    })
    const refused = refusalOf(key, "templates:manage") ??
      (slug !== null && isTaken(world, key.account, slug) ? "conflict" : null)
    if (refused !== null) return assertRefused(answer, refused)
    assertStatus(answer, 201)
    const template: Template = {
      id: answer.json.id,
      account: key.account,
      versions: [{ name, slug: slug ?? freeSlug(world, key.account, name), html, text }]
    }
    assertTemplate(answer.json, template)
    world.templates.push(template)
  }
)

export const changeTemplate = Effect.fnUntraced(
  function*(
    harness: Harness,
    world: World,
    number: number,
    template: Template | undefined,
    change: TemplateChange
  ) {
    const key = keyOf(world, number)
    const answer = yield* harness.ask(number, "PATCH", `/v1/templates/${template?.id ?? nobody}`, change)
    const refused = refusalFor(key, template)
    if (refused !== null || template === undefined) return assertRefused(answer, refused ?? "not_found")
    const before = template.versions.at(-1)!
    if (change.slug !== undefined && change.slug !== before.slug && isTaken(world, key.account, change.slug)) {
      return assertRefused(answer, "conflict")
    }
    assertStatus(answer, 200)
    template.versions.push({ ...before, ...change })
    assertTemplate(answer.json, template)
  }
)

export const template = Effect.fnUntraced(
  function*(harness: Harness, world: World, number: number, template: Template | undefined) {
    const key = keyOf(world, number)
    const path = `/v1/templates/${template?.id ?? nobody}`
    const answer = yield* harness.ask(number, "GET", path)
    const versions = yield* harness.ask(number, "GET", `${path}/versions`)
    const refused = refusalFor(key, template)
    if (refused !== null || template === undefined) {
      assertRefused(versions, refused ?? "not_found")
      return assertRefused(answer, refused ?? "not_found")
    }
    assertStatus(answer, 200)
    assertTemplate(answer.json, template)
    assert.deepEqual(
      versions.json.data.map(({ html, name, text, version }: Answer["json"]) => ({ html, name, text, version })),
      template.versions.map(({ html, name, text }, index) => ({ html, name, text, version: index + 1 })).toReversed()
    )
  }
)

export const templates = Effect.fnUntraced(function*(harness: Harness, world: World, number: number) {
  const key = keyOf(world, number)
  const answer = yield* harness.ask(number, "GET", "/v1/templates")
  const refused = refusalOf(key, "templates:manage")
  if (refused !== null) return assertRefused(answer, refused)
  assertStatus(answer, 200)
  const own = world.templates.filter(({ account }) => account === key.account)
  assert.equal(answer.json.data.length, own.length)
  for (const found of answer.json.data) assertTemplate(found, own.find(({ id }) => id === found.id)!)
})

export const removeTemplate = Effect.fnUntraced(
  function*(harness: Harness, world: World, number: number, template: Template | undefined) {
    const answer = yield* harness.ask(number, "DELETE", `/v1/templates/${template?.id ?? nobody}`)
    const refused = refusalFor(keyOf(world, number), template)
    if (refused !== null) return assertRefused(answer, refused)
    assertStatus(answer, 204)
    world.templates = world.templates.filter((other) => other !== template)
  }
)

export const restore = Effect.fnUntraced(
  function*(harness: Harness, world: World, number: number, template: Template | undefined, version: number) {
    const answer = yield* harness.ask(number, "POST", `/v1/templates/${template?.id ?? nobody}/restore`, { version })
    const old = template?.versions[version - 1]
    const refused = refusalFor(keyOf(world, number), template) ?? (old === undefined ? "not_found" : null)
    if (refused !== null || template === undefined || old === undefined) {
      return assertRefused(answer, refused ?? "not_found")
    }
    assertStatus(answer, 200)
    // A version has no slug of its own: the template keeps the one it has.
    template.versions.push({ ...old, slug: template.versions.at(-1)!.slug })
    assertTemplate(answer.json, template)
  }
)
