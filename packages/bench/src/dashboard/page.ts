/** The page over a log of a million in Debian's Chromium: how soon it is ready, how it scrolls, what it keeps. */
import { setTimeout as sleep } from "node:timers/promises"
import { type Browser, chromium, type Page } from "playwright-core"
import { median, percentilesOf, round } from "../Statistics.ts"
import type { Front } from "./front.ts"

const program = "/usr/bin/chromium"
const slowdown = 4
const loads = 5
const scrollMs = 10_000
const megabyte = 1024 * 1024

/** As many emails as come in 24 hours at 20 a second, in the batches of this many that a page is sent at the most. */
const day = { emails: 24 * 3_600 * 20, batch: 100 }
/** The timers of the page that ask again and again run so many times as often meanwhile. */
const hurry = 30

interface Opened {
  readonly origin: string
  readonly cookie: string
  readonly path: string
}

const withPage = async <A>(
  browser: Browser,
  { cookie, origin }: Opened,
  use: (page: Page) => Promise<A>
): Promise<A> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const [name = "", value = ""] = cookie.split("=")
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: "Lax" }])
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

// What runs in the page is text: the types of this package know no browser.

/** Notes when the first row stood there, and what kept the page from answering for more than 50 ms. */
const watchStart = `
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

/** Notes how long each frame takes. */
const watchFrames = `
  globalThis.frames = []
  let last = performance.now()
  const tick = (now) => {
    globalThis.frames.push(now - last)
    last = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
`

const lastRow = `Math.max(...[...document.querySelectorAll("[role=row][data-key]")]
  .map((row) => Number(row.getAttribute("aria-rowindex"))))`

/** From the navigation to the list that answers, with nothing in any cache and the processor slowed down. */
const start = async (browser: Browser, opened: Opened, rate: number) => {
  const found: Array<{ rows: number; interactive: number; blocked: number; shift: number }> = []
  for (let turn = 0; turn <= loads; turn++) {
    const notes = await withPage(browser, opened, async (page) => {
      const session = await page.context().newCDPSession(page)
      await session.send("Emulation.setCPUThrottlingRate", { rate })
      await page.addInitScript({ content: watchStart })
      await page.goto(`${opened.origin}${opened.path}`)
      // Nothing asks the page meanwhile: what playwright brings into it for that keeps it busy for 100 ms, slowed down.
      await sleep(5_000)
      return await page.evaluate("notes") as any
    })
    if (notes.rows === 0) throw new Error("The list has not come within 5 seconds.")
    const interactive = Math.max(notes.rows, notes.lastLongTask)
    if (turn > 0) found.push({ rows: notes.rows, interactive, blocked: notes.blocked, shift: notes.shift })
  }
  const of = (name: "rows" | "interactive" | "blocked") => round(median(found.map((one) => one[name])), 0)
  return {
    rowsMs: of("rows"),
    interactiveMs: of("interactive"),
    blockedMs: of("blocked"),
    layoutShift: round(Math.max(...found.map(({ shift }) => shift)), 4)
  }
}

/** Turns the wheel through the list as fast as a hand does, and notes how long each frame took. */
const scroll = (browser: Browser, opened: Opened) =>
  withPage(browser, opened, async (page) => {
    await page.goto(`${opened.origin}${opened.path}`)
    await page.locator("[role=row][data-key]").first().waitFor()
    await page.getByRole("grid").hover()
    await sleep(2_000)
    await page.evaluate(`(() => {${watchFrames}})()`)
    const until = Date.now() + scrollMs
    while (Date.now() < until) {
      await page.mouse.wheel(0, 240)
      await sleep(16)
    }
    const frames = await page.evaluate("globalThis.frames") as ReadonlyArray<number>
    const { max, p50, p95, p99 } = percentilesOf(frames)
    return {
      frames: frames.length,
      p50Ms: round(p50),
      p95Ms: round(p95),
      p99Ms: round(p99),
      maxMs: round(max),
      over50Ms: frames.filter((ms) => ms > 50).length,
      rowsReached: await page.evaluate(lastRow) as number,
      rowsInPage: await page.locator("[role=row]").count()
    }
  })

/** What the page holds after a day of live updates, played in minutes. */
const live = (browser: Browser, opened: Opened, front: Front, minutes: number) =>
  withPage(browser, opened, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send("HeapProfiler.enable")
    await session.send("Performance.enable")
    const held = async () => {
      await session.send("HeapProfiler.collectGarbage")
      await session.send("HeapProfiler.collectGarbage")
      const { metrics } = await session.send("Performance.getMetrics")
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
      return {
        heapMiB: round(of("JSHeapUsedSize") / megabyte),
        nodes: of("Nodes"),
        listeners: of("JSEventListeners"),
        documents: of("Documents")
      }
    }
    await page.addInitScript({
      content: `
        const every = setInterval
        globalThis.setInterval = (run, ms) => every(run, ms / ${hurry})
      `
    })
    await page.goto(`${opened.origin}${opened.path}`)
    await page.locator("[role=row][data-key]").first().waitFor()
    const batches = Math.ceil(day.emails / day.batch)
    const perSecond = batches / (minutes * 60)
    // What is only made once is there after the first of it.
    await front.tell({ perSecond, emails: day.batch, batches: Math.ceil(batches / 50) })
    await sleep(1_000)
    const before = await held()
    const middle: Array<number> = []
    for (let part = 0; part < 10; part++) {
      await front.tell({ perSecond, emails: day.batch, batches: Math.ceil(batches / 10) })
      // Now and then somebody looks at what is new.
      await page.keyboard.press("n")
      await sleep(500)
      middle.push((await held()).heapMiB)
    }
    return { emails: batches * day.batch, batches, minutes, before, heapMiBByTenth: middle, after: await held() }
  })

/** What the screen of the log does in a browser. */
export const measurePage = async (opened: Opened, front: Front, minutes: number) => {
  const browser = await chromium.launch({
    executablePath: program,
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--enable-precise-memory-info"]
  })
  try {
    return {
      start: await start(browser, opened, 1),
      startSlowed: { slowdown, ...await start(browser, opened, slowdown) },
      scroll: await scroll(browser, opened),
      live: await live(browser, opened, front, minutes)
    }
  } finally {
    await browser.close()
  }
}
