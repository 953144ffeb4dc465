import { assert, layer } from "@effect/vitest"
import * as Sandbox from "@sendwright/core/accounts/Sandbox"
import type { NewEmail } from "@sendwright/core/emails/EmailStore"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import { noOrigin } from "@sendwright/core/model/Origin"
import { acceptGroup, newEmail, newId } from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"
import * as Http from "node:http"
import { type Answer, Harness, layer as harnessLayer } from "./harness.ts"

const begin = Date.UTC(2026, 10, 21, 12)
const second = 1_000
const hour = 3_600 * second

type Ids<Overs> = { readonly [Index in keyof Overs]: string }

/** Stores emails, each a second after the one before, and moves the clock accordingly. Returns their ids. */
const accept = <const Overs extends ReadonlyArray<Partial<NewEmail>>>(accountId: string, ...overs: Overs) =>
  Effect.gen(function*() {
    const { emailStore } = yield* Harness
    const ids: Array<string> = []
    for (const over of overs) {
      yield* TestClock.adjust(second)
      const createdAt = new Date(yield* Clock.currentTimeMillis)
      const email = newEmail({ accountId, createdAt, ...over })
      ids.push(email.id)
      yield* Effect.orDie(emailStore.accept([acceptGroup([email])]))
    }
    return ids as unknown as Ids<Overs>
  })

const start = Effect.fnUntraced(function*(role: "viewer" | "developer" = "viewer") {
  const { ask, newAccount, newUser } = yield* Harness
  if ((yield* Clock.currentTimeMillis) < begin) yield* TestClock.setTime(begin)
  const accountId = yield* newAccount()
  const { cookie, user } = yield* newUser({ accountId, role })
  const base = `/dashboard/api/accounts/${accountId}/emails`
  return {
    accountId,
    cookie,
    user,
    get: (path: string) => ask("GET", `${base}${path}`, { cookie }),
    post: (path: string, body: unknown) => ask("POST", `${base}${path}`, { cookie, body })
  }
})

const idsOf = ({ json }: Answer): ReadonlyArray<string> => json.data.map(({ id }: { id: string }) => id)

const waitUntil = (is: () => boolean) =>
  Effect.promise(async () => {
    for (let turn = 0; turn < 500 && !is(); turn++) await new Promise((resolve) => setTimeout(resolve, 10))
    assert.isTrue(is(), "It never came to pass.")
  })

interface ServerSent {
  readonly event: string
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any
}

/** A connection to the live channel, and the data that it received. */
const connect = Effect.fnUntraced(function*(lists: ReadonlyArray<object>, cookie: string) {
  const { port } = yield* Harness
  const received = { status: 0, text: "", ended: false }
  const origin = `http://127.0.0.1:${port}`
  const request = yield* Effect.acquireRelease(
    Effect.sync(() => {
      const sent = Http.request({
        host: "127.0.0.1",
        port,
        path: "/dashboard/api/live",
        method: "POST",
        agent: false,
        headers: { cookie, origin, "sec-fetch-site": "same-origin", "content-type": "application/json" }
      }, (response) => {
        received.status = response.statusCode ?? 0
        response.setEncoding("utf8")
        response.on("data", (text: string) => void (received.text += text))
        response.on("close", () => void (received.ended = true))
      })
      sent.on("error", () => undefined)
      sent.end(JSON.stringify({ lists }))
      return sent
    }),
    (sent) => Effect.sync(() => sent.destroy())
  )
  yield* waitUntil(() => received.text.includes("\n\n"))
  const events = (): ReadonlyArray<ServerSent> =>
    received.text.split("\n\n").flatMap((block) => {
      const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
      return event === undefined ? [] : [{ event, data: JSON.parse(data!) }]
    })
  return {
    received,
    events,
    ids: () =>
      events().filter(({ event }) => event === "news").flatMap(({ data }) =>
        data.emails.map(({ id }: { id: string }) => id)
      ),
    close: Effect.sync(() => request.destroy())
  }
})

