import { assert, describe, it, layer } from "@effect/vitest"
import { Authorization } from "@sendwright/api/Authorization"
import type { Role } from "@sendwright/core/accounts/Role"
import { type PortalPart, portalParts } from "@sendwright/core/portal/PortalLink"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { Access, includes } from "../src/contract/Access.ts"
import { ForAnyone, ForMembers, ForOperators, ForUsers } from "../src/contract/Guard.ts"
import { accountBase, base, operatorBase } from "../src/contract/paths.ts"
import { type Row, rows } from "./endpoints.ts"
import { Harness, layer as harnessLayer, type Who } from "./harness.ts"
import { newPortal } from "./portals.ts"
import { thingOf } from "./things.ts"

const guardOf = (access: Access): unknown =>
  access === "anyone"
    ? ForAnyone
    : access === "user"
    ? ForUsers
    : access === "operator"
    ? ForOperators
    : access === "key"
    ? Authorization
    : ForMembers

describe("every endpoint", () => {
  it("has an `Access`, and the one guard that belongs to it", () => {
    for (const { access, endpoint, guards, name } of rows) {
      assert.isTrue(endpoint.annotations.mapUnsafe.has(Access.key), `${name} has no annotation of its own`)
      assert.deepStrictEqual(guards, [guardOf(access)], name)
    }
  })

  it("is open to portals only if it is in this list", () => {
    const shown = rows.filter(({ part }) => part !== null)
    assert.deepStrictEqual(
      shown.map(({ name, part }) => `${part}: ${name.replace(accountBase, "")}`).toSorted(),
      [
        "domains: GET /domains",
        "domains: POST /domains/:id/check",
        "emails: GET /emails",
        "emails: GET /emails/:id",
        "emails: GET /emails/:id/attachments/:index",
        "emails: GET /emails/:id/message",
        "emails: GET /emails/:id/preview",
        "emails: GET /emails/:id/source",
        "emails: GET /received",
        "emails: GET /received/:id",
        "emails: GET /received/:id/attachments/:index",
        "emails: GET /received/:id/message",
        "emails: GET /received/:id/preview",
        "emails: GET /received/:id/source",
        "webhooks: GET /webhooks",
        "webhooks: GET /webhooks/:id",
        "webhooks: GET /webhooks/:id/deliveries",
        "webhooks: GET /webhooks/:id/deliveries/:delivery_id",
        "webhooks: POST /webhooks/:id/deliveries/:delivery_id/retry"
      ]
    )
    for (const { access, name } of shown) assert.strictEqual(guardOf(access), ForMembers, name)
  })

  it("has a path that fits its `Access`", () => {
    for (const { access, endpoint, name } of rows) {
      const expected = guardOf(access) === ForMembers ? accountBase : access === "operator" ? operatorBase : base
      assert.isTrue(endpoint.path.startsWith(`${expected}/`), name)
      if (expected === base) assert.notMatch(endpoint.path, /^\/dashboard\/api\/(?:accounts|operator)\b/, name)
    }
  })
})

/** A caller. Whether they may call an endpoint depends on the endpoint. */
interface Asker {
  readonly name: string
  /** Their role in the account; null: none. */
  readonly role: Role | null
  readonly isSignedIn: boolean
  readonly isOperator: boolean
}

const askers: ReadonlyArray<Asker> = [
  { name: "nobody", role: null, isSignedIn: false, isOperator: false },
  { name: "a made-up session", role: null, isSignedIn: false, isOperator: false },
  { name: "a revoked session", role: null, isSignedIn: false, isOperator: false },
  { name: "a disabled owner", role: null, isSignedIn: false, isOperator: false },
  { name: "another account's owner", role: null, isSignedIn: true, isOperator: false },
  { name: "a former owner", role: null, isSignedIn: true, isOperator: false },
  { name: "viewer", role: "viewer", isSignedIn: true, isOperator: false },
  { name: "developer", role: "developer", isSignedIn: true, isOperator: false },
  { name: "owner", role: "owner", isSignedIn: true, isOperator: false },
  { name: "operator", role: null, isSignedIn: true, isOperator: true }
]

