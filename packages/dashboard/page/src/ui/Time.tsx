import { useSyncExternalStore } from "react"
import { agoInSentence, clockTime, exactTime, relativeTime, shortTime } from "./timeTexts.ts"

/** One clock for all times of the page. It moves every ten seconds: a list is not to flicker while it is read. */
const tickMs = 10_000
let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

const tick = () => {
  now = new Date()
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  if (timer === undefined) {
    timer = setInterval(tick, tickMs)
    // Where nobody has looked for a while. A list that was just drawn is not drawn again.
    if (Date.now() - now.getTime() > 1_000) queueMicrotask(tick)
  }
  return () => {
    listeners.delete(notify)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const forms = { relative: relativeTime, short: shortTime, ago: agoInSentence, clock: (at: Date) => clockTime(at) }

export interface TimeProps {
  /** As the contract writes it; nothing where it never happened. */
  readonly at: string | null
  /** `relative`: within a day, then dates; `short`: without the time of day; `ago`: the same within a sentence; `clock`: to the millisecond. */
  readonly as?: keyof typeof forms
  /** What stands for null. */
  readonly never?: string
  readonly className?: string
}

/** A time in the reader's zone; hovering shows it exactly, and in UTC. */
export const Time = ({ as = "relative", at, className, never = "never" }: TimeProps) => {
  const current = useSyncExternalStore(subscribe, () => now)
  if (at === null) return <span className={className ?? "text-faint"}>{never}</span>
  const date = new Date(at)
  return (
    <time
      dateTime={at}
      // Nobody looks at most of them, and a browser takes long to make its first format.
      onPointerEnter={({ currentTarget }) => void (currentTarget.title = exactTime(date))}
      className={className}
    >
      {forms[as](date, current)}
    </time>
  )
}

export interface DueProps {
  readonly at: string
  /** What stands before a time to come: "next try" in "next try in 40 s". */
  readonly ahead: string
  /** What stands before one that has passed: "was due" in "was due 40 s ago". */
  readonly past: string
}

/** When something is or was due: what is past is never read as what is to come. */
export const Due = ({ ahead, at, past }: DueProps) => {
  const current = useSyncExternalStore(subscribe, () => now)
  return (
    <>
      {new Date(at) > current ? ahead : past} <Time at={at} as="ago" />
    </>
  )
}
