import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { IssuedLink } from "./SignInLink.ts"

/** A link to be sent to its user. */
export interface LinkLetter extends IssuedLink {
  readonly to: string
  /** The account that an invitation is into; null for other links. */
  readonly accountName: string | null
}

/**
 * Brings links to people by email. By itself it brings none: the maker of a link then hands it on by other means.
 *
 * @example
 * ```ts
 * import { LinkMail } from "@sendwright/core/users/LinkMail"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * export const Quiet = Layer.succeed(LinkMail, { isOn: false, deliver: () => Effect.succeed(false) })
 * ```
 */
export interface LinkMail {
  /** Whether links are brought at all: where they are not, nobody is offered a link to a new password. */
  readonly isOn: boolean
  /** Whether the mail was accepted; the implementation logs failures. */
  readonly deliver: (letter: LinkLetter) => Effect.Effect<boolean>
}

export const LinkMail = Context.Reference<LinkMail>("@sendwright/core/users/LinkMail", {
  defaultValue: () => ({ isOn: false, deliver: () => Effect.succeed(false) })
})
