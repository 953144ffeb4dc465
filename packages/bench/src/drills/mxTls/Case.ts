/** What became of a message. */
export type Outcome =
  /** It was accepted over TLS, by a server whose certificate was what a policy demands. */
  | "verified"
  /** It was accepted over TLS, whatever the certificate. */
  | "encrypted"
  | "plaintext"
  | "deferred"
  | "bounced"

/** A certificate with its chain, the server's own first, and its key, in PEM. */
export interface Identity {
  readonly cert: string
  readonly key: string
}

/** How a mail server goes about TLS. */
export type Manner =
  | "offers"
  /** STARTTLS is not offered. */
  | "strips"
  /** It is offered, and refused with 454. */
  | "refuses"
  /** 220, and then no TLS. */
  | "breaks"
  /** 220, and then nothing. */
  | "hangs"
  /** TLS 1.1 at most. */
  | "old"

/** A mail server with an address of its own. */
export interface Server {
  /** Its name, which has an A record. */
  readonly host: string
  readonly manner: Manner
  readonly identity: Identity
  /** The one name for which it has the identity; to a client that names another one, or none, it shows a foreign one. */
  readonly only?: string
}

/** The file of a policy of MTA-STS, as its web server gives it. */
export interface PolicyFile {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly location?: string
  /** What the web server shows. */
  readonly certificate: "valid" | "expired" | "foreign" | "unknown"
}

/** What a zone's signature is broken for, after it was signed. */
export interface Tampered {
  readonly name: string
  readonly type: string
}

/** What there is of a domain at one time. */
export interface World {
  readonly servers: ReadonlyArray<Server>
  /** Lines of master files (RFC 1035 §5) with full names, beside the servers' addresses. */
  readonly records: ReadonlyArray<string>
  readonly tampered: ReadonlyArray<Tampered>
  /** The file at `mta-sts` below the domain; null: none is there. */
  readonly policy: PolicyFile | null
}

/** A domain, and what has to become of mail for it. */
export interface Case extends World {
  /** Its first label; no other case has it. */
  readonly name: string
  readonly area: "opportunistic" | "DANE" | "MTA-STS" | "both"
  readonly about: string
  readonly domain: string
  /** What there is after a first message was delivered, verified; the outcome is that of a second one. Null: no change. */
  readonly then: Partial<World> | null
  readonly outcome: Outcome
  /** What Postfix comes to, where it is something else, and why. */
  readonly postfix: { readonly outcome: Outcome; readonly why: string } | null
}
