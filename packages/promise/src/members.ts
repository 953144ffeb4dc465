import type { Role } from "@sendwright/core/accounts/Role"
import * as Address from "@sendwright/core/foundation/Address"
import { Members } from "@sendwright/core/users/Members"
import { pathOf } from "@sendwright/core/users/SignInLink"
import { Users } from "@sendwright/core/users/Users"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { asSender, type CallOptions, type Calls } from "./Calls.ts"

/** Who signs in to a dashboard that the application has mounted. */
export interface MembersApi {
  /**
   * Makes the link with which somebody chooses a password for the dashboard; it works once. A member of the account, as
   * the owner is, sets another one within an hour; any other address becomes a member with `role`, `developer` by
   * default, within 7 days. Whoever opens it first has that person's rights: hand it to them alone.
   */
  readonly link: (
    input: { readonly email: string; readonly role?: Role | undefined },
    options?: CallOptions
  ) => Promise<{
    /** Below the address of the dashboard: `/sign-in/link#…`. */
    readonly path: string
    readonly expiresAt: Date
  }>
}

export const membersOf = (calls: Calls): MembersApi => ({
  link: ({ email, role = "developer" }, options) =>
    calls.run(
      Effect.gen(function*() {
        const members = yield* Members
        const users = yield* Users
        return yield* asSender((caller) =>
          Effect.gen(function*() {
            const address = Address.normalize(email)
            const known = (yield* members.list(caller)).find((member) => Address.normalize(member.email) === address)
            if (known !== undefined) {
              const { link, secret } = yield* users.resetLink(known.id)
              return { path: pathOf(Redacted.value(secret)), expiresAt: link.expiresAt }
            }
            const { invitation, secret } = yield* members.invite(caller, { email, role })
            return { path: pathOf(Redacted.value(secret)), expiresAt: invitation.expiresAt }
          })
        )
      }),
      options
    )
})
