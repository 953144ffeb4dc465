import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { type SubmitEvent, useState } from "react"
import { call } from "../../foundation/api.ts"
import { emailLink } from "../../foundation/emailLink.ts"
import { useMe } from "../../foundation/session.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { Field, Select } from "../../ui/Field.tsx"
import { ErrorState } from "../../ui/States.tsx"
import { StatusMark } from "../../ui/StatusMark.tsx"
import { durationText } from "../../ui/timeTexts.ts"
import type { SendForm } from "../send/draft.ts"
import { SendKeys } from "../send/idempotency.ts"
import { FirstEmailCode } from "./FirstEmailCode.tsx"
import { type FirstSteps, firstStepsQuery } from "./firstSteps.ts"
import { Step } from "./Step.tsx"
import { texts } from "./texts.ts"

const words = texts.email

/** A click so soon after an email was accepted is the second one of a double click. */
const doubleClickMs = 1_000

type NewestEmail = NonNullable<FirstSteps["email"]>

/** The status of the newest email. */
const Newest = ({ accountId, email }: { readonly accountId: string; readonly email: NewestEmail }) => {
  const took = email.status === "delivered"
    ? durationText(Date.parse(email.updated_at) - Date.parse(email.created_at))
    : undefined
  return (
    <p role="status" className="flex min-h-8 max-w-full flex-wrap items-center gap-x-2">
      <StatusMark status={email.status} className="font-medium">{words.status(email.status, took)}</StatusMark>
      <span className="min-w-0 truncate text-soft">{words.statusTo(email.to)}</span>
      <Link {...emailLink(accountId, email.id, email.mode)} className="text-accent underline">{words.open}</Link>
    </p>
  )
}

/** The possible recipients of the first email: the simulator always, and the addresses that the sender may send to. */
const recipientsOf = ({ domains, sandbox }: SendForm, own: string) => {
  const owner = sandbox.recipients[0]
  return [
    { address: sandbox.simulator.delivered, label: words.simulator(sandbox.simulator.delivered) },
    ...domains.length === 0 && owner !== own ? [] : [{ address: own, label: words.self(own) }],
    ...owner === undefined || owner === own ? [] : [{ address: owner, label: words.owner(owner) }]
  ]
}

interface EmailStepProps {
  readonly steps: FirstSteps
  readonly form: SendForm
  readonly done: boolean
}

/** The step of the first email: sent from here or from code, and followed until it is delivered. */
export const EmailStep = ({ done, form, steps }: EmailStepProps) => {
  const { id, mode } = useAccount()
  const { user } = useMe()
  const client = useQueryClient()
  const [keys] = useState(() => new SendKeys())
  const recipients = recipientsOf(form, user.email_address)
  const [to, setTo] = useState(form.sandbox.simulator.delivered)
  const email = {
    from: `hello@${form.domains[0] ?? form.sandbox.domain}`,
    to,
    subject: words.subject,
    text: words.text
  }
  const { error, isPending, mutate } = useMutation({
    mutationFn: () =>
      call("POST /accounts/:account_id/send", { params: { account_id: id }, query: { mode }, payload: email }, {
        idempotencyKey: keys.for(email, mode)
      }),
    onSuccess: () => {
      setTimeout(() => keys.forget(), doubleClickMs)
      return client.invalidateQueries({ queryKey: firstStepsQuery(id).queryKey })
    }
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <Step number={2} title={words.title} done={done}>
      <p className="text-soft">{words.why}</p>
      <form onSubmit={submit} className="flex w-full flex-wrap items-end gap-2">
        <Field label={words.to} className="min-w-0 grow sm:max-w-[480px]">
          <Select value={to} onChange={({ target }) => setTo(target.value)}>
            {recipients.map(({ address, label }) => <option key={address} value={address}>{label}</option>)}
          </Select>
        </Field>
        <Button kind={done ? "plain" : "primary"} type="submit" busy={isPending}>{words.send}</Button>
      </form>
      {error !== null && <ErrorState inline error={error} kept={texts.kept} />}
      {steps.email !== null && <Newest accountId={id} email={steps.email} />}
      <FirstEmailCode email={email} />
    </Step>
  )
}
