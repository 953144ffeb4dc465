import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type * as Net from "node:net"
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server"

/** What the server does with a transaction in which this recipient stands. */
export type Treatment = "250" | "450" | "550" | "554 at the dot" | "cut after the dot" | "silence after the dot"

/** One transaction that got as far as its final dot. */
interface Relayed {
  readonly from: string
  readonly recipients: ReadonlyArray<string>
  /** RET and ENVID, as the server understood them. */
  readonly dsn: { readonly ret: string | null; readonly envid: string | null } | undefined
  /** NOTIFY and ORCPT of each recipient. */
  readonly asked: ReadonlyArray<{ readonly notify?: ReadonlyArray<string>; readonly orcpt?: string } | undefined>
  readonly message: string
  /** Whether it was answered with 250. */
  readonly taken: boolean
}

export interface Relay {
  readonly port: number
  readonly relayed: ReadonlyArray<Relayed>
  /** The most connections that were open at once. */
  readonly mostOpen: () => number
  /** Treats a recipient otherwise from now on. */
  readonly treat: (recipient: string, how: Treatment) => void
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

/** A complete mail server that treats each recipient as it is told, and takes the others. */
export const start = (
  treatments: Readonly<Record<string, Treatment>> = {},
  options: SMTPServerOptions & { readonly hideDSN?: boolean } = {}
): Effect.Effect<Relay, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.callback<Relay & { readonly stop: () => void }>((resume) => {
      const relayed: Array<Relayed> = []
      const how = new Map(Object.entries(treatments))
      let open = 0
      let mostOpen = 0
      const cut = (session: SMTPServerSession) => {
        for (const connection of (server as unknown as { connections: Set<Connection> }).connections) {
          if (connection.session.id === session.id) connection._socket.destroy()
        }
      }
      const settings: SMTPServerOptions = {
        logger: false,
        authOptional: true,
        disabledCommands: ["STARTTLS"],
        onConnect: (_session, done) => {
          mostOpen = Math.max(mostOpen, ++open)
          done()
        },
        onClose: () => {
          open--
        },
        onRcptTo: ({ address }, _session, done) => {
          const treatment = how.get(address)
          if (treatment === "450") return done(refusal(450, "4.2.0 Mailbox busy"))
          done(treatment === "550" ? refusal(550, "5.1.1 No such user") : undefined)
        },
        onData: (stream, session, done) => {
          const chunks: Array<Buffer> = []
          stream.on("data", (chunk: Buffer) => chunks.push(chunk))
          stream.on("end", () => {
            const { dsn, mailFrom, rcptTo } = session.envelope as unknown as Envelope
            const recipients = rcptTo.map(({ address }) => address)
            const treatment = recipients.map((address) => how.get(address)).find((one) => one?.endsWith("the dot"))
            relayed.push({
              from: mailFrom.address,
              recipients,
              dsn,
              asked: rcptTo.map(({ dsn }) => dsn),
              message: Buffer.concat(chunks).toString("latin1"),
              taken: treatment === undefined
            })
            if (treatment === undefined) done(null, "2.0.0 Ok: queued")
            else if (treatment === "554 at the dot") done(refusal(554, "5.7.1 Spam"))
            else if (treatment === "cut after the dot") cut(session)
          })
        },
        ...options
      }
      const server = new SMTPServer(settings)
      server.on("error", () => {})
      server.listen(0, "127.0.0.1", () => {
        const { port } = server.server.address() as Net.AddressInfo
        resume(Effect.succeed({
          port,
          relayed,
          mostOpen: () => mostOpen,
          treat: (recipient, treatment) => how.set(recipient, treatment),
          stop: () => server.close()
        }))
      })
    }),
    (server) => Effect.sync(server.stop)
  )

interface Connection {
  readonly session: { readonly id: string }
  readonly _socket: Net.Socket
}

interface Envelope {
  readonly mailFrom: { readonly address: string }
  readonly rcptTo: ReadonlyArray<{ readonly address: string; readonly dsn?: NonNullable<Relayed["asked"][number]> }>
  readonly dsn: Relayed["dsn"]
}
