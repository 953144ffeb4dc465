import * as Http from "node:http"
import { assert } from "vitest"
import { errorNames } from "../src/ResendError.ts"

/** A request, below the address of the interface. */
export interface Ask {
  /** null: none is sent. */
  readonly key: string | null
  readonly body?: unknown
  /** The body as it goes out. */
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly headers: Http.IncomingHttpHeaders
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any
  readonly bytes: Buffer
}

/** Sends a request over a connection of its own; `path` may be a whole address. */
export const ask = (
  baseUrl: string,
  method: string,
  path: string,
  { body, headers, key, raw }: Ask
): Promise<Answer> => {
  const { hostname, pathname, port, search } = new URL(path.startsWith("http:") ? path : `${baseUrl}${path}`)
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  return new Promise((resolve, reject) => {
    const request = Http.request({
      hostname,
      port,
      method,
      path: `${pathname}${search}`,
      agent: false,
      headers: {
        ...key === null ? {} : { authorization: `Bearer ${key}` },
        ...text === undefined
          ? {}
          : { "content-type": "application/json", "content-length": Buffer.byteLength(text) },
        ...headers
      }
    }, (response) => {
      const chunks: Array<Buffer> = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("end", () => {
        const bytes = Buffer.concat(chunks)
        const isJson = String(response.headers["content-type"]).startsWith("application/json")
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          json: isJson ? JSON.parse(bytes.toString()) : undefined,
          bytes
        })
      })
    })
    request.on("error", reject)
    request.end(text)
  })
}

/** An error as each of the clients reads it: all of them find the same in it. */
export const assertError = ({ headers, json, status }: Answer, expected: number, name: string): void => {
  assert.deepStrictEqual([status, json.statusCode, json.name], [expected, expected, name])
  assert.isAbove(json.message.length, 0)
  assert.deepStrictEqual(json.error, { statusCode: expected, name, message: json.message })
  assert.include(errorNames, name)
  assert.match(String(headers["content-type"]), /^application\/json/)
  assert.match(String(headers["x-request-id"]), /^[0-9a-f]{32}$/)
}
