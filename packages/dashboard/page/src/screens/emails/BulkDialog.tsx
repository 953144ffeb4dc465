import { useQuery } from "@tanstack/react-query"
import { useEffect, useId, useRef, useState } from "react"
import { call } from "../../foundation/api.ts"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { begun, type BulkAction, dealtWith, type Progress, run, statusOf, stepOf } from "./bulk.ts"
import { bulkTexts as words } from "./bulkTexts.ts"
import type { LogQuery } from "./filters.ts"

/** From so many emails on the reader has to type the number, because the action cannot be undone. */
const typedFrom = 100

interface BulkDialogProps {
  readonly account: string
  readonly action: BulkAction
  /** The filters of the action. They stay the same while the dialog is open. */
  readonly query: LogQuery
  /** Each filter in words; none: the action is for the whole log. */
  readonly filters: ReadonlyArray<string>
  /** `acted`: whether anything was done. */
  readonly onClose: (acted: boolean) => void
}

type State = "asking" | "running" | "stopping" | "stopped" | "failed" | "done"

/** Shows how many emails match the filters, asks before the action begins, and shows its progress. */
const BulkDialog = ({ account, action, filters, onClose, query }: BulkDialogProps) => {
  const own = words[action]
  const form = useId()
  const [state, setState] = useState<State>("asking")
  const [progress, setProgress] = useState<Progress>(begun)
  const [error, setError] = useState<unknown>()
  const [typed, setTyped] = useState("")
  const [id] = useState(() => crypto.randomUUID())
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const count = useQuery({
    queryKey: ["emails-count", id],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/emails/count", {
        params: { account_id: account },
        query: { ...query, status: [statusOf[action]] }
      }, { signal }),
    staleTime: Infinity,
    gcTime: 0
  })
  const total = count.data?.count ?? 0
  const isExact = count.data?.is_exact ?? true
  const needsTyping = total >= typedFrom
  const isReady = total > 0 && (!needsTyping || typed.trim().replaceAll(/\D/g, "") === String(total))
  const isRunning = state === "running" || state === "stopping"

  const start = async () => {
    const controller = new AbortController()
    stop.current = controller
    setState("running")
    try {
      await run(progress, stepOf(account, query, action, id), (now) => {
        setProgress(now)
        if (now.isDone) setState("done")
      }, controller.signal)
      setState((before) => before === "done" ? before : "stopped")
    } catch (failure) {
      setError(failure)
      setState("failed")
    }
  }

  const actions = state === "asking"
    ? (
      <>
        <Button onClick={() => onClose(false)}>{words.back}</Button>
        {total > 0 && (
          <Button kind="danger" type="submit" form={form} disabled={!isReady}>{own.action(total, isExact)}</Button>
        )}
      </>
    )
    : isRunning
    ? (
      <Button
        autoFocus
        disabled={state === "stopping"}
        onClick={() => {
          stop.current?.abort()
          setState("stopping")
        }}
      >
        {state === "stopping" ? words.stopping : words.stop}
      </Button>
    )
    : (
      <>
        {state !== "done" && <Button onClick={() => void start()}>{words.goOn}</Button>}
        <Button autoFocus kind="primary" onClick={() => onClose(dealtWith(progress) > 0)}>{words.close}</Button>
      </>
    )

  return (
    <Dialog title={own.title} stays={state !== "asking"} onClose={() => onClose(false)} actions={actions}>
      {state === "asking"
        ? (
          <form
            id={form}
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              if (isReady) void start()
            }}
          >
            {count.isError
              ? <ErrorState inline error={count.error} onRetry={() => void count.refetch()} />
              : count.data === undefined
              ? <Waiting label={own.counting} />
              : <p>{total === 0 ? own.nothing : own.question(total, isExact)}</p>}
            {total > 0 && (filters.length === 0
              ? <p className="text-soft">{words.whole}</p>
              : (
                <div className="text-soft">
                  <p>{words.filtered}</p>
                  <ul className="list-inside list-disc">{filters.map((filter) => <li key={filter}>{filter}</li>)}</ul>
                </div>
              ))}
            {total > 0 && needsTyping && (
              <Field label={words.type(total)}>
                <Input
                  value={typed}
                  inputMode="numeric"
                  autoComplete="off"
                  autoFocus
                  onChange={(event) => setTyped(event.target.value)}
                />
              </Field>
            )}
          </form>
        )
        : (
          <div className="flex flex-col gap-3">
            <Meter progress={progress} total={isExact ? total : undefined} label={own.title} />
            <p role="status">
              {state === "done" ? `${words.done} ` : state === "stopped" ? `${words.stopped} ` : ""}
              {own.did(progress.done)}.
              {state === "running" && progress.isWaiting && ` ${words.waiting}`}
            </p>
            {progress.skipped.size > 0 && (
              <ul className="list-inside list-disc text-soft">
                {[...progress.skipped].map(([reason, count]) => <li key={reason}>{words.skipped(count)}: {reason}</li>)}
              </ul>
            )}
            {state === "failed" && <ErrorState inline error={error} kept={words.kept} />}
          </div>
        )}
    </Dialog>
  )
}

const Meter = (
  { label, progress, total }: {
    readonly progress: Progress
    readonly total: number | undefined
    readonly label: string
  }
) => (
  <progress
    aria-label={label}
    className="h-2 w-full accent-accent"
    {...progress.isDone
      ? { max: 1, value: 1 }
      : total === undefined
      ? {}
      : { max: total, value: Math.min(total, dealtWith(progress)) }}
  />
)

export default BulkDialog
