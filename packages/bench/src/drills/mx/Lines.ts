import type { Socket } from "node:net"

/** What a client of SMTP sends, line by line, and its messages; undefined: it has gone. */
export interface Lines {
  readonly line: () => Promise<string | undefined>
  /** Up to the line with a dot, without the dots that were put before others (RFC 5321 §4.5.2). */
  readonly message: () => Promise<string | undefined>
  /** Takes nothing more from the socket, whose further bytes are somebody else's. */
  readonly release: () => void
}

/** Reads a socket. */
export const linesOf = (socket: Socket): Lines => {
  let read = ""
  let isOver = false
  let wake = () => {}
  const onData = (chunk: Buffer) => {
    read += chunk.toString("latin1")
    wake()
  }
  const onEnd = () => {
    isOver = true
    wake()
  }
  socket.on("data", onData)
  socket.on("close", onEnd)
  socket.on("end", onEnd)
  socket.on("error", onEnd)
  const upTo = async (end: string): Promise<string | undefined> => {
    for (let searched = 0;;) {
      const at = read.indexOf(end, Math.max(0, searched - end.length))
      if (at !== -1) {
        const text = read.slice(0, at)
        read = read.slice(at + end.length)
        return text
      }
      if (isOver) return undefined
      searched = read.length
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  return {
    line: () => upTo("\r\n"),
    message: async () => {
      const text = await upTo("\r\n.\r\n")
      return text === undefined ? undefined : `${text.replaceAll("\r\n..", "\r\n.")}\r\n`
    },
    release: () => void socket.off("data", onData)
  }
}
