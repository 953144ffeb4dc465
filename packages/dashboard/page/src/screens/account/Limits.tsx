import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { overviewQuery } from "../../foundation/accountOverview.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { buttonClass } from "../../ui/Button.tsx"
import { Meter } from "../../ui/Meter.tsx"
import { Section } from "../../ui/Section.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { Time } from "../../ui/Time.tsx"
import { texts } from "./texts.ts"

const words = texts.limits

/** The plan, its use so far, and how near the account is to a pause. */
export const Limits = () => {
  const { id } = useAccount()
  const { data, error, refetch } = useQuery(overviewQuery(id))
  if (data === undefined) {
    return error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
  }
  const { created_at, limits, paused, plan, plan_step, standing, suspended, used } = data
  const { bounces, complaints, day, min_recipients, new_account, recipients } = standing
  // A few bounces or complaints pause no account, however large their share.
  const nearness = ({ count, least, limit, rate }: typeof bounces) =>
    rate === null || recipients < min_recipients ? 0 : Math.min(rate / limit, count / Math.max(1, least))
  return (
    <div className="w-full max-w-180">
      <div className="px-4 pt-6">
        <p className="text-16 font-medium">
          {suspended !== null ? words.suspended : paused !== null ? words.paused : words.sends}
        </p>
        <dl className="mt-3 flex gap-8">
          <div>
            <dt className="text-12 text-faint">{words.plan}</dt>
            <dd>{plan_step === null ? plan : `${plan}, ${plan_step}`}</dd>
          </div>
          <div>
            <dt className="text-12 text-faint">{words.since}</dt>
            <dd>
              <Time at={created_at} />
            </dd>
          </div>
        </dl>
      </div>
      <Section title={words.used}>
        <Meter
          label={words.month}
          share={limits.monthly_emails === null
            ? null
            : (used.monthly_emails ?? 0) / Math.max(1, limits.monthly_emails)}
        >
          {limits.monthly_emails === null
            ? words.unlimited
            : words.of(used.monthly_emails ?? 0, limits.monthly_emails)}
        </Meter>
        <Meter label={words.domains} share={used.domains / Math.max(1, limits.domains)}>
          {words.of(used.domains, limits.domains)}
        </Meter>
        <Meter label={words.rate} share={null}>{words.rateOf(limits.request_rate)}</Meter>
        <Meter
          label={words.received}
          share={limits.received_megabytes === null
            ? null
            : used.received_bytes / Math.max(1, limits.received_megabytes * 1_000_000)}
        >
          {words.receivedOf(used.received_bytes, limits.received_megabytes)}
        </Meter>
        {limits.daily_emails !== null && <p className="text-soft">{words.daily(limits.daily_emails)}</p>}
      </Section>
      <Section title={words.reputation} hint={words.reputationHint(recipients, min_recipients)}>
        <Meter label={words.bounces} share={nearness(bounces)}>
          {words.rate7(bounces)}
        </Meter>
        <Meter label={words.complaints} share={nearness(complaints)}>
          {words.rate7(complaints)}
        </Meter>
        {new_account !== null && (
          <p className="text-soft">
            {words.newAccount(day.bounces, day.complaints, new_account.bounces, new_account.complaints)}
          </p>
        )}
        <Link to="/a/$account/metrics" params={{ account: id }} className={buttonClass("plain", "self-start")}>
          {words.metrics}
        </Link>
      </Section>
    </div>
  )
}
