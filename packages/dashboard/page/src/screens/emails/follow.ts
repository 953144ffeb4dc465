import type { Batch } from "./news.ts"

export interface FollowOptions {
  /** The address of the stream, from a cursor on. */
  readonly address: (after: string) => string
  readonly after: string
  /** `cursor` is where the next connection goes on. */
  readonly onBatch: (batch: Batch, cursor: string) => void
  readonly onConnected: (connected: boolean) => void
  /** The server has refused the stream, or ended it because the session has ended. */
  readonly onRefused: () => void
}

const waitMs = { min: 2_000, max: 30_000 }

/**
 * Follows what is new. The browser connects again by itself where a connection breaks, and names what it saw last; where
 * the server refuses, which browsers give up on, this tries again more and more rarely. Answers with what ends it.
 */
export const follow = ({ address, after, onBatch, onConnected, onRefused }: FollowOptions): () => void => {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = after
  let failures = 0
  const again = () => {
    source.close()
    onConnected(false)
    onRefused()
    timer = setTimeout(open, Math.min(waitMs.max, waitMs.min * 2 ** failures++))
  }
  const open = () => {
    source = new EventSource(address(last))
    source.addEventListener("open", () => {
      failures = 0
      onConnected(true)
    })
    source.addEventListener("emails", (event: MessageEvent<string>) => {
      last = event.lastEventId
      onBatch(JSON.parse(event.data) as Batch, last)
    })
    source.addEventListener("reset", () => onBatch({ emails: [], is_cut: true }, last))
    source.addEventListener("signed_out", again)
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) again()
      else onConnected(false)
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
