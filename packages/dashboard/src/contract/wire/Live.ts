import { decoder } from "@sendwright/api/wire/Body"
import { WireEmailSummary } from "@sendwright/api/wire/Email"
import { DateTime, EmailStatus, Id } from "@sendwright/api/wire/Scalars"
import { maxStates } from "@sendwright/core/emails/EmailLog"
import type { EmailState } from "@sendwright/core/emails/EmailStore"
import * as Schema from "effect/Schema"
import { logQuery } from "./Emails.ts"

/** The most lists on one connection. */
const maxLists = 40

/** A list that a page shows. */
const WireLiveList = Schema.Struct({
  account_id: Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)),
  query: Schema.Struct(logQuery),
  after: Schema.String.annotate({ description: "The `live_cursor` of the list, or the last one that was told." }),
  watch: Schema.Array(Schema.String).check(Schema.isMaxLength(maxStates)).annotate({
    description: "The ids of emails whose states are told: those in sight that are not final."
  })
})

/** The lists that the pages of a browser show. */
export const WireLiveRequest = Schema.Struct({
  lists: Schema.Array(WireLiveList).check(Schema.isMaxLength(maxLists))
}).annotate({ identifier: "LiveRequest" })
export type WireLiveList = typeof WireLiveList.Type

/** Reads the lists that pages show. */
export const decodeLiveRequest = decoder(WireLiveRequest)

const WireEmailStates = Schema.Array(Schema.Struct({ id: Id, status: EmailStatus, updated_at: DateTime }))

/** The data of each event. `list` is the index of its list in the request. */
export const WireLiveEvents = {
  news: Schema.Struct({
    list: Schema.Int,
    emails: Schema.Array(WireEmailSummary),
    is_cut: Schema.Boolean.annotate({ description: "There are more than these: the list has to be read again." }),
    cursor: Schema.String
  }),
  states: Schema.Struct({ list: Schema.Int, data: WireEmailStates }),
  refused: Schema.Struct({ list: Schema.Int })
} as const
export type WireLiveEvents = { readonly [Name in keyof typeof WireLiveEvents]: (typeof WireLiveEvents)[Name]["Type"] }

/** Encodes states. */
export const toWireStates = (states: ReadonlyArray<EmailState>): typeof WireEmailStates.Type =>
  states.map(({ id, status, updatedAt }) => ({ id, status, updated_at: updatedAt.toISOString() }))
