import { assert, describe, it } from "@effect/vitest"
import { Conditions } from "@sendwright/core/foundation/Conditions"
import { MailListener } from "@sendwright/receiving/MailListener"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as fs from "node:fs"
import * as net from "node:net"
import * as os from "node:os"
import * as path from "node:path"
import * as tls from "node:tls"
import { certificateFor } from "../../submission/test/certificate.ts"
import { listener, liveEngine, receiversOf } from "./listening.ts"

const host = "bounces.sendwright.example"

/** Goes over to TLS at the answer to STARTTLS, and says something there: the certificate's number, and the answers. */
const overTls = (port: number, said: string) =>
  Effect.callback<{ readonly serial: string; readonly lines: ReadonlyArray<string> }>((resume) => {
    const socket = net.connect(port, "127.0.0.1")
    socket.on("error", (error) => resume(Effect.die(error)))
    const onData = (chunk: Buffer) => {
      if (chunk.toString().startsWith("220 bounces")) {
        socket.write("EHLO a.example\r\nMAIL FROM:<>\r\nRCPT TO:<a@in.shop.example>\r\nSTARTTLS\r\n")
      }
      if (!/^220 .*TLS/m.test(chunk.toString())) return
      socket.removeListener("data", onData)
      let text = ""
      let serial = ""
      const secure = tls.connect({ socket, rejectUnauthorized: false }, () => {
        serial = secure.getPeerCertificate().serialNumber
        secure.write(said)
      })
      secure.on("data", (chunk: Buffer) => void (text += chunk.toString()))
      secure.on("close", () => resume(Effect.succeed({ serial, lines: text.split("\r\n") })))
    }
    socket.on("data", onData)
  })

const eventually = <E, R>(condition: Effect.Effect<boolean, E, R>) =>
  Effect.repeat(Effect.delay(condition, 20), { until: (isSo) => isSo, times: 1_000 }).pipe(
    Effect.map((isSo) => assert.isTrue(isSo))
  )

describe("STARTTLS", () => {
  it.live("begins anew, and takes a new certificate over without a restart, and no broken one", () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-certificate-"))
    const [certFile, keyFile] = [path.join(directory, "cert.pem"), path.join(directory, "key.pem")]
    const write = ({ cert, key }: { readonly cert: string; readonly key: string }) => {
      fs.writeFileSync(certFile, cert)
      fs.writeFileSync(keyFile, key)
    }
    write(certificateFor(host))
    return Effect.gen(function*() {
      const { port } = yield* MailListener
      const first = yield* overTls(port, "RCPT TO:<a@in.shop.example>\r\nEHLO a.example\r\nSTARTTLS\r\nQUIT\r\n")
      // What was said before is forgotten (RFC 3207 section 4.2).
      assert.match(first.lines[0] ?? "", /^503/)
      assert.include(first.lines, "250 SIZE 26214400")
      assert.notInclude(first.lines.join(), "STARTTLS,")
      const isBroken = Effect.flatMap(
        Conditions,
        ({ current }) => Effect.map(current, (all) => all.some(({ name }) => name === "mail-certificate"))
      )
      fs.writeFileSync(certFile, certificateFor(host).cert)
      yield* eventually(isBroken)
      assert.strictEqual((yield* overTls(port, "QUIT\r\n")).serial, first.serial)
      write(certificateFor(host))
      yield* eventually(Effect.map(isBroken, (broken) => !broken))
      yield* eventually(Effect.map(overTls(port, "QUIT\r\n"), ({ serial }) => serial !== first.serial))
    }).pipe(
      Effect.provide(
        Layer.provideMerge(
          listener(
            { certificate: { certFile, keyFile }, certificateInterval: 20 },
            receiversOf({ "in.shop.example": { accountId: "shop" } })
          ),
          liveEngine
        )
      ),
      Effect.ensuring(Effect.sync(() => fs.rmSync(directory, { recursive: true })))
    )
  })

  it.effect("is not begun with a certificate that cannot be read", () =>
    Effect.gen(function*() {
      const files = { certFile: "/nowhere/cert.pem", keyFile: "/nowhere/key.pem" }
      const failed = yield* Effect.flip(Effect.scoped(Layer.build(listener({ certificate: files }))))
      assert.deepInclude(failed, { reason: "certificate", code: "ENOENT" })
    }).pipe(Effect.provide(liveEngine)))
})
