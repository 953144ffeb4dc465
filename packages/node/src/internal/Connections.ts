// What is waited for is a network, which no test clock moves: its timers are the machine's.
// @effect-diagnostics globalTimers:off
import * as NetAddress from "effect/net/NetAddress"
import * as Result from "effect/Result"
import * as net from "node:net"
import * as tls from "node:tls"

/** An address that was vetted. */
export interface Target {
  readonly address: string
  readonly family: 4 | 6
}

/** All addresses of a host, each of them vetted. */
export type Targets = readonly [Target, ...Array<Target>]

/** Where connections go: they are used again for the same scheme, host, port and policy alone. */
export interface Site {
  readonly secure: boolean
  /** A name, or an IP address without brackets. */
  readonly hostname: string
  readonly port: number
  readonly allowPrivate: boolean
}

/** A connection, used by one request at a time. */
export interface Connection {
  readonly socket: net.Socket
  readonly origin: Origin
  /** The address that it leads to, as `textOf` writes it; undefined until it is connected. */
  address: string | undefined
  /** While it waits for a request: until when it may be used, in milliseconds of `performance.now()`. */
  until: number
  /** Whether it counts no more. */
  closed: boolean
}

/** Connections of one site that may wait for their next request: as many as an endpoint gets attempts at once. */
const keptPerOrigin = 64
/** Connections of all sites that may wait. */
const keptInAll = 256
/** Sites whose addresses and connections are remembered. */
const maxOrigins = 1_000
const sweepMillis = 500

/** The one way of writing an address, however it was given. */
const textOf = (address: string): string => {
  const parsed = NetAddress.ipFromString(address)
  return Result.isSuccess(parsed) ? NetAddress.formatIp(parsed.success) : address
}

/** A site with its vetted addresses and its connections. */
export class Origin {
  readonly site: Site
  /** In milliseconds of `performance.now()`. */
  vettedAt = -Infinity
  targets: Targets | undefined
  /** Open, in use or waiting. */
  connections = 0
  /** That wait for a request, the one used last at the end. */
  readonly waiting: Array<Connection> = []
  #allowed: ReadonlySet<string> = new Set()

  constructor(site: Site) {
    this.site = site
  }

  /** These are its addresses from now on, and connections to any other are closed when they wait for a request. */
  vetted(targets: Targets): void {
    this.vettedAt = performance.now()
    if (this.targets?.map(({ address }) => address).join() === targets.map(({ address }) => address).join()) return
    this.targets = targets
    this.#allowed = new Set(targets.map(({ address }) => textOf(address)))
    this.#closeOthers()
  }

  /** It must not be called any more: no connection is used again. */
  blocked(): void {
    this.vettedAt = -Infinity
    this.targets = undefined
    this.#allowed = new Set()
    this.#closeOthers()
  }

  allows(connection: Connection): boolean {
    return connection.address !== undefined && this.#allowed.has(connection.address)
  }

  /** Closes a connection, which makes room for another one at once. */
  close(connection: Connection): void {
    if (!connection.closed) this.connections--
    connection.closed = true
    connection.socket.destroy()
  }

  #closeOthers(): void {
    for (const connection of this.waiting) if (!this.allows(connection)) this.close(connection)
  }
}

/** Answers every look-up with the addresses that were vetted, so that nothing resolves the name a second time. */
const pinned = (targets: Targets): net.LookupFunction => (_host, options, callback) => {
  if (options.all === true) callback(null, [...targets])
  else callback(null, targets[0].address, targets[0].family)
}

/**
 * The connections of a client that are kept between requests, within bounds: of one site, of all, and in time. One that
 * waits does not keep the process alive, and is closed by anything that arrives on it unasked.
 */
