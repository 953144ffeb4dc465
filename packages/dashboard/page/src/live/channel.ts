import { addressOf } from "../foundation/api.ts"
import { Hub, type Port } from "./Hub.ts"
import type { ShownList, ToHub, ToPage } from "./messages.ts"

const hereMs = 10_000

interface Connection {
  readonly send: (message: ToHub) => void
  readonly close: () => void
}

/** The hub of this page alone, in browsers without shared workers. */
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
  /** The list that is shown at this moment. */
  readonly list: () => ShownList
  readonly onMessage: (message: Exclude<ToPage, { type: "lost" }>) => void
}

export interface Follow {
  /** Call it after the result of `list` has changed. */
  readonly changed: () => void
  readonly end: () => void
}

/**
 * Follows a list while the page is visible. A hidden page disconnects. Once it is visible again, it receives the events
 * that it missed.
 */
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
