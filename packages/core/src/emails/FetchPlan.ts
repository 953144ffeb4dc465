import type { Issue } from "../foundation/Errors.ts"
import type { CheckedSend } from "../model/SendRequest.ts"

/** What of a request is fetched. */
export interface FetchPlan {
  /** Each once, in the order of their first mention. */
  readonly urls: ReadonlyArray<string>
  /** For each send, what goes over the request's limit; none where it is within. */
  readonly issues: ReadonlyArray<ReadonlyArray<Issue>>
}

/**
 * Finds out what to fetch for the sends of one request. A URL that is named again is fetched once. A send that names one
 * beyond the first `maxUrls` is refused, and nothing is fetched on its behalf.
 */
export const planOf = (sends: ReadonlyArray<CheckedSend>, maxUrls: number): FetchPlan => {
  const urls = new Set<string>()
  const issues = sends.map(({ attachments = [] }) => {
    const own = new Set(attachments.flatMap(({ url }) => url === undefined || urls.has(url) ? [] : [url]))
    const room = maxUrls - urls.size
    if (own.size <= room) {
      for (const url of own) urls.add(url)
      return []
    }
    const within = new Set([...own].slice(0, room))
    return attachments.flatMap(({ url }, index): ReadonlyArray<Issue> =>
      url === undefined || urls.has(url) || within.has(url) ? [] : [{
        path: ["attachments", index, "url"],
        message: `is one too many: at most ${maxUrls} URLs are fetched for one request, so send the rest in another`
      }]
    )
  })
  return { urls: [...urls], issues }
}
