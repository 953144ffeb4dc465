/** A small world of mail: the relay that Sendwright hands its email to, and the servers behind it. */
import { freePort } from "../../../../../scripts/free-port.ts"
import { type NameServer, startNameServer } from "../NameServer.ts"
import { documentedRelay } from "./Documented.ts"
import { type Postfix, startPostfix } from "./Postfix.ts"
import { type RemoteMailServer, startRemoteMailServer } from "./RemoteMailServer.ts"

export interface MailSystem {
  /** The port of a Postfix that is set up as docs/operate/postfix.md says, but with times of seconds. */
  readonly port: number
  readonly relay: Postfix
  /** Has example.com and example.net, with every fate. */
  readonly world: RemoteMailServer
  /** A Postfix that has example.org: `ada` takes mail, `quota` has no room left, nobody else is known. */
  readonly mailboxes: Postfix
  /** Knows `nullmx.example` as a domain that takes no mail, and what is published. */
  readonly names: NameServer
  readonly stop: () => Promise<void>
}

/** The largest message that example.org takes, in octets. */
export const largest = 20_000

/** The largest that the relay takes. */
export const relayLimit = 100_000

const tables = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([key, value]) => `${key} ${value}\n`).join("")

/** `listener` is the port that return paths lead to, at the domain `returnPath`. */
export const startMailSystem = async (listener: number, returnPath: string): Promise<MailSystem> => {
  const names = await startNameServer({ forResolvers: true })
  names.publish([{ type: "MX", name: "nullmx.example", value: "0 ." }])
  const world = await startRemoteMailServer()
  const [port, mailboxPort] = [await freePort(), await freePort()]
  const documented = documentedRelay(listener)
  const [relay, mailboxes] = await Promise.all([
    startPostfix({
      port,
      nameServer: names.host,
      settings: {
        ...documented.settings,
        transport_maps: `${documented.settings["transport_maps"]}, texthash:$config_directory/world`,
        message_size_limit: `${relayLimit}`,
        delay_warning_time: "8s",
        maximal_queue_lifetime: "18s"
      },
      files: {
        ...documented.files,
        world: tables({
          "example.com": `smtp:[127.0.0.1]:${world.port}`,
          "example.net": `smtp:[127.0.0.1]:${world.port}`,
          "example.org": `smtp:[127.0.0.1]:${mailboxPort}`
        })
      }
    }),
    startPostfix({
      port: mailboxPort,
      settings: {
        myhostname: "mx.example.org",
        smtpd_relay_restrictions: "reject_unauth_destination",
        virtual_mailbox_domains: "example.org",
        virtual_mailbox_maps: "texthash:$config_directory/users",
        virtual_mailbox_limit: `${largest}`,
        message_size_limit: `${largest}`,
        transport_maps: "texthash:$config_directory/transport"
      },
      files: {
        users: tables({ "ada@example.org": "ada/", "quota@example.org": "quota" }),
        transport: tables({ [returnPath]: `smtp:[127.0.0.1]:${port}` })
      },
      mailboxes: { quota: largest }
    })
  ])
  return {
    port,
    relay,
    world,
    mailboxes,
    names,
    stop: async () => {
      await Promise.all([relay.stop(), mailboxes.stop(), world.stop()])
      names.stop()
    }
  }
}
