/** The page over a log of a million in Debian's Chromium: how soon it is ready, how it scrolls, what it keeps. */
import { setTimeout as sleep } from "node:timers/promises"
import { type Browser, chromium, type Page } from "playwright-core"
import { percentilesOf, round } from "../Statistics.ts"
import { program, viewport } from "./bareChromium.ts"
import type { Front } from "./front.ts"
import { type Opened, startOfPage } from "./startOfPage.ts"

const scrollMs = 10_000
const megabyte = 1024 * 1024

/** The emails of 24 hours at 20 a second, and the most of them that a page is sent at once. */
const day = { emails: 24 * 3_600 * 20, batch: 100 }
/** The timers of the page that ask again and again run so many times as often meanwhile. */
const hurry = 30

const withPage = async <A>(
  browser: Browser,
  { cookie, origin }: Opened,
  use: (page: Page) => Promise<A>
): Promise<A> => {
  const context = await browser.newContext({ viewport })
  const [name = "", value = ""] = cookie.split("=")
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: "Lax" }])
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

// What runs in the page is text: the types of this package know no browser.

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
      ...await startOfPage(opened),
      scroll: await scroll(browser, opened),
      live: await live(browser, opened, front, minutes)
    }
  } finally {
    await browser.close()
  }
}
