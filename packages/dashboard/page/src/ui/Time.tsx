import { useSyncExternalStore } from "react"
import { agoInSentence, clockTime, exactTime, relativeTime, shortTime } from "./timeTexts.ts"

/**
 * All times of the page share one clock. It moves every ten seconds, so that a list does not flicker while it is read.
 */
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
    // The clock stood still while no time was shown. It need not move if it did so a moment ago.
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
  /** The time as in the contract; null: it never happened. */
  readonly at: string | null
  /**
   * `relative`: within a day, then dates. `short`: without the time of day. `ago`: relative, within a sentence.
   * `clock`: to the millisecond.
   */
  readonly as?: keyof typeof forms
  /** The text for null. */
  readonly never?: string
  readonly className?: string
}

/** A time in the reader's zone. Hovering shows it exactly, and in UTC. */
export const Time = ({ as = "relative", at, className, never = "never" }: TimeProps) => {
  const current = useSyncExternalStore(subscribe, () => now)
  if (at === null) return <span className={className ?? "text-faint"}>{never}</span>
  const date = new Date(at)
  return (
    <time
      dateTime={at}
      // The exact time is written only on hovering: a browser needs long to make its first format.
      onPointerEnter={({ currentTarget }) => void (currentTarget.title = exactTime(date))}
      className={className}
    >
      {forms[as](date, current)}
    </time>
  )
}

export interface DueProps {
  readonly at: string
  /** The text before a future time: "next try" in "next try in 40 s". */
  readonly ahead: string
  /** The text before a past time: "was due" in "was due 40 s ago". */
  readonly past: string
}

/** When something is or was due. The words distinguish future and past. */
export const Due = ({ ahead, at, past }: DueProps) => {
  const current = useSyncExternalStore(subscribe, () => now)
  return (
    <>
      {new Date(at) > current ? ahead : past} <Time at={at} as="ago" />
    </>
  )
}