/** The refusal that a caller gets; null: they may call the endpoint. */
const refusalOf = ({ isOperator, isSignedIn, role }: Asker, access: Access): string | null => {
  if (access === "anyone") return null
  if (!isSignedIn || access === "key") return "401 unauthorized"
  if (access === "user" || isOperator) return null
  if (access === "operator" || role === null) return "404 not_found"
  return includes(role, access) ? null : "403 forbidden"
}

const cookieOf = Effect.fnUntraced(function*(asker: Asker, accountId: string, otherId: string) {
  const { members, newUser, port, sessions, users } = yield* Harness
  const own = (role: Role): Effect.Effect<Who> => newUser({ accountId, role })
  switch (asker.name) {
    case "nobody":
      return undefined
    case "a made-up session":
      return `sendwright-session-${port}=${"x".repeat(43)}`
    case "a revoked session": {
      const { cookie, sessionId, user } = yield* own("owner")
      const [session] = yield* sessions.list(user.id)
      yield* sessions.revoke({ user, session: session! }, sessionId)
      return cookie
    }
    case "a disabled owner": {
      const { cookie, user } = yield* own("owner")
      yield* users.disable(user.id)
      return cookie
    }
    case "another account's owner":
      return (yield* newUser({ accountId: otherId, role: "owner" })).cookie
    case "a former owner": {
      const who = yield* own("owner")
      const operator = (yield* newUser({ isOperator: true })).user
      yield* members.remove(yield* members.enter(operator, accountId, "live"), who.user.id)
      // Removing a member ends their sessions: this one begins afterwards.
      const { secret } = yield* sessions.open(who.user, "password", { userAgent: null, address: null })
      return `sendwright-session-${port}=${Redacted.value(secret)}`
    }
    case "operator":
      return (yield* newUser({ isOperator: true })).cookie
    default:
      return (yield* own(asker.role!)).cookie
  }
})

/** The calling portals, each with the refusal that it gets; null: it may call the endpoint. */
const portalAskers: ReadonlyArray<{
  readonly name: string
  readonly refusalOf: (access: Access, part: PortalPart | null) => string | null
}> = [
  {
    name: "a portal of everything",
    refusalOf: (access, part) => refusalOfPortal(access) ?? (part === null ? "403 forbidden" : null)
  },
  { name: "a portal without this", refusalOf: (access) => refusalOfPortal(access) ?? "403 forbidden" },
  { name: "another account's portal", refusalOf: (access) => refusalOfPortal(access) ?? "404 not_found" },
  { name: "an ended portal", refusalOf: (access) => refusalOfPortal(access) ?? "401 unauthorized" },
  { name: "a made-up portal", refusalOf: (access) => refusalOfPortal(access) ?? "401 unauthorized" }
]

/** The refusal that every portal gets; null if it depends on the account. */
const refusalOfPortal = (access: Access): string | null => guardOf(access) === ForMembers ? null : "401 unauthorized"

const portalOf = Effect.fnUntraced(
  function*(name: string, { endpoint, part }: Row, accountId: string, otherId: string) {
    // The deliveries are those of test events.
    const mode = endpoint.path.includes(":delivery_id") ? "test" : "live"
    switch (name) {
      case "a portal without this":
        return (yield* newPortal(accountId, { parts: portalParts.filter((one) => one !== (part ?? "domains")) }))
          .headers
      case "another account's portal":
        return (yield* newPortal(otherId, { mode })).headers
      case "an ended portal": {
        const { callerIn, portal } = yield* Harness
        const { headers, session } = yield* newPortal(accountId, { mode })
        yield* Effect.orDie(portal.end(yield* callerIn(accountId), session.id))
        return headers
      }
      case "a made-up portal":
        return { authorization: `Portal ${"x".repeat(43)}` }
      default:
        return (yield* newPortal(accountId, { mode })).headers
    }
  }
)

const codeOf = (answer: { readonly status: number; readonly json: { error?: { code: string } } | undefined }): string =>
  answer.json?.error === undefined ? String(answer.status) : `${answer.status} ${answer.json.error.code}`

