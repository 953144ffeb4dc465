import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import * as Http from "node:http"
import type { AddressInfo } from "node:net"

/** What a service answers. */
export interface Reply {
  readonly status: number
  readonly json?: unknown
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * What happens to a request instead of its answer. `hang`: it is read and never answered. `cut`: it is read and the
 * connection ends. `take_and_cut`: the service does what it was asked to and the connection ends. `cut_early`: the
 * connection ends before the body is read. `stall`: the body is not read. `drip`: an octet of the answer comes now and
 * then, and no end. `flood`: the answer has no end. `break_off`: the answer's head comes, and not all of its body.
 */
export type Fault = "hang" | "cut" | "take_and_cut" | "cut_early" | "stall" | "drip" | "flood" | "break_off"

/** A request that arrived. */
export interface FakeRequest {
  /** Method and path. */
  readonly route: string
  readonly headers: Http.IncomingHttpHeaders
  readonly body: Buffer
}

/** A message that a service took. */
export interface Mail {
  readonly recipients: ReadonlyArray<string>
  /** What its readers see of the header. */
  readonly visible: string
  // oxlint-disable-next-line typescript/no-explicit-any -- each service has fields of its own, which tests compare
  readonly fields: any
}

/** What a service does with requests: those of one provider, in the shapes that it documents. */
export type Service = (request: FakeRequest, mails: Array<Mail>) => Reply

/** A service over HTTP on the loopback interface. */
export interface FakeApi {
  readonly endpoint: string
  readonly requests: ReadonlyArray<FakeRequest>
  readonly mails: ReadonlyArray<Mail>
  /** Has the next request answered so. */
  readonly answerNext: (answer: Reply | Fault) => void
  /** Has all requests answered so from now on; undefined: as the service does. */
  readonly answerAll: (answer: Reply | Fault | undefined) => void
}

/** Starts a service; it ends with the scope. */
export const start = Effect.fnUntraced(function*(service: Service): Effect.fn.Return<FakeApi, never, Scope.Scope> {
  const requests: Array<FakeRequest> = []
  const mails: Array<Mail> = []
  const scripted: Array<Reply | Fault> = []
  let always: Reply | Fault | undefined
  const send = (response: Http.ServerResponse, { headers, json, status, text }: Reply) => {
    response.writeHead(status, { ...(json === undefined ? {} : { "content-type": "application/json" }), ...headers })
    response.end(text ?? (json === undefined ? "" : JSON.stringify(json)))
  }
  const server = Http.createServer((request, response) => {
    const route = `${request.method} ${request.url}`
    const answer = scripted.shift() ?? always
    if (answer === "cut_early" || answer === "stall") {
      requests.push({ route, headers: request.headers, body: Buffer.alloc(0) })
      if (answer === "cut_early") request.socket.destroy()
      return
    }
    const chunks: Array<Buffer> = []
    request.on("error", () => {})
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const arrived = { route, headers: request.headers, body: Buffer.concat(chunks) }
      requests.push(arrived)
      if (typeof answer === "object") return send(response, answer)
      switch (answer) {
        case undefined:
          return send(response, service(arrived, mails))
        case "take_and_cut":
          service(arrived, mails)
          return void request.socket.destroy()
        case "cut":
          return void request.socket.destroy()
        case "hang":
          return
        case "break_off":
          response.writeHead(200, { "content-length": "100" })
          return void response.write("{", () => request.socket.destroy())
        case "flood":
        case "drip": {
          response.writeHead(200)
          const timer = setInterval(() => response.write(answer === "flood" ? "x".repeat(200_000) : "x"), 5)
          response.on("close", () => clearInterval(timer))
          return
        }
        default:
          return
      }
    })
  })
  yield* Effect.acquireRelease(
    Effect.callback<void>((resume) => {
      server.listen(0, "127.0.0.1", () => resume(Effect.void))
    }),
    () =>
      Effect.callback<void>((resume) => {
        server.close(() => resume(Effect.void))
        server.closeAllConnections()
      })
  )
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    mails,
    answerNext: (answer) => void scripted.push(answer),
    answerAll: (answer) => {
      always = answer
    }
  }
})
