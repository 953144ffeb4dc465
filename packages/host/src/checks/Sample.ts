import * as Schema from "effect/Schema"

/** What a message of a domain says of itself to those who check it: read from one that was made for it. */
export const Sample = Schema.Struct({
  domain: Schema.String,
  status: Schema.String,
  /** The domain of `From`. */
  from: Schema.String,
  /** The domain of the envelope sender. */
  returnPath: Schema.String,
  /** What its signature says; null where we do not sign. */
  signature: Schema.NullOr(Schema.Struct({
    domain: Schema.String,
    selector: Schema.String,
    /** The half of the key on file that should be published: SubjectPublicKeyInfo in base64. */
    publicKey: Schema.String
  }))
})
export type Sample = typeof Sample.Type
