/** Mail server and webhook endpoints of the life that is kept: they do what the address says. */
import { once } from "node:events"
import { createServer } from "node:http"
import { SMTPServer } from "smtp-server"

export interface FarEnd {
  readonly smtpUrl: string
  /** Followed by what the endpoint is to do: `/ok` takes, `/broken` answers 500. */
  readonly webhookUrl: string
  readonly stop: () => Promise<void>
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

const portOf = (address: ReturnType<ReturnType<typeof createServer>["address"]>): number => {
  if (address === null || typeof address === "string") throw new Error("no address")
  return address.port
}

/**
 * A recipient whose name begins with `gone` does not exist, one with `busy` is refused for now, and the answer to a
 * message for one with `cut` is lost.
 */
export const startFarEnd = async (): Promise<FarEnd> => {
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        address.startsWith("gone")
          ? refusal(550, "5.1.1 No such user here")
          : address.startsWith("busy")
          ? refusal(451, "4.3.0 Mailbox busy, come back later")
          : undefined
      ),
    onData: (stream, session, callback) => {
      stream.resume()
      stream.on("end", () => {
        const isCut = session.envelope.rcptTo.some(({ address }) => address.startsWith("cut"))
        if (!isCut) return callback()
        for (const connection of sockets) connection.destroy()
      })
    }
  })
  const sockets = new Set<{ readonly destroy: () => unknown }>()
  mail.server.on("connection", (socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
  })
  mail.on("error", () => {})
  mail.listen(0, "127.0.0.1")
  await once(mail.server, "listening")
  const hooks = createServer((request, response) => {
    request.resume()
    request.on("end", () => void response.writeHead(request.url === "/ok" ? 204 : 500).end())
  }).listen(0, "127.0.0.1")
  await once(hooks, "listening")
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(mail.server.address())}`,
    webhookUrl: `http://127.0.0.1:${portOf(hooks.address())}`,
    stop: async () => {
      hooks.closeAllConnections()
      hooks.close()
      await new Promise<void>((resolve) => mail.close(resolve))
    }
  }
}
