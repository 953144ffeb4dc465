import * as Schema from "effect/Schema"

/** Nobody is signed in: there is no session, or it has ended. Which of them is not told. */
export class NotSignedIn extends Schema.TaggedError<NotSignedIn>()("NotSignedIn", {}) {
  readonly code = "unauthorized"
  override get message(): string {
    return "You are not signed in, or your session has ended: sign in."
  }
}

/** Nobody can sign in with these: whether there is such a user, or the password is wrong, is not told. */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {}) {
  readonly code = "unauthorized"
  override get message(): string {
    return "This address and password do not fit: check both, or ask for a link that sets a new password."
  }
}

/** A link was used before, has expired, was withdrawn, or never was: which of them is not told. */
export class LinkUnusable extends Schema.TaggedError<LinkUnusable>()("LinkUnusable", {}) {
  readonly code = "not_found"
  override get message(): string {
    return "This link was used before, has expired, or was withdrawn: ask for a new one."
  }
}

/** An OpenID provider vouches for a person whom nobody has let in. */
export class NotInvited extends Schema.TaggedError<NotInvited>()("NotInvited", {
  /** Why, as the end of a sentence. */
  reason: Schema.String
}) {
  readonly code = "forbidden"
  override get message(): string {
    return `You cannot sign in: ${this.reason}. Ask an owner of your account, or whoever runs this service.`
  }
}
