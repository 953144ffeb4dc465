import { Button } from "../../ui/Button.tsx"
import { classes } from "../../ui/classes.ts"
import { texts } from "./texts.ts"
import type { Log } from "./useLog.ts"

interface Props {
  readonly log: Log
  readonly paused: boolean
  /** What is to be said of the search. */
  readonly note: string
  /** Left out where nothing is live. */
  readonly onPause?: (() => void) | undefined
  readonly onShow: () => void
}

/**
 * Between the filters and the rows: what is new, what the search does, live or paused. It always has the same height, so
 * that nothing moves when there is something new.
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
          // Most answers are there before it is said.
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
