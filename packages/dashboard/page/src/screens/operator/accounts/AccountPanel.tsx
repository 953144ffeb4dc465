import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { call } from "../../../foundation/api.ts"
import { useKeys } from "../../../foundation/keyboard.ts"
import { Button, buttonClass, IconButton } from "../../../ui/Button.tsx"
import { Copyable } from "../../../ui/Copy.tsx"
import { Switch } from "../../../ui/Field.tsx"
import { CrossIcon } from "../../../ui/icons.tsx"
import { countOf } from "../../../ui/numbers.ts"
import { ErrorState, Waiting } from "../../../ui/States.tsx"
import { Time } from "../../../ui/Time.tsx"
import { toast } from "../../../ui/toasts.tsx"
import { rateOf, sizeOf } from "../shared/amounts.ts"
import { Facts, Section } from "../shared/Blocks.tsx"
import { accountQuery, type Detail, showChanged } from "./accounts.ts"
import { ChangeAccount } from "./ChangeAccount.tsx"
import { RateMark, StateMark } from "./Marks.tsx"
import { StopAccount } from "./StopAccount.tsx"
import { texts } from "./texts.ts"

/** The state of the account in one sentence. */
const Answered = ({ account }: { readonly account: Detail }) => {
  const { limits, paused, state, suspended, used_this_month: used } = account
  const stopped = suspended ?? paused
  return (
    <p>
      <StateMark state={state} />
      {stopped !== null && (
        <>
          {" since "}
          <Time at={stopped.at} />
          {stopped.reason !== null && `: ${stopped.reason}`}
        </>
      )}
      {used !== null && (
        <span className="text-soft">
          {` · ${countOf(used)}${
            limits.monthly_emails === null ? "" : ` of ${countOf(limits.monthly_emails)}`
          } live emails this month`}
        </span>
      )}
    </p>
  )
}

const limitOf = (limit: number | null, own: number | null) => (
  <>
    {limit === null ? texts.form.noLimit : countOf(limit)}
    {own !== null && <span className="ml-1 text-soft">({texts.facts.own})</span>}
  </>
)

const Standing = ({ account: { reputation } }: { readonly account: Detail }) => (
  <Section beside title={texts.reputation}>
    <Facts
      facts={[
        [texts.facts.recipients, countOf(reputation.week.recipients)],
        ...(["bounces", "complaints"] as const).map((of) =>
          [
            texts.facts[of],
            <span key={of} className="flex flex-wrap gap-x-2">
              {countOf(reputation.week[of])}
              <RateMark of={of} reputation={reputation} />
              <span className="text-faint">{texts.pausedFrom(rateOf(reputation[of].limit))}</span>
            </span>
          ] as const
        )
      ]}
    />
    {reputation.week.recipients < reputation.min_recipients && (
      <p className="pt-2 text-13 text-faint">{texts.tooFew(countOf(reputation.min_recipients))}</p>
    )}
  </Section>
)

export interface AccountPanelProps {
  readonly id: string
  readonly onClose: () => void
}

/** One account, and an operator's actions on it. */
export const AccountPanel = ({ id, onClose }: AccountPanelProps) => {
  const client = useQueryClient()
  const { data: account, error, refetch } = useQuery(accountQuery(id))
  const [dialog, setDialog] = useState<"pause" | "suspend" | "change">()
  useKeys([{ keys: "Escape", label: texts.close, group: "List", run: onClose }])
  const done = (text: (name: string) => string) => (detail: Detail) => {
    showChanged(client, detail)
    setDialog(undefined)
    toast(text(detail.name))
  }
  const goOn = useMutation({
    mutationFn: (how: "resume" | "reinstate") =>
      how === "resume"
        ? call("POST /operator/accounts/:id/resume", { params: { id } })
        : call("POST /operator/accounts/:id/reinstate", { params: { id } }),
    onSuccess: (detail, how) => done(how === "resume" ? texts.resumed : texts.reinstated)(detail)
  })
  const trust = useMutation({
    mutationFn: (trusted: boolean) => call("PATCH /operator/accounts/:id", { params: { id }, payload: { trusted } }),
    onSuccess: (detail) => showChanged(client, detail)
  })
  const failure = goOn.error ?? trust.error

  if (account === undefined) {
    return error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
  }
  const { overrides, limits, paused, suspended } = account
  return (
    <article aria-label={account.name} className="pb-6">
      <div className="flex items-start gap-2 px-4 pt-3">
        <div className="min-w-0 grow">
          <h2 className="truncate text-16 font-semibold">{account.name}</h2>
          <Answered account={account} />
        </div>
        <IconButton label={texts.close} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-2 px-4 pt-3">
        <Button onClick={() => setDialog("change")}>{texts.edit}</Button>
        {paused === null
          ? <Button onClick={() => setDialog("pause")}>{texts.pause}</Button>
          : (
            <Button busy={goOn.isPending && goOn.variables === "resume"} onClick={() => goOn.mutate("resume")}>
              {texts.resume}
            </Button>
          )}
        {suspended === null
          ? <Button onClick={() => setDialog("suspend")}>{texts.suspend}</Button>
          : (
            <Button busy={goOn.isPending && goOn.variables === "reinstate"} onClick={() => goOn.mutate("reinstate")}>
              {texts.reinstate}
            </Button>
          )}
        <Link to="/a/$account" params={{ account: id }} className={buttonClass()}>{texts.openAccount}</Link>
      </div>
      {failure !== null && (
        <div className="px-4 pt-3">
          <ErrorState inline error={failure} />
        </div>
      )}
      <Section beside title={texts.limits}>
        <Facts
          facts={[
            [texts.facts.plan, account.plan_step === null ? account.plan : `${account.plan}, ${account.plan_step}`],
            [texts.facts.emails, limitOf(limits.monthly_emails, overrides.monthly_emails)],
            [texts.facts.domains, limitOf(limits.domains, overrides.domains)],
            [texts.facts.rate, limitOf(limits.request_rate, overrides.request_rate)],
            [texts.facts.received, limitOf(limits.received_megabytes, overrides.received_megabytes)],
            [texts.facts.receivedNow, sizeOf(account.received_bytes)]
          ]}
        />
        <Switch
          label={texts.trusted}
          hint={texts.trustedHint}
          checked={trust.isPending ? trust.variables : account.trusted}
          onChange={({ target }) => trust.mutate(target.checked)}
          className="pt-3"
        />
      </Section>
      <Standing account={account} />
      <Section beside title={texts.members}>
        <Facts facts={account.members.map(({ email_address, role }) => [email_address, role])} />
      </Section>
      <Section beside title={texts.account}>
        <Facts
          facts={[
            [texts.facts.id, <Copyable key="id" text={account.id} label="Copy the id" />],
            [texts.facts.created, <Time key="created" at={account.created_at} />]
          ]}
        />
      </Section>
      {dialog === "change"
        ? (
          <ChangeAccount
            account={account}
            onChanged={done(texts.changed)}
            onClose={() => setDialog(undefined)}
          />
        )
        : dialog !== undefined && (
          <StopAccount
            account={account}
            how={dialog}
            onStopped={done(dialog === "pause" ? texts.paused : texts.suspended)}
            onClose={() => setDialog(undefined)}
          />
        )}
    </article>
  )
}
