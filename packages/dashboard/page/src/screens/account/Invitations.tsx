import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type SubmitEvent, useState } from "react"
import { type Answer, call } from "../../foundation/api.ts"
import type { Role } from "../../foundation/session.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { Code } from "../../ui/Copy.tsx"
import { ConfirmDialog } from "../../ui/Dialog.tsx"
import { Field, Input, Select } from "../../ui/Field.tsx"
import { issueOf } from "../../ui/issues.ts"
import { Section } from "../../ui/Section.tsx"
import { ErrorState } from "../../ui/States.tsx"
import { Time } from "../../ui/Time.tsx"
import { roleNames } from "./roles.ts"
import { texts } from "./texts.ts"

const words = texts.members

type Invitation = Answer<"GET /accounts/:account_id/members">["invitations"][number]
type Invited = Answer<"POST /accounts/:account_id/invitations">

/** Says that the invitation was mailed, or shows its link. */
const Outcome = ({ invited }: { readonly invited: Invited }) => (
  <div role="status" className="flex flex-col gap-2">
    {invited.is_mailed
      ? <p>{words.mailed(invited.email_address)}</p>
      : invited.link === null
      ? <p>{words.notMailed(invited.email_address)}</p>
      : (
        <>
          <p>{words.link(invited.email_address)}</p>
          <Code code={invited.link} label={words.linkName} />
        </>
      )}
  </div>
)

const Withdrawing = ({ invitation, onClose }: { readonly invitation: Invitation; readonly onClose: () => void }) => {
  const { id } = useAccount()
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () =>
      call("DELETE /accounts/:account_id/invitations/:id", { params: { account_id: id, id: invitation.id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["members", id] })
      onClose()
    }
  })
  return (
    <ConfirmDialog
      title={words.withdrawTitle(invitation.email_address)}
      action={words.withdraw}
      busy={withdraw.isPending}
      error={withdraw.error !== null && <ErrorState inline error={withdraw.error} />}
      onConfirm={() => withdraw.mutate()}
      onClose={onClose}
    >
      {words.withdrawWhy}
    </ConfirmDialog>
  )
}

/** The open invitations of the account, and a form to invite another person. */
export const Invitations = ({ invitations }: { readonly invitations: ReadonlyArray<Invitation> }) => {
  const { id, may } = useAccount()
  const client = useQueryClient()
  const [address, setAddress] = useState("")
  const [role, setRole] = useState<Role>("developer")
  const [withdrawn, setWithdrawn] = useState<Invitation>()
  const [now] = useState(() => Date.now())
  const invite = useMutation({
    mutationFn: (again: Invitation | undefined): Promise<Invited> =>
      again === undefined
        ? call("POST /accounts/:account_id/invitations", {
          params: { account_id: id },
          payload: { email_address: address.trim(), role }
        })
        : call("POST /accounts/:account_id/invitations/:id/again", { params: { account_id: id, id: again.id } }),
    onSuccess: (_, again) => {
      if (again === undefined) setAddress("")
      return client.invalidateQueries({ queryKey: ["members", id] })
    }
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!invite.isPending) invite.mutate(undefined)
  }
  const issue = issueOf(invite.error, "email_address")
  return (
    <Section title={may("owner") ? words.inviteTitle : words.invited}>
      {may("owner") && (
        <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
          <Field label={words.address} error={issue} className="w-full sm:w-80">
            <Input
              type="text"
              inputMode="email"
              autoComplete="off"
              spellCheck={false}
              required
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </Field>
          <Field label={words.roleLabel}>
            <Select value={role} onChange={(event) => setRole(event.target.value as Role)}>
              {roleNames.map((name) => <option key={name} value={name}>{words.roles[name]}</option>)}
            </Select>
          </Field>
          <Button type="submit" kind="primary" busy={invite.isPending}>{words.invite}</Button>
        </form>
      )}
      {invite.error !== null && issue === undefined && <ErrorState inline error={invite.error} />}
      {invite.data !== undefined && <Outcome invited={invite.data} />}
      {invitations.length > 0 && (
        <ul aria-label={words.invited}>
          {invitations.map((invitation) => (
            <li
              key={invitation.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
            >
              <div className="min-w-0 grow basis-48">
                <p className="truncate">{invitation.email_address}</p>
                <p className="text-13 text-soft">
                  {words.roles[invitation.role]}, {Date.parse(invitation.expires_at) < now
                    ? <span className="text-danger">{words.expired}</span>
                    : (
                      <>
                        {words.expires} <Time at={invitation.expires_at} />
                      </>
                    )}
                </p>
              </div>
              {may("owner") && (
                <>
                  <Button
                    kind="quiet"
                    aria-label={`${words.again}: ${invitation.email_address}`}
                    disabled={invite.isPending}
                    onClick={() => invite.mutate(invitation)}
                  >
                    {words.again}
                  </Button>
                  <Button
                    kind="quiet"
                    aria-label={`${words.withdraw}: ${invitation.email_address}`}
                    onClick={() => setWithdrawn(invitation)}
                  >
                    {words.withdraw}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {withdrawn !== undefined && <Withdrawing invitation={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </Section>
  )
}
