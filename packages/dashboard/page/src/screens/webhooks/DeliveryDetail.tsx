import { useMutation, useQuery } from "@tanstack/react-query"
import { type Answer, ApiError, call } from "../../foundation/api.ts"
import { portalView } from "../../foundation/portalView.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button, IconButton } from "../../ui/Button.tsx"
import { Code } from "../../ui/Copy.tsx"
import { CrossIcon } from "../../ui/icons.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { Time } from "../../ui/Time.tsx"
import { durationText } from "../../ui/timeTexts.ts"
import { toast } from "../../ui/toasts.tsx"
import { deliveryQuery } from "./queries.ts"
import { texts } from "./texts.ts"

type Opened = Answer<"GET /accounts/:account_id/webhooks/:id/deliveries/:delivery_id">

const sentenceOf = ({ attempts, duration_ms, response_code, status }: Opened): string => {
  switch (status) {
    case "pending":
      return attempts === 0 ? texts.sentences.pendingFirst : texts.sentences.pending(attempts)
    case "delivered":
      return texts.sentences.delivered(response_code, durationText(duration_ms ?? 0))
    case "failed":
      return texts.sentences.failed(attempts)
  }
}

/** JSON with line breaks: the body that is sent has none. */
const readable = (body: string): string => JSON.stringify(JSON.parse(body), null, 2)

const Attempts = ({ made }: Pick<Opened, "made">) =>
  made.length === 0 ?
    <p className="mt-2 text-faint">{texts.noAttempts}</p> :
    (
      <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label={texts.attempts}>
        <table className="w-full text-left text-13">
          <thead className="text-12 text-faint">
            <tr>
              <th className="py-1 pr-4 font-normal">{texts.attemptColumns.at}</th>
              <th className="py-1 pr-4 font-normal">{texts.attemptColumns.code}</th>
              <th className="py-1 pr-4 font-normal">{texts.attemptColumns.took}</th>
              <th className="w-full py-1 font-normal">{texts.attemptColumns.error}</th>
            </tr>
          </thead>
          <tbody>
            {made.map(({ at, duration_ms, error, response_code }) => (
              <tr key={at} className="border-t border-line align-top">
                <td className="py-1.5 pr-4 whitespace-nowrap">
                  <Time at={at} />
                </td>
                <td className="py-1.5 pr-4">{response_code ?? "–"}</td>
                <td className="py-1.5 pr-4 whitespace-nowrap">{durationText(duration_ms)}</td>
                <td className="py-1.5 text-soft wrap-anywhere">{error ?? ""}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )

interface DeliveryDetailProps {
  readonly account: string
  readonly id: string
  readonly delivery: string
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** One delivery: its status, its attempts, and its request. */
export const DeliveryDetail = ({ account, delivery, id, onChanged, onClose }: DeliveryDetailProps) => {
  const { may } = useAccount()
  const { data, error, refetch } = useQuery(deliveryQuery(account, id, delivery))
  const params = { account_id: account, id, delivery_id: delivery }
  const after = (text: string) => () => {
    toast(text)
    void refetch()
    onChanged()
  }
  const retry = useMutation({
    mutationFn: () => call("POST /accounts/:account_id/webhooks/:id/deliveries/:delivery_id/retry", { params }),
    onSuccess: after(texts.retriedOne)
  })
  const again = useMutation({
    mutationFn: () => call("POST /accounts/:account_id/webhooks/:id/deliveries/:delivery_id/again", { params }),
    onSuccess: after(texts.sentAgain)
  })
  const failure = retry.error ?? again.error
  const mayRetry = data?.status === "failed" && (may("developer") || portalView() !== undefined)
  const mayAgain = data?.is_test === false && may("developer")
  return (
    <article aria-label={texts.deliveries} className="flex flex-col gap-6 px-4 py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 className="text-16 font-semibold">{data?.event_type ?? " "}</h2>
          {data !== undefined && <p>{sentenceOf(data)}</p>}
          <p className="mt-1 font-mono text-12 text-faint wrap-anywhere">{delivery}</p>
        </div>
        <IconButton label={texts.closeDelivery} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </div>
      {data === undefined
        ? error === null
          ? <Waiting />
          : (
            <ErrorState
              error={error}
              {...error instanceof ApiError && error.status === 404 ? {} : { onRetry: refetch }}
            />
          )
        : (
          <>
            {(mayRetry || mayAgain) && (
              <div className="flex flex-wrap gap-2">
                {mayRetry && (
                  <Button
                    kind="primary"
                    busy={retry.isPending}
                    onClick={() => retry.mutate()}
                  >
                    {texts.retry}
                  </Button>
                )}
                {mayAgain && <Button busy={again.isPending} onClick={() => again.mutate()}>{texts.again}</Button>}
              </div>
            )}
            {failure !== null && <ErrorState inline error={failure} />}
            <section>
              <h3 className="text-14 font-semibold">{texts.attempts}</h3>
              <Attempts made={data.made} />
            </section>
            <section>
              <h3 className="text-14 font-semibold">{texts.request}</h3>
              <p className="mt-1 text-13 text-faint">{texts.requestHint}</p>
              <Code
                label={texts.headers}
                code={[
                  `POST ${data.request.url}`,
                  ...Object.entries(data.request.headers).map(([name, value]) => `${name}: ${value}`)
                ].join("\n")}
                className="mt-2"
              />
              {data.request.body === null
                ? <p className="mt-2 text-soft">{texts.bodyGone}</p>
                : <Code label={texts.body} code={readable(data.request.body)} className="mt-2" />}
            </section>
          </>
        )}
    </article>
  )
}
