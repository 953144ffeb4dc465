import type { Answer } from "../../../foundation/api.ts"
import { Field, Select } from "../../../ui/Field.tsx"
import { countOf, manyOf } from "../../../ui/numbers.ts"
import type { Account } from "./accounts.ts"
import { texts } from "./texts.ts"

type Plans = Answer<"GET /operator/plans">

/** The limits of a plan. */
export const limitsOf = (plans: Plans | undefined, plan: Account["plan"]): Account["limits"] | undefined =>
  plans?.data.find((one) => one.plan === plan)?.limits

const limitsText = ({ domains, monthly_emails, received_megabytes, request_rate }: Account["limits"]): string =>
  [
    monthly_emails === null ? "any number of emails" : `${countOf(monthly_emails)} emails a month`,
    manyOf(domains, "domain"),
    `${countOf(request_rate)} requests a second`,
    received_megabytes === null ? "any amount of received mail" : `${countOf(received_megabytes)} MB of received mail`
  ].join(", ")

export interface PlanFieldProps {
  /** undefined while the plans are read. */
  readonly plans: Plans | undefined
  readonly plan: Account["plan"]
  readonly onChange: (plan: Account["plan"]) => void
}

/** The choice of a plan, with its limits. */
export const PlanField = ({ onChange, plan, plans }: PlanFieldProps) => {
  const limits = limitsOf(plans, plan)
  return (
    <Field label={texts.form.plan} hint={limits === undefined ? "\u00a0" : limitsText(limits)}>
      <Select value={plan} onChange={({ target }) => onChange(target.value as Account["plan"])}>
        {plans === undefined
          ? <option value={plan}>{plan}</option>
          : plans.data.map((one) => <option key={one.plan} value={one.plan}>{one.plan}</option>)}
      </Select>
    </Field>
  )
}
