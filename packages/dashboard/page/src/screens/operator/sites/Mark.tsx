import { StatusMark } from "../../../ui/StatusMark.tsx"
import type { Site } from "./sites.ts"
import { texts } from "./texts.ts"

const marks = { well: "delivered", slowed: "delayed", resting: "failed" } as const

/** Whether a site is paused, and how it takes mail. */
export const Mark = ({ site: { paused_at, state } }: { readonly site: Site }) =>
  paused_at !== null
    ? <StatusMark status="cancelled">{texts.states.paused}</StatusMark>
    : state === null
    ? <StatusMark status="queued">{texts.states.idle}</StatusMark>
    : <StatusMark status={marks[state]}>{texts.states[state]}</StatusMark>
