import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { type Answer, call } from "../../../foundation/api.ts"
import { ConfirmDialog } from "../../../ui/Dialog.tsx"
import { ErrorState } from "../../../ui/States.tsx"
import { toast } from "../../../ui/toasts.tsx"
import { type Decision, texts } from "./texts.ts"

export type Held = Answer<"GET /operator/held">["data"][number]

/** The emails of one request. The dialog shows its progress after each request. */
const atOnce = 100

export interface DecideDialogProps {
  readonly decision: Decision
  readonly emails: ReadonlyArray<Held>
  /** Called after each request with its emails. If a request fails, the rest can be tried again. */
  readonly onDecided: (emails: ReadonlyArray<Held>) => void
  readonly onClose: () => void
}

/** Asks before held emails are sent again or settled, with their number, and shows the progress. */
export const DecideDialog = ({ decision, emails, onClose, onDecided }: DecideDialogProps) => {
  // The emails at the time of opening: `emails` loses those that were decided.
  const [asked] = useState(emails)
  const [rest, setRest] = useState(asked)
  const words = texts.ask[decision]
  const decide = useMutation({
    mutationFn: async () => {
      let gone = 0
      for (let from = 0; from < rest.length; from += atOnce) {
        const some = rest.slice(from, from + atOnce)
        const decided = await call("POST /operator/held", {
          payload: {
            decision,
            emails: some.map(({ account_id, email_id }) => ({ account_id, email_id })) as never
          }
        }, { timeoutMs: 60_000 })
        gone += decided.gone.length
        setRest(rest.slice(from + atOnce))
        onDecided(some)
      }
      return { done: rest.length - gone, gone }
    },
    onSuccess: ({ done, gone }) => {
      const said = [texts.done[decision](done), ...gone === 0 ? [] : [texts.gone(gone)]]
      toast(said.join("; "))
      onClose()
    }
  })
  const decided = asked.length - rest.length
  return (
    <ConfirmDialog
      title={words.title(asked.length)}
      action={words.action(rest.length)}
      busy={decide.isPending}
      error={decide.error !== null && (
        <ErrorState inline error={decide.error} {...decided === 0 ? {} : { kept: texts.decidedBefore(decided) }} />
      )}
      onConfirm={() => decide.mutate()}
      onClose={() => {
        if (!decide.isPending) onClose()
      }}
    >
      <p>{words.text}</p>
      {decide.isPending && asked.length > atOnce && (
        <p role="status" className="pt-2 text-soft">{texts.progress(decided, asked.length)}</p>
      )}
    </ConfirmDialog>
  )
}