layer(harnessLayer())("the list of emails", (it) => {
  it.effect("is filtered by every filter, and by several statuses", () =>
    Effect.gen(function*() {
      const { accountId, get } = yield* start()
      const keyId = newId()
      const from = new Date(yield* Clock.currentTimeMillis)
      const scheduledAt = new Date(from.getTime() + hour)
      const [first, tagged, scheduled, ofKey, test] = yield* accept(
        accountId,
        { to: ["Ada <ada@example.com>"] },
        { tags: ["welcome"] },
        { scheduledAt },
        { origin: { ...noOrigin, keyId }, subject: "Your order 18421" },
        { mode: "test" }
      )
      const list = (query: string) =>
        Effect.map(get(query), (answer) => {
          assert.strictEqual(answer.status, 200, answer.text)
          return idsOf(answer)
        })
      const sandbox = Sandbox.domainOf(accountId, EngineSettings.defaultValue().serviceDomain)
      const second = new Date(from.getTime() + 2_000).toISOString()
      const expected: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
        ["", [ofKey, scheduled, tagged, first]],
        ["?mode=test", [test]],
        ["?status=scheduled", [scheduled]],
        ["?status=queued&status=scheduled", [ofKey, scheduled, tagged, first]],
        ["?status=failed&status=bounced", []],
        ["?tag=welcome", [tagged]],
        [`?key=${keyId}`, [ofKey]],
        [`?domain=${sandbox}`, [ofKey, scheduled, tagged, first]],
        ["?domain=other.example", []],
        [`?from=${second}`, [ofKey, scheduled, tagged]],
        [`?to=${second}`, [first]],
        [`?from=${second}&to=${second}`, []],
        ["?q=18421", [ofKey]],
        [`?q=${tagged}`, [tagged]],
        ["?q=order&status=scheduled", []]
      ]
      for (const [query, ids] of expected) {
        assert.deepStrictEqual(yield* list(query), ids, query)
        const { json } = yield* get(`/count${query}`)
        assert.deepStrictEqual(json, { count: ids.length, is_exact: true }, query)
      }
      const page = yield* get("?limit=3")
      assert.deepStrictEqual(idsOf(page), [ofKey, scheduled, tagged])
      assert.deepStrictEqual(yield* list(`?limit=3&cursor=${page.json.next_cursor}`), [first])
    }))

  it.effect("is refused with every problem, under the names of the filters", () =>
    Effect.gen(function*() {
      const { get } = yield* start()
      const wrong = [
        ["?status=lost", "status"],
        ["?q=ab", "q"],
        ["?key=web", "key"],
        ["?from=yesterday", "from"],
        ["?from=2026-11-31T00:00:00Z&to=1", "to"],
        ["?from=2026-11-22T00:00:00Z&to=2026-11-21T00:00:00Z", "to"],
        ["?tag=a&tag=b", "tag"],
        ["?colour=red", "colour"]
      ]
      for (const [query = "", name = ""] of wrong) {
        for (const path of ["", "/count", "/csv", "/live"]) {
          const { json, status } = yield* get(`${path}${query}`)
          assert.strictEqual(status, 400, path + query)
          assert.include(json.error.details.map((one: { path: string }) => one.path).join(), name, path + query)
        }
      }
    }))

  it.effect("shows nothing of another account, and nothing of the other mode", () =>
    Effect.gen(function*() {
      const one = yield* start()
      const other = yield* start()
      const [live, test] = yield* accept(one.accountId, {}, { mode: "test" })
      yield* accept(other.accountId, {})
      assert.deepStrictEqual(idsOf(yield* one.get("")), [live])
      assert.notInclude(idsOf(yield* other.get("")), live)
      assert.deepStrictEqual(idsOf(yield* other.get(`?q=${live}`)), [])
      assert.notInclude((yield* other.get("/csv")).text, live)
      const ofOne = (yield* one.get("")).json.live_cursor
      const listOf = (account_id: string, query: object) => ({ account_id, query, after: ofOne, watch: [live, test] })
      const told = yield* connect([
        listOf(one.accountId, {}),
        listOf(other.accountId, {}),
        listOf(one.accountId, { mode: "test" })
      ], one.cookie)
      yield* TestClock.adjust(4 * second)
      yield* waitUntil(() => told.received.text.includes("event: states"))
      const by = (name: string) => told.events().filter(({ event }) => event === name)
      // A cursor belongs to one list: the one of the other mode has its own.
      assert.sameMembers(by("refused").map(({ data }) => data.list), [1, 2])
      for (const { data } of by("states")) {
        const ids = data.data.map(({ id }: { id: string }) => id)
        if (data.list === 0) assert.sameMembers(ids, [live, test])
        else assert.deepStrictEqual([data.list, ids], [2, [test]])
      }
    }).pipe(Effect.scoped))

  it.effect("is exported as a file of all matches, in which no cell is a formula", () =>
    Effect.gen(function*() {
      const { accountId, get } = yield* start()
      yield* accept(accountId, { tags: ["other"], subject: "left out" })
      const subjects = ["=1+1", "+SUM(A1)", "-2", "@x", "\t=1", "a, \"b\"\nc", "Grüße"]
      yield* accept(accountId, ...subjects.map((subject) => ({ subject, tags: ["file"] })))
      // More than one page of the export.
      yield* accept(accountId, ...Array.from({ length: 1_100 }, (_, n) => ({ subject: `row ${n}`, tags: ["file"] })))
      const { headers, text } = yield* get("/csv?tag=file")
      assert.strictEqual(headers["content-type"], "text/csv; charset=utf-8")
      assert.strictEqual(headers["content-disposition"], "attachment; filename=\"emails-live.csv\"")
      assert.strictEqual(headers["x-content-type-options"], "nosniff")
      assert.strictEqual(headers["content-length"], undefined)
      assert.isTrue(text.startsWith("id,mode,status,created_at,"))
      assert.strictEqual(text.split("\r\n").length, 1 + subjects.length + 1_100 + 1)
      for (const cell of ["'=1+1", "'+SUM(A1)", "'-2", "'@x", "'\t=1", "\"a, \"\"b\"\"\nc\"", "Grüße"]) {
        assert.include(text, `,${cell},file\r\n`)
      }
      assert.notInclude(text, "left out")
    }), 300_000)

  it.effect("reports new emails as they arrive, and after a broken connection those in between", () =>
    Effect.gen(function*() {
      const { accountId, cookie, get } = yield* start()
      yield* accept(accountId, { tags: ["x"] })
      yield* TestClock.adjust(30 * second)
      const { live_cursor } = (yield* get("?tag=x")).json
      const [between] = yield* accept(accountId, { tags: ["x"] })
      const list = { account_id: accountId, query: { tag: "x" }, after: live_cursor, watch: [] }
      const first = yield* connect([list], cookie)
      assert.strictEqual(first.received.status, 200)
      yield* waitUntil(() => first.ids().length > 0)
      assert.deepStrictEqual(first.ids(), [between])
      yield* TestClock.adjust(30 * second)
      const [fresh] = yield* accept(accountId, { tags: ["x"] }, { tags: ["y"] })
      yield* TestClock.adjust(2 * second)
      yield* waitUntil(() => first.ids().length > 1)
      assert.deepStrictEqual(first.ids(), [between, fresh])
      assert.deepInclude(first.events()[0]!.data.emails[0], { status: "queued", tags: ["x"] })
      const last = first.events().at(-1)!.data.cursor
      yield* first.close
      yield* TestClock.adjust(60 * second)
      const [missed] = yield* accept(accountId, { tags: ["x"] })
      yield* TestClock.adjust(30 * second)
      const again = yield* connect([{ ...list, after: last }], cookie)
      yield* waitUntil(() => again.ids().length > 0)
      assert.deepStrictEqual(again.ids(), [missed])
    }).pipe(Effect.scoped))

  it.effect("reports several accounts and modes over one connection, and refuses only the lists of others", () =>
    Effect.gen(function*() {
      const { newAccount } = yield* Harness
      const { accountId, cookie, get } = yield* start()
      const foreign = yield* newAccount()
      const [known] = yield* accept(accountId, {})
      const listOf = (account_id: string, query: object, after: string, watch: ReadonlyArray<string> = []) => ({
        account_id,
        query,
        after,
        watch
      })
      const after = (yield* get("")).json.live_cursor
      const ofTest = (yield* get("?mode=test")).json.live_cursor
      const live = yield* connect([
        listOf(accountId, {}, after, [known]),
        listOf(foreign, {}, after),
        listOf(accountId, { mode: "test" }, ofTest),
        listOf(accountId, { tag: "x" }, after)
      ], cookie)
      yield* waitUntil(() => live.events().filter(({ event }) => event === "refused").length === 2)
      assert.sameMembers(
        live.events().filter(({ event }) => event === "refused").map(({ data }) => data.list),
        [1, 3]
      )
      const [one, two] = yield* accept(accountId, {}, { mode: "test" })
      yield* accept(foreign, {})
      yield* TestClock.adjust(4 * second)
      yield* waitUntil(() => live.ids().length >= 2 && live.received.text.includes("event: states"))
      const told = live.events().filter(({ event }) => event === "news")
        .flatMap(({ data }) => data.emails.map(({ id }: { id: string }) => [data.list, id]))
      assert.sameDeepMembers(told, [[0, one], [2, two]])
      const states = live.events().filter(({ event }) => event === "states")
      assert.deepStrictEqual(states.map(({ data }) => data.data.map(({ id }: { id: string }) => id)), [[known]])
    }).pipe(Effect.scoped))

  it.effect("ends the connection of a user who is no longer a member", () =>
    Effect.gen(function*() {
      const { accountId, cookie, get, user } = yield* start()
      const { members, newUser } = yield* Harness
      const after = (yield* get("")).json.live_cursor
      const live = yield* connect([{ account_id: accountId, query: {}, after, watch: [] }], cookie)
      yield* TestClock.adjust(16 * second)
      yield* waitUntil(() => live.received.text.includes(": still here"))
      const operator = (yield* newUser({ isOperator: true })).user
      yield* members.remove(yield* members.enter(operator, accountId, "live"), user.id)
      yield* TestClock.adjust(16 * second)
      yield* waitUntil(() => live.received.ended)
      assert.include(live.received.text, "event: signed_out")
    }).pipe(Effect.scoped))
})

