import { decoder } from "@sendwright/api/wire/Body"
import { DateTime, Id, Mode, toDateTime } from "@sendwright/api/wire/Scalars"
import type { ApiKey } from "@sendwright/core/accounts/ApiKey"
import { scopes } from "@sendwright/core/accounts/Scope"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

const WireScope = Schema.Literals(scopes)

/** A key in the list, always without its text. */
export const WireApiKey = Schema.Struct({
  id: Id,
  name: Schema.String,
  mode: Mode,
  scopes: Schema.Array(WireScope),
  prefix: Schema.String.annotate({ description: "The beginning of its text, up to the mode." }),
  last_four: Schema.String.annotate({ description: "The last four characters of its text." }),
  created_at: DateTime,
  created_by: Schema.NullOr(Id).annotate({ description: "The user who made it, where that is known." }),
  last_used_at: Schema.NullOr(DateTime),
  revoked_at: Schema.NullOr(DateTime)
}).annotate({ identifier: "ApiKey" })
export type WireApiKey = typeof WireApiKey.Type

/** All keys of an account. */
export const WireApiKeys = Schema.Struct({ data: Schema.Array(WireApiKey) }).annotate({ identifier: "ApiKeys" })

/** A new key, with its text. */
export const WireCreatedApiKey = Schema.Struct({
  ...WireApiKey.fields,
  key: Schema.String.annotate({ description: "Its text, which is shown this once." })
}).annotate({ identifier: "CreatedApiKey" })

/** The input for a new key. */
export const WireNewApiKey = Schema.Struct({
  name: Schema.String,
  mode: Mode,
  scopes: Schema.optionalKey(Schema.NonEmptyArray(WireScope)).annotate({
    description: "All that whoever makes it has, where left out; more than those it cannot have."
  })
}).annotate({ identifier: "NewApiKey" })

/** Reads the input for a new key and finds every issue. */
export const decodeNewApiKey = decoder(WireNewApiKey)

/** Encodes a key. */
export const toWire = (key: ApiKey): WireApiKey => ({
  id: key.id,
  name: key.name,
  mode: key.mode,
  scopes: key.scopes,
  prefix: key.prefix,
  last_four: key.lastFour,
  created_at: key.createdAt.toISOString(),
  created_by: key.createdBy,
  last_used_at: toDateTime(key.lastUsedAt),
  revoked_at: toDateTime(key.revokedAt)
})

/** Encodes a new key with its text, which is shown only this once. */
export const toWireCreated = ({ key, text }: { readonly key: ApiKey; readonly text: Redacted.Redacted }) => ({
  ...toWire(key),
  key: Redacted.value(text)
})
