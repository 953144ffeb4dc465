import type { Role } from "@sendwright/core/accounts/Role"
import * as Address from "@sendwright/core/foundation/Address"
import { Members } from "@sendwright/core/users/Members"
import { pathOf } from "@sendwright/core/users/SignInLink"
import { Users } from "@sendwright/core/users/Users"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { asSender, type CallOptions, type Calls } from "./Calls.ts"

/** Users of a dashboard that the application has mounted. */
export interface MembersApi {
  /**
   * Creates a one-time link to choose a password for the dashboard. For a member of the account, such as the owner, it
   * resets the password and expires after an hour. Any other address becomes a member with `role` (`developer` by
   * default); the link then expires after 7 days. It gives its holder that user's rights, so send it to nobody else.
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
