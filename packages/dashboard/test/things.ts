import * as Effect from "effect/Effect"
import { newEmail } from "./emails.ts"
import { Harness } from "./harness.ts"
import { newPortal } from "./portals.ts"
import { newReceived } from "./received.ts"

/**
 * A kind of thing that a path names beside the account, by the last parts of the path: `keys/:id`. An endpoint with
 * another kind needs an entry here. Then the matrix can ask for a thing of the caller's account and for one of another
 * account.
 */
export interface Thing {
  /** Makes a thing in an account. Things of a user are made for the user with this cookie. */
  readonly make: (accountId: string, cookie: string | undefined) => Effect.Effect<string, never, Harness>
  /** A valid value of which there is no thing. */
  readonly absent: string
  /** An invalid value. */
  readonly malformed: string
}

const absentId = "00000000-0000-7000-8000-000000000001"
const withId = (make: Thing["make"]): Thing => ({ make, absent: absentId, malformed: "nothing" })

/** The endpoint of an account. A delivery must belong to the endpoint in the same path. */
const webhookOf = (accountId: string) =>
  Effect.gen(function*() {
    const { callerIn, webhooks } = yield* Harness
    const caller = yield* callerIn(accountId)
    const [present] = yield* Effect.orDie(webhooks.list(caller))
    if (present !== undefined) return present.id
    const made = yield* Effect.orDie(webhooks.create(caller, { url: "https://hooks.shop.example/", events: null }))
    return made.endpoint.id
  })

const things: Readonly<Record<string, Thing>> = {
  "accounts/:id": withId(() => Effect.flatMap(Harness, ({ newAccount }) => newAccount("Another"))),
  "domains/:id": withId((accountId) =>
    Effect.gen(function*() {
      const { callerIn, domains } = yield* Harness
      const caller = yield* callerIn(accountId)
      const [present] = yield* Effect.orDie(domains.list(caller))
      const { id } = present ?? (yield* Effect.orDie(domains.create(caller, "mail.shop.example")))
      // It receives, so that receiving can be ended.
      yield* Effect.orDie(domains.addReceiving(caller, id))
      return id
    })
  ),
  "webhooks/:id": withId(webhookOf),
  "deliveries/:delivery_id": withId((accountId) =>
    Effect.gen(function*() {
      const { callerIn, webhooks } = yield* Harness
      const caller = yield* callerIn(accountId)
      const id = yield* webhookOf(accountId)
      const [present] = (yield* Effect.orDie(webhooks.deliveries(caller, id, { limit: 1, cursor: null }))).data
      return (present ?? (yield* Effect.orDie(webhooks.sendTest(caller, id)))).id
    })
  ),
  "templates/:id": withId((accountId) =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      const { cookie } = yield* newUser({ isOperator: true })
      const body = { name: "a template", subject: "s", text: "t" }
      return (yield* ask("POST", `/dashboard/api/accounts/${accountId}/templates`, { cookie, body })).json.id
    })
  ),
  "versions/:version": { make: () => Effect.succeed("1"), absent: "7", malformed: "1e0" },
  "users/:id": withId(() => Effect.flatMap(Harness, ({ newUser }) => Effect.map(newUser(), ({ user }) => user.id))),
  "keys/:id": withId((accountId) =>
    Effect.gen(function*() {
      const { accounts } = yield* Harness
      return (yield* Effect.orDie(accounts.createKey({ accountId, name: "a key", mode: "live" }))).key.id
    })
  ),
  "emails/:id": withId((accountId) => newEmail(accountId)),
  "received/:id": withId((accountId) => newReceived(accountId)),
  // The attachment of the email before it in the path.
  "attachments/:index": { make: () => Effect.succeed("0"), absent: "1", malformed: "nothing" },
  "members/:id": withId((accountId) =>
    Effect.gen(function*() {
      const { newUser } = yield* Harness
      return (yield* newUser({ accountId, role: "viewer" })).user.id
    })
  ),
  "invitations/:id": withId((accountId) =>
    Effect.gen(function*() {
      const { members, newUser } = yield* Harness
      const { user } = yield* newUser({ isOperator: true })
      const caller = yield* Effect.orDie(members.enter(user, accountId, "live"))
      const email = `${user.id}@invited.example`
      return (yield* Effect.orDie(members.invite(caller, { email, role: "viewer" }))).invitation.id
    })
  ),
  "suppressions/:email": {
    make: (accountId) =>
      Effect.gen(function*() {
        const { ask, newUser } = yield* Harness
        const { cookie, user } = yield* newUser({ accountId, role: "owner" })
        const body = { email_address: `${user.id}@suppressed.example` }
        yield* ask("POST", `/dashboard/api/accounts/${accountId}/suppressions`, { cookie, body })
        return body.email_address
      }),
    absent: "nobody@suppressed.example",
    malformed: "nothing"
  },
  "portal/sessions/:id": withId((accountId) => Effect.map(newPortal(accountId), ({ session }) => session.id)),
  "sessions/:id": withId((_, cookie) =>
    Effect.gen(function*() {
      if (cookie === undefined) return absentId
      const { ask } = yield* Harness
      return (yield* ask("GET", "/dashboard/api/session", { cookie })).json.session_id ?? absentId
    })
  )
}

/** The kind of thing that a parameter of a path names. */
export const thingOf = (path: string, param: string): Thing => {
  const [longer = "", name = ""] = new RegExp(`(?:[^/]+/)?([^/]+/:${param})(?=/|$)`).exec(path) ?? []
  const thing = things[longer] ?? things[name]
  if (thing === undefined) throw new Error(`${path} names ${name}: say in test/things.ts how one is made.`)
  return thing
}