layer(harnessLayer())("an action on all filtered emails", (it) => {
  it.effect("goes step by step, stops when no next step is requested, and continues from there", () =>
    Effect.gen(function*() {
      const { accountId, get, post } = yield* start("developer")
      const scheduledAt = new Date((yield* Clock.currentTimeMillis) + 10 * hour)
      yield* accept(accountId, ...Array.from({ length: 120 }, () => ({ scheduledAt, tags: ["old"] })))
      const [kept] = yield* accept(accountId, { scheduledAt, tags: ["new"] })
      const left = Effect.map(get("/count?tag=old&status=scheduled"), ({ json }) => json.count)
      assert.strictEqual(yield* left, 120)
      const run = newId()
      const step = (cursor: string | null) =>
        Effect.map(post("/bulk?tag=old", { action: "cancel", run, cursor }), ({ json, status, text }) => {
          assert.strictEqual(status, 200, text)
          return json
        })
      const first = yield* step(null)
      assert.deepInclude(first, { done: 50, skipped: [], wait_ms: 0 })
      assert.strictEqual(yield* left, 70)
      // Repeating a step, as after a lost answer, does nothing twice.
      assert.strictEqual((yield* step(first.next_cursor)).done, 50)
      assert.strictEqual((yield* step(first.next_cursor)).done, 20)
      let next = first.next_cursor
      while (next !== null) next = (yield* step(next)).next_cursor
      assert.strictEqual(yield* left, 0)
      assert.deepStrictEqual(idsOf(yield* get("?status=scheduled")), [kept])
      assert.strictEqual(
        (yield* post("/bulk?tag=new", { action: "cancel", run, cursor: first.next_cursor })).status,
        400
      )
    }))

  it.effect("applies to the mode that is shown", () =>
    Effect.gen(function*() {
      const { accountId, get, post } = yield* start("developer")
      const scheduledAt = new Date((yield* Clock.currentTimeMillis) + 10 * hour)
      yield* accept(accountId, { scheduledAt }, { scheduledAt, mode: "test" })
      const body = { action: "cancel", run: newId(), cursor: null }
      assert.strictEqual((yield* post("/bulk?mode=test", body)).json.done, 1)
      assert.strictEqual((yield* get("/count?status=scheduled")).json.count, 1)
      const again = yield* post("/bulk?mode=test", { ...body, action: "send_again" })
      assert.deepStrictEqual(again.json, { done: 0, skipped: [], next_cursor: null, wait_ms: 0 })
    }))

  it.effect("is not for viewers", () =>
    Effect.gen(function*() {
      const { accountId, get, post } = yield* start("viewer")
      const scheduledAt = new Date((yield* Clock.currentTimeMillis) + 10 * hour)
      yield* accept(accountId, { scheduledAt })
      for (const action of ["cancel", "send_again"]) {
        const { json, status } = yield* post("/bulk", { action, run: newId(), cursor: null })
        assert.deepStrictEqual([status, json.error.code], [403, "forbidden"])
      }
      assert.strictEqual((yield* get("/count?status=scheduled")).json.count, 1)
    }))

  it.effect("reports every problem of a step", () =>
    Effect.gen(function*() {
      const { post } = yield* start("developer")
      const pathsOf = ({ json }: Answer) => json.error.details.map((one: { path: string }) => one.path)
      assert.sameMembers(pathsOf(yield* post("/bulk", { action: "delete", more: 1 })), [
        "action",
        "run",
        "cursor",
        "more"
      ])
      assert.deepStrictEqual(pathsOf(yield* post("/bulk", { action: "cancel", run: "x", cursor: null })), ["run"])
    }))
})
