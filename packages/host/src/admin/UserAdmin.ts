import type { Caller } from "@sendwright/core/accounts/Caller"
import { Members } from "@sendwright/core/users/Members"
import { type IssuedLink, pathOf } from "@sendwright/core/users/SignInLink"
import type { User } from "@sendwright/core/users/User"
import { Users } from "@sendwright/core/users/Users"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { AdminCommand, AdminError } from "./AdminCommand.ts"
import { notFound, refusal } from "./refusals.ts"

type Command<Tag extends AdminCommand["_tag"]> = Extract<AdminCommand, { readonly _tag: Tag }>

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Users that are read from the storage at once. */
const pageSize = 500

const userJson = (user: User) => ({
  id: user.id,
  email: user.email,
  name: user.name,
  operator: user.isOperator,
  password: user.hasPassword,
  disabled_at: user.disabledAt?.toISOString() ?? null,
  created_at: user.createdAt.toISOString()
})

/** `link_path` stands behind the address of the dashboard, which the command line knows. */
const linkJson = ({ link, secret }: Pick<IssuedLink, "secret"> & { readonly link: { readonly expiresAt: Date } }) => ({
  link_path: pathOf(Redacted.value(secret)),
  link_expires_at: link.expiresAt.toISOString()
})

/** What operators do with users. */
export const make = Effect.gen(function*() {
  const users = yield* Users
  const members = yield* Members

  /** The user that an operator names by address or id. */
  const named = (name: string): Effect.Effect<User, AdminError> =>
    name.includes("@")
      ? Effect.mapError(users.byAddress(name), refusal("user", name))
      : uuid.test(name)
      ? Effect.mapError(users.get(name), refusal("user", name))
      : Effect.fail(notFound("user", name))

  const all = Effect.gen(function*() {
    const found: Array<User> = []
    for (;;) {
      const page: ReadonlyArray<User> = yield* users.list(pageSize, found.at(-1) ?? null)
      found.push(...page)
      if (page.length < pageSize) return found
    }
  })

  return {
    create: ({ email, name, operator }: Command<"UsersCreate">) =>
      users.create({ email, ...(name === null ? {} : { name }), isOperator: operator }).pipe(
        Effect.map(({ link, user }) => ({ ...userJson(user), ...linkJson(link) })),
        Effect.mapError(refusal("user", email))
      ),
    list: Effect.mapBoth(all, { onSuccess: (found) => found.map(userJson), onFailure: refusal("user", "") }),
    invite: (caller: Caller, { email, role }: Command<"UsersInvite">) =>
      members.invite(caller, { email, role }).pipe(
        Effect.map(({ invitation, isMailed, secret }) => ({
          id: invitation.id,
          email: invitation.email,
          role: invitation.role,
          mailed: isMailed,
          ...linkJson({ link: invitation, secret })
        })),
        Effect.mapError(refusal("account", caller.account.id))
      ),
    reset: ({ user }: Command<"UsersReset">) =>
      Effect.flatMap(named(user), (found) =>
        Effect.mapBoth(users.resetLink(found.id), {
          onSuccess: (link) => ({ id: found.id, email: found.email, ...linkJson(link) }),
          onFailure: refusal("user", user)
        })),
    change: ({ becomes, user }: Command<"UsersChange">) =>
      Effect.flatMap(named(user), ({ id }) => {
        const change = {
          disabled: () => users.disable(id),
          enabled: () => users.enable(id),
          operator: () => users.setOperator(id, true),
          user: () => users.setOperator(id, false)
        }[becomes]
        return Effect.mapBoth(change(), { onSuccess: userJson, onFailure: refusal("user", user) })
      })
  }
})
