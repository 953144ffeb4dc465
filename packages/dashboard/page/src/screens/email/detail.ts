import { queryOptions } from "@tanstack/react-query"
import { type Answer, call } from "../../foundation/api.ts"

/** Everything that is known of one email. */
export type Detail = Answer<"GET /accounts/:account_id/emails/:id">
export type Recipient = Detail["recipients"][number]
export type Waiting = NonNullable<Detail["waiting"]>
export type TimelineEntry = Detail["timeline"][number]
export type Handoff = NonNullable<TimelineEntry["handoff"]>
export type Delivery = Detail["deliveries"][number]

/** How often an email is read again on whose way something is about to happen, and for how long after the last change. */
const soonMs = 2_000
const watchedMs = 120_000
const laterMs = 30_000

/** When to read it again: while something is still to happen, and never once nothing is. */
const rereadAfter = ({ deliveries, email, waiting }: Detail, now: number): number | false => {
  const isOpen = waiting !== null || email.status === "sent" || deliveries.some(({ status }) => status === "pending")
  if (!isOpen) return false
  if (waiting?.kind === "held" || waiting?.kind === "time") return laterMs
  return now - Date.parse(email.updated_at) < watchedMs ? soonMs : laterMs
}

export const detailQuery = (account: string, id: string) =>
  queryOptions({
    queryKey: ["email", account, id],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/emails/:id", {
        params: { account_id: account, id }
      }, { signal }),
    refetchInterval: ({ state: { data } }) => data === undefined ? false : rereadAfter(data, Date.now())
  })
