import { eventTypes } from "@sendwright/core/model/EmailEvent"
import * as Effect from "effect/Effect"
import * as assert from "node:assert/strict"
import type { Command } from "./Command.ts"
import type { Harness } from "./Harness.ts"
import { assertRefused, assertStatus, keyOf, nobody, pages } from "./holding.ts"
import * as views from "./views.ts"
import { type Delivery, type Endpoint, type Key, refusalOf, sees, type World } from "./World.ts"

const defaultEvents = eventTypes.filter((type) => type !== "email.queued" && type !== "email.scheduled")

export const addWebhook = Effect.fnUntraced(
  function*(harness: Harness, world: World, command: Extract<Command, { readonly do: "addWebhook" }>) {
    const key = keyOf(world, command.key)
    const { events, path } = command
    const url = `https://hooks.example/${path}`
    const answer = yield* harness.ask(command.key, "POST", "/v1/webhooks", {
      url,
      ...(events === null ? {} : { events })
    })
    const refused = refusalOf(key, "webhooks:manage")
    if (refused !== null) return assertRefused(answer, refused)
    assertStatus(answer, 201)
    const subscribed = events ?? defaultEvents
    assert.deepEqual(new Set(answer.json.events), new Set(subscribed))
    assert.match(answer.json.secret, /^whsec_/)
    world.endpoints.push({
      id: answer.json.id,
      account: key.account,
      mode: key.mode,
      path,
      events: subscribed,
      enabled: true
    })
  }
)

const mayChange = (key: Key, endpoint: Endpoint | undefined) =>
  refusalOf(key, "webhooks:manage")
    ?? (endpoint?.account !== key.account ?
      "not_found" :
      key.mode === "test" && endpoint.mode === "live"
      ? "forbidden"
      : null)

export const changeWebhook = Effect.fnUntraced(
  function*(
    harness: Harness,
    world: World,
    command: Extract<Command, { readonly do: "changeWebhook" }>,
    endpoint: Endpoint | undefined
  ) {
    const { enabled, events, path } = command
    const answer = yield* harness.ask(command.key, "PATCH", `/v1/webhooks/${endpoint?.id ?? nobody}`, {
      ...(path === null ? {} : { url: `https://hooks.example/${path}` }),
      ...(events === null ? {} : { events }),
      ...(enabled === null ? {} : { enabled })
    })
    const refused = mayChange(keyOf(world, command.key), endpoint)
    if (refused !== null || endpoint === undefined) return assertRefused(answer, refused ?? "not_found")
    assertStatus(answer, 200)
    endpoint.path = path ?? endpoint.path
    endpoint.events = events ?? endpoint.events
    endpoint.enabled = enabled ?? endpoint.enabled
    const { created_at: _, ...told } = answer.json
    assert.deepEqual({ ...told, events: new Set(told.events) }, {
      id: endpoint.id,
      url: `https://hooks.example/${endpoint.path}`,
      events: new Set(endpoint.events),
      enabled: endpoint.enabled,
      format: "sendwright",
      received_body: false
    })
  }
)

export const rotateSecret = Effect.fnUntraced(
  function*(harness: Harness, world: World, number: number, endpoint: Endpoint | undefined) {
    const answer = yield* harness.ask(number, "POST", `/v1/webhooks/${endpoint?.id ?? nobody}/rotate-secret`)
    const refused = mayChange(keyOf(world, number), endpoint)
    if (refused !== null) return assertRefused(answer, refused)
    assertStatus(answer, 200)
    assert.equal(answer.json.id, endpoint?.id)
    assert.match(answer.json.secret, /^whsec_/)
  }
)

export const webhooks = Effect.fnUntraced(function*(harness: Harness, world: World, number: number) {
  const key = keyOf(world, number)
  const answer = yield* harness.ask(number, "GET", "/v1/webhooks")
  const refused = refusalOf(key, "webhooks:manage")
  if (refused !== null) return assertRefused(answer, refused)
  assertStatus(answer, 200)
  const ids = world.endpoints.filter(({ account }) => account === key.account).map(({ id }) => id)
  assert.deepEqual(answer.json.data.map(({ id }: { readonly id: string }) => id).sort(), ids.sort())
})

export const removeWebhook = Effect.fnUntraced(
  function*(harness: Harness, world: World, number: number, endpoint: Endpoint | undefined) {
    const answer = yield* harness.ask(number, "DELETE", `/v1/webhooks/${endpoint?.id ?? nobody}`)
    const refused = mayChange(keyOf(world, number), endpoint)
    if (refused !== null) return assertRefused(answer, refused)
    assertStatus(answer, 204)
    world.endpoints = world.endpoints.filter((other) => other !== endpoint)
    world.deliveries = world.deliveries.filter((delivery) => delivery.endpoint !== endpoint)
  }
)

export const deliveries = Effect.fnUntraced(
  function*(harness: Harness, world: World, number: number, endpoint: Endpoint | undefined, limit: number) {
    const key = keyOf(world, number)
    const path = `/v1/webhooks/${endpoint?.id ?? nobody}/deliveries`
    const refused = refusalOf(key, "webhooks:manage") ?? (endpoint?.account === key.account ? null : "not_found")
    if (refused !== null) return assertRefused(yield* harness.ask(number, "GET", path), refused)
    const found = yield* pages(harness, number, path, new URLSearchParams(), limit)
    assert.deepEqual(
      found.map(({ attempts, email_id, event_type, status }) => [email_id, event_type, status, attempts].join(" "))
        .sort(),
      world.deliveries.filter((delivery) => delivery.endpoint === endpoint && sees(key, delivery.email))
        .map(views.delivery).sort()
    )
    const places = found.map(({ created_at, id }) => `${created_at} ${id}`)
    assert.deepEqual(places, places.toSorted().toReversed(), "deliveries come newest first")
    for (const { attempts, email_event_id, email_id, id, status } of found) {
      const posts = harness.posts.get(id) ?? []
      assert.equal(posts.length, attempts, "each attempt was made once")
      assert.equal(status === "pending" || attempts > 0, true)
      for (const { body, eventId } of posts) {
        const payload = JSON.parse(body)
        assert.deepEqual([payload.id, eventId, payload.data.email_id], [email_event_id, email_event_id, email_id])
      }
    }
  }
)

export const retry = Effect.fnUntraced(
  function*(harness: Harness, world: World, number: number, delivery: Delivery | undefined) {
    const key = keyOf(world, number)
    const path = `/v1/webhooks/${delivery?.endpoint.id ?? nobody}/deliveries`
    const refused = refusalOf(key, "webhooks:manage") ??
      (delivery !== undefined && sees(key, delivery.email) ? null : "not_found")
    if (refused !== null || delivery === undefined) {
      return assertRefused(yield* harness.ask(number, "POST", `${path}/${nobody}/retry`), refused ?? "not_found")
    }
    const all = yield* pages(harness, number, path, new URLSearchParams(), 100)
    const found = all.find(({ attempts, email_id, event_type, status }) =>
      [email_id, event_type, status, attempts].join(" ") === views.delivery(delivery)
    )
    assert.ok(found !== undefined, `there is a delivery ${views.delivery(delivery)}`)
    const answer = yield* harness.ask(number, "POST", `${path}/${found.id}/retry`)
    if (delivery.status !== "failed") return assertRefused(answer, "conflict")
    assertStatus(answer, 200)
    assert.deepEqual([answer.json.id, answer.json.status], [found.id, "pending"])
    delivery.status = "pending"
    delivery.due = world.now
  }
)
