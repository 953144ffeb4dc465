import { useQuery } from "@tanstack/react-query"
import { overviewQuery } from "../foundation/accountOverview.ts"
import { ApiError } from "../foundation/api.ts"

const texts = {
  label: "Sending is stopped",
  suspended: (reason: string) => `This account is suspended: ${reason}`,
  suspendedNext: "Nothing is sent, and its API keys are refused. Ask the operator of the service to lift it.",
  paused: (reason: string | null) => `Live sending is paused${reason === null ? "." : `: ${reason}`}`,
  pausedNext:
    "New live email is refused, and queued email waits. Fix the cause, then ask the operator to resume it. Test mode works."
} as const

/** Shows on every screen of an account that may not send why that is, and what to do. */
export const StoppedBanner = ({ account }: { readonly account: string }) => {
  const { data, error } = useQuery(overviewQuery(account))
  // All calls of a suspended account's members are refused, with the reason. Operators still read the account.
  const refused = error instanceof ApiError && error.code === "account_suspended" ? error.message : undefined
  const suspended = refused ??
    (data === undefined || data.suspended === null ? undefined : texts.suspended(data.suspended.reason))
  const paused = data === undefined || data.paused === null ? undefined : texts.paused(data.paused.reason)
  const what = suspended ?? paused
  if (what === undefined) return null
  return (
    <section aria-label={texts.label} className="shrink-0 border-b border-line bg-inset px-4 py-2 text-13">
      <p className="font-medium text-failed">{what}</p>
      <p className="text-soft">{suspended === undefined ? texts.pausedNext : texts.suspendedNext}</p>
    </section>
  )
}
