import type { PGlite } from "@electric-sql/pglite"
import * as PgSession from "@sendwright/postgres/PgSession"
import { Duplex } from "node:stream"

const startupVersion = 196_608
const sslRequest = 80_877_103
const cancelRequest = 80_877_102
const terminate = 0x58

/** Makes one backend message: a type, a length that counts itself, and the rest. */
const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type, 0, "latin1")
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const parameter = (name: string, value: string): Buffer => message("S", Buffer.from(`${name}\0${value}\0`))

// PGlite has one session, which is open already: what a server says at the start of one is said here.
const greeting = Buffer.concat([
  message("R", Buffer.alloc(4)),
  parameter("client_encoding", "UTF8"),
  parameter("DateStyle", "ISO, MDY"),
  parameter("integer_datetimes", "on"),
  parameter("standard_conforming_strings", "on"),
  parameter("TimeZone", "UTC"),
  message("K", Buffer.alloc(8)),
  message("Z", Buffer.from("I"))
])

/**
 * A connection to a PGlite in this process, for a driver that speaks the wire protocol (PostgreSQL, "Frontend/Backend
 * Protocol"). The driver writes whole cycles: a chunk holds one message or several, and never a part of one.
 *
 * All streams of one PGlite share its only session, so there must be one at a time; `reset` clears what the last one
 * left behind: an open transaction, prepared statements.
 */
export const make = (database: PGlite): () => Duplex => {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <A>(work: () => Promise<A>): Promise<A> => {
    const next = last.then(work, work)
    last = next
    return next
  }
  const reset = () =>
    inTurn(async () => {
      await database.exec("ROLLBACK")
      await database.exec("DISCARD ALL")
      for (const [name, value] of Object.entries(PgSession.settings)) await database.exec(`SET ${name} = ${value}`)
    })

  return () => {
    let started = false
    const answer = async (work: () => Promise<Uint8Array>, done: (error?: Error | null) => void): Promise<void> => {
      try {
        stream.push(await work())
      } catch (error) {
        done(error as Error)
        return
      }
      done()
    }
    const stream = new Duplex({
      read() {},
      write(chunk: Buffer, _encoding, done) {
        if (!started) {
          const code = chunk.length >= 8 ? chunk.readInt32BE(4) : 0
          if (code === sslRequest) {
            stream.push(Buffer.from("N"))
            return done()
          }
          // A statement of PGlite cannot be stopped: it runs on the thread that would stop it.
          if (code === cancelRequest) {
            stream.push(null)
            return done()
          }
          if (code !== startupVersion) return done(new Error("Not a startup message of protocol 3.0"))
          started = true
          void answer(() => reset().then(() => greeting), done)
          return
        }
        if (chunk[0] === terminate) {
          stream.push(null)
          return done()
        }
        void answer(() => inTurn(() => database.execProtocolRaw(chunk)), done)
      },
      final(done) {
        stream.push(null)
        done()
      }
    })
    return stream
  }
}
