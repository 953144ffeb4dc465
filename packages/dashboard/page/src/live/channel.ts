import { addressOf } from "../foundation/api.ts"
import { Hub, type Port } from "./Hub.ts"
import type { ShownList, ToHub, ToPage } from "./messages.ts"

const hereMs = 10_000

interface Connection {
  readonly send: (message: ToHub) => void
  readonly close: () => void
}

/** The hub of this page alone, where the browser has no workers that pages share. */
let own: Hub | undefined

const connectWithinPage = (receive: (message: ToPage) => void): Connection => {
  const hub = own ??= new Hub()
  const port: Port = { post: receive }
  return { send: (message) => hub.receive(port, message), close: () => hub.receive(port, { type: "hide" }) }
}

const connectToWorker = (receive: (message: ToPage) => void, onError: () => void): Connection => {
  const worker = new SharedWorker(new URL("./worker.ts", import.meta.url))
  worker.addEventListener("error", onError)
  const { port } = worker
  port.addEventListener("message", ({ data }: MessageEvent<ToPage>) => receive(data))
  port.start()
  return {
    send: (message) => port.postMessage(message),
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
  let connection: Connection | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  const show = () => connection?.send({ type: "show", address: addressOf("POST /live"), list: list() })
  const receive = (message: ToPage) => message.type === "lost" ? show() : onMessage(message)
  const close = () => {
    clearInterval(timer)
    connection?.close()
    connection = undefined
  }
  const open = () => {
    if (connection !== undefined) return
    connection = hasWorkers
      ? connectToWorker(receive, () => {
        hasWorkers = false
        close()
        followVisibility()
      })
      : connectWithinPage(receive)
    timer = setInterval(() => connection?.send({ type: "here" }), hereMs)
    show()
  }
  const followVisibility = () => {
    if (!document.hidden) return open()
    close()
    onMessage({ type: "connected", is: false })
  }
  document.addEventListener("visibilitychange", followVisibility)
  followVisibility()
  return {
    changed: show,
    end: () => {
      document.removeEventListener("visibilitychange", followVisibility)
      close()
    }
  }
}
