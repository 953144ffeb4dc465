import cluster from "node:cluster"
import type * as Http from "node:http"
import * as Net from "node:net"

/** So many sockets have the port: each costs next to nothing. */
const defaultQueues = 16

/** A worker of several processes gets its connections from the primary, which does nothing else. */
const canShare = process.platform === "linux" && cluster.isPrimary

/**
 * Has a server take its connections from several sockets of one port (`SO_REUSEPORT`), each of which has a queue of its
 * own. libuv takes one connection from a socket in each turn of the event loop. Where turns are long, as under load, new
 * connections would wait behind each other for seconds, those that ask for health among them.
 */
export const spread = (server: Http.Server, queues = defaultQueues): Http.Server => {
  if (!canShare) return server
  const others: Array<Net.Server> = []
  let open = 0
  let closed: (() => void) | undefined

  const openAnother = (options: Net.ListenOptions): void => {
    // As node:http makes its own.
    const other = Net.createServer(
      { allowHalfOpen: true, noDelay: true },
      (socket) => server.emit("connection", socket)
    )
    // One queue less is no reason not to serve.
    other.on("error", () => {}).on("listening", () => open++).on("close", () => {
      if (--open === 0) closed?.()
    })
    others.push(other.listen(options))
  }

  const close = server.close.bind(server)
  const listen = server.listen.bind(server)
  const emit = server.emit.bind(server) as (event: string, ...args: ReadonlyArray<unknown>) => boolean
  const listenAlone = (options: Net.ListenOptions, listening?: () => void): Http.Server => {
    // Another process of this user could share the port unnoticed: whether it is free shows who asks for it alone.
    const alone = Net.createServer()
    alone.once("error", (error) => void server.emit("error", error))
    alone.listen({ ...options, exclusive: true }, () => {
      // A name may have several addresses: all of them listen on the one that was found.
      const { address: host, port } = alone.address() as Net.AddressInfo
      const shared = { ...options, host, port, reusePort: true }
      server.once("listening", () => {
        for (let n = 1; n < queues; n++) openAnother(shared)
      })
      alone.close(() => void listen(shared, listening))
    })
    return server
  }
  return Object.assign(server, {
    listen: listenAlone,
    close: (done?: (error?: Error) => void) => {
      for (const other of others) other.close()
      return close(done)
    },
    // It is closed when the connections of all have ended.
    emit: (event: string, ...args: ReadonlyArray<unknown>) => {
      if (event !== "close" || open === 0) return emit(event, ...args)
      closed = () => void emit(event, ...args)
      return true
    }
  })
}
