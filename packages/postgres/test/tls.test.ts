import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import * as ConnectionFailure from "@sendwright/postgres/connection/ConnectionFailure"
import { layerClient } from "@sendwright/postgres/PgStorage"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { createPrivateKey } from "node:crypto"
import { once } from "node:events"
import * as fs from "node:fs"
import * as Net from "node:net"
import { authority, certificateFor } from "../../node/test/certificate.ts"
import { startTlsServer, type TlsServer } from "./tlsServer.ts"

let server: TlsServer
beforeAll(async () => {
  server = await startTlsServer()
  server.write("badge.pem", server.issue("badge").cert)
})
afterAll(() => server?.stop())

const connected = (url: string) =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql.unsafe<{ readonly ssl: boolean }>("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
  ).pipe(
    Effect.provide(Layer.fresh(layerClient({ url: Redacted.make(url), maxConnections: 1 }))),
    Effect.scoped,
    Effect.provide(Logger.layer([]))
  )

const isEncrypted = (url: string) => Effect.map(connected(url), ([row]) => row?.ssl)

/** Why there is no connection, the paths of files shortened. */
const failureOf = (url: string) =>
  Effect.gen(function*() {
    const error = yield* Effect.flip(connected(url))
    const failure = ConnectionFailure.of(error)
    assert.isDefined(failure, `${error.message} ${String(error.reason.cause)}`)
    assert.notInclude(failure!.message, "secret")
    return [failure!.reason, failure!.message.replaceAll(/localhost:\d+/g, "server")] as const
  })

const root = () => `sslrootcert=${server.file("ca.pem")}`

describe("encryption as sslmode says it", () => {
  it.live("is there where the mode or the server asks for it, and where both can", () =>
    Effect.gen(function*() {
      const expected = [
        ["anybody", "", true],
        ["anybody", "sslmode=disable", false],
        ["anybody", "sslmode=allow", false],
        ["anybody", "sslmode=prefer", true],
        ["anybody", "sslmode=require", true],
        ["hidden", "sslmode=allow", true],
        ["hidden", "sslmode=prefer", true],
        ["open", "sslmode=allow", false],
        ["open", "sslmode=prefer", false],
        ["anybody", `sslmode=require&${root()}`, true],
        ["anybody", `sslmode=verify-ca&${root()}`, true],
        ["anybody", `sslmode=verify-full&${root()}`, true],
        ["anybody", `sslmode=verify-full&target_session_attrs=primary&${root()}`, true]
      ] as const
      for (const [role, query, encrypted] of expected) {
        assert.strictEqual(yield* isEncrypted(server.url(role, query)), encrypted, `${role} ${query}`)
      }
      for (const [role, query] of [["hidden", "sslmode=disable"], ["open", "sslmode=require"]] as const) {
        assert.strictEqual((yield* Effect.flip(connected(server.url(role, query)))).reason._tag, "AuthenticationError")
      }
    }), 300_000)

  it.live("may begin with TLS at once, where the server can", () =>
    Effect.gen(function*() {
      const [row] = yield* Effect.provide(
        Effect.flatMap(SqlClient, (sql) =>
          sql<{ readonly version: number }>`SELECT current_setting('server_version_num')::int4 AS version`),
        Layer.fresh(layerClient({ url: Redacted.make(server.url("anybody", "")), maxConnections: 1 }))
      )
      const direct = server.url("anybody", `sslmode=verify-full&sslnegotiation=direct&${root()}`)
      if (row!.version >= 170_000) {
        return assert.isTrue(yield* isEncrypted(direct))
      }
      assert.deepStrictEqual(yield* failureOf(direct), [
        "no-tls",
        "server does not begin with TLS: take out sslnegotiation=direct, which needs Postgres 17"
      ])
    }).pipe(Effect.scoped))

  it.live("does without TLS where the server has none, unless it must have it", () =>
    Effect.gen(function*() {
      const said: Array<number> = []
      let answer = "N"
      const plain = yield* Effect.acquireRelease(
        Effect.promise(async () => {
          const listening = Net.createServer((socket) => {
            socket.on("error", () => {})
            socket.on("data", (chunk) => {
              said.push(chunk.length)
              if (chunk.length === 8) socket.write(answer)
              else socket.destroy()
            })
          }).listen(0, "127.0.0.1")
          await once(listening, "listening")
          return listening
        }),
        (listening) => Effect.sync(() => listening.close())
      )
      const { port } = plain.address() as Net.AddressInfo
      const url = (query: string) => `postgres://a:secret@localhost:${port}/x?${query}`
      assert.deepStrictEqual(yield* failureOf(url("sslmode=require")), [
        "no-tls",
        "server does not speak TLS: set ssl = on there, or sslmode=disable where the network is to be trusted"
      ])
      assert.deepStrictEqual(said, [8])
      const [reason] = yield* failureOf(url("sslmode=prefer"))
      assert.strictEqual(reason, "unreachable")
      assert.strictEqual(said.length, 3)
      // Whoever sits in between says more than the server would, to be taken for it after TLS began.
      answer = "SR\0\0\0\b\0\0\0\0"
      assert.deepStrictEqual(yield* failureOf(url("sslmode=require")), [
        "tls",
        "server answers a request for TLS with neither yes nor no: check that Postgres runs there"
      ])
    }).pipe(Effect.scoped))
})

