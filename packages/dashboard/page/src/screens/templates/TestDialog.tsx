import { useMutation, useQuery } from "@tanstack/react-query"
import { type SubmitEvent, useId, useState } from "react"
import { call } from "../../foundation/api.ts"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Field, Input, Select } from "../../ui/Field.tsx"
import { issueOf } from "../../ui/issues.ts"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { toast } from "../../ui/toasts.tsx"
import { readStored, writeStored } from "./browserStorage.ts"
import { testOptionsQuery } from "./queries.ts"
import type { Parts, Samples } from "./samples.ts"
import { texts } from "./texts.ts"

const recipients = ["own", "delivered", "bounced", "complained"] as const

export interface TestDialogProps {
  readonly account: string
  readonly mode: "live" | "test"
  readonly parts: Parts
  readonly samples: Samples
  readonly missing: ReadonlyArray<string>
  readonly onClose: () => void
}

/** Sends the unsaved template to the user's own address, or to the simulator. */
export const TestDialog = ({ account, missing, mode, onClose, parts, samples }: TestDialogProps) => {
  const form = useId()
  const fromKey = `sendwright.test-from.${account}`
  const { data: options, error, refetch } = useQuery(testOptionsQuery(account))
  const [typed, setTyped] = useState(() => {
    const kept = readStored(fromKey)
    return typeof kept === "string" ? kept : undefined
  })
  const [to, setTo] = useState<typeof recipients[number]>("own")
  const from = typed ?? `hello@${options?.domains[0] ?? ""}`
  const address = options?.recipients[to] ?? ""
  const send = useMutation({
    mutationFn: () =>
      call("POST /accounts/:account_id/template-tests", {
        params: { account_id: account },
        query: { mode },
        payload: {
          from,
          to: address,
          subject: parts.subject,
          html: parts.html === "" ? null : parts.html,
          text: parts.text === "" ? null : parts.text,
          variables: samples
        }
      }, { timeoutMs: 60_000 }),
    onSuccess: () => {
      writeStored(fromKey, from)
      toast(texts.testSent(address))
      onClose()
    }
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!send.isPending && missing.length === 0) send.mutate()
  }
  const fromIssue = issueOf(send.error, "from")
  return (
    <Dialog
      title={texts.test}
      asks
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          type="submit"
          form={form}
          busy={send.isPending}
          disabled={missing.length > 0 || options === undefined}
        >
          {texts.testAction}
        </Button>
      }
    >
      {options === undefined
        ? error === null ? <Waiting /> : <ErrorState inline error={error} onRetry={() => void refetch()} />
        : (
          <form id={form} onSubmit={submit} className="flex flex-col gap-4">
            <p className="text-soft">{mode === "test" ? texts.testMode : texts.testHint}</p>
            <Field label={texts.from} error={fromIssue}>
              <Input value={from} required onChange={(event) => setTyped(event.target.value)} />
            </Field>
            <Field label={texts.to}>
              <Select value={to} onChange={(event) => setTo(event.target.value as typeof to)}>
                {recipients.map((one) => (
                  <option key={one} value={one}>
                    {one === "own" ? texts.recipients.own(options.recipients.own) : texts.recipients[one]}
                  </option>
                ))}
              </Select>
            </Field>
            {missing.length > 0 && <p className="text-danger">{texts.testMissing(missing)}</p>}
            {send.error !== null && fromIssue === undefined && <ErrorState inline error={send.error} />}
          </form>
        )}
    </Dialog>
  )
}
