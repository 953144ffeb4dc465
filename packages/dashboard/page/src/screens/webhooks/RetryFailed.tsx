import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { call } from "../../foundation/api.ts"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Field, Select } from "../../ui/Field.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { texts } from "./texts.ts"

const periods = [1, 24, 168, 720] as const

type State =
  | { readonly is: "asking" }
  | { readonly is: "running" | "stopped" | "done"; readonly retried: number }
  | { readonly is: "broken"; readonly retried: number; readonly error: unknown; readonly cursor: string | null }

interface RetryFailedProps {
  readonly account: string
  readonly id: string
  readonly onClose: () => void
}

/** Counts the deliveries that failed since a time, and retries them step by step until it is stopped. */
export const RetryFailed = ({ account, id, onClose }: RetryFailedProps) => {
  const [opened] = useState(() => Date.now())
  const [hours, setHours] = useState<typeof periods[number]>(24)
  const [state, setState] = useState<State>({ is: "asking" })
  const running = useRef(false)
  useEffect(() => () => void (running.current = false), [])
  const since = new Date(opened - hours * 3_600_000).toISOString()
  const params = { account_id: account, id }
  const counted = useQuery({
    queryKey: ["webhooks", account, id, "failed", since],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/webhooks/:id/failed", { params, query: { since } }, { signal })
  })

  const run = async (from: string | null, before: number) => {
    running.current = true
    let [cursor, retried] = [from, before]
    setState({ is: "running", retried })
    try {
      do {
        const step = await call("POST /accounts/:account_id/webhooks/:id/retry-failed", {
          params,
          payload: { since, cursor }
        })
        retried += step.retried
        cursor = step.next_cursor
        setState({ is: "running", retried })
      } while (cursor !== null && running.current)
      setState({ is: cursor === null ? "done" : "stopped", retried })
    } catch (error) {
      setState({ is: "broken", retried, error, cursor })
    }
    running.current = false
  }

  const count = counted.data?.count ?? 0
  return (
    <Dialog
      title={texts.retryAllTitle}
      onClose={onClose}
      actions={state.is === "running"
        ? <Button onClick={() => void (running.current = false)}>{texts.stop}</Button>
        : state.is === "asking"
        ? (
          <>
            <Button onClick={onClose}>{texts.close}</Button>
            <Button kind="primary" disabled={count === 0} onClick={() => void run(null, 0)}>{texts.retryStart}</Button>
          </>
        )
        : <Button kind="primary" onClick={onClose}>{texts.close}</Button>}
    >
      <div className="flex flex-col gap-4">
        <Field label={texts.since}>
          <Select
            value={hours}
            disabled={state.is !== "asking"}
            onChange={({ target }) => setHours(periods.find((one) => String(one) === target.value) ?? 24)}
          >
            {periods.map((one) => <option key={one} value={one}>{texts.periods[one]}</option>)}
          </Select>
        </Field>
        {state.is === "asking"
          ? counted.data !== undefined
            ? <p role="status">{texts.counted(count, counted.data.is_most)}</p>
            : counted.error === null
            ? <Waiting label={texts.counting} />
            : <ErrorState inline error={counted.error} onRetry={() => void counted.refetch()} />
          : (
            <>
              {state.is === "running" && (
                <progress
                  aria-label={texts.progress}
                  className="w-full accent-accent"
                  {...counted.data?.is_most === false ? { value: Math.min(state.retried, count), max: count } : {}}
                />
              )}
              <p role="status">
                {state.is === "done"
                  ? texts.retryDone(state.retried)
                  : state.is === "stopped"
                  ? texts.retryStopped(state.retried)
                  : texts.retried(state.retried)}
              </p>
              {state.is === "broken" && (
                <ErrorState
                  inline
                  error={state.error}
                  onRetry={() => void run(state.cursor, state.retried)}
                />
              )}
            </>
          )}
      </div>
    </Dialog>
  )
}
