import { addressOf } from "../foundation/api.ts"
import { Hub, type Port } from "./Hub.ts"
import type { ShownList, ToHub, ToPage } from "./messages.ts"

const hereMs = 10_000

interface Line {
  readonly tell: (message: ToHub) => void
  readonly close: () => void
}

/** The hub of this page alone, where the browser has no workers that pages share. */
let own: Hub | undefined

const withinPage = (hear: (message: ToPage) => void): Line => {
  const hub = own ??= new Hub()
  const port: Port = { post: hear }
  return { tell: (message) => hub.hear(port, message), close: () => hub.hear(port, { type: "hide" }) }
}

const toWorker = (hear: (message: ToPage) => void, onError: () => void): Line => {
  const worker = new SharedWorker(new URL("./worker.ts", import.meta.url))
  worker.addEventListener("error", onError)
  const { port } = worker
  port.addEventListener("message", ({ data }: MessageEvent<ToPage>) => hear(data))
  port.start()
  return {
    tell: (message) => port.postMessage(message),
    close: () => {
      port.postMessage({ type: "hide" } satisfies ToHub)
      port.close()
    }
  }
}

let hasWorkers = typeof SharedWorker === "function"

export interface FollowOptions {
  /** What is shown at this moment. */
  readonly list: () => ShownList
  readonly onMessage: (message: Exclude<ToPage, { type: "lost" }>) => void
}

export interface Follow {
  /** The list has to be followed with what it is now. */
  readonly changed: () => void
  readonly end: () => void
}

/** Follows a list for as long as the page is in sight: hidden, it lets go, and in sight again it is told what it missed. */
export const follow = ({ list, onMessage }: FollowOptions): Follow => {
  let line: Line | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  const show = () => line?.tell({ type: "show", address: addressOf("POST /live"), list: list() })
  const hear = (message: ToPage) => message.type === "lost" ? show() : onMessage(message)
  const close = () => {
    clearInterval(timer)
    line?.close()
    line = undefined
  }
  const open = () => {
    if (line !== undefined) return
    line = hasWorkers
      ? toWorker(hear, () => {
        hasWorkers = false
        close()
        look()
      })
      : withinPage(hear)
    timer = setInterval(() => line?.tell({ type: "here" }), hereMs)
    show()
  }
  const look = () => {
    if (!document.hidden) return open()
    close()
    onMessage({ type: "connected", is: false })
  }
  document.addEventListener("visibilitychange", look)
  look()
  return {
    changed: show,
    end: () => {
      document.removeEventListener("visibilitychange", look)
      close()
    }
  }
}
