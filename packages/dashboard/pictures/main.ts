// A program of its own, outside of any Effect.
// @effect-diagnostics globalTimers:off globalConsole:off
/**
 * Takes the pictures of the documentation: starts the server, fills it, signs in and looks at it in a browser. What is
 * taken is the same in every run, but for ids and the pace of the machine.
 *
 *     node packages/dashboard/pictures/main.ts                      the pictures of docs/pictures
 *     node packages/dashboard/pictures/main.ts --all <directory>    every screen in every size, to look at, as PNG
 *     … --only emails,email                                         of these alone
 */
import * as fs from "node:fs"
import * as path from "node:path"
import { parseArgs } from "node:util"
import { type Browser, chromium, type Page } from "playwright-core"
import { buildPage } from "../build.ts"
import { Dashboard } from "./Dashboard.ts"
import { fill, hookHosts, judge } from "./fill.ts"
import { startHooks } from "./Hooks.ts"
import { startRelay } from "./Relay.ts"
import { type Server, startServer } from "./Server.ts"
import { type Chosen, chosen, fileOf, type Places, type Shot, shots } from "./shots.ts"
import { beginsAt, endsAt } from "./story.ts"

const { values: options } = parseArgs({ options: { all: { type: "string" }, only: { type: "string" } } })
const only = options.only?.split(",")
const sizes = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 } as const
const documented = path.resolve(import.meta.dirname, "../../../docs/pictures")

const isWanted = (name: string): boolean => only === undefined || only.includes(name)

/** The pictures that are wanted of a shot. */
const wantedOf = (name: string): ReadonlyArray<Chosen> =>
  options.all === undefined
    ? chosen.filter(({ shot }) => shot === name)
    : ([360, 768, 1280, 1920] as const).flatMap((width) =>
      (["light", "dark"] as const).map((scheme) => ({ shot: name, width, scheme }))
    )

/** Waits until the page has what it asked for; live lists ask for ever. */
const settled = async (page: Page): Promise<void> => {
  await page.locator("main").waitFor()
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const isBusy = () =>
      document.querySelector("[aria-busy=true]") !== null || /Loading|Reading/.test(document.body.innerText)
    await pause(350)
    for (let waited = 0; isBusy() && waited < 15_000; waited += 50) await pause(50)
    await document.fonts.ready
    await pause(150)
  })
}

const save = async (page: Page, file: string): Promise<void> => {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  if (file.endsWith(".png")) return void await page.screenshot({ path: file })
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80 })
  fs.writeFileSync(file, Buffer.from(data, "base64"))
}

const take = async (
  browser: Browser,
  { dashboard, server }: { readonly server: Server; readonly dashboard: Dashboard },
  shot: Shot,
  places: Places,
  suffix: string
): Promise<void> => {
  const wanted = wantedOf(shot.name)
  for (const width of new Set(wanted.map(({ width }) => width))) {
    const context = await browser.newContext({
      viewport: { width, height: sizes[width] },
      hasTouch: width === 360,
      isMobile: width === 360,
      locale: "en-GB",
      timezoneId: "Europe/Berlin",
      reducedMotion: "reduce"
    })
    await context.addCookies([{ ...dashboard.cookie, url: server.origin, httpOnly: true, sameSite: "Lax" }])
    const page = await context.newPage()
    await page.clock.setFixedTime(server.world().at)
    const at = shot.at(places)
    await page.goto(`${server.origin}${at.startsWith("/") ? at : `/a/${places.account}/${at}`}`)
    await settled(page)
    if (shot.act !== undefined) {
      await shot.act(page)
      await settled(page)
    }
    for (const one of wanted.filter((one) => one.width === width)) {
      await page.emulateMedia({ colorScheme: one.scheme })
      // Charts are drawn anew in the other colours.
      await page.waitForTimeout(100)
      const name = options.all === undefined ? fileOf(one) : fileOf(one).replace(shot.name, `${shot.name}${suffix}`)
      const directory = options.all ?? documented
      await save(page, path.join(directory, options.all === undefined ? name : name.replace(/webp$/, "png")))
    }
    await context.close()
  }
}

const nowhere: Omit<Places, "account"> = {
  emails: { bounced: "", scheduled: "", delivered: "" },
  domains: { verified: "", pending: "" },
  templates: { welcome: "" },
  webhooks: { failing: "" }
}

await buildPage()
using relay = await startRelay(judge)
using hooks = await startHooks()
await using server = await startServer(
  { at: beginsAt, isFrozen: false, records: [], hooks: hookHosts, hooksPort: hooks.port },
  relay.port
)
const dashboard = new Dashboard(server)
const token = server.link.slice(server.link.indexOf("#") + 1)
const { accounts: [first] } = await dashboard.call("POST /links/start", { payload: { token } })
const account = first!.id

const browser = await chromium.launch({
  executablePath: ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(fs.existsSync)!,
  args: [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
    `--host-resolver-rules=MAP ${new URL(server.origin).host} ${new URL(server.url).host}`
  ]
})
try {
  if (options.all !== undefined) {
    await server.change({ at: beginsAt + 60_000, isFrozen: true })
    for (const shot of shots.filter(({ empty, name }) => empty === true && isWanted(name))) {
      await take(browser, { server, dashboard }, shot, { ...nowhere, account }, "-empty")
    }
    await server.change({ isFrozen: false })
  }
  const filled = await fill({ server, dashboard, relay, hooks, account })
  for (const shot of shots.filter(({ name }) => isWanted(name))) {
    await take(browser, { server, dashboard }, shot, { ...filled, account }, "")
  }
} finally {
  await browser.close()
}
console.log(`The pictures show ${new Date(endsAt).toISOString()}.`)
