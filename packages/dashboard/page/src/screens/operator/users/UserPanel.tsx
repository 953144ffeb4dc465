import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { call } from "../../../foundation/api.ts"
import { useKeys } from "../../../foundation/keyboard.ts"
import { Button, IconButton } from "../../../ui/Button.tsx"
import { Code, Copyable } from "../../../ui/Copy.tsx"
import { ConfirmDialog } from "../../../ui/Dialog.tsx"
import { CrossIcon } from "../../../ui/icons.tsx"
import { ErrorState, Waiting } from "../../../ui/States.tsx"
import { Time } from "../../../ui/Time.tsx"
import { toast } from "../../../ui/toasts.tsx"
import { Facts, Section } from "../shared/Blocks.tsx"
import { Mark } from "./Mark.tsx"
import { texts } from "./texts.ts"
import { type Detail, showChanged, userQuery } from "./users.ts"

const Disabling = (
  { onClose, onDisabled, user: { email_address, id } }: {
    readonly user: Detail
    readonly onDisabled: (user: Detail) => void
    readonly onClose: () => void
  }
) => {
  const disable = useMutation({
    mutationFn: () => call("POST /operator/users/:id/disable", { params: { id } }),
    onSuccess: onDisabled
  })
  return (
    <ConfirmDialog
      title={texts.disableTitle(email_address)}
      action={texts.disable}
      busy={disable.isPending}
      error={disable.error !== null && <ErrorState inline error={disable.error} />}
      onConfirm={() => disable.mutate()}
      onClose={onClose}
    >
      {texts.disableText}
    </ConfirmDialog>
  )
}

export interface UserPanelProps {
  readonly id: string
  readonly onClose: () => void
}

/** One user, and an operator's actions on them. */
export const UserPanel = ({ id, onClose }: UserPanelProps) => {
  const client = useQueryClient()
  const { data: user, error, refetch } = useQuery(userQuery(id))
  const [isDisabling, setDisabling] = useState(false)
  useKeys([{ keys: "Escape", label: texts.close, group: "List", run: onClose }])
  const reset = useMutation({
    mutationFn: () => call("POST /operator/users/:id/reset-link", { params: { id } })
  })
  const enable = useMutation({
    mutationFn: () => call("POST /operator/users/:id/enable", { params: { id } }),
    onSuccess: (changed) => {
      showChanged(client, changed)
      toast(texts.enabled(changed.email_address))
    }
  })
  const end = useMutation({
    mutationFn: () => call("DELETE /operator/users/:id/sessions", { params: { id } }),
    onSuccess: ({ revoked }) => {
      toast(texts.ended(revoked))
      return refetch()
    }
  })
  const failure = reset.error ?? enable.error ?? end.error
  if (user === undefined) {
    return error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
  }
  const isDisabled = user.disabled_at !== null
  return (
    <article aria-label={user.email_address} className="pb-6">
      <div className="flex items-start gap-2 px-4 pt-3">
        <div className="min-w-0 grow">
          <h2 className="truncate text-16 font-semibold">{user.email_address}</h2>
          <p>
            <Mark user={user} />
            {user.disabled_at !== null && (
              <>
                {` ${texts.since} `}
                <Time at={user.disabled_at} />
              </>
            )}
            {user.is_operator && <span className="text-soft">{` · ${texts.operator}`}</span>}
          </p>
        </div>
        <IconButton label={texts.close} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-2 px-4 pt-3">
        {isDisabled
          ? <Button busy={enable.isPending} onClick={() => enable.mutate()}>{texts.enable}</Button>
          : (
            <>
              <Button busy={reset.isPending} onClick={() => reset.mutate()}>{texts.reset}</Button>
              <Button busy={end.isPending} onClick={() => end.mutate()}>{texts.endSessions}</Button>
              <Button onClick={() => setDisabling(true)}>{texts.disable}</Button>
            </>
          )}
      </div>
      {failure !== null && (
        <div className="px-4 pt-3">
          <ErrorState inline error={failure} />
        </div>
      )}
      {reset.data !== undefined && !isDisabled && (
        <div role="status" className="flex flex-col gap-2 px-4 pt-3">
          <p>{texts.link(user.email_address)}</p>
          <Code code={reset.data.link} label={texts.linkName} />
          <p className="text-13 text-soft">
            {`${texts.worksUntil} `}
            <Time at={reset.data.expires_at} />.
          </p>
        </div>
      )}
      <Section title={texts.accounts}>
        {user.accounts.length === 0
          ? <p className="text-soft">{texts.noAccounts}</p>
          : (
            <Facts
              facts={user.accounts.map(({ id, name, role }) => [
                name,
                <Link key={id} to="/a/$account" params={{ account: id }} className="underline">{role}</Link>
              ])}
            />
          )}
      </Section>
      <Section title={texts.user}>
        <Facts
          facts={[
            [texts.columns.name, user.name],
            [texts.facts.password, user.has_password ? texts.facts.yes : texts.facts.no],
            [texts.facts.sessions, texts.sessions(user.sessions)],
            [texts.facts.created, <Time key="created" at={user.created_at} />],
            [texts.facts.id, <Copyable key="id" text={user.id} label="Copy the id" />]
          ]}
        />
      </Section>
      {isDisabling && (
        <Disabling
          user={user}
          onDisabled={(changed) => {
            showChanged(client, changed)
            setDisabling(false)
            toast(texts.disabled(changed.email_address))
          }}
          onClose={() => setDisabling(false)}
        />
      )}
    </article>
  )
}
