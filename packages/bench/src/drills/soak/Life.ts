/**
 * What else goes on in a service beside plain sends, in an account of its own: templates that change, reports of bounces
 * and complaints, suppressions, erasures, exports, and people in front of dashboards. Each looks at what it got.
 */
import { setTimeout as sleep } from "node:timers/promises"
import type { Ask } from "./Ask.ts"
import { demand, makeTally, type Tally } from "./Tally.ts"

export interface LifeOptions {
  readonly ask: Ask
  /** The domain that the account sends from, and whose simulator it sends to. */
  readonly domain: string
  /** A request to the dashboard's interface by somebody who is signed in. */
  readonly askDashboard: Ask
  /** The live page of the account's log at whichever server runs, until it ends. */
  readonly openLive: (signal: AbortSignal) => AsyncIterable<Uint8Array>
  readonly accountId: string
}

export interface Life {
  readonly tallies: Readonly<Record<string, Tally>>
  /** What each email that was sent and not erased is to come to, by its id. */
  readonly expected: ReadonlyMap<string, string>
  /** Does no more, and waits for what is under way. */
  readonly stop: () => Promise<void>
}

interface Sent {
  readonly id: string
  readonly to: string
  readonly at: number
}

const outcomes = ["delivered", "delivered", "bounced", "delivered", "complained"] as const
/** An email is finished so long after it was sent, also while a server is away. */
const settledMs = 90_000
const file = Buffer.alloc(20_000, "soak ").toString("base64")

export const startLife = ({ accountId, ask, askDashboard, domain, openLive }: LifeOptions): Life => {
  const stopping = new AbortController()
  const expected = new Map<string, string>()
  const erasable: Array<Sent> = []
  const tallies: Record<string, Tally> = {}

  const every = async (name: string, ms: number, what: () => Promise<void>) => {
    const tally = tallies[name] = makeTally()
    while (!stopping.signal.aborted) {
      await sleep(ms, undefined, { signal: stopping.signal }).catch(() => {})
      if (!stopping.signal.aborted) await tally.count(what, stopping.signal)
    }
  }

  let number = 0
  const from = `Soak <soak@${domain}>`
  const send = async () => {
    const outcome = outcomes[number % outcomes.length]!
    const to = `${outcome}+${number}@${domain}`
    const { body, status } = await ask("POST", "/v1/emails", {
      from,
      to,
      template_slug: "soak",
      variables: { number },
      tags: [`turn-${number % 7}`],
      ...(number % 10 === 0
        ? { attachments: [{ filename: "soak.txt", content: file, content_type: "text/plain" }] }
        : {})
    })
    demand(status === 201 || status === 200, `a send by template: ${status} ${JSON.stringify(body)}`)
    expected.set(body.id, outcome)
    if (number % 11 === 0) erasable.push({ id: body.id, to, at: Date.now() })
    number++
  }

  let version = 1
  const changeTemplate = async () => {
    const { body: { data } } = await ask("GET", "/v1/templates")
    const template = data.find(({ slug }: { slug: string }) => slug === "soak")
    const changed = await ask("PATCH", `/v1/templates/${template.id}`, {
      subject: `Version ${++version} of {{ number }}`
    })
    demand(changed.status === 200, `a template: ${changed.status}`)
  }

  const erase = async () => {
    const sent = erasable.shift()
    if (sent === undefined) return
    await sleep(Math.max(0, sent.at + settledMs - Date.now()), undefined, { signal: stopping.signal })
    // Before its answer comes it is gone, from an export that ends meanwhile as well.
    expected.delete(sent.id)
    const first = await ask("POST", "/v1/recipients/erase", { email_address: sent.to })
    // A server that was killed after the erasure answers the repeat with counts of 0.
    demand(first.status === 200 && first.body.emails_deleted <= 1, `an erasure: ${JSON.stringify(first)}`)
    const gone = await ask("GET", `/v1/emails/${sent.id}`)
    demand(gone.status === 404, `an erased email: ${gone.status}`)
    const again = await ask("POST", "/v1/emails", { from, to: sent.to, subject: "Again", text: "Again" })
    demand(again.status === 422, `a send to an erased address: ${again.status}`)
  }

  const suppress = async () => {
    const address = `gone-${Date.now()}@example.org`
    const added = await ask("POST", "/v1/suppressions", { email_address: address })
    // Added before its server was killed, and asked for once more.
    demand([201, 409].includes(added.status), `a suppression: ${added.status}`)
    const removed = await ask("DELETE", `/v1/suppressions/${encodeURIComponent(address)}`)
    demand([200, 204, 404].includes(removed.status), `a suppression removed: ${removed.status}`)
  }

  const exportAll = async () => {
    const known = [...expected.keys()]
    const { body, status } = await ask("GET", "/v1/account/export")
    demand(status === 200, `an export: ${status}`)
    const exported = new Set(body.emails.map(({ id }: { id: string }) => id))
    const missing = known.filter((id) => !exported.has(id) && expected.has(id))
    demand(missing.length === 0, `an export lacks ${missing.length} of ${known.length} emails`)
  }

  const base = `/accounts/${accountId}`
  const look = async () => {
    const label = `delivered+${Math.max(0, number - 50)}`
    for (const path of ["/emails?limit=50", `/emails?q=${encodeURIComponent(label)}`]) {
      const { body, status } = await askDashboard("GET", `${base}${path}`)
      demand(status === 200 && Array.isArray(body.data), `a look at the log: ${status}`)
    }
  }
  const watch = async () => {
    let bytes = 0
    try {
      for await (const chunk of openLive(stopping.signal)) bytes += chunk.length
    } catch {
      // Its server was killed: it is opened anew, as a browser does.
      return
    }
    demand(bytes > 0, "a live page was sent nothing")
  }

  const running = [
    every("sends by template", 500, send),
    every("changes of a template", 60_000, changeTemplate),
    every("erasures", 15_000, erase),
    every("suppressions", 10_000, suppress),
    every("exports", 240_000, exportAll),
    every("looks at a dashboard", 5_000, look),
    every("live pages", 1_000, watch),
    every("live pages of another", 1_500, watch)
  ]
  return {
    tallies,
    expected,
    stop: async () => {
      stopping.abort()
      await Promise.all(running)
    }
  }
}
