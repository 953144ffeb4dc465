/** The shared worker that runs the hub for all pages of a browser. */
import { Hub, type Port } from "./Hub.ts"
import type { ToHub } from "./messages.ts"

const hub = new Hub()

addEventListener("connect", (event) => {
  const [own] = (event as MessageEvent).ports
  if (own === undefined) return
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin, a window has
  const port: Port = { post: (message) => own.postMessage(message) }
  own.addEventListener("message", ({ data }: MessageEvent<ToHub>) => hub.receive(port, data))
  own.start()
})
