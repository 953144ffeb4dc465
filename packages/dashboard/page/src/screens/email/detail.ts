import { queryOptions } from "@tanstack/react-query"
import { type Answer, call } from "../../foundation/api.ts"

/** All data of one email. */
export type Detail = Answer<"GET /accounts/:account_id/emails/:id">
export type Recipient = Detail["recipients"][number]
export type Waiting = NonNullable<Detail["waiting"]>
export type TimelineEntry = Detail["timeline"][number]
export type Handoff = NonNullable<TimelineEntry["handoff"]>
export type Delivery = Detail["deliveries"][number]

/** An open email is read every `soonMs` until `watchedMs` after its last change, then every `laterMs`. */
const soonMs = 2_000
const watchedMs = 120_000
const laterMs = 30_000

/** The time until the email is read again; false once nothing more will happen to it. */
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
