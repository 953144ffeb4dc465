import { LinkUnusable, NotSignedIn, SignInRefused } from "@sendwright/core/users/PeopleErrors"
import { HttpApiSchema } from "effect/http-api"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

/** The schema of a sign-in error in the error envelope of the API. */
const errorSchema = <E extends { readonly code: Code; readonly message: string }, const Code extends string>(
  is: (u: unknown) => u is E,
  code: Code,
  status: number,
  fromWire: () => E
) => {
  const envelope = Schema.Struct({
    error: Schema.Struct({ code: Schema.Literal(code), message: Schema.String })
  })
  return envelope.pipe(
    Schema.decodeTo(
      Schema.declare(is),
      SchemaTransformation.transform<E, typeof envelope.Type>({
        decode: fromWire,
        encode: ({ code, message }) => ({ error: { code, message } }) as unknown as typeof envelope.Type
      })
    ),
    HttpApiSchema.status(status)
  )
}

/** 401 `unauthorized`: nobody is signed in. */
export const NotSignedInError = errorSchema(
  (u): u is NotSignedIn => u instanceof NotSignedIn,
  "unauthorized",
  401,
  () => new NotSignedIn()
)

/** 401 `unauthorized`: the credentials are wrong. */
export const SignInRefusedError = errorSchema(
  (u): u is SignInRefused => u instanceof SignInRefused,
  "unauthorized",
  401,
  () => new SignInRefused()
)

/** 404 `not_found`: the link cannot be used. */
export const LinkUnusableError = errorSchema(
  (u): u is LinkUnusable => u instanceof LinkUnusable,
  "not_found",
  404,
  () => new LinkUnusable()
)

/** An OpenID provider does not answer, so that nobody can sign in through it at the moment. */
export class IssuerUnavailable extends Schema.TaggedError<IssuerUnavailable>()("IssuerUnavailable", {
  name: Schema.String
}) {
  readonly code = "internal_error"
  override get message(): string {
    return `${this.name} does not answer, or not as it should: try again, or sign in in another way.`
  }
}

/** 502 `internal_error`: the chosen OpenID provider does not answer. */
export const IssuerUnavailableError = errorSchema(
  (u): u is IssuerUnavailable => u instanceof IssuerUnavailable,
  "internal_error",
  502,
  () => new IssuerUnavailable({ name: "The identity provider" })
)
