import * as Effect from "effect/Effect"
import * as FiberSet from "effect/FiberSet"
import * as Schema from "effect/Schema"
import type * as Scope from "effect/Scope"
import * as net from "node:net"
import * as AdminSocket from "../adapters/AdminSocket.ts"
import { HostError } from "../foundation/HostError.ts"
import { Admin } from "./Admin.ts"
import { AdminCommand, AdminError, AdminReply } from "./AdminCommand.ts"

const longestLine = 1_000_000

const decodeCommand = Schema.decodeUnknownEffect(Schema.fromJsonString(AdminCommand))
const decodeReply = Schema.decodeUnknownEffect(Schema.fromJsonString(AdminReply))

const answer = Effect.fnUntraced(function*(line: string): Effect.fn.Return<string, never, Admin> {
  const admin = yield* Admin
  const reply = yield* decodeCommand(line).pipe(
    Effect.mapError(() =>
      new AdminError({
        code: "protocol",
        message: "The running server does not know this command: it is of another version. Restart it."
      })
    ),
    Effect.flatMap((command) => admin.execute(command)),
    Effect.match({
      onFailure: ({ code, message }): AdminReply => ({ _tag: "Refused", code, message }),
      onSuccess: (value): AdminReply => ({ _tag: "Done", value })
    }),
    Effect.catchCause((cause) =>
      Effect.as(
        Effect.logError("An operator's command failed", cause),
        { _tag: "Refused", code: "internal", message: "The command failed: see the server's log." } as const
      )
    )
  )
  return `${JSON.stringify(reply)}\n`
})

/** Takes the first line of a connection; one that is too long ends it. */
const onLine = (socket: net.Socket, take: (line: string) => void) => {
  let text = ""
  let taken = false
  socket.setEncoding("utf8")
  socket.on("error", () => socket.destroy())
  socket.on("data", (chunk: string) => {
    if (taken) return
    text += chunk
    const end = text.indexOf("\n")
    if (end >= 0) {
      taken = true
      take(text.slice(0, end))
    } else if (text.length > longestLine) socket.destroy()
  })
}

const refused = (file: string, code: string | undefined) =>
  new HostError({ message: `The socket for the command line could not be opened at ${file} (${code ?? "no reason"}).` })

/** Carries out what comes through the socket of a data directory that this process holds, until the scope closes. */
export const serve = Effect.fnUntraced(
  function*(dataDir: string): Effect.fn.Return<void, HostError, Admin | Scope.Scope> {
    const run = yield* FiberSet.makeRuntime<Admin>()
    const { file } = yield* Effect.acquireRelease(
      Effect.try({
        try: () => AdminSocket.prepare(dataDir),
        catch: (error) => refused(dataDir, (error as NodeJS.ErrnoException).code)
      }),
      ({ remove }) => Effect.sync(remove)
    )
    yield* Effect.acquireRelease(
      Effect.callback<net.Server, HostError>((resume) => {
        const server = net.createServer((socket) =>
          onLine(socket, (line) => {
            run(Effect.map(answer(line), (reply) => {
              socket.end(reply)
            }))
          })
        )
        server.once("error", (error: NodeJS.ErrnoException) => resume(Effect.fail(refused(file, error.code))))
        server.listen(file, () => {
          AdminSocket.close(file)
          resume(Effect.succeed(server))
        })
      }),
      (server) => Effect.sync(() => server.close())
    )
  }
)

/** Nobody listens: no server holds the data directory, or it is only just starting. */
export class NoServer extends Schema.TaggedError<NoServer>()("NoServer", {}) {}

/** Has a command carried out by the server that holds a data directory. */
export const send = Effect.fnUntraced(
  function*(dataDir: string, command: AdminCommand): Effect.fn.Return<unknown, AdminError | NoServer> {
    const found = AdminSocket.find(dataDir)
    if (found._tag === "Untrusted") return yield* new AdminError({ code: "untrusted", message: found.message })
    if (found._tag === "None") return yield* new NoServer()
    const line = yield* Effect.callback<string, AdminError | NoServer>((resume) => {
      const socket = net.connect(found.file)
      let connected = false
      let text = ""
      socket.setEncoding("utf8")
      socket.on("connect", () => {
        connected = true
        socket.write(`${JSON.stringify(command)}\n`)
      })
      socket.on("data", (chunk: string) => {
        text += chunk
      })
      socket.on("error", () => {})
      socket.on("close", () => {
        if (!connected) return resume(Effect.fail(new NoServer()))
        resume(text.endsWith("\n") ? Effect.succeed(text) : Effect.fail(hungUp))
      })
      return Effect.sync(() => socket.destroy())
    })
    const reply = yield* Effect.mapError(decodeReply(line), () => hungUp)
    return reply._tag === "Done" ? reply.value : yield* new AdminError({ code: reply.code, message: reply.message })
  }
)

const hungUp = new AdminError({
  code: "internal",
  message:
    "The running server ended the connection without an answer: the command may have been carried out. See its log."
})
