import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { type Answer, call } from "../../foundation/api.ts"
import { meQuery, type Role, useMe } from "../../foundation/session.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { ConfirmDialog } from "../../ui/Dialog.tsx"
import { Select } from "../../ui/Field.tsx"
import { Section } from "../../ui/Section.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { toast } from "../../ui/toasts.tsx"
import { keysQuery } from "../keys/queries.ts"
import { Invitations } from "./Invitations.tsx"
import { roleNames } from "./roles.ts"
import { texts } from "./texts.ts"
import { useMembers } from "./useMembers.ts"

const words = texts.members

type Member = Answer<"GET /accounts/:account_id/members">["data"][number]

const Going = ({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) => {
  const { id, name } = useAccount()
  const { user } = useMe()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isOwn = member.id === user.id
  const [kept, setKept] = useState<ReadonlyArray<string>>([])
  const keys = useQuery({ ...keysQuery(id), enabled: !isOwn })
  const theirs = isOwn
    ? []
    : (keys.data?.data ?? []).filter((key) => key.created_by === member.id && key.revoked_at === null)
  const go = useMutation({
    mutationFn: () =>
      isOwn
        ? call("POST /accounts/:account_id/leave", { params: { account_id: id } })
        : call("DELETE /accounts/:account_id/members/:id", {
          params: { account_id: id, id: member.id },
          query: kept.length === 0 ? {} : { keep_keys: kept.join(",") }
        }),
    onSuccess: async () => {
      if (!isOwn) {
        await client.invalidateQueries({ queryKey: ["members", id] })
        await client.invalidateQueries({ queryKey: keysQuery(id).queryKey })
        onClose()
        return
      }
      toast(words.left(name))
      await client.fetchQuery({ ...meQuery, staleTime: 0 })
      await navigate({ to: "/" })
    }
  })
  return (
    <ConfirmDialog
      title={isOwn ? words.leaveTitle(name) : words.removeTitle(member.name)}
      action={isOwn ? words.leave : words.remove}
      busy={go.isPending}
      error={go.error !== null && <ErrorState inline error={go.error} />}
      onConfirm={() => go.mutate()}
      onClose={onClose}
    >
      {isOwn ? words.leaveWhy : words.removeWhy(member.name)}
      {theirs.length > 0 && (
        <fieldset className="mt-3 flex flex-col gap-1">
          <legend>{words.theirKeys(member.name)}</legend>
          {theirs.map((key) => (
            <label key={key.id} className="flex items-center gap-2">
              <input
                type="checkbox"
                checked={kept.includes(key.id)}
                onChange={({ target }) =>
                  setKept(target.checked ? [...kept, key.id] : kept.filter((one) => one !== key.id))}
              />
              {words.keepKey(key.name, key.last_four)}
            </label>
          ))}
          <p className="text-soft">{words.keysEnd}</p>
        </fieldset>
      )}
    </ConfirmDialog>
  )
}

const MemberRow = ({ member, onGoing }: { readonly member: Member; readonly onGoing: () => void }) => {
  const { id, may } = useAccount()
  const { user } = useMe()
  const client = useQueryClient()
  const isOwn = member.id === user.id
  const change = useMutation({
    mutationFn: (role: Role) =>
      call("PATCH /accounts/:account_id/members/:id", {
        params: { account_id: id, id: member.id },
        payload: { role }
      }),
    onSuccess: (_, role) => {
      toast(words.changed(member.name, words.roles[role]), () => change.mutate(member.role))
      return client.invalidateQueries({ queryKey: ["members", id] })
    }
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 grow basis-48">
        <p className="truncate font-medium">
          {member.name}
          {isOwn && <span className="ml-2 text-13 font-normal text-faint">{words.you}</span>}
        </p>
        <p className="truncate text-13 text-soft">{member.email_address}</p>
      </div>
      {may("owner") && !isOwn
        ? (
          <Select
            aria-label={words.role(member.name)}
            className="w-32!"
            value={change.isPending ? change.variables : member.role}
            disabled={change.isPending}
            onChange={(event) => change.mutate(event.target.value as Role)}
          >
            {roleNames.map((role) => <option key={role} value={role}>{words.roles[role]}</option>)}
          </Select>
        )
        : <span className="w-32 px-2 text-soft">{words.roles[member.role]}</span>}
      {(isOwn || may("owner")) && (
        <Button
          kind="quiet"
          className="-mr-3"
          aria-label={isOwn ? words.leave : `${words.remove} ${member.name}`}
          onClick={onGoing}
        >
          {isOwn ? words.leave : words.remove}
        </Button>
      )}
      {change.error !== null && (
        <div className="w-full">
          <ErrorState inline error={change.error} />
        </div>
      )}
    </li>
  )
}

/** The people of the account. */
export const Members = () => {
  const { may } = useAccount()
  const { data, error, refetch } = useMembers()
  const [going, setGoing] = useState<Member>()
  if (data === undefined) {
    return error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
  }
  return (
    <div className="w-full max-w-180">
      <Section title={words.title} hint={words.hint}>
        <ul aria-label={words.title}>
          {data.data.map((member) => <MemberRow key={member.id} member={member} onGoing={() => setGoing(member)} />)}
        </ul>
      </Section>
      {(may("owner") || data.invitations.length > 0) && <Invitations invitations={data.invitations} />}
      {going !== undefined && <Going member={going} onClose={() => setGoing(undefined)} />}
    </div>
  )
}
