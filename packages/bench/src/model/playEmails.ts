import * as Effect from "effect/Effect"
import * as assert from "node:assert/strict"
import type { Command } from "./Command.ts"
import type { Answer, Harness } from "./Harness.ts"
import { assertRefused, assertStatus, keyOf, nobody, pages } from "./holding.ts"
import * as sends from "./sends.ts"
import * as time from "./time.ts"
import * as views from "./views.ts"
import { type Asked, type Email, refusalOf, type Result, sees, type World } from "./World.ts"

const note = (
  world: World,
  asked: Omit<Asked, "idempotencyKey"> & { readonly idempotencyKey: string | null }
): void => {
  const { idempotencyKey, ...rest } = asked
  if (idempotencyKey !== null) world.asked.push({ ...rest, idempotencyKey })
}

export const send = (harness: Harness, world: World, command: Extract<Command, { readonly do: "send" }>) => {
  const { idempotencyKey, key } = command
  const messages = [sends.resolve(world, keyOf(world, key), command.message)]
  const asked = { kind: "send", key, idempotencyKey, messages } as const
  note(world, asked)
  return ask(harness, world, asked)
}

export const batch = (harness: Harness, world: World, command: Extract<Command, { readonly do: "batch" }>) => {
  const { idempotencyKey, key } = command
  const messages = command.messages.map((message) => sends.resolve(world, keyOf(world, key), message))
  const asked = { kind: "batch", key, idempotencyKey, messages } as const
  note(world, asked)
  return ask(harness, world, asked)
}

type Asking = Parameters<typeof note>[1]

/** Asks for a send or a batch, for the first time or once more. */
export const ask = (harness: Harness, world: World, asked: Asking) =>
  asked.kind === "send" ? askSend(harness, world, asked) : askBatch(harness, world, asked)

const askSend = Effect.fnUntraced(function*(harness: Harness, world: World, asked: Asking) {
  const key = keyOf(world, asked.key)
  const { idempotencyKey, messages } = asked
  const answer = yield* harness.ask(
    asked.key,
    "POST",
    "/v1/emails",
    sends.bodyOf(world, key, messages[0]!),
    idempotencyKey
  )
  const refused = refusalOf(key, "emails:send")
  if (refused !== null) return assertRefused(answer, refused)
  const judged = sends.evaluate(world, key, "single", idempotencyKey, messages)
  if (judged._tag === "Conflict") return assertRefused(answer, "conflict")
  if (judged._tag === "Replayed") {
    assertStatus(answer, 200)
    return assert.deepEqual([answer.json], judged.results)
  }
  const verdict = judged.verdicts[0]!
  if (verdict !== null) {
    assertRefused(answer, verdict.code)
    if (verdict.suppressed !== undefined) {
      assert.deepEqual([...answer.json.error.details.suppressed].sort(), [...verdict.suppressed].sort())
    }
    return
  }
  assertStatus(answer, 201)
  sends.accept(world, key, "single", idempotencyKey, messages, [answer.json])
})

const resultOf = (item: Answer["json"], index: number): Result => {
  assert.equal(item.index, index)
  return item.ok ? { id: item.id } : { code: item.error.code }
}

const askBatch = Effect.fnUntraced(function*(harness: Harness, world: World, asked: Asking) {
  const key = keyOf(world, asked.key)
  const { idempotencyKey } = asked
  const messages = asked.messages.map((message) => sends.bodyOf(world, key, message))
  const answer = yield* harness.ask(asked.key, "POST", "/v1/emails/batch", { messages }, idempotencyKey)
  const refused = refusalOf(key, "emails:send")
  if (refused !== null) return assertRefused(answer, refused)
  const judged = sends.evaluate(world, key, "batch", idempotencyKey, asked.messages)
  if (judged._tag === "Conflict") return assertRefused(answer, "conflict")
  assert.equal(answer.json.results?.length, messages.length, JSON.stringify(answer.json))
  const results: ReadonlyArray<Result> = answer.json.results.map(resultOf)
  if (judged._tag === "Replayed") assert.deepEqual(results, judged.results)
  else {
    const codes = results.map((result) => "id" in result ? null : result.code)
    assert.deepEqual(codes, judged.verdicts.map((verdict) => verdict === null ? null : verdict.code))
    sends.accept(world, key, "batch", idempotencyKey, asked.messages, results)
  }
  const accepted = results.filter((result) => "id" in result).length
  assert.deepEqual([answer.json.accepted, answer.json.failed], [accepted, messages.length - accepted])
  assertStatus(answer, accepted === messages.length ? 200 : accepted === 0 ? 422 : 207)
})

