import type { Email } from "./news.ts"

/** The most emails that can be watched at a time. */
const maxWatched = 200

const moving: ReadonlySet<Email["status"]> = new Set(["queued", "scheduled", "sent"])

/** The emails whose status may still change. The others are not watched. */
export const watchedOf = (inSight: ReadonlyArray<Email>): ReadonlyArray<string> =>
  inSight.filter(({ status }) => moving.has(status)).slice(0, maxWatched).map(({ id }) => id)
