import { useKeys } from "../foundation/keyboard.ts"
import { Button } from "./Button.tsx"
import { Time } from "./Time.tsx"

export interface RefreshProps {
  /** When what is shown was read, as `Query.dataUpdatedAt` says it; 0: not yet. */
  readonly at: number
  readonly busy: boolean
  readonly onRefresh: () => void
}

/** How old what is shown is, and a button that reads it again. Nothing is read again by itself: nothing moves. */
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