export const cancel = Effect.fnUntraced(
  function*(harness: Harness, world: World, number: number, email: Email | undefined) {
    const key = keyOf(world, number)
    const answer = yield* harness.ask(number, "POST", `/v1/emails/${email?.id ?? nobody}/cancel`)
    const refused = refusalOf(key, "emails:send")
    if (refused !== null) return assertRefused(answer, refused)
    if (email === undefined || !sees(key, email)) return assertRefused(answer, "not_found")
    if (email.cancelled || email.recipients.some(({ state }) => state !== "scheduled")) {
      return assertRefused(answer, "not_scheduled")
    }
    assertStatus(answer, 200)
    assert.deepEqual(answer.json, { id: email.id, status: "cancelled" })
    email.cancelled = true
    time.emit(world, email, "email.cancelled", world.now)
  }
)

export const reschedule = Effect.fnUntraced(
  function*(harness: Harness, world: World, number: number, email: Email | undefined, ahead: number) {
    const key = keyOf(world, number)
    const scheduledAt = world.now + ahead * 1_000
    const scheduled_at = new Date(scheduledAt).toISOString()
    const answer = yield* harness.ask(number, "PATCH", `/v1/emails/${email?.id ?? nobody}`, { scheduled_at })
    const refused = refusalOf(key, "emails:send")
    if (refused !== null) return assertRefused(answer, refused)
    if (ahead <= 0 || ahead * 1_000 > 30 * sends.day) return assertRefused(answer, "validation_error")
    if (email === undefined || !sees(key, email)) return assertRefused(answer, "not_found")
    if (email.cancelled || email.recipients.some(({ state }) => state !== "scheduled")) {
      return assertRefused(answer, "not_scheduled")
    }
    assertStatus(answer, 200)
    assert.deepEqual(answer.json, { id: email.id, status: "scheduled", scheduled_at })
    email.scheduledAt = scheduledAt
    time.emit(world, email, "email.scheduled", world.now)
  }
)

export const get = Effect.fnUntraced(
  function*(harness: Harness, world: World, number: number, email: Email | undefined) {
    const key = keyOf(world, number)
    const answer = yield* harness.ask(number, "GET", `/v1/emails/${email?.id ?? nobody}`)
    const refused = refusalOf(key, "emails:read")
    if (refused !== null) return assertRefused(answer, refused)
    if (email === undefined || !sees(key, email)) return assertRefused(answer, "not_found")
    assertStatus(answer, 200)
    const { error, events, provider_message_id, updated_at, ...rest } = answer.json
    const times = events.map((event: { readonly occurred_at: string }) => event.occurred_at)
    assert.deepEqual(times, times.toSorted(), "events come oldest first")
    assert.ok(updated_at >= rest.created_at)
    for (const { payload, type } of events) assert.equal(payload.test === true, email.mode === "test", type)
    assert.deepEqual({
      ...rest,
      failed: error !== null,
      provider_message_id: String(provider_message_id).startsWith("sim_") ? "simulated" : provider_message_id,
      events: events.map(({ occurred_at, type }: { readonly occurred_at: string; readonly type: string }) =>
        `${type} ${views.grace(Date.parse(occurred_at))}`
      ).sort()
    }, views.record(email))
  }
)

export const list = Effect.fnUntraced(
  function*(harness: Harness, world: World, command: Extract<Command, { readonly do: "list" }>) {
    const key = keyOf(world, command.key)
    const filters = { ...command, q: views.searchText(world, command.q) }
    const query = new URLSearchParams()
    for (const name of ["status", "tag", "mode", "q"] as const) {
      const value = filters[name]
      if (value !== null) query.set(name, value)
    }
    const refused = refusalOf(key, "emails:read") ?? ((filters.q?.length ?? 3) < 3 ? "validation_error" : null)
    if (refused !== null) return assertRefused(yield* harness.ask(command.key, "GET", `/v1/emails?${query}`), refused)
    const found = yield* pages(harness, command.key, "/v1/emails", query, command.limit)
    assert.deepEqual(found.map((item) => ({ ...item, updated_at: null })), views.list(world, key, command))
  }
)
