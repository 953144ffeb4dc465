import { oneOf } from "../../foundation/searchParams.ts"
import { widths } from "../email/view.ts"

/** The tabs of a received email. The open one is kept in the address, as are the other choices here. */
export const tabs = ["preview", "text", "html", "headers", "raw", "attachments"] as const
export type TabName = typeof tabs[number]

export interface ReceivedView {
  readonly tab?: TabName
  readonly width?: typeof widths[number]
  readonly dark?: "yes"
}

/** Reads the view from the address, without unknown values. */
export const readView = (search: Readonly<Record<string, unknown>>): ReceivedView => ({
  tab: oneOf(search["tab"], tabs),
  width: oneOf(search["width"], widths),
  dark: oneOf(search["dark"], ["yes"])
})
