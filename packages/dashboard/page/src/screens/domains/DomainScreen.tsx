import { useMutation, useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { call } from "../../foundation/api.ts"
import { useKeys } from "../../foundation/keyboard.ts"
import { portalView } from "../../foundation/portalView.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { Button } from "../../ui/Button.tsx"
import { ConfirmDialog } from "../../ui/Dialog.tsx"
import { EmptyState, ErrorState, Waiting } from "../../ui/States.tsx"
import { StatusMark } from "../../ui/StatusMark.tsx"
import { Time } from "../../ui/Time.tsx"
import { toast } from "../../ui/toasts.tsx"
import { conditionOf, type Domain } from "./condition.ts"
import { DkimSection } from "./DkimSection.tsx"
import { domainsQuery, historyQuery, useChanged } from "./queries.ts"
import { ReceivingSection } from "./ReceivingSection.tsx"
import { likelyZone, zonesOf } from "./recordForms.ts"
import { Records } from "./Records.tsx"
import { texts } from "./texts.ts"

const route = getRouteApi("/framed/a/$account/domains/$domain")

const History = ({ account, id }: { readonly account: string; readonly id: string }) => {
  const { data, error, refetch } = useQuery(historyQuery(account, id))
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-16 font-semibold">{texts.history}</h2>
      {data === undefined
        ? error === null ? <Waiting /> : <ErrorState inline error={error} onRetry={() => void refetch()} />
        : (
          <ol className="mt-2">
            {data.data.map(({ action, actor, at, id }) => (
              <li key={id} className="flex flex-wrap gap-x-4 border-t border-line py-1.5 text-13 first:border-t-0">
                <Time at={at} className="w-28 shrink-0 text-faint" />
                <span>{texts.events[action] ?? action}</span>
                <span className="text-faint">{texts.by(actor.kind, actor.name)}</span>
              </li>
            ))}
          </ol>
        )}
    </section>
  )
}

const RemoveDialog = (
  { account, domain, onClose, onRemoved }: {
    readonly account: string
    readonly domain: Domain
    readonly onClose: () => void
    readonly onRemoved: () => Promise<void>
  }
) => {
  const remove = useMutation({
    mutationFn: () =>
      call("DELETE /accounts/:account_id/domains/:id", { params: { account_id: account, id: domain.id } }),
    onSuccess: onRemoved
  })
  return (
    <ConfirmDialog
      title={texts.removeTitle(domain.name)}
      action={texts.remove}
      typed={domain.name}
      busy={remove.isPending}
      error={remove.error !== null && <ErrorState inline error={remove.error} />}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{texts.removeText(domain.name)}</p>
    </ConfirmDialog>
  )
}

const Shown = ({ account, domain }: { readonly account: string; readonly domain: Domain }) => {
  const { may } = useAccount()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [removing, setRemoving] = useState(false)
  const changed = useChanged(account)
  const check = useMutation({
    mutationFn: () =>
      call("POST /accounts/:account_id/domains/:id/check", { params: { account_id: account, id: domain.id } }),
    onSuccess: (now) => {
      changed(domain.id, now)
      const recent = now.checked_at !== null && Date.now() - Date.parse(now.checked_at) < 15_000
      toast(now.checked_at !== domain.checked_at ? texts.checkedNow : recent ? texts.checkedBefore : texts.inconclusive)
    }
  })
  const run = () => {
    if (!check.isPending) check.mutate()
  }
  useKeys([{ keys: "r", label: texts.check, group: texts.title, run }])
  const { mark, sentence, word } = conditionOf(domain)
  const zone = search.zone !== undefined && zonesOf(domain.name).includes(search.zone)
    ? search.zone
    : likelyZone(domain.name)

  return (
    <div className="flex w-full max-w-[1080px] flex-col gap-8 px-4 py-4">
      <section className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-80">
          <StatusMark status={mark} className="text-14 font-medium">{word}</StatusMark>
          <p className="mt-1">{sentence}</p>
          <p className="mt-1 text-13 text-faint">
            {texts.checked} <Time at={domain.checked_at} as="ago" never={texts.never} /> · {texts.next}{" "}
            <Time at={domain.next_check_at} never={texts.never} />
          </p>
        </div>
        <Button onClick={run} busy={check.isPending}>{texts.check}</Button>
      </section>
      {check.error !== null && <ErrorState inline error={check.error} onRetry={run} />}
      <Records
        domain={domain}
        form={search.form ?? "other"}
        zone={zone}
        onForm={(form) =>
          void navigate({
            search: (before) => ({ ...before, form: form === "other" ? undefined : form }),
            replace: true
          })}
        onZone={(zone) => void navigate({ search: (before) => ({ ...before, zone }), replace: true })}
      />
      <ReceivingSection
        account={account}
        domain={domain}
        // A zone file is for many records. This is one.
        form={search.form === undefined || search.form === "zone" ? "other" : search.form}
        zone={zone}
      />
      {portalView() === undefined && (
        <>
          <DkimSection account={account} domain={domain} />
          <History account={account} id={domain.id} />
        </>
      )}
      {may("developer") && (
        <div>
          <Button className="text-danger!" onClick={() => setRemoving(true)}>{texts.remove}</Button>
        </div>
      )}
      {removing && (
        <RemoveDialog
          account={account}
          domain={domain}
          onClose={() => setRemoving(false)}
          onRemoved={async () => {
            // Leave first: for a deleted domain, this screen would show that it does not exist.
            await navigate({ to: "/a/$account/domains", params: { account }, search: {} })
            changed(domain.id, null)
            toast(texts.removed(domain.name))
          }}
        />
      )}
    </div>
  )
}

/** One domain: its condition, the records to publish and those that were found, its key, and its history. */
export const DomainScreen = () => {
  const { id } = useAccount()
  const { domain: domainId } = route.useParams()
  const { data, error, refetch } = useQuery(domainsQuery(id))
  const domain = data?.data.find((one) => one.id === domainId)
  return (
    <Screen title={domain?.name ?? texts.title} back={`/a/${id}/domains`} modes={false}>
      {data === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : domain === undefined
        ? (
          <EmptyState title={texts.gone}>
            <p className="text-soft">{texts.goneNext}</p>
          </EmptyState>
        )
        : <Shown account={id} domain={domain} />}
    </Screen>
  )
}
