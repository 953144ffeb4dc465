import * as Effect from "effect/Effect"
import * as Net from "node:net"
import * as Tls from "node:tls"
import { closedEarly, connectFailure, noAnswer, noDirectTls, noTls } from "./connectFailures.ts"
import type { ConnectionFailure } from "./ConnectionFailure.ts"
import type * as ConnectionUrl from "./ConnectionUrl.ts"
import { isSocket, type Place } from "./Place.ts"
import type { Sockets } from "./Sockets.ts"
import { load } from "./tlsFiles.ts"

/** A connection over which the driver may begin its session. */
export interface Opened {
  readonly place: Place
  readonly socket: Net.Socket
  /**
   * Another connection to the same server, encrypted where this one is not or the other way about: for a server that
   * refuses the session before it asks who it is for. Null where the mode allows no other.
   */
  readonly otherwise: Effect.Effect<Opened, ConnectionFailure> | null
}

/** SSLRequest (PostgreSQL documentation, 55.7). */
const sslRequest = Uint8Array.of(0, 0, 0, 8, 4, 210, 22, 47)
const yes = 0x53
const no = 0x4e

const ignore = () => {}

/** Waits for what a socket says next; it is destroyed where it does not come to that. */
const settled = <A>(
  place: Place,
  socket: Net.Socket,
  listen: (done: (result: Effect.Effect<A, ConnectionFailure>) => void) => void
): Effect.Effect<A, ConnectionFailure> =>
  Effect.callback((resume) => {
    const done = (result: Effect.Effect<A, ConnectionFailure>) => {
      socket.off("error", onError)
      socket.off("close", onClose)
      resume(result)
    }
    const onError = (cause: Error) => {
      socket.on("error", ignore)
      done(Effect.fail(connectFailure(place, cause)))
    }
    const onClose = () => done(Effect.fail(closedEarly(place)))
    socket.on("error", onError)
    socket.on("close", onClose)
    listen(done)
    return Effect.sync(() => socket.on("error", ignore).destroy())
  })

const connect = (sockets: Sockets, place: Place): Effect.Effect<Net.Socket, ConnectionFailure> =>
  Effect.suspend(() => {
    const socket = sockets.open(place)
    return settled<Net.Socket>(place, socket, (done) => {
      socket.once("connect", () => done(Effect.succeed(socket)))
    })
  })

/** Whether the server is ready to speak TLS. */
const asked = (place: Place, socket: Net.Socket): Effect.Effect<boolean, ConnectionFailure> =>
  settled(place, socket, (done) => {
    socket.once("data", (chunk: Uint8Array) => {
      socket.pause()
      const [answer] = chunk
      // More than the answer was not said by the server, or not by this one: nothing may be read before TLS is spoken.
      if (chunk.length === 1 && (answer === yes || answer === no)) return done(Effect.succeed(answer === yes))
      socket.on("error", ignore).destroy()
      done(Effect.fail(noAnswer(place)))
    })
    socket.write(sslRequest)
  })

const secured = (
  tls: ConnectionUrl.Tls,
  place: Place,
  raw: Net.Socket,
  files: Tls.SecureContextOptions
): Effect.Effect<Net.Socket, ConnectionFailure> =>
  Effect.suspend(() => {
    const { name } = place.host
    const socket = Tls.connect({
      ...files,
      socket: raw,
      host: name,
      ...(Net.isIP(name) === 0 ? { servername: name } : {}),
      ...(tls.negotiation === "direct" ? { ALPNProtocols: ["postgresql"] } : {}),
      rejectUnauthorized: tls.rootCertificate !== null,
      ...(tls.mode === "verify-full" ? {} : { checkServerIdentity: () => undefined })
    })
    return settled<Net.Socket>(place, socket, (done) => {
      socket.once("secureConnect", () => {
        if (tls.negotiation === "postgres" || socket.alpnProtocol === "postgresql") return done(Effect.succeed(socket))
        socket.on("error", ignore).destroy()
        done(Effect.fail(noDirectTls(place)))
      })
    })
  })

const plain = (sockets: Sockets, place: Place) =>
  Effect.map(connect(sockets, place), (socket): Opened => ({ place, socket, otherwise: null }))

/** An encrypted connection; one that is not, where the server speaks no TLS and the mode leaves it to the server. */
const encrypted = Effect.fnUntraced(function*(
  sockets: Sockets,
  tls: ConnectionUrl.Tls,
  place: Place
): Effect.fn.Return<Opened, ConnectionFailure> {
  const files = yield* load(tls)
  const raw = yield* connect(sockets, place)
  if (tls.negotiation === "postgres" && !(yield* asked(place, raw))) {
    if (tls.mode === "prefer") return { place, socket: raw, otherwise: null }
    raw.on("error", ignore).destroy()
    return yield* noTls(place)
  }
  const socket = yield* secured(tls, place, raw, files).pipe(
    Effect.mapError((failure) =>
      tls.negotiation === "direct" && (failure.reason === "unreachable" || failure.reason === "tls")
        ? noDirectTls(place)
        : failure
    )
  )
  return { place, socket, otherwise: tls.mode === "prefer" ? plain(sockets, place) : null }
})

/** Connects to a server, and encrypts as `sslmode` says. Sockets that it opened and does not hand out are destroyed. */
export const open = (
  sockets: Sockets,
  tls: ConnectionUrl.Tls,
  place: Place
): Effect.Effect<Opened, ConnectionFailure> => {
  if (isSocket(place.host) || tls.mode === "disable") return plain(sockets, place)
  const secure = encrypted(sockets, tls, place)
  switch (tls.mode) {
    case "allow":
      return Effect.map(plain(sockets, place), (opened) => ({ ...opened, otherwise: secure }))
    case "prefer":
      // What is wrong with TLS is no reason to do without a connection where nobody asked for it.
      return Effect.catchIf(secure, isOfTls, () => plain(sockets, place))
    default:
      return secure
  }
}

const isOfTls = ({ reason }: ConnectionFailure): boolean =>
  reason === "tls" || reason === "no-tls" || reason.startsWith("certificate") || reason === "client-certificate"
