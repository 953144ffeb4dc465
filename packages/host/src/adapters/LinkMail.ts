import { Accounts } from "@sendwright/core/accounts/Accounts"
import { ofOperator } from "@sendwright/core/accounts/Caller"
import { ownerOf } from "@sendwright/core/accounts/Member"
import { Emails } from "@sendwright/core/emails/Emails"
import { decode } from "@sendwright/core/model/SendRequest"
import { type LinkLetter, LinkMail } from "@sendwright/core/users/LinkMail"
import { UserStore } from "@sendwright/core/users/UserStore"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { HostConfig } from "../config/Config.ts"
import type { LinkMailConfig } from "../config/LinkMailSettings.ts"
import { messageOf } from "./linkMessage.ts"

/** The account that is to send links is not fit for it. */
class Unfit extends Schema.TaggedError<Unfit>()("Unfit", { message: Schema.String }) {}

/**
 * Sends links by email, as any other email of an account of its own. A reader of such an email could use the link in
 * it, so that nothing is sent while somebody who is no operator can read it.
 */
const make = Effect.fnUntraced(function*({ accountId, baseUrl, from, service }: LinkMailConfig) {
  const accounts = yield* Accounts
  const users = yield* UserStore
  const emails = yield* Emails

  const sender = Effect.gen(function*() {
    const account = yield* accounts.get(accountId)
    const members = yield* accounts.members(accountId)
    const owner = ownerOf(members)
    if (owner === undefined) return yield* new Unfit({ message: "it has no owner" })
    const found = yield* Effect.forEach(members, ({ id }) => users.find(id))
    if (!found.every((user) => Option.isSome(user) && user.value.isOperator)) {
      return yield* new Unfit({ message: "it has members who are no operators, and could use the links" })
    }
    const keys = yield* accounts.listKeys(accountId)
    if (keys.some(({ revokedAt }) => revokedAt === null)) {
      return yield* new Unfit({ message: "it has API keys, with which the links could be read: revoke them" })
    }
    return ofOperator({ account, owner }, "live")
  })

  const deliver = Effect.fn("LinkMail.deliver")(function*(letter: LinkLetter) {
    const message = messageOf(letter, baseUrl, service)
    if (message === undefined) return false
    const now = new Date(yield* Clock.currentTimeMillis)
    const send = decode({ from, to: letter.to, tags: ["sign-in"], ...message }, now)
    yield* emails.send(yield* sender, send, `link-${letter.link.id}`)
    return true
  }, (effect) =>
    Effect.catchCause(effect, (cause) =>
      Effect.as(
        Effect.logError(
          "A link could not be sent by email: look at SENDWRIGHT_DASHBOARD_ACCOUNT and SENDWRIGHT_DASHBOARD_FROM",
          cause
        ),
        false
      )))

  return { isOn: true, deliver } satisfies LinkMail
})

/** Brings links to people by email, where the settings say so. */
export const layer = ({ linkMail }: Pick<HostConfig, "linkMail">) =>
  linkMail === null ? Layer.empty : Layer.effect(LinkMail, make(linkMail))
