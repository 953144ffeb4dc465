import { decoder } from "@sendwright/api/wire/Body"
import type { AdmissionRefusal } from "@sendwright/core/users/PeopleErrors"
import type { LinkInvitee } from "@sendwright/core/users/SignIn"
import { linkPurposes } from "@sendwright/core/users/SignInLink"
import * as Schema from "effect/Schema"

/** An address and its password. */
export const WirePasswordSignIn = Schema.Struct({
  email_address: Schema.String,
  password: Schema.String
}).annotate({ identifier: "PasswordSignIn" })
export const decodePasswordSignIn = decoder(WirePasswordSignIn)

/** The address of the user whose password is to be reset. */
export const WireResetRequest = Schema.Struct({ email_address: Schema.String }).annotate({ identifier: "ResetRequest" })
export const decodeResetRequest = decoder(WireResetRequest)

/** The part of a link behind the `#`. */
export const WireLinkToken = Schema.Struct({ token: Schema.String }).annotate({ identifier: "LinkToken" })
export const decodeLinkToken = decoder(WireLinkToken)

/** The purpose of a link, and its recipient. */
export const WireLink = Schema.Struct({
  purpose: Schema.Literals(linkPurposes).annotate({
    description: "start signs in at once; setup makes the first operator; invitation makes a member of an account; "
      + "reset sets a password."
  }),
  email_address: Schema.NullOr(Schema.String).annotate({ description: "Whom it is for; null for setup." }),
  account_name: Schema.NullOr(Schema.String).annotate({ description: "The account that an invitation is into." }),
  has_user: Schema.Boolean.annotate({
    description: "Whether the address has a user, who accepts an invitation signed in."
  })
}).annotate({ identifier: "Link" })
export type WireLink = typeof WireLink.Type

/** Encodes a link. */
export const toWireLink = ({ account, email, isKnown, purpose }: LinkInvitee): WireLink => ({
  purpose,
  email_address: email,
  account_name: account?.name ?? null,
  has_user: isKnown
})

/** The first operator. */
export const WireSetUp = Schema.Struct({
  token: Schema.String,
  email_address: Schema.String,
  name: Schema.String,
  password: Schema.String
}).annotate({ identifier: "SetUp" })
export const decodeSetUp = decoder(WireSetUp)

/** A new user who accepts an invitation. */
export const WireJoin = Schema.Struct({
  token: Schema.String,
  name: Schema.String,
  password: Schema.String
}).annotate({ identifier: "Join" })
export const decodeJoin = decoder(WireJoin)

/** The password that a link sets. */
export const WireReset = Schema.Struct({ token: Schema.String, password: Schema.String }).annotate({
  identifier: "Reset"
})
export const decodeReset = decoder(WireReset)

/** The provider to sign in through, and the address of the page to return to. */
export const WireOidcBegin = Schema.Struct({
  issuer: Schema.String,
  to: Schema.optionalKey(Schema.String)
}).annotate({ identifier: "OidcBegin" })
export const decodeOidcBegin = decoder(WireOidcBegin)

/** The address to which the browser goes next. */
export const WireOidcBegun = Schema.Struct({ url: Schema.String }).annotate({ identifier: "OidcBegun" })

/**
 * Why nobody was signed in through an issuer, as in the address of the sign-in page. The person is not admitted
 * (`AdmissionRefusal`); the person or the issuer refused (`denied`); this browser began no such sign-in, or too long
 * ago (`expired`); there were too many attempts (`limited`); the issuer did not answer (`unavailable`), or its answer
 * was wrong (`failed`).
 */
export type OidcRefusal = AdmissionRefusal | "denied" | "expired" | "limited" | "unavailable" | "failed"
