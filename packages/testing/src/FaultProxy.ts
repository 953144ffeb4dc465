import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import * as Net from "node:net"

/** Where the proxy leads. */
export interface Target {
  /** The loopback interface by default. */
  readonly host?: string | undefined
  readonly port: number
}

/**
 * A TCP proxy between a program and what it depends on (a database, a mail server, an endpoint), which fails as
 * networks fail. Each fault holds until it is taken back.
 */
export interface FaultProxy {
  /** `127.0.0.1`. */
  readonly host: string
  /** The same for as long as the proxy lives. */
  readonly port: number
  /** Connections that are open at one end at least, mute ones among them. */
  readonly connections: number
  /** Connections that were accepted so far. */
  readonly accepted: number
  /**
   * The connections of now carry nothing any more, in either direction, and neither end hears that the other closes:
   * a stuck proxy, a forgotten entry of a NAT, a failover. Later ones work.
   */
  readonly mute: () => void
  /** As `mute`, for the connections to come as well: they are accepted, and that is all. */
  readonly muteAll: () => void
  /** Whatever is mute speaks again, and what was held back arrives. */
  readonly unmute: () => void
  /** Closes the target's end of the connections of now; the clients hear nothing of it. Later ones work. */
  readonly halfOpen: () => void
  /** Breaks the connections of now at both ends (RST). Later ones work. */
  readonly reset: () => void
  /** While `true`, nobody listens: new connections are refused. Those of now stay. */
  readonly refuse: (refused: boolean) => Promise<void>
  /** Bytes arrive so many milliseconds late, in each direction; zero for none. */
  readonly delay: (millis: number) => void
  /** Where connections to come lead. */
  readonly retarget: (target: Target) => void
  /** Breaks all connections and stops listening. */
  readonly close: () => Promise<void>
}

const host = "127.0.0.1"

/** One direction of a connection: what arrives is sent on in order, late where the proxy is slow. */
const pipe = (from: Net.Socket, to: Net.Socket, link: { readonly isMute: boolean }, delay: () => number) => {
  const late: Array<() => void> = []
  const forward = (step: () => void) => {
    const millis = delay()
    if (millis === 0 && late.length === 0 && !link.isMute) return step()
    late.push(step)
    // An end is heard of even where nothing is read.
    if (link.isMute) return
    // Each timer lets the oldest go: a delay that changes does not change the order.
    setTimeout(() => {
      if (!link.isMute) late.shift()?.()
    }, millis)
  }
  from.on("data", (chunk: Uint8Array) => {
    forward(() => {
      if (to.destroyed || to.write(chunk)) return
      from.pause()
      to.once("drain", () => {
        if (!link.isMute) from.resume()
      })
    })
  })
  from.on("end", () => forward(() => to.end()))
  return {
    /** What was due while the link was mute. */
    catchUp: () => {
      while (late.length > 0) late.shift()?.()
    }
  }
}

class Link {
  readonly client: Net.Socket
  readonly server: Net.Socket
  private readonly pipes: ReadonlyArray<ReturnType<typeof pipe>>
  isMute = false

  constructor(client: Net.Socket, target: Target, delay: () => number, onClosed: () => void) {
    this.client = client
    this.server = Net.connect({ host: target.host ?? host, port: target.port, noDelay: true, allowHalfOpen: true })
    client.setNoDelay(true)
    this.pipes = [pipe(client, this.server, this, delay), pipe(this.server, client, this, delay)]
    for (const [one, other] of [[client, this.server], [this.server, client]] as const) {
      one.on("error", () => {
        if (!this.isMute) other.resetAndDestroy()
      })
      one.on("close", () => {
        if (!this.isMute) other.destroy()
        if (client.destroyed && this.server.destroyed) onClosed()
      })
    }
  }

  /** Sockets that are not read hear neither data nor an end. */
  mute(): void {
    this.isMute = true
    this.client.pause()
    this.server.pause()
  }

  unmute(): void {
    this.isMute = false
    // What closed in the meantime closes the other end now.
    if (this.client.destroyed) this.server.destroy()
    if (this.server.destroyed) this.client.destroy()
    for (const one of this.pipes) one.catchUp()
    this.client.resume()
    this.server.resume()
  }

  halfOpen(): void {
    this.mute()
    this.server.destroy()
  }

  reset(): void {
    this.isMute = true
    this.client.resetAndDestroy()
    this.server.resetAndDestroy()
  }
}

/** Starts a proxy on a free port of the loopback interface. `make` closes it with a scope. */
export const start = async (options: { readonly target: Target }): Promise<FaultProxy> => {
  let { target } = options
  let delayMillis = 0
  let mutesNew = false
  let accepted = 0
  const links = new Set<Link>()

  const server = Net.createServer({ allowHalfOpen: true }, (client) => {
    accepted++
    const link: Link = new Link(client, target, () => delayMillis, () => links.delete(link))
    links.add(link)
    if (mutesNew) link.mute()
  })
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once("error", reject)
      server.listen({ host, port }, () => {
        server.off("error", reject)
        resolve((server.address() as Net.AddressInfo).port)
      })
    })
  // The listener closes at once; its callback would wait for the connections.
  const stopListening = () => {
    if (server.listening) server.close()
  }
  const port = await listen(0)

  return {
    host,
    port,
    get connections() {
      return links.size
    },
    get accepted() {
      return accepted
    },
    mute: () => {
      for (const link of links) link.mute()
    },
    muteAll: () => {
      mutesNew = true
      for (const link of links) link.mute()
    },
    unmute: () => {
      mutesNew = false
      for (const link of links) link.unmute()
    },
    halfOpen: () => {
      for (const link of links) link.halfOpen()
    },
    reset: () => {
      for (const link of links) link.reset()
    },
    refuse: async (refused) => {
      if (refused) stopListening()
      else if (!server.listening) await listen(port)
    },
    delay: (millis) => {
      delayMillis = millis
    },
    retarget: (to) => {
      target = to
    },
    close: async () => {
      stopListening()
      for (const link of links) link.reset()
    }
  }
}

/**
 * A proxy that closes with the scope.
 *
 * @example
 * ```ts
 * import * as FaultProxy from "@sendwright/testing/FaultProxy"
 * import * as Effect from "effect/Effect"
 *
 * export const program = Effect.scoped(Effect.gen(function*() {
 *   const proxy = yield* FaultProxy.make({ target: { port: 5432 } })
 *   // A client that was given `proxy.port` instead of 5432 now waits for answers that do not come,
 *   proxy.mute()
 *   // and gets them.
 *   proxy.unmute()
 * }))
 * ```
 */
export const make = (options: { readonly target: Target }): Effect.Effect<FaultProxy, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(() => start(options)),
    (proxy) => Effect.promise(() => proxy.close())
  )
