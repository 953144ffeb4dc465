/** What people look for in a log, typed letter by letter, as the page asks for it. */
import { percentilesOf, round } from "../Statistics.ts"
import { emailOf } from "./fill.ts"
import type { SignedIn } from "./signedIn.ts"

/** The shortest text that the page asks for, as many rows a page as it asks for, and how far it reads on by itself. */
const page = { shortest: 3, limit: 100, fillsScreen: 20, furtherPages: 5 }

/** As many letters of each text are typed. */
const longest = 14

interface Kind {
  readonly texts: ReadonlyArray<string>
  /** Further filters. */
  readonly filters?: string
  /** Pasted instead of typed. */
  readonly isWhole?: boolean
}

const spread = (count: number, from: number, to: number): ReadonlyArray<number> =>
  Array.from({ length: count }, (_, index) => Math.floor(from + index * (to - from) / count))

/** Texts by where what they are of lies in a log of so many emails. */
const kindsOf = (count: number): Readonly<Record<string, Kind>> => {
  const address = (n: number) => emailOf(n).address
  const old = spread(10, count / 4, count - 1)
  return {
    "address of today": { texts: spread(10, 5, 1_000).map(address) },
    "address of last week": { texts: spread(10, count / 5, count / 4).map(address) },
    "address from long ago": { texts: old.map(address) },
    "address, pasted": { texts: [...spread(5, 5, count / 2), ...old].map(address), isWhole: true },
    "name": { texts: ["tanaka", "ada.okafor", "wanja.virtanen", "smith", "kim.lee", "zoe.yilmaz"] },
    "subject": { texts: ["reset your pass", "your order", "invoice 2026-", "confirm your", "parcel arrives"] },
    "number in a subject": { texts: old.map((n) => String(1_000_000 - n)) },
    "nothing like it": { texts: ["nobody@nowhere.example", "xqzzkwv", "refund denied", "ünïcödé", "zzzzzz"] },
    "what no index has": { texts: ["@qu", "a.@", "0@i", "--:", "z.y", "e@e"] },
    "address among bounced": { texts: old.map(address), filters: "&status=bounced" },
    "address under a tag": { texts: old.map(address), filters: "&tag=orders" },
    "address under a rare tag": { texts: old.map(address), filters: "&tag=rare-3" },
    "address in a span": { texts: old.map(address), filters: `&from=${daysAgo(7)}` },
    "address of a domain": { texts: old.map(address), filters: "&domain=billing.example" },
    "nothing of a domain": { texts: ["nobody@nowhere.example", "xqzzkwv"], filters: "&domain=news.example" }
  }
}

export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

const prefixesOf = (text: string): ReadonlyArray<string> =>
  Array.from(
    { length: Math.min(longest, text.length) - page.shortest + 1 },
    (_, more) => text.slice(0, page.shortest + more)
  )

/** The times, in milliseconds, until the first answer to each text, and until as much is there as the page shows. */
export const searches = async (user: SignedIn, base: string, count: number) => {
  const all: Array<number> = []
  const slowest: Array<{ readonly q: string; readonly kind: string; readonly ms: number }> = []
  const kinds: Record<string, unknown> = {}
  for (const [kind, { filters = "", isWhole = false, texts }] of Object.entries(kindsOf(count))) {
    const first: Array<number> = []
    const settled: Array<number> = []
    for (const q of texts.flatMap((text) => isWhole ? [text] : prefixesOf(text))) {
      const query = `${base}/emails?limit=${page.limit}&q=${encodeURIComponent(q)}${filters}`
      let { json, ms } = await user.get(query)
      first.push(ms)
      slowest.push({ q, kind, ms: round(ms) })
      let rows = json.data.length
      for (let turn = 1; turn < page.furtherPages && rows < page.fillsScreen && json.next_cursor !== null; turn++) {
        const more = await user.get(`${query}&cursor=${json.next_cursor}`)
        json = more.json
        ms += more.ms
        rows += json.data.length
      }
      settled.push(ms)
    }
    all.push(...first)
    const { max, p50, p95 } = percentilesOf(first)
    kinds[kind] = {
      asked: first.length,
      p50Ms: round(p50),
      p95Ms: round(p95),
      maxMs: round(max),
      settledP95Ms: round(percentilesOf(settled).p95)
    }
  }
  const { max, p50, p95 } = percentilesOf(all)
  return {
    all: { asked: all.length, p50Ms: round(p50), p95Ms: round(p95), maxMs: round(max) },
    kinds,
    slowest: slowest.toSorted((left, right) => right.ms - left.ms).slice(0, 10)
  }
}
