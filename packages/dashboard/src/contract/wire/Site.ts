import { decoder } from "@sendwright/api/wire/Body"
import { Once } from "@sendwright/api/wire/Page"
import { DateTime, Id, IdParam } from "@sendwright/api/wire/Scalars"
import { siteStates } from "@sendwright/core/foundation/SiteShaping"
import type { QueuedMoved } from "@sendwright/core/sending/SendJobs"
import { maxCounted, rankOf, type SitePlace, type SiteView } from "@sendwright/core/sending/SiteStore"
import * as Schema from "effect/Schema"

const Count = Schema.Int

/** A site of receivers, of all processes together. */
export const WireSite = Schema.Struct({
  site: Schema.String.annotate({ description: "The pattern of its limits, or its mail servers." }),
  state: Schema.NullOr(Schema.Literals(siteStates)).annotate({ description: "null: not used within minutes." }),
  paused_at: Schema.NullOr(DateTime),
  paused_by: Schema.NullOr(Schema.String),
  per_minute: Schema.Number.annotate({ description: "The messages that it may be handed in a minute." }),
  connections: Count,
  answers: Schema.Struct({ taken: Count, slowed: Count, other: Count, silent: Count }).annotate({
    description: "Within the last ten minutes."
  }),
  refusal: Schema.NullOr(
    Schema.Struct({ code: Schema.NullOr(Schema.String), text: Schema.String, at: DateTime })
  ),
  used_at: DateTime,
  waiting: Count.annotate({ description: `Emails that it put off, up to ${maxCounted}: there may be more.` }),
  oldest_at: Schema.NullOr(DateTime)
}).annotate({ identifier: "Site" })
export type WireSite = typeof WireSite.Type

/** A page of sites. */
export const WireSites = Schema.Struct({
  data: Schema.Array(WireSite),
  next_cursor: Schema.NullOr(Schema.String)
}).annotate({ identifier: "Sites" })

const cursorForm = /^([0-3]) (.{1,300})$/

/** One site, or those after a cursor. */
export const sitesQuery = Schema.Struct({
  site: Schema.optionalKey(Once),
  cursor: Schema.optionalKey(Once)
})

/** Where a page goes on. What no page has handed out begins anew. */
export const placeOf = (cursor: string | undefined): SitePlace | null => {
  const [, rank, site] = cursorForm.exec(cursor ?? "") ?? []
  return rank === undefined || site === undefined ? null : { rank: Number(rank), site }
}

/** The cursor behind a site. */
export const cursorOf = (view: SiteView): string => `${rankOf(view)} ${view.site}`

/** An order about a site. */
export const WireSiteOrder = Schema.Struct({
  site: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(300)),
  action: Schema.Literals(["pause", "resume", "flush", "bounce"]),
  after: Schema.NullOr(IdParam).annotate({ description: "null to begin; what the answer before had as next." })
}).annotate({ identifier: "SiteOrder" })

/** Reads an order. */
export const decodeSiteOrder = decoder(WireSiteOrder)

/** The result of an order. */
export const WireSiteMoved = Schema.Struct({
  moved: Count.annotate({ description: "Emails that it was carried out for." }),
  under_way: Count.annotate({ description: "Emails in the hands of a process, which were left to it." }),
  next: Schema.NullOr(Id).annotate({ description: "null: nothing is left to do." })
}).annotate({ identifier: "SiteMoved" })

/** Encodes a site. */
export const toWire = ({ answers, paused, refusal, ...view }: SiteView): WireSite => ({
  site: view.site,
  state: view.state,
  paused_at: paused?.at.toISOString() ?? null,
  paused_by: paused?.by ?? null,
  per_minute: view.perMinute,
  connections: view.connections,
  answers,
  refusal: refusal === null ? null : { ...refusal, at: refusal.at.toISOString() },
  used_at: view.seenAt.toISOString(),
  waiting: view.waiting,
  oldest_at: view.oldestAt?.toISOString() ?? null
})

/** Encodes the result of an order. */
export const toWireMoved = ({ moved, next, underWay }: QueuedMoved): typeof WireSiteMoved.Type => ({
  moved,
  under_way: underWay,
  next
})
