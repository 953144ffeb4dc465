import S3rver from "@20minutes/s3rver"
import * as S3Options from "@sendwright/s3/S3Options"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as crypto from "node:crypto"
import * as fs from "node:fs/promises"
import * as http from "node:http"
import type { AddressInfo } from "node:net"
import * as os from "node:os"
import * as path from "node:path"

/** What the server knows its one account by. */
const credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" }
export const bucket = "email-contents"
const region = "eu-central-1"

const hash = (name: string, body: Buffer, encoding: "hex" | "base64") =>
  crypto.createHash(name).update(body).digest(encoding)

/** What is wrong with the digests of a request, as a service would say it. */
const problemOf = (request: http.IncomingMessage, body: Buffer): string | undefined => {
  if (request.headers["x-amz-content-sha256"] !== hash("sha256", body, "hex")) return "XAmzContentSHA256Mismatch"
  const digest = request.headers["content-md5"]
  return digest === undefined || digest === hash("md5", body, "base64") ? undefined : "BadDigest"
}

const listen = (server: http.Server) =>
  new Promise<number>((resolve) => server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)))

/** An S3 server with one empty bucket. Before it stands somebody who checks digests. */
export const serverThat = ({ checksSignatures }: { readonly checksSignatures: boolean }) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const directory = await fs.mkdtemp(path.join(os.tmpdir(), "sendwright-s3-"))
      const store = new S3rver({
        address: "127.0.0.1",
        port: 0,
        silent: true,
        serviceEndpoint: "example.com",
        allowMismatchedSignatures: !checksSignatures,
        directory,
        configureBuckets: [{ name: bucket, configs: [] }]
      })
      // The token with which a page goes on is made by a cipher that OpenSSL has no more, and nobody here asks for it.
      const list = store.store.listObjects.bind(store.store)
      store.store.listObjects = async (...asked) => ({ ...await list(...asked), isTruncated: false })
      const { port } = await store.run()
      const front = http.createServer(async (request, response) => {
        const chunks: Array<Buffer> = []
        for await (const chunk of request) chunks.push(chunk)
        const body = Buffer.concat(chunks)
        const problem = problemOf(request, body)
        if (problem !== undefined) {
          response.writeHead(403, { "content-type": "application/xml" })
          response.end(`<?xml version="1.0"?><Error><Code>${problem}</Code></Error>`)
          return
        }
        const passed = http.request({
          port,
          host: "127.0.0.1",
          method: request.method,
          path: request.url,
          headers: request.headers
        })
        passed.on("response", (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(response)
        })
        passed.on("error", () => response.destroy())
        passed.end(body)
      })
      return { store, front, directory, port: await listen(front) }
    }),
    ({ directory, front, store }) =>
      Effect.promise(async () => {
        front.closeAllConnections()
        front.close()
        await store.close()
        await fs.rm(directory, { recursive: true, force: true })
      })
  )

/** The same, which checks signatures. */
export const server = serverThat({ checksSignatures: true })

/** How it is reached. */
export const optionsOf = (port: number, more: Partial<S3Options.S3Input> = {}): S3Options.S3Options =>
  S3Options.make({
    endpoint: `http://127.0.0.1:${port}`,
    region,
    bucket,
    credentials: {
      accessKeyId: credentials.accessKeyId,
      secretAccessKey: Redacted.make(credentials.secretAccessKey)
    },
    ...more
  })
