/** How soon the page is ready: from the navigation to a list that answers. */
import { setTimeout as sleep } from "node:timers/promises"
import { median, round } from "../Statistics.ts"
import { type BareChromium, startChromium } from "./bareChromium.ts"

const slowdown = 4
const loads = 5

/** The page's address, and who is signed in. */
export interface Opened {
  readonly origin: string
  readonly cookie: string
  readonly path: string
}

// What runs in the page is text: the types of this package know no browser.

/** Notes when the first row stood there, and what kept the page from answering for more than 50 ms. */
const watch = `
  globalThis.notes = { rows: 0, lastLongTask: 0, blocked: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      notes.lastLongTask = startTime + duration
      notes.blocked += duration - 50
    }
  }).observe({ type: "longtask", buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) notes.shift += entry.value
  }).observe({ type: "layout-shift", buffered: true })
  new MutationObserver((_, observer) => {
    if (document.querySelector("[role=row][data-key]") === null) return
    notes.rows = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
`

interface Notes {
  readonly rows: number
  readonly lastLongTask: number
  readonly blocked: number
  readonly shift: number
}

const load = (browser: BareChromium, { cookie, origin, path }: Opened, rate: number): Promise<Notes> =>
  browser.withTab(async (tab) => {
    const [name = "", value = ""] = cookie.split("=")
    await tab("Network.setCookie", { name, value, url: origin, httpOnly: true, sameSite: "Lax" })
    await tab("Emulation.setCPUThrottlingRate", { rate })
    await tab("Page.addScriptToEvaluateOnNewDocument", { source: watch })
    await tab("Page.navigate", { url: origin + path })
    // Nothing asks the page meanwhile.
    await sleep(5_000)
    const { result } = await tab("Runtime.evaluate", { expression: "notes", returnByValue: true })
    return result.value
  })

const measure = async (browser: BareChromium, opened: Opened, rate: number) => {
  const found: Array<Notes> = []
  for (let turn = 0; turn <= loads; turn++) {
    const notes = await load(browser, opened, rate)
    if (notes.rows === 0) throw new Error("The list has not come within 5 seconds.")
    if (turn > 0) found.push(notes)
  }
  const of = (figure: (notes: Notes) => number) => round(median(found.map(figure)), 0)
  return {
    rowsMs: of(({ rows }) => rows),
    interactiveMs: of(({ lastLongTask, rows }) => Math.max(rows, lastLongTask)),
    blockedMs: of(({ blocked }) => blocked),
    layoutShift: round(Math.max(...found.map(({ shift }) => shift)), 4)
  }
}

/** With nothing in any cache: as the machine is, and with the processor slowed down. Medians. */
export const startOfPage = async (opened: Opened) => {
  const browser = await startChromium()
  try {
    return {
      start: await measure(browser, opened, 1),
      startSlowed: { slowdown, ...await measure(browser, opened, slowdown) }
    }
  } finally {
    await browser.close()
  }
}
