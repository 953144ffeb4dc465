import { StatusMark } from "../../../ui/StatusMark.tsx"
import { rateOf } from "../shared/amounts.ts"
import type { Account } from "./accounts.ts"
import { type State, texts } from "./texts.ts"

const marks = { active: "delivered", paused: "delayed", suspended: "failed" } as const

/** The state of an account: active, paused or suspended. */
export const StateMark = ({ state }: { readonly state: State }) => (
  <StatusMark status={marks[state]}>{texts.states[state]}</StatusMark>
)

/** A rate of bounces or complaints. It is marked from half of the rate at which the account is paused. */
export const RateMark = (
  { of, reputation }: { readonly of: "bounces" | "complaints"; readonly reputation: Account["reputation"] }
) => {
  const { limit, rate } = reputation[of]
  if (rate === null || rate < limit / 2 || reputation.week.recipients < reputation.min_recipients) {
    return <span className={rate === null ? "text-faint" : undefined}>{rateOf(rate)}</span>
  }
  return <StatusMark status={rate >= limit ? "failed" : "delayed"}>{rateOf(rate)}</StatusMark>
}