describe("a server's certificate", () => {
  it.live("is refused for what is wrong with it, and nothing is said to the server", () =>
    Effect.gen(function*() {
      const other = server.write("other.pem", authority("Other Authority").cert)
      const full = server.url("anybody", `sslmode=verify-full&${root()}`)
      const ca = server.url("anybody", `sslmode=verify-ca&${root()}`)
      const present = (certificate: { readonly cert: string; readonly key: string }) =>
        Effect.promise(() => server.present(certificate))
      assert.deepStrictEqual(yield* failureOf(server.url("anybody", `sslmode=require&sslrootcert=${other}`)), [
        "certificate",
        "server has a certificate of an authority that is not trusted: name the file of its authority in sslrootcert"
      ])
      assert.strictEqual((yield* failureOf(server.url("anybody", "sslmode=verify-full")))[0], "certificate")
      assert.deepStrictEqual(
        yield* failureOf(
          server.url("anybody", `sslmode=verify-full&target_session_attrs=primary&sslrootcert=${other}`)
        ),
        [
          "certificate",
          "server (127.0.0.1) has a certificate of an authority that is not trusted: name the file of its authority in sslrootcert"
        ]
      )
      yield* present(server.issue("db.example"))
      assert.deepStrictEqual(yield* failureOf(full), [
        "certificate-name",
        "server has a certificate for db.example: connect by one of its names, or give it this one"
      ])
      assert.isTrue(yield* isEncrypted(ca))
      yield* present(server.issue("localhost", Date.now() - 60_000))
      assert.deepStrictEqual(yield* failureOf(ca), [
        "certificate-time",
        "server has a certificate, or an authority, that has expired: renew it there"
      ])
      yield* present(server.issue("localhost", Date.now() + 10 * 24 * 3_600_000))
      assert.deepStrictEqual(yield* failureOf(ca), [
        "certificate-time",
        "server has a certificate that is not valid yet: check the clocks of both machines"
      ])
      const own = certificateFor("localhost")
      yield* present(own)
      assert.deepStrictEqual(yield* failureOf(full), [
        "certificate",
        "server has a certificate that it signed itself: name that in sslrootcert"
      ])
      const named = server.write("own.pem", own.cert)
      assert.isTrue(yield* isEncrypted(server.url("anybody", `sslmode=verify-full&sslrootcert=${named}`)))
      // Nobody asked who it is.
      assert.isTrue(yield* isEncrypted(server.url("anybody", "sslmode=require")))
      yield* present(server.issue("localhost"))
      assert.isTrue(yield* isEncrypted(full))
    }), 300_000)
})

