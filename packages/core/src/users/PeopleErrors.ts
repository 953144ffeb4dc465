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

/**
 * Why somebody that an OpenID provider vouches for cannot sign in: their user is disabled, the provider sent no
 * verified address, the address has a user who signs in with a password, nobody invited it, or another sign-in at the
 * same time took the address or the identity.
 */
export const admissionRefusals = ["disabled", "unverified", "password", "uninvited", "taken"] as const
/** One of `admissionRefusals`. */
export type AdmissionRefusal = typeof admissionRefusals[number]

const refusalTexts: Readonly<Record<AdmissionRefusal, string>> = {
  disabled: "your user is disabled",
  unverified: "your identity provider did not send a verified address",
  password: "this address signs in with a password",
  uninvited: "nobody has invited this address",
  taken: "somebody else came in with the same address or identity at the same moment"
}

/** An OpenID provider identified a person without an invitation. */
export class NotInvited extends Schema.TaggedError<NotInvited>()("NotInvited", {
  reason: Schema.Literals(admissionRefusals)
}) {
  readonly code = "forbidden"
  override get message(): string {
    return `You cannot sign in: ${
      refusalTexts[this.reason]
    }. Ask an owner of your account, or the operator of this service.`
  }
}