layer(harnessLayer())("the matrix of endpoints, roles and accounts", (it) => {
  for (const row of rows) {
    const { access, endpoint, name, part } = row
    const hasBody = endpoint.method === "POST" || endpoint.method === "PATCH" || endpoint.method === "PUT"
    const params = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => param!).filter((param) =>
      param !== "account_id"
    )
    const things = params.map((param) => thingOf(endpoint.path, param))
    const pathOf = (accountId: string, ids: ReadonlyArray<string>) =>
      params.reduce(
        (path, param, index) => path.replace(`:${param}`, ids[index]!),
        endpoint.path.replace(":account_id", accountId)
      )

    it.effect(`${name} is for ${part === null ? "no portal" : `portals of ${part}`}`, () =>
      Effect.gen(function*() {
        const { ask, newAccount, newUser } = yield* Harness
        const own = yield* newAccount("Own")
        const other = yield* newAccount("Other")
        // The owner's session in the same browser gives the portal no rights.
        const { cookie } = yield* newUser({ accountId: own, role: "owner" })
        for (const { name: asker, refusalOf } of portalAskers) {
          const headers = yield* portalOf(asker, row, own, other)
          const made = yield* Effect.forEach(things, ({ make }) => make(own, undefined))
          const answer = yield* ask(endpoint.method, pathOf(own, made), {
            cookie,
            headers,
            ...(hasBody ? { body: {} } : {})
          })
          const refusal = access === "anyone" ? null : refusalOf(access, part)
          if (refusal !== null) assert.strictEqual(codeOf(answer), refusal, asker)
          else assert.notInclude([401, 403, 404, 405, 500, 503], answer.status, `${asker}: ${answer.text}`)
        }
        if (part === null || things.length === 0) return
        const headers = yield* portalOf("a portal of everything", row, own, other)
        const foreign = yield* Effect.forEach(things, ({ make }) => make(other, undefined))
        for (const ids of [things.map((thing) => thing.absent), foreign]) {
          const answer = yield* ask(endpoint.method, pathOf(own, ids), { headers, ...(hasBody ? { body: {} } : {}) })
          assert.strictEqual(codeOf(answer), "404 not_found", ids.join(", "))
        }
      }), 300_000)

    it.effect(`${name} is for ${access}`, () =>
      Effect.gen(function*() {
        const { accounts, ask, newAccount, newUser } = yield* Harness
        const own = yield* newAccount("Own")
        const other = yield* newAccount("Other")
        const call = (path: string, cookie: string | undefined) =>
          ask(endpoint.method, path, { ...(cookie === undefined ? {} : { cookie }), ...(hasBody ? { body: {} } : {}) })
        const absent = things.map((thing) => thing.absent)

        for (const asker of askers) {
          const cookie = yield* cookieOf(asker, own, other)
          const made = yield* Effect.forEach(things, ({ make }) => make(own, cookie))
          const answer = yield* call(pathOf(own, made), cookie)
          const refusal = refusalOf(asker, access)
          if (refusal !== null) assert.strictEqual(codeOf(answer), refusal, asker.name)
          else assert.notInclude([401, 403, 404, 405, 500, 503], answer.status, `${asker.name}: ${answer.text}`)
        }

        if (guardOf(access) !== ForMembers) return
        const owner = () => Effect.map(newUser({ accountId: own, role: "owner" }), ({ cookie }) => cookie)
        for (const account of ["not-an-id", "00000000-0000-7000-8000-000000000000"]) {
          assert.strictEqual(codeOf(yield* call(pathOf(account, absent), yield* owner())), "404 not_found", account)
        }
        if (things.length > 0) {
          const cookie = yield* owner()
          const foreign = yield* Effect.forEach(things, ({ make }) => make(other, undefined))
          const malformed = things.map((thing) => thing.malformed)
          for (const ids of [absent, foreign, malformed]) {
            assert.strictEqual(codeOf(yield* call(pathOf(own, ids), cookie)), "404 not_found", ids.join(", "))
          }
        }
        const cookie = yield* owner()
        yield* Effect.orDie(accounts.suspend(own, "unpaid invoices"))
        assert.strictEqual(codeOf(yield* call(pathOf(own, absent), cookie)), "403 account_suspended")
      }), 300_000)
  }
})
