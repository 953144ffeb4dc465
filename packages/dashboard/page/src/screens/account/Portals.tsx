import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { type Answer, call } from "../../foundation/api.ts"
import { useMe } from "../../foundation/session.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { Code } from "../../ui/Copy.tsx"
import { ConfirmDialog } from "../../ui/Dialog.tsx"
import { Section } from "../../ui/Section.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { Time } from "../../ui/Time.tsx"
import { toast } from "../../ui/toasts.tsx"
import { texts } from "./texts.ts"

const words = texts.portal

type View = Answer<"GET /accounts/:account_id/portal/sessions">["data"][number]

const viewsKey = (account: string) => ["portal-sessions", account] as const

const End = (
  { account, onClose, view }: { readonly account: string; readonly view: View; readonly onClose: () => void }
) => {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () =>
      call("DELETE /accounts/:account_id/portal/sessions/:id", { params: { account_id: account, id: view.id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: viewsKey(account) })
      toast(words.ended)
      onClose()
    }
  })
  return (
    <ConfirmDialog
      title={words.endTitle(view.label)}
      action={words.end}
      busy={end.isPending}
      error={end.error !== null && <ErrorState inline error={end.error} />}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    >
      {words.endWhy}
    </ConfirmDialog>
  )
}

const Views = ({ account }: { readonly account: string }) => {
  const [ending, setEnding] = useState<View>()
  const { data, error, refetch } = useQuery({
    queryKey: viewsKey(account),
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/portal/sessions", { params: { account_id: account } }, { signal })
  })
  if (data === undefined) {
    return error === null ? <Waiting /> : <ErrorState inline error={error} onRetry={() => void refetch()} />
  }
  if (data.data.length === 0) return <p className="text-soft">{words.empty}</p>
  return (
    <>
      <ul aria-label={words.title}>
        {data.data.map((view) => (
          <li
            key={view.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
          >
            <div className="min-w-0 grow basis-48">
              <p className="truncate">{words.label(view.label, view.mode)}</p>
              <p className="truncate text-13 text-soft">
                {[view.parts.join(", "), view.agent, view.network].filter((text) => text !== "").join(" · ")} ·{" "}
                {words.until} <Time at={view.expires_at} as="clock" />
              </p>
            </div>
            <Button
              kind="quiet"
              aria-label={words.endTitle(view.label).replace("?", "")}
              onClick={() => setEnding(view)}
            >
              {words.end}
            </Button>
          </li>
        ))}
      </ul>
      {ending !== undefined && <End account={account} view={ending} onClose={() => setEnding(undefined)} />}
    </>
  )
}

const Try = ({ account }: { readonly account: string }) => {
  const { user } = useMe()
  const make = useMutation({
    mutationFn: () =>
      call("POST /accounts/:account_id/portal/links", {
        params: { account_id: account },
        payload: { label: user.name }
      })
  })
  return (
    <Section title={words.tryTitle} hint={words.tryHint}>
      <Button className="self-start" busy={make.isPending} onClick={() => make.mutate()}>{words.make}</Button>
      {make.error !== null && <ErrorState inline error={make.error} />}
      {make.data !== undefined && (
        <>
          <Code code={make.data.url} label={words.link} className="[&_pre]:whitespace-pre-wrap wrap-anywhere" />
          <p className="text-13 text-soft">
            {words.expires} <Time at={make.data.expires_at} as="clock" />.
          </p>
        </>
      )}
    </Section>
  )
}

/** The open portal sessions of the account. */
export const Portals = () => {
  const { id } = useAccount()
  return (
    <>
      <Section title={words.title} hint={words.hint}>
        <Views account={id} />
      </Section>
      <Try account={id} />
    </>
  )
}
