import S3rver from "@20minutes/s3rver"
import * as crypto from "node:crypto"
import * as fs from "node:fs/promises"
import * as http from "node:http"
import type { AddressInfo } from "node:net"
import * as os from "node:os"
import * as path from "node:path"

/** What an S3 server of a test knows its one account by. */
export const s3Credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" }
/** Its one bucket. */
export const s3Bucket = "email-contents"

/** An S3 server with one empty bucket. */
export interface S3Server {
  readonly port: number
  /** The keys of its objects. */
  readonly keys: () => Promise<ReadonlyArray<string>>
  /** Takes no requests any more, or again. */
  readonly pause: (isPaused: boolean) => void
  readonly stop: () => Promise<void>
}

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

/**
 * Starts a server on 127.0.0.1. Before it stands somebody who checks digests, which it does not. It checks signatures but
 * for requests with the bucket in the host, of which it expects another one than S3 does.
 */
export const startS3Server = async (
  { checksSignatures = true }: { readonly checksSignatures?: boolean } = {}
): Promise<S3Server> => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), "sendwright-s3-"))
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    serviceEndpoint: "example.com",
    allowMismatchedSignatures: !checksSignatures,
    directory,
    configureBuckets: [{ name: s3Bucket, configs: [] }]
  })
  // The token with which a page goes on is made by a cipher that OpenSSL has no more, and nobody here asks for it.
  const list = server.store.listObjects.bind(server.store)
  server.store.listObjects = async (...asked) => ({ ...await list(...asked), isTruncated: false })
  const { port } = await server.run()
  let paused = false
  const front = http.createServer(async (request, response) => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const problem = paused ? "SlowDown" : problemOf(request, body)
    if (problem !== undefined) {
      response.writeHead(paused ? 503 : 403, { "content-type": "application/xml" })
      response.end(`<?xml version="1.0"?><Error><Code>${problem}</Code></Error>`)
      return
    }
    const { headers, method, url } = request
    const passed = http.request({ port, host: "127.0.0.1", method, path: url, headers })
    passed.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    passed.on("error", () => response.destroy())
    passed.end(body)
  })
  return {
    port: await listen(front),
    keys: async () => (await list(s3Bucket, {})).objects.map(({ key }) => key),
    pause: (isPaused) => {
      paused = isPaused
    },
    stop: async () => {
      front.closeAllConnections()
      front.close()
      await server.close()
      await fs.rm(directory, { recursive: true, force: true })
    }
  }
}
