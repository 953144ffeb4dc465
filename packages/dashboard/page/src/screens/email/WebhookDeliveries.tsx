import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "../../foundation/api.ts"
import type { Account } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { ErrorState } from "../../ui/States.tsx"
import { StatusMark } from "../../ui/StatusMark.tsx"
import { Due } from "../../ui/Time.tsx"
import { toast } from "../../ui/toasts.tsx"
import type { Delivery, Detail } from "./detail.ts"
import { detailQuery } from "./detail.ts"
import { texts } from "./texts.ts"

const { webhooks: words } = texts

/** The most deliveries that one request sends again. */
const mostAtOnce = 100

const marks = { pending: "queued", delivered: "delivered", failed: "failed" } as const

/** One delivery for each event and endpoint. An event that was already sent again has several deliveries. */
const distinct = (deliveries: ReadonlyArray<Delivery>): ReadonlyArray<string> =>
  [...new Map(deliveries.map((one) => [`${one.endpoint_id} ${one.email_event_id}`, one.id])).values()].slice(
    0,
    mostAtOnce
  )

interface Props {
  readonly account: Account
  readonly detail: Detail
}

/** The webhook deliveries of the email, each with the endpoint's answer. */
export const WebhookDeliveries = ({ account, detail: { deliveries, email } }: Props) => {
  const client = useQueryClient()
  const { error, isPending, mutate } = useMutation({
    mutationFn: (ids: ReadonlyArray<string>) =>
      call("POST /accounts/:account_id/emails/:id/webhooks", {
        params: { account_id: account.id, id: email.id },
        payload: { delivery_ids: ids }
      }),
    onSuccess: async ({ count }) => {
      toast(words.resent(count))
      await client.invalidateQueries(detailQuery(account.id, email.id))
    }
  })
  const may = account.may("developer")
  if (deliveries.length === 0) return <p className="text-soft">{words.none}</p>
  return (
    <>
      {may && deliveries.length > 1 && (
        <div>
          <Button busy={isPending} onClick={() => mutate(distinct(deliveries))}>{words.resendAll}</Button>
        </div>
      )}
      {error !== null && <ErrorState error={error} inline />}
      <ul aria-label={words.table} className="text-13">
        {deliveries.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2">
            <span className="w-40 shrink-0">
              {one.event_type}
              {one.replay_of !== null && <span className="block text-faint">{words.replay}</span>}
            </span>
            <span className="min-w-40 grow basis-0 wrap-anywhere text-soft">{one.url}</span>
            <span className="min-w-32">
              <StatusMark status={marks[one.status]}>
                {one.status} {one.response_code ?? ""}
              </StatusMark>
              <span className="block text-faint">
                {words.attempts(one.attempts)}
                {one.next_at !== null && (
                  <>
                    , <Due at={one.next_at} ahead={texts.timeline.next} past={texts.timeline.wasNext} />
                  </>
                )}
              </span>
            </span>
            {one.last_error !== null && one.status !== "delivered" && (
              <span className="basis-full wrap-anywhere text-danger @min-[640px]:order-last">{one.last_error}</span>
            )}
            {may && (
              <Button
                kind="quiet"
                disabled={isPending}
                aria-label={words.resendOne(one.event_type, one.url)}
                onClick={() => mutate([one.id])}
              >
                {words.resend}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
