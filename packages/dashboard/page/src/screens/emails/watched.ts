import type { Email } from "./news.ts"

/** As many may be watched at once. */
const maxWatched = 200

const moving: ReadonlySet<Email["status"]> = new Set(["queued", "scheduled", "sent"])

/** The emails that may come further by themselves: of the others nothing is asked. */
export const watchedOf = (inSight: ReadonlyArray<Email>): ReadonlyArray<string> =>
  inSight.filter(({ status }) => moving.has(status)).slice(0, maxWatched).map(({ id }) => id)
