import { Accounts } from "@sendwright/core/accounts/Accounts"
import type { ApiKey } from "@sendwright/core/accounts/ApiKey"
import { type Access, actorOf, type Caller, readableModes } from "@sendwright/core/accounts/Caller"
import type { Scope } from "@sendwright/core/accounts/Scope"
import { NotFound, ValidationError } from "@sendwright/core/foundation/Errors"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import * as Calls from "./Calls.ts"
import * as Pages from "./Pages.ts"
import { Refused } from "./ResendError.ts"

const access: Access = { scope: "account:manage", liveOnly: false }

const NewKey = Schema.Struct({
  name: Schema.String,
  permission: Calls.optional(Schema.String),
  domain_id: Calls.optional(Schema.String)
})

const readNew = Calls.reader(NewKey)

const sendingOnly: ReadonlyArray<Scope> = ["emails:send"]

/** The scopes of a permission; `undefined` where there is no such permission. */
const scopesOf = ({ scopes }: Pick<Caller, "scopes">, permission: string): ReadonlyArray<Scope> | undefined =>
  permission === "full_access" ? scopes : permission === "sending_access" ? sendingOnly : undefined

/** A key as a list shows it. */
const toListed = ({ createdAt, id, lastUsedAt, name }: ApiKey) => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null
})

/** The calls under `/api-keys`. A key makes and revokes keys of the modes that it reads, with no more than its own scopes. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const accounts = yield* Accounts

  const keysOf = (caller: Caller) =>
    Effect.map(
      accounts.listKeys(caller.account.id),
      (keys) =>
        keys.filter(({ mode, revokedAt }) => revokedAt === null && readableModes(caller).includes(mode))
          .sort((left, right) => right.createdAt.getTime() - left.createdAt.getTime() || (left.id < right.id ? 1 : -1))
    )

  yield* Calls.add([
    {
      method: "POST",
      path: "/api-keys",
      access,
      status: 201,
      answer: Effect.fnUntraced(function*({ caller, request }) {
        const { domain_id: domainId, name, permission } = yield* readNew(request)
        if (typeof domainId === "string" && domainId !== "") {
          const message = "must be left out: keys send from every domain of their account"
          return yield* new ValidationError({ issues: [{ path: ["domain_id"], message }] })
        }
        const scopes = scopesOf(caller, permission ?? "full_access")
        if (scopes === undefined) {
          return yield* new Refused({
            statusCode: 422,
            reason: "invalid_access",
            message: "Access must be \"full_access\" or \"sending_access\"."
          })
        }
        const { account: { id: accountId }, mode } = caller
        const { key, text } = yield* accounts.createKey(
          { accountId, name, mode, scopes, within: caller.scopes },
          actorOf(caller)
        )
        return { id: key.id, token: Redacted.value(text) }
      })
    },
    {
      method: "GET",
      path: "/api-keys",
      access,
      answer: Effect.fnUntraced(function*(asked) {
        const query = yield* Effect.fromResult(Pages.queryOf(asked))
        const page = yield* Effect.fromResult(Pages.pageOf(yield* keysOf(asked.caller), query))
        return Pages.list(page.items.map(toListed), page.hasMore)
      })
    },
    {
      method: "DELETE",
      path: "/api-keys/:id",
      access,
      answer: Effect.fnUntraced(function*({ caller, params }) {
        const key = (yield* keysOf(caller)).find(({ id }) => id === params["id"])
        if (key === undefined) return yield* new NotFound()
        yield* accounts.revokeKey(caller.account.id, key.id, actorOf(caller))
        return { object: "api_key", id: key.id, deleted: true }
      })
    }
  ])
}))
