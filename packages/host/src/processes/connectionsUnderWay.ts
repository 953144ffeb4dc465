import type { ChildProcess } from "node:child_process"

/** What Node's cluster says when it hands a connection to a worker, and when the worker answers. */
interface ClusterMessage {
  readonly cmd?: unknown
  readonly act?: unknown
  readonly seq?: unknown
  readonly ack?: unknown
}

interface Connection {
  readonly close: () => void
}

type Send = (message: ClusterMessage, connection?: Connection, ...rest: ReadonlyArray<unknown>) => boolean

/**
 * Connections that were handed to a worker and not taken yet. Node forgets those of a worker that dies: neither answered
 * nor closed, their clients would wait for as long as they have patience. What is returned gives them back, as a worker
 * does that takes none any more, so that another one gets them, or closes them where there is none. A Node that speaks
 * otherwise with its workers is left to itself.
 */
export const connectionsUnderWay = (child: ChildProcess): (hasOthers: boolean) => void => {
  const underWay = new Map<number, Connection>()
  const send = child.send.bind(child) as Send
  const sending: Send = (message, connection, ...rest) => {
    if (message.act === "newconn" && typeof message.seq === "number" && connection !== undefined) {
      underWay.set(message.seq, connection)
    }
    return send(message, connection, ...rest)
  }
  child.send = sending as ChildProcess["send"]
  child.on("internalMessage", ({ ack }: ClusterMessage) => {
    if (typeof ack === "number") underWay.delete(ack)
  })
  return (hasOthers) => {
    for (const [ack, connection] of underWay) {
      if (hasOthers) child.emit("internalMessage", { cmd: "NODE_CLUSTER", ack, accepted: false })
      else connection.close()
    }
    underWay.clear()
  }
}
