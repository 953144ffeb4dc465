import type * as Duration from "effect/Duration"
import type * as Redacted from "effect/Redacted"

/** How a server is reached, and how long it may take. */
export interface ServerOptions {
  /**
   * `postgres://user:password@host:port/database`, with the parameters that `ConnectionUrl.parse` reads. Where it names
   * several hosts, or says what they must be, connections lead to one that fits, and over to another when that one fails
   * or no longer fits.
   */
  readonly url: Redacted.Redacted
  /**
   * Connections of this node, one of which listens for wake-ups unless `directUrl` or `pooler` says otherwise; 10 by
   * default. Of the others a third at most is for lists and searches and a fifth for exports, erasures, retention and
   * the like, so that neither holds up what accepts and sends.
   */
  readonly maxConnections?: number | undefined
  readonly minConnections?: number | undefined
  /** How long a connection to one host may take, where the URL says nothing of it; 5 seconds by default. */
  readonly connectTimeout?: Duration.Input | undefined
  readonly idleTimeout?: Duration.Input | undefined
  /** What the server calls its sessions, where the URL says nothing of it; `sendwright` by default. */
  readonly applicationName?: string | undefined
  /**
   * What pools connections between here and the server, as PgBouncer does, by its mode; nothing by default. `session`: a
   * session is the server's for as long as it lasts. `transaction`: it is for each statement and each transaction
   * another one. Sessions then begin with no settings of ours, which are to be those of the role (`docs/operate/postgres.md`).
   */
  readonly pooler?: "session" | "transaction" | undefined
  /**
   * Whether statements stay prepared: true by default, false behind a pooler in transaction mode, which may be one that
   * keeps them (PgBouncer 1.21 with its `max_prepared_statements`).
   */
  readonly prepare?: boolean | undefined
  /**
   * Leads to the server past the pooler, for one connection that listens for wake-ups, and for migrations. Behind a pooler in transaction mode
   * that has none, what other nodes accepted is found by polling.
   */
  readonly directUrl?: Redacted.Redacted | undefined
  /**
   * Leads to a standby of the server, for lists, searches and exports, over a pool of its own that grows as they need it.
   * A read goes there once it has all that was stored before, on whichever node, and else to the server itself, as it does
   * while the standby is away or too far behind. Where there are several, one of them is used. It must not be behind what
   * spreads connections over several servers.
   */
  readonly readUrl?: Redacted.Redacted | undefined
  /**
   * How long a command may take, waiting for a connection included; 5 seconds by default, and a second more for each
   * megabyte of a message that it stores. One that takes longer fails with the outage `unanswered` or `overloaded` of
   * `StorageError`, and its connection is given up.
   */
  readonly commandTimeout?: Duration.Input | undefined
  /** The same for a list or a search; 10 seconds by default. */
  readonly readTimeout?: Duration.Input | undefined
  /**
   * The same for one statement or transaction of exports, erasures, retention and other long work; a minute by default.
   * The server ends any statement 5 seconds later (`statement_timeout`), the application's own on this client among
   * them.
   */
  readonly backgroundTimeout?: Duration.Input | undefined
  /**
   * After how long the server ends a transaction that waits for its client (`idle_in_transaction_session_timeout`), so
   * that a frozen or lost process holds no locks; 15 seconds by default.
   */
  readonly idleTransactionTimeout?: Duration.Input | undefined
}
