import { queryOptions } from "@tanstack/react-query"
import { type Answer, call } from "../../foundation/api.ts"

export type FirstSteps = Answer<"GET /accounts/:account_id/first-steps">

/** The first steps of an account. */
export const firstStepsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ["first-steps", accountId],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/first-steps", { params: { account_id: accountId } }, { signal }),
    staleTime: 1_000
  })

/** Whether the account has never sent anything. Its members then begin at the set-up. */
export const isNew = ({ email, key }: FirstSteps): boolean => email === null && (key?.last_used_at ?? null) === null

/** The steps that are done. The email's is, once the email has left the queue. */
export const doneSteps = ({ domain, email, key }: FirstSteps) => ({
  key: key !== null,
  email: email !== null && email.status !== "queued" && email.status !== "scheduled",
  domain: domain?.status === "verified"
})

const movingMs = 60_000

/** The time until the steps are read again, in milliseconds: short while an email is on its way. */
export const pollAfterMs = (steps: FirstSteps | undefined, now: number): number | false => {
  if (steps === undefined) return 3_000
  const { email } = steps
  const moves = email !== null && (email.status === "queued" || email.status === "sent")
    && now - Date.parse(email.created_at) < movingMs
  if (moves) return 1_000
  const done = doneSteps(steps)
  return done.key && done.email && done.domain ? false : 3_000
}
