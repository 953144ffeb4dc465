import { Button } from "../../ui/Button.tsx"
import { classes } from "../../ui/classes.ts"
import { texts } from "./texts.ts"
import type { Log } from "./useLog.ts"

interface Props {
  readonly log: Log
  readonly paused: boolean
  /** A note about the search. */
  readonly note: string
  /** Left out if the list is not live. */
  readonly onPause?: (() => void) | undefined
  readonly onShow: () => void
}

/**
 * The line between the filters and the rows: new emails, the state of the search, live or paused. Its height never
 * changes, so that the rows do not move when something new arrives.
 */
export const LiveLine = ({ log: { isConnected, isOld, news }, note, onPause, onShow, paused }: Props) => {
  const count = news.emails.length
  const hasNews = count > 0 || news.isCut
  const state = paused ? texts.paused : isConnected ? texts.live : texts.connecting
  return (
    <div className="flex h-9 shrink-0 grow items-center gap-3 border-line pr-2 pl-4 text-13 max-xl:border-t pointer-coarse:h-12">
      {hasNews && (
        <button
          type="button"
          onClick={onShow}
          className="h-7 rounded-control bg-accent-soft px-3 font-medium text-accent hover:underline pointer-coarse:h-11"
        >
          {texts.new(count, news.isCut)}
        </button>
      )}
      <span role="status" className="truncate text-faint">
        {isOld
          // Shown only after a delay: most answers arrive sooner.
          ? <span className="[animation:opens_1ms_500ms_both]">{texts.searching}</span>
          : note}
      </span>
      {onPause !== undefined && (
        <>
          <span className="ml-auto flex items-center gap-1.5 text-soft">
            <span
              aria-hidden="true"
              className={classes(
                "size-2 rounded-full border border-current",
                isConnected && !paused && "bg-delivered text-delivered"
              )}
            />
            {state}
          </span>
          <Button kind="quiet" className="h-7!" onClick={onPause}>{paused ? texts.resume : texts.pause}</Button>
        </>
      )}
    </div>
  )
}
