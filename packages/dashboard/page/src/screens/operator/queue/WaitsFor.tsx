import { Link } from "@tanstack/react-router"
import type { Answer } from "../../../foundation/api.ts"
import { Time } from "../../../ui/Time.tsx"
import { texts } from "./texts.ts"

type Wait = Answer<"GET /operator/queue">["groups"][number]["parts"][number]["oldest"]["waits_for"]

const { waits } = texts

const linkClass = "ml-2 text-accent underline"

const wordsOf = ({ domain, node, what }: Wait): string => {
  switch (what) {
    case "worker":
      return waits.worker
    case "no_worker":
      return waits.noWorker
    case "circuit_open":
      return waits.circuit
    case "leased":
      return node === null ? waits.leasedGone : waits.leased(node)
    case "later":
      return waits.later
    case "scheduled":
      return waits.scheduled
    case "throttled":
      return waits.throttled(domain ?? "")
    case "account_paused":
      return waits.paused
    case "account_suspended":
      return waits.suspended
    case "held":
      return waits.held
  }
}

export interface WaitsForProps {
  readonly wait: Wait
  /** The account of the emails, if they are grouped by account. */
  readonly account: string | undefined
}

/** Says why emails wait. If an operator has to act, it links to the screen for that. */
export const WaitsFor = ({ account, wait }: WaitsForProps) => (
  <>
    {wordsOf(wait)}
    {wait.until !== null && (
      <span className="ml-1 text-soft">
        (<Time at={wait.until} />)
      </span>
    )}
    {account !== undefined && (wait.what === "account_paused" || wait.what === "account_suspended") && (
      <Link to="/operator/accounts" search={{ open: account }} className={linkClass}>{waits.accountLink}</Link>
    )}
    {wait.what === "held" && <Link to="/operator/held" className={linkClass}>{waits.heldLink}</Link>}
  </>
)
