/** What became of every email that was acknowledged: lost, handed over twice, its webhooks missing. */
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { progress } from "../../Report.ts"
import type { Api } from "../Api.ts"
import type { SmtpSink } from "../SmtpSink.ts"
import type { WebhookSink } from "../WebhookSink.ts"

export interface Ledger {
  readonly acknowledged: number
  /** Acknowledged, and the log does not know it. */
  readonly unknown: number
  /** In the log, not cancelled, and the mail server never got it. */
  readonly lost: number
  /** Cancelled, and the mail server got it. */
  readonly cancelledButSent: number
  /** The mail server got it, and the log does not know it. */
  readonly forgotten: number
  readonly byStatus: Readonly<Record<string, number>>
  /** Messages that the mail server took more than once. */
  readonly twice: number
  /** Those of which the log does not know that they were attempted so often. */
  readonly twiceUnexplained: number
  readonly events: number
  readonly eventsWithoutWebhook: number
  readonly webhooksAgain: number
}

/** A long drill makes a hundred thousand emails, and each is checked: so many at once. */
const readers = 8

export const readLedger = async (options: {
  readonly api: Api
  readonly acknowledged: ReadonlySet<string>
  readonly smtp: SmtpSink
  readonly webhooks: WebhookSink
  readonly domain: string
  readonly patienceMs: number
}): Promise<Ledger> => {
  const { acknowledged, api, domain, patienceMs, smtp, webhooks } = options
  const until = performance.now() + patienceMs
  const waiting = async () =>
    (await api.get("/v1/emails?status=queued&limit=1")).data.length
    + (await api.get("/v1/emails?status=scheduled&limit=1")).data.length
  while (await waiting() > 0 && performance.now() < until) await sleep(500)
  const known = new Set<string>()
  const byStatus: Record<string, number> = {}
  const events: Array<string> = []
  let lost = 0
  let cancelledButSent = 0
  let twice = 0
  let twiceUnexplained = 0
  const look = async ({ id, status }: { readonly id: string; readonly status: string }) => {
    known.add(id)
    byStatus[status] = (byStatus[status] ?? 0) + 1
    const email = await api.get(`/v1/emails/${id}`)
    for (const event of email.events) events.push(event.id)
    const times = smtp.messages.get(`${id}@${domain}`) ?? 0
    const attempts = email.events.findLast((event: any) => event.type === "email.sent")?.payload.attempt ?? 0
    if (email.status === "cancelled") cancelledButSent += Math.min(1, times)
    else if (times === 0) {
      lost++
      progress(`lost: ${JSON.stringify(email)}`)
    }
    if (times > 1) twice++
    if (times > Math.max(1, attempts)) twiceUnexplained++
  }
  const emails = api.all()
  await Promise.all(Array.from({ length: readers }, async () => {
    for (let next = await emails.next(); next.done !== true; next = await emails.next()) await look(next.value)
  }))
  const missing = () => events.filter((id) => !webhooks.events.has(id)).length
  while (missing() > 0 && performance.now() < until) await sleep(500)
  return {
    acknowledged: acknowledged.size,
    unknown: [...acknowledged].filter((id) => !known.has(id)).length,
    lost,
    cancelledButSent,
    forgotten: [...smtp.messages.keys()].filter((id) => !known.has(id.replace(/@.*/, ""))).length,
    byStatus,
    twice,
    twiceUnexplained,
    events: events.length,
    eventsWithoutWebhook: missing(),
    webhooksAgain: [...webhooks.events.values()].filter((times) => times > 1).length
  }
}

/** Fails where something that was acknowledged did not happen. */
export const demandNothingLost = (ledger: Ledger): void => {
  const { cancelledButSent, eventsWithoutWebhook, lost, twiceUnexplained, unknown } = ledger
  if (unknown + lost + cancelledButSent + twiceUnexplained + eventsWithoutWebhook > 0) {
    throw new Error(`a promise was broken: ${JSON.stringify(ledger)}`)
  }
}
