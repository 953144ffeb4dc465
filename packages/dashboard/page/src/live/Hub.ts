import type { LiveEvents, ShownList, ToHub, ToPage } from "./messages.ts"
import { eventReader } from "./serverEvents.ts"

/** The connection of one page to the hub. */
export interface Port {
  readonly post: (message: ToPage) => void
}

interface Page {
  address: string
  list: ShownList
  heardAt: number
  isConnected: boolean
}

const joinMs = 100
const retryMs = { min: 2_000, max: 30_000 }
/** The server sends something each 15 s. After a longer silence the connection is broken. */
const silenceMs = 40_000
const deadCheckMs = 10_000
/** Without a message for so long, a page is gone: a visible page sends one each 10 s. */
const deadMs = 35_000
/** The most lists that the server takes on one connection. */
const maxLists = 40

/**
 * Holds the one connection of a browser for all live data of all visible pages. Without a visible page there is no
 * connection. The request names the list of each page. When a list changes, a new connection replaces the old one, and
 * continues after the last event that each page received.
 */
export class Hub {
  readonly #pages = new Map<Port, Page>()
  #end: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #deadCheck: ReturnType<typeof setInterval> | undefined
  #failures = 0

  receive(port: Port, message: ToHub): void {
    const page = this.#pages.get(port)
    if (message.type === "show") {
      const { address } = message
      // Events that were sent in between may not have reached the page when it wrote this message.
      const list = page === undefined ? message.list : { ...message.list, after: page.list.after }
      this.#pages.set(port, { address, list, heardAt: Date.now(), isConnected: page?.isConnected ?? false })
      this.#begin(joinMs)
    } else if (message.type === "hide") {
      if (this.#pages.delete(port)) this.#begin(joinMs)
    } else if (page === undefined) port.post({ type: "lost" })
    else page.heardAt = Date.now()
  }

  /** Starts a new connection after a short wait, because several pages may change at once. */
  #begin(afterMs: number): void {
    clearTimeout(this.#timer)
    if (this.#pages.size === 0) {
      this.#end?.()
      this.#end = undefined
      clearInterval(this.#deadCheck)
      this.#deadCheck = undefined
      return
    }
    this.#deadCheck ??= setInterval(() => this.#forgetDead(), deadCheckMs)
    this.#timer = setTimeout(() => {
      this.#end?.()
      this.#end = this.#connect()
    }, afterMs)
  }

  #forgetDead(): void {
    const before = Date.now() - deadMs
    const dead = [...this.#pages].filter(([, { heardAt }]) => heardAt < before)
    for (const [port] of dead) this.#pages.delete(port)
    if (dead.length > 0) this.#begin(0)
  }

  #setConnected(ports: Iterable<Port>, is: boolean): void {
    for (const port of ports) {
      const page = this.#pages.get(port)
      if (page === undefined || page.isConnected === is) continue
      page.isConnected = is
      port.post({ type: "connected", is })
    }
  }

  #connect(): () => void {
    const all = [...this.#pages].slice(0, maxLists)
    const ports = all.map(([port]) => port)
    const control = new AbortController()
    let watchdog: ReturnType<typeof setTimeout> | undefined
    const alive = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(() => control.abort("silence"), silenceMs)
    }
    const receive = (event: string, data: unknown) => {
      if (event === "signed_out" || event === "reset") control.abort("again")
      const port = ports[(data as { readonly list?: number } | null)?.list ?? -1]
      const page = port === undefined ? undefined : this.#pages.get(port)
      if (port === undefined || page === undefined) return
      if (event === "news") {
        const news = data as LiveEvents["news"]
        page.list = { ...page.list, after: news.cursor }
        port.post({ type: "news", news })
      } else if (event === "states") port.post({ type: "states", states: (data as LiveEvents["states"]).data })
      else if (event === "refused") this.#setConnected([port], false)
    }
    const read = async () => {
      alive()
      const answer = await fetch(all[0]![1].address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ lists: all.map(([, { list }]) => list) }),
        cache: "no-store",
        signal: control.signal
      })
      if (answer.status === 401) {
        for (const port of this.#pages.keys()) port.post({ type: "signed_out" })
      }
      if (!answer.ok || answer.body === null) return
      this.#failures = 0
      this.#setConnected(ports, true)
      const read = eventReader()
      const pieces = answer.body.pipeThrough(new TextDecoderStream()).getReader()
      for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
        alive()
        for (const { data, event } of read(piece.value)) receive(event, data)
      }
    }
    const again = () => {
      clearTimeout(watchdog)
      if (control.signal.reason === "ended") return
      this.#setConnected(ports, false)
      this.#begin(Math.min(retryMs.max, retryMs.min * 2 ** this.#failures++))
    }
    void read().then(again, again)
    return () => {
      clearTimeout(watchdog)
      control.abort("ended")
    }
  }
}