describe("a client's certificate", () => {
  const badge = (files: { readonly cert: string; readonly key: string }, more = "") =>
    server.url("badge", `sslmode=verify-full&${root()}&sslcert=${files.cert}&sslkey=${files.key}${more}`)

  it.live("is asked for, and shown", () =>
    Effect.gen(function*() {
      const own = server.issue("badge")
      const files = { cert: server.write("c.pem", own.cert), key: server.write("c.key", own.key) }
      assert.isTrue(yield* isEncrypted(badge(files)))
      assert.deepStrictEqual(yield* failureOf(server.url("badge", `sslmode=require`)), [
        "client-certificate",
        "The server asks for a certificate: set sslcert and sslkey in the connection URL"
      ])
      const stranger = authority("Other Authority").issue("badge")
      const [reason, message] = yield* failureOf(
        badge({ cert: server.write("s.pem", stranger.cert), key: server.write("s.key", stranger.key) })
      )
      assert.deepStrictEqual([reason, message], [
        "client-certificate",
        "server does not trust the authority of the certificate in sslcert: check its ssl_ca_file"
      ])
    }), 300_000)

  it.live("may have a key with a password, and its files are read for each connection", () =>
    Effect.gen(function*() {
      const own = server.issue("badge")
      const secret = { type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "hunter2" } as const
      const files = {
        cert: server.write("e.pem", own.cert),
        key: server.write("e.key", createPrivateKey(own.key).export(secret).toString())
      }
      assert.isTrue(yield* isEncrypted(badge(files, "&sslpassword=hunter2")))
      const told = (url: string) =>
        Effect.map(failureOf(url), ([reason, message]) => {
          assert.strictEqual(reason, "file")
          return message.replaceAll(/\/\S*\//g, "")
        })
      assert.strictEqual(
        yield* told(badge(files)),
        "The file e.key of sslkey is encrypted: give its password in sslpassword"
      )
      assert.strictEqual(
        yield* told(badge(files, "&sslpassword=wrong")),
        "The file e.key of sslkey does not open with sslpassword: check the password"
      )
      const others = server.write("others.key", server.issue("badge").key)
      assert.strictEqual(
        yield* told(badge({ cert: files.cert, key: others })),
        "The file others.key of sslkey does not belong to the certificate in sslcert: name its own key"
      )
      assert.strictEqual(
        yield* told(badge({ cert: server.file("none.pem"), key: files.key })),
        "The file none.pem of sslcert does not exist: check the path"
      )
      assert.match(
        yield* told(badge({ cert: server.file(""), key: files.key })),
        /of sslcert is a directory: name a file/
      )
      assert.strictEqual(
        yield* told(badge({ cert: server.file("hba"), key: files.key })),
        "The file hba of sslcert holds nothing in PEM: check that it is the right one"
      )
      assert.strictEqual(
        yield* told(badge({ cert: files.key, key: files.key })),
        "The file e.key of sslcert holds no certificate: check that it is the right one"
      )
      assert.strictEqual(
        yield* told(server.url("anybody", `sslmode=require&sslrootcert=${others}`)),
        "The file others.key of sslrootcert holds no certificate: check that it is the right one"
      )
    }), 300_000)

  it.live("is taken up by new connections when it was renewed", () =>
    Effect.gen(function*() {
      const old = server.issue("badge", Date.now() - 60_000)
      const files = { cert: server.write("r.pem", old.cert), key: server.write("r.key", old.key) }
      const client = layerClient({ url: Redacted.make(badge(files)), maxConnections: 1 })
      const sql = yield* Effect.provide(SqlClient, yield* Layer.build(Layer.fresh(client)))
      const failure = ConnectionFailure.of(yield* Effect.flip(sql`SELECT 1`))
      assert.match(failure?.message ?? "", /says that the certificate in sslcert has expired: renew it$/)
      const renewed = server.issue("badge")
      fs.writeFileSync(files.cert, renewed.cert)
      fs.writeFileSync(files.key, renewed.key)
      yield* sql`SELECT 1`
    }).pipe(Effect.scoped), 300_000)

  it.live("that cannot be used is told of in the log once, however often it is tried", () =>
    Effect.gen(function*() {
      const own = server.issue("badge")
      const files = { cert: server.write("l.pem", own.cert), key: server.file("l.key") }
      const lines: Array<string> = []
      const logger = Logger.layer([Logger.make(({ message }) => void lines.push(String(message)))])
      const client = layerClient({ url: Redacted.make(badge(files)), maxConnections: 1 })
      const sql = yield* Effect.provide(SqlClient, yield* Layer.build(Layer.fresh(Layer.provide(client, logger))))
      for (let again = 0; again < 3; again++) yield* Effect.flip(sql`SELECT 1`)
      assert.strictEqual(lines.length, 1, lines.join("\n"))
      assert.match(lines[0]!, /^There is no connection to the database: The file \S+l\.key of sslkey does not exist/)
    }).pipe(Effect.scoped), 300_000)
})
