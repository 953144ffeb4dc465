/** Drives Debian's Chromium with the built page. */
import type { AxeResults, RunOptions } from "axe-core"
import * as fs from "node:fs"
import { createRequire } from "node:module"
import * as path from "node:path"
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core"
import { afterEach, beforeAll, describe, expect } from "vitest"

const browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
/** The same browser without windows. With windows, a test takes three quarters of the processor. */
const shell = "/usr/bin/chromium-headless-shell"
const firstOf = (files: ReadonlyArray<string>) => files.find((file) => fs.existsSync(file))

export interface OpenOptions {
  readonly width?: number
  readonly height?: number
  readonly scheme?: "light" | "dark"
  /** Emulates a touch screen. */
  readonly touch?: boolean
  readonly locale?: string
  readonly timezone?: string
  /** The page's clock is controlled by the test through `page.clock`. That of workers is not. */
  readonly clock?: boolean
  /** Console errors to ignore, for example because the test lets a request fail. */
  readonly allowed?: RegExp
}

/** Chromium's message when playwright looks into a frame that runs no script. */
const fromOutside = /^Blocked script execution in .* because the document's frame is sandboxed/

export interface Driver {
  /** Opens an address of a server in a new browser context, without cookies. It is closed after the test. */
  readonly open: (
    server: { readonly url: string; readonly hasEnded?: () => boolean },
    address: string,
    options?: OpenOptions
  ) => Promise<Page>
}

const running = new Map<string, Promise<Browser>>()

/** The browser of this process. Several test files share it, and it ends with the process. */
const browserOf = async (program: string): Promise<Browser> => {
  const before = await running.get(program)
  if (before?.isConnected() === true) return before
  const browser = chromium.launch({
    executablePath: program,
    // For root, and in small containers, Chromium's sandbox does not work and shared memory is scarce.
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--force-color-profile=srgb"]
  })
  running.set(program, browser)
  return browser
}

/**
 * Tests in one browser, each in its own context. With `tabs` it is a full browser: the headless shell crashes when
 * links open tabs. Without Chromium the tests are skipped, with a message. A test fails if the page writes an error to
 * the console, or violates its content security policy.
 */
export const inBrowser = (
  name: string,
  tests: (driver: Driver) => void,
  { tabs = false }: { readonly tabs?: boolean } = {}
): void => {
  const program = firstOf(tabs ? browsers : [shell, ...browsers])
  const without = program === undefined
  const title = without ? `${name} (WITHOUT CHROMIUM: apt-get install chromium)` : name
  describe.skipIf(without)(title, () => {
    let browser: Browser
    const complaints: Array<string> = []
    beforeAll(async () => {
      browser = await browserOf(program!)
    })
    afterEach(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
      expect(complaints.splice(0)).toEqual([])
    })
    const open: Driver["open"] = async (server, address, options = {}) => {
      const {
        clock = false,
        height = 800,
        locale = "en-GB",
        scheme = "light",
        timezone = "Europe/Berlin",
        touch = false,
        width = 1280
      } = options
      const settings: BrowserContextOptions = {
        viewport: { width, height },
        colorScheme: scheme,
        hasTouch: touch,
        isMobile: touch,
        locale,
        timezoneId: timezone,
        reducedMotion: "reduce"
      }
      const page = await (await browser.newContext(settings)).newPage()
      page.setDefaultTimeout(60_000)
      if (clock) await page.clock.install()
      const complain = (text: string) => {
        if (server.hasEnded?.() === true && /ERR_(?:CONNECTION|EMPTY_RESPONSE)|Failed to fetch/.test(text)) return
        if (options.allowed?.test(text) !== true && !fromOutside.test(text)) complaints.push(`${address}: ${text}`)
      }
      page.on("pageerror", (error) => complain(error.message))
      page.on("console", (message) => {
        // The connections of live lists break if the test's server ends before the page.
        const isBroken = /\/live(?:\?|$)/.test(message.location().url) && message.text().includes("net::ERR_")
        if (message.type() === "error" && !isBroken) complain(message.text())
      })
      page.on("requestfailed", (request) => {
        // Requests that the document's policy refuses are never sent.
        const isRefused = request.failure()?.errorText === "csp"
        if (!isRefused && !request.url().startsWith(server.url)) complain(`asked for ${request.url()}`)
      })
      await page.goto(`${server.url}${address}`)
      return page
    }
    tests({ open })
  })
}

const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Runs axe within the page, but not within frames: they contain what others wrote, and run no script. */
const askAxe = (page: Page, options: RunOptions): Promise<AxeResults> =>
  page.evaluate((options) => {
    const { axe } = globalThis as unknown as { readonly axe: { run: (...of: Array<object>) => Promise<AxeResults> } }
    return axe.run({ exclude: [["iframe"]] }, { ...options, resultTypes: ["violations"] })
  }, options)

/**
 * Expects no violation of axe's rules (WCAG 2.2 A and AA, and its best practices) in either colour scheme. Only colours
 * differ between the schemes, so that in the second one only the contrast is checked.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource)
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await askAxe(page, colorScheme === "light" ? {} : { runOnly: ["color-contrast"] })
    const found = violations.map(({ help, id, nodes }) =>
      `${colorScheme}: ${id}: ${help}\n${
        nodes.map(({ failureSummary, html }) => `  ${html}\n  ${failureSummary}`).join("\n")
      }`
    )
    expect(found).toEqual([])
  }
}

/** Presses keys one after the other: `press(page, "g", "k")`. */
export const press = async (page: Page, ...keys: ReadonlyArray<string>): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Moves the focus with Tab to the element with a name. Fails if it is never reached. */
export const tabTo = async (
  page: Page,
  role: Parameters<Page["getByRole"]>[0],
  name: string | RegExp
): Promise<void> => {
  const target = page.getByRole(role, { name })
  for (let step = 0; step < 60; step++) {
    // Unlike `document.activeElement`, this finds the focused element within a shadow tree.
    if (await target.evaluate((element) => element.matches(":focus"))) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab never reached the ${role} ${name}.`)
}

/** Expects that nothing is wider than the screen. */
export const expectNoSideways = async (page: Page): Promise<void> => {
  // The navigation changes its form a moment after the window has changed its size.
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(over).toBeLessThanOrEqual(0)
}

/** Expects that all of its width is within the window. */
export const expectInSight = async (locator: Locator): Promise<void> => {
  const over = () =>
    locator.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return Math.max(-left, right - innerWidth)
    })
  await expect.poll(over).toBeLessThanOrEqual(0)
}

/**
 * Takes a picture such as `emails-1280-dark.png` for people to look at, into the directory that `SENDWRIGHT_PICTURES`
 * names. Without the variable it does nothing. The pictures of the documentation are taken by `pictures/main.ts`.
 */
export const picture = async (page: Page, name: string): Promise<void> => {
  const directory = process.env["SENDWRIGHT_PICTURES"]
  if (directory === undefined) return
  fs.mkdirSync(directory, { recursive: true })
  const { height, width } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.screenshot({
      path: path.join(directory, `${name}-${width}-${scheme}.png`),
      clip: { x: 0, y: 0, width, height }
    })
  }
}