export class Connections {
  readonly #ca: string | undefined
  readonly #idleMillis: number
  /** The one longest not used is first. */
  readonly #origins = new Map<string, Origin>()
  /** The one that has waited longest is first. */
  readonly #waiting = new Set<Connection>()
  #sweeper: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: { readonly ca: string | undefined; readonly idleMillis: number }) {
    this.#ca = options.ca
    this.#idleMillis = options.idleMillis
  }

  origin(site: Site): Origin {
    const key = `${site.secure ? "https" : "http"} ${site.allowPrivate} ${site.hostname} ${site.port}`
    const known = this.#origins.get(key)
    const origin = known ?? new Origin(site)
    if (known !== undefined) this.#origins.delete(key)
    this.#origins.set(key, origin)
    if (this.#origins.size > maxOrigins) this.#forgetOne()
    return origin
  }

  /** A connection that waits and may still be used; nothing was sent to it yet. */
  take(origin: Origin): Connection | undefined {
    const now = performance.now()
    for (let connection = origin.waiting.pop(); connection !== undefined; connection = origin.waiting.pop()) {
      this.#waiting.delete(connection)
      if (connection.until > now && !connection.socket.destroyed && origin.allows(connection)) return connection
      origin.close(connection)
    }
    return undefined
  }

  /** A new connection to one of the vetted addresses, which is being made. TLS is spoken with the host of the URL. */
  open(origin: Origin, targets: Targets): Connection {
    const { hostname, port, secure } = origin.site
    const lookup = pinned(targets)
    const socket = secure
      ? tls.connect({
        host: hostname,
        port,
        lookup,
        servername: net.isIP(hostname) === 0 ? hostname : "",
        ALPNProtocols: ["http/1.1"],
        ...(this.#ca === undefined ? {} : { ca: this.#ca })
      })
      : net.connect({ host: hostname, port, lookup })
    socket.setNoDelay(true)
    const connection: Connection = { socket, origin, address: undefined, until: 0, closed: false }
    origin.connections++
    socket.once("connect", () => {
      connection.address = socket.remoteAddress === undefined ? undefined : textOf(socket.remoteAddress)
    })
    // Its user listens too; while it waits, there is nobody to tell.
    socket.on("error", () => {})
    socket.once("end", () => this.#withdraw(connection))
    socket.once("close", () => {
      origin.close(connection)
      this.#withdraw(connection)
    })
    return connection
  }

  /** Whether a connection may be kept after its present request. */
  mayKeep({ origin }: Connection): boolean {
    return origin.connections <= keptPerOrigin
  }

  /** Keeps a connection whose request has come to its end; `hintMillis` is how long its server says that it does. */
  release(connection: Connection, hintMillis: number): void {
    const { origin, socket } = connection
    const keeps = Math.min(this.#idleMillis, hintMillis)
    const isUsable = !socket.destroyed && !socket.readableEnded && origin.allows(connection)
    if (this.#closed || keeps <= 0 || !isUsable || !this.mayKeep(connection)) {
      origin.close(connection)
      return
    }
    connection.until = performance.now() + keeps
    socket.on("data", destroyThis)
    socket.unref()
    origin.waiting.push(connection)
    this.#waiting.add(connection)
    for (const oldest of this.#waiting) {
      if (this.#waiting.size <= keptInAll) break
      oldest.origin.close(oldest)
      this.#withdraw(oldest)
    }
    this.#sweeper ??= setTimeout(() => this.#sweep(), sweepMillis).unref()
  }

  /** Takes a connection into use that waited. */
  use({ socket }: Connection): void {
    socket.off("data", destroyThis)
    socket.ref()
  }

  /** Closes what waits, and keeps nothing from now on. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#sweeper)
    for (const connection of this.#waiting) connection.origin.close(connection)
  }

  #withdraw(connection: Connection): void {
    if (!this.#waiting.delete(connection)) return
    const { waiting } = connection.origin
    const index = waiting.indexOf(connection)
    if (index >= 0) waiting.splice(index, 1)
  }

  #sweep(): void {
    const now = performance.now()
    for (const connection of this.#waiting) if (connection.until <= now) connection.origin.close(connection)
    this.#sweeper = this.#waiting.size === 0 ? undefined : setTimeout(() => this.#sweep(), sweepMillis).unref()
  }

  #forgetOne(): void {
    for (const [key, origin] of this.#origins) {
      if (origin.connections > origin.waiting.length) continue
      this.#origins.delete(key)
      origin.blocked()
      return
    }
  }
}

function destroyThis(this: net.Socket): void {
  this.destroy()
}
