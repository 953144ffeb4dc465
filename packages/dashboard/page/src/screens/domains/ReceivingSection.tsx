import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { ConfirmDialog } from "../../ui/Dialog.tsx"
import { ErrorState } from "../../ui/States.tsx"
import { type Status, StatusMark } from "../../ui/StatusMark.tsx"
import { Time } from "../../ui/Time.tsx"
import { toast } from "../../ui/toasts.tsx"
import type { Domain } from "./condition.ts"
import { useChanged } from "./queries.ts"
import type { Form } from "./recordForms.ts"
import { One } from "./Records.tsx"
import { texts } from "./texts.ts"

const { receiving: words } = texts

type Receiving = NonNullable<Domain["receiving"]>

const conditionOf = (
  { health, status }: Receiving,
  domain: Domain
): { readonly mark: Status; readonly word: string; readonly sentence: string } => {
  const { name } = domain
  switch (status) {
    case "failed":
      return { mark: "failed", word: texts.words.failed, sentence: words.failed(name) }
    case "pending":
      return {
        mark: health === "unknown" ? "queued" : "delayed",
        word: texts.words.pending,
        sentence: domain.status === "verified" ? words.pending(name) : words.unverified(name)
      }
    case "verified":
      return health === "action_needed"
        ? { mark: "bounced", word: texts.words.broken, sentence: words.broken(name) }
        : { mark: "delivered", word: texts.words.verified, sentence: words.verified(name) }
  }
}

interface Props {
  readonly account: string
  readonly domain: Domain
  readonly form: Exclude<Form, "zone">
  readonly zone: string
}

/** Whether a domain receives, the record that it needs for that, and what was found of it. */
export const ReceivingSection = ({ account, domain, form, zone }: Props) => {
  const { may } = useAccount()
  const changed = useChanged(account)
  const [stopping, setStopping] = useState(false)
  const params = { account_id: account, id: domain.id }
  const begin = useMutation({
    mutationFn: () => call("POST /accounts/:account_id/domains/:id/receiving", { params }),
    onSuccess: (now) => {
      changed(domain.id, now)
      toast(words.begun(domain.name))
    }
  })
  const stop = useMutation({
    mutationFn: () => call("DELETE /accounts/:account_id/domains/:id/receiving", { params }),
    onSuccess: (now) => {
      setStopping(false)
      changed(domain.id, now)
      toast(words.stopped(domain.name))
    }
  })
  const { receiving } = domain
  const mayChange = may("developer")
  const condition = receiving === null ? undefined : conditionOf(receiving, domain)
  return (
    <section aria-labelledby="receiving">
      <h2 id="receiving" className="text-16 font-semibold">{words.title}</h2>
      {receiving === null || condition === undefined
        ? (
          <>
            <p className="mt-1 max-w-[72ch] text-soft">{words.off(domain.name)}</p>
            {mayChange && (
              <Button className="mt-3" busy={begin.isPending} onClick={() => begin.mutate()}>{words.begin}</Button>
            )}
            {begin.error !== null && <ErrorState inline error={begin.error} onRetry={() => begin.mutate()} />}
          </>
        )
        : (
          <>
            <StatusMark status={condition.mark} className="mt-1 text-14 font-medium">{condition.word}</StatusMark>
            <p className="mt-1">{condition.sentence}</p>
            <p className="mt-1 text-13 text-faint">
              {texts.checked} <Time at={receiving.checked_at} as="ago" never={texts.never} />
            </p>
            <ul className="mt-2">
              {receiving.records.map((record) => <One key={record.id} record={record} form={form} zone={zone} />)}
            </ul>
            {mayChange && <Button onClick={() => setStopping(true)}>{words.stop}</Button>}
          </>
        )}
      {stopping && (
        <ConfirmDialog
          title={words.stopTitle(domain.name)}
          action={words.stop}
          busy={stop.isPending}
          error={stop.error !== null && <ErrorState inline error={stop.error} />}
          onConfirm={() => stop.mutate()}
          onClose={() => setStopping(false)}
        >
          <p>{words.stopText(domain.name)}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
