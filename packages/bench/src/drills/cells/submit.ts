/** One email over SMTP through the balancer. */
import * as nodemailer from "nodemailer"
import type { Cell } from "./Cell.ts"
import { certificates, hostOf, type Ports } from "./configuration.ts"

export interface Submitted {
  readonly id: string
  /** That of the client, which is sent as it arrived. */
  readonly messageId: string
}

/** Sends by TLS from the start, where the name leads to the cell, and by STARTTLS, where the port does. */
export const submit = async (ports: Ports, cell: Cell): Promise<ReadonlyArray<Submitted>> => {
  const ways = [{ port: ports.smtps, secure: true }, { port: ports.starttls[cell.name], requireTLS: true }]
  const submitted: Array<Submitted> = []
  for (const way of ways) {
    const transport = nodemailer.createTransport({
      host: "127.0.0.1",
      auth: { user: "sendwright", pass: cell.key },
      tls: { servername: hostOf(cell.name), ca: certificates[cell.name].cert },
      ...way
    })
    const { messageId, response } = await transport.sendMail({
      from: `drill@${cell.domain}`,
      to: cell.recipient,
      subject: "over SMTP",
      text: "drill"
    })
    submitted.push({ id: /queued as (\S+)/.exec(response)?.[1] ?? response, messageId: messageId.slice(1, -1) })
    transport.close()
  }
  return submitted
}
