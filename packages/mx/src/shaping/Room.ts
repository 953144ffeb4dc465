/** What bounds the connections that belong together, to whichever hosts they lead. */
export interface Room {
  /** Connections are shared among messages with the same key alone. */
  readonly key: string
  /** The most connections at once, at this moment. */
  readonly connections: () => number
  /** A connection is replaced after so many messages. */
  readonly messagesPerConnection: number
}
