import { useKeys } from "../foundation/keyboard.ts"
import { Button } from "./Button.tsx"
import { Time } from "./Time.tsx"

export interface RefreshProps {
  /** When the data was read, as in `Query.dataUpdatedAt`; 0: not yet. */
  readonly at: number
  readonly busy: boolean
  readonly onRefresh: () => void
}

/**
 * Shows when the data was read, with a button that reads it again. It is never read by itself, so that nothing moves.
 */
export const Refresh = ({ at, busy, onRefresh }: RefreshProps) => {
  useKeys([{ keys: "r", label: "Refresh", group: "Screen", run: onRefresh }])
  return (
    <>
      {at > 0 && (
        <span className="min-w-24 text-right text-13 text-faint max-md:hidden">
          Read <Time at={new Date(at).toISOString()} as="ago" />
        </span>
      )}
      <Button onClick={onRefresh} busy={busy}>Refresh</Button>
    </>
  )
}
