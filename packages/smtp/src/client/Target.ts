import type { SmtpOptions } from "../SmtpOptions.ts"
import type { TlsDemand } from "./TlsDemand.ts"
import type { TlsOutcome } from "./TlsOutcome.ts"

/** The server that connections lead to, apart from how they are used. */
export interface Target {
  /** The server's name, which TLS is told (RFC 6066 §3); an IP address is told nobody. */
  readonly serverName: string
  /** Its IP addresses, all of which are tried, one after the other; null: those that the system finds for the name. */
  readonly addresses: ReadonlyArray<string> | null
  /** The address of this machine that connections leave from, of the family of all `addresses`; null: any. */
  readonly localAddress: string | null
  readonly tls: TlsDemand
  /** The certificates of the authorities that are believed, in PEM; null: those that Node.js knows. */
  readonly authorities: ReadonlyArray<string> | null
  /** Is told what became of TLS, for each session that was opened or that failed for it. */
  readonly onTls: (outcome: TlsOutcome, ends: Ends) => void
}

/** The IP addresses of a connection; null: it was lost before they were known. */
export interface Ends {
  /** This machine's. */
  readonly local: string | null
  /** The server's. */
  readonly remote: string | null
}

/** The relay of the options: TLS where it is offered, or always, with a certificate for its name, or with any. */
export const ofOptions = ({ host, requireTls, tlsInsecure }: SmtpOptions): Target => ({
  serverName: host,
  addresses: null,
  localAddress: null,
  tls: {
    _tag: "Tls",
    required: requireTls,
    certificate: tlsInsecure ? { _tag: "Any" } : { _tag: "Names", names: [host], strict: false }
  },
  authorities: null,
  onTls: () => {}
})
