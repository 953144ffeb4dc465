/** Mail servers of others, which pass on what they take: one and the same suite runs through each of them. */
import type { Extension } from "./golden.ts"

/** Where a server passes mail on to, at 127.0.0.1, which it knows as `mail.example.com` too. */
interface NextHop {
  readonly port: number
  /** The key for Sendwright's SMTP in; absent: the hop wants no login. */
  readonly key?: string
}

export interface RelaySetup {
  /** Where it takes mail on 127.0.0.1, with STARTTLS. */
  readonly port: number
  /** Files of its certificate and key, for `localhost` and `mail.example.com`; each hop has the same. */
  readonly certFile: string
  readonly keyFile: string
  readonly next: NextHop
  /** Ports of the servers for some domains, which want no login; other mail goes to the next hop. */
  readonly routes: Readonly<Record<string, number>>
  /** The address of a name server on port 53, which knows `mail.example.com`. */
  readonly nameServer: string
}

export interface Relay {
  readonly log: () => string
  readonly stop: () => Promise<void>
}

/** A kind of mail server. */
export interface RelayServer {
  readonly name: string
  /** Its name in addresses. */
  readonly tag: string
  /** Why it cannot be run here; `undefined` where it can. */
  readonly whyNot: () => string | undefined
  readonly start: (setup: RelaySetup) => Promise<Relay>
  /** Whether it answers for a message before it hands that on, and reports later what became of it. */
  readonly queues: boolean
  readonly extensions: ReadonlyArray<Extension>
  /** Of its only user, `relay`; absent: it wants no login. */
  readonly password?: string
  /** It hands all of its mail to one server, so it cannot be the relay that reports come from. */
  readonly isClientOnly?: boolean
}
