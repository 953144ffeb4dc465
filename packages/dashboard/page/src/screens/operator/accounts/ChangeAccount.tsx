import { useMutation, useQuery } from "@tanstack/react-query"
import { type SubmitEvent, useId, useState } from "react"
import { call } from "../../../foundation/api.ts"
import { Button } from "../../../ui/Button.tsx"
import { Dialog } from "../../../ui/Dialog.tsx"
import { Field, Input } from "../../../ui/Field.tsx"
import { issueOf } from "../../../ui/issues.ts"
import { countOf } from "../../../ui/numbers.ts"
import { ErrorState } from "../../../ui/States.tsx"
import { type Account, changeOf, type Detail, plansQuery } from "./accounts.ts"
import { limitsOf, PlanField } from "./PlanField.tsx"
import { texts } from "./texts.ts"

type Limit = keyof Account["overrides"]

const limitNames = [
  "monthly_emails",
  "domains",
  "request_rate",
  "received_megabytes"
] as const satisfies ReadonlyArray<Limit>

const isWhole = (text: string): boolean => /^[0-9]{0,10}$/.test(text.trim())

const figureOf = (text: string): number | null => text.trim() === "" ? null : Number(text)

const textOf = (figure: number | null): string => figure === null ? "" : String(figure)

export interface ChangeAccountProps {
  readonly account: Account
  readonly onChanged: (detail: Detail) => void
  readonly onClose: () => void
}

/** A form for an account's name, plan, and own limits. */
export const ChangeAccount = ({ account, onChanged, onClose }: ChangeAccountProps) => {
  const form = useId()
  const { data: plans } = useQuery(plansQuery)
  const [shown] = useState(account)
  const [name, setName] = useState(account.name)
  const [plan, setPlan] = useState(account.plan)
  const [step, setStep] = useState(account.plan_step ?? "")
  const [own, setOwn] = useState<Readonly<Record<Limit, string>>>({
    monthly_emails: textOf(account.overrides.monthly_emails),
    domains: textOf(account.overrides.domains),
    request_rate: textOf(account.overrides.request_rate),
    received_megabytes: textOf(account.overrides.received_megabytes)
  })
  const change = useMutation({
    mutationFn: () =>
      call("PATCH /operator/accounts/:id", {
        params: { id: account.id },
        // Only changed fields are sent. Somebody else may have changed the others since this form was opened.
        payload: changeOf(shown, {
          name,
          plan,
          plan_step: step.trim() === "" ? null : step.trim(),
          overrides: {
            monthly_emails: figureOf(own.monthly_emails),
            domains: figureOf(own.domains),
            request_rate: figureOf(own.request_rate),
            received_megabytes: figureOf(own.received_megabytes)
          }
        })
      }),
    onSuccess: onChanged
  })
  const isReady = limitNames.every((limit) => isWhole(own[limit]))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady && !change.isPending) change.mutate()
  }
  const plansLimits = limitsOf(plans, plan)
  const wrong = (field: string) => issueOf(change.error, field)
  const isExplained = ["name", "plan_step", "overrides"].some((field) => wrong(field) !== undefined)
  return (
    <Dialog
      title={texts.edit}
      asks
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={form} busy={change.isPending} disabled={!isReady}>
          {texts.form.save}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        <Field label={texts.form.name} error={wrong("name")}>
          <Input value={name} onChange={({ target }) => setName(target.value)} required maxLength={100} autoFocus />
        </Field>
        <PlanField plans={plans} plan={plan} onChange={setPlan} />
        <Field label={texts.form.step} hint={texts.form.stepHint} error={wrong("plan_step")}>
          <Input value={step} onChange={({ target }) => setStep(target.value)} maxLength={100} />
        </Field>
        <fieldset className="flex flex-col gap-3">
          <legend className="text-13 font-medium">{texts.form.own}</legend>
          <p className="text-13 text-faint">{texts.form.ownHint}</p>
          {limitNames.map((limit) => {
            const plans = plansLimits?.[limit]
            return (
              <Field
                key={limit}
                label={texts.form.limits[limit]}
                error={isWhole(own[limit]) ? wrong(`overrides.${limit}`) : texts.form.whole}
              >
                <Input
                  inputMode="numeric"
                  autoComplete="off"
                  value={own[limit]}
                  placeholder={plans === undefined ? "" : plans === null ? texts.form.noLimit : countOf(plans)}
                  onChange={({ target }) => setOwn({ ...own, [limit]: target.value })}
                  className="max-w-48"
                />
              </Field>
            )
          })}
        </fieldset>
        {change.error !== null && !isExplained && <ErrorState inline error={change.error} kept={texts.kept} />}
      </form>
    </Dialog>
  )
}
