/**
 * Debian's Chromium by its own protocol (Chrome DevTools Protocol). Playwright makes a context of its own in each page
 * for its queries, which keeps a slowed page busy for some 70 ms of its start; a reader's browser has none.
 */
import { spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

export const program = "/usr/bin/chromium"
export const viewport = { width: 1440, height: 900 }

type Send = (method: string, params?: object, sessionId?: string) => Promise<any>

/** Asks the browser; a refusal of it rejects. */
const connect = async (address: string): Promise<{ readonly send: Send; readonly close: () => void }> => {
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers<any>>()
  let last = 0
  socket.addEventListener("message", ({ data }) => {
    const { error, id, result } = JSON.parse(String(data)) as any
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) asked?.resolve(result)
    else asked?.reject(new Error(`Chromium refused: ${error.message}`))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true })
    socket.addEventListener("error", reject, { once: true })
  })
  return {
    send: (method, params = {}, sessionId) => {
      const asked = Promise.withResolvers<any>()
      waiting.set(++last, asked)
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
      return asked.promise
    },
    close: () => socket.close()
  }
}

/** One tab, with nothing in any cache and no cookies but those that it is given. */
type Tab = (method: string, params?: object) => Promise<any>

export interface BareChromium {
  readonly withTab: <A>(use: (tab: Tab) => Promise<A>) => Promise<A>
  readonly close: () => Promise<void>
}

export const startChromium = async (): Promise<BareChromium> => {
  const profile = await mkdtemp(join(tmpdir(), "sendwright-chromium-"))
  const child = spawn(program, [
    "--headless",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`
  ], { stdio: ["ignore", "ignore", "pipe"] })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ""
    child.stderr.on("data", (chunk) => {
      said += chunk
      const found = /listening on (ws:\/\/\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    void ended.then(() => reject(new Error(`Chromium ended: ${said.slice(-1_000)}`)))
  })
  const { close, send } = await connect(address)
  return {
    withTab: async (use) => {
      const { browserContextId } = await send("Target.createBrowserContext")
      try {
        const { targetId } = await send("Target.createTarget", { url: "about:blank", browserContextId })
        const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true })
        const tab: Tab = (method, params) => send(method, params, sessionId)
        await tab("Emulation.setDeviceMetricsOverride", { ...viewport, deviceScaleFactor: 1, mobile: false })
        await tab("Page.enable")
        return await use(tab)
      } finally {
        await send("Target.disposeBrowserContext", { browserContextId })
      }
    },
    close: async () => {
      close()
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true })
    }
  }
}
