import type { QueuedMoved } from "@sendwright/core/sending/SendJobs"
import { type SiteOrder, Sites } from "@sendwright/core/sending/Sites"
import { rankOf, type SitePlace, type SiteView } from "@sendwright/core/sending/SiteStore"
import * as Effect from "effect/Effect"
import { type CoreError, refusal } from "./refusals.ts"

/** Sites that one command lists. */
const listed = 100

const time = (date: Date | null): string | null => date?.toISOString() ?? null

const siteJson = ({ answers, paused, refusal, ...view }: SiteView) => ({
  site: view.site,
  state: paused === null ? view.state ?? "idle" : "paused",
  paused_at: time(paused?.at ?? null),
  paused_by: paused?.by ?? null,
  per_minute: Math.round(view.perMinute * 10) / 10,
  connections: view.connections,
  taken_10_minutes: answers.taken,
  slowed_10_minutes: answers.slowed,
  other_10_minutes: answers.other,
  silent_10_minutes: answers.silent,
  refused_at: time(refusal?.at ?? null),
  refusal_code: refusal?.code ?? null,
  refusal: refusal?.text ?? null,
  used_at: time(view.seenAt),
  waiting: view.waiting,
  oldest_at: time(view.oldestAt)
})

const movedJson = ({ moved, next, underWay }: QueuedMoved) => ({ moved, under_way: underWay, next })

/** The commands about the sites of receivers. */
export const make = Effect.gen(function*() {
  const sites = yield* Sites
  const answered = <A, B>(site: string, command: Effect.Effect<A, CoreError>, shown: (value: A) => B) =>
    Effect.mapBoth(command, { onSuccess: shown, onFailure: refusal("site", site) })
  return {
    list: ({ after }: { readonly after: SitePlace | null }) =>
      answered("", sites.list(listed, after), (views) => {
        const last = views.at(-1)
        return {
          sites: views.map(siteJson),
          next: last === undefined || views.length < listed ? null : { rank: rankOf(last), site: last.site }
        }
      }),
    show: ({ site }: { readonly site: string }) => answered(site, sites.find(site), siteJson),
    pause: ({ site }: { readonly site: string }) => answered(site, sites.pause(site), (changed) => ({ site, changed })),
    resume: ({ after, site }: SiteOrder) => answered(site, sites.resume({ after, site }), movedJson),
    flush: ({ after, site }: SiteOrder) => answered(site, sites.flush({ after, site }), movedJson),
    bounce: ({ after, site }: SiteOrder) => answered(site, sites.bounce({ after, site }), movedJson)
  }
})
