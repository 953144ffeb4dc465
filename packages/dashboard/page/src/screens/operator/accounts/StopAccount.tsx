import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../../foundation/api.ts"
import { ConfirmDialog } from "../../../ui/Dialog.tsx"
import { Field, Input } from "../../../ui/Field.tsx"
import { issueOf } from "../../../ui/issues.ts"
import { ErrorState } from "../../../ui/States.tsx"
import type { Account, Detail } from "./accounts.ts"
import { texts } from "./texts.ts"

export interface StopAccountProps {
  readonly account: Account
  /** Pausing stops live sending; suspending closes the account. */
  readonly how: "pause" | "suspend"
  readonly onStopped: (detail: Detail) => void
  readonly onClose: () => void
}

/** Asks for the reason and a confirmation before an account is paused or suspended. */
export const StopAccount = ({ account: { id, name }, how, onClose, onStopped }: StopAccountProps) => {
  const [reason, setReason] = useState("")
  const [asked, setAsked] = useState(false)
  const isMissing = how === "suspend" && reason.trim() === ""
  const stop = useMutation({
    mutationFn: () =>
      how === "pause"
        ? call("POST /operator/accounts/:id/pause", {
          params: { id },
          payload: { reason: reason.trim() === "" ? null : reason.trim() }
        })
        : call("POST /operator/accounts/:id/suspend", { params: { id }, payload: { reason: reason.trim() } }),
    onSuccess: onStopped
  })
  const wrong = asked && isMissing ? texts.reasonNeeded : issueOf(stop.error, "reason")
  return (
    <ConfirmDialog
      title={how === "pause" ? texts.pauseTitle(name) : texts.suspendTitle(name)}
      action={how === "pause" ? texts.pause : texts.suspend}
      busy={stop.isPending}
      error={stop.error !== null && wrong === undefined && <ErrorState inline error={stop.error} kept={texts.kept} />}
      onConfirm={() => {
        setAsked(true)
        if (!isMissing) stop.mutate()
      }}
      onClose={onClose}
    >
      <p className="pb-4">{how === "pause" ? texts.pauseText : texts.suspendText}</p>
      <Field label={texts.reason} hint={how === "pause" ? texts.pauseHint : texts.suspendHint} error={wrong}>
        <Input value={reason} onChange={({ target }) => setReason(target.value)} maxLength={500} autoFocus />
      </Field>
    </ConfirmDialog>
  )
}
