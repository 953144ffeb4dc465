import { oneOf } from "../../foundation/searchParams.ts"

/** The tabs of an email. The open one is kept in the address, as are the other choices here. */
export const tabs = ["preview", "html", "text", "source", "headers", "attachments", "webhooks", "json"] as const
export type TabName = typeof tabs[number]

/** The width of the preview in pixels: that of a phone, and the one that most emails are designed for. */
export const widths = ["320", "600"] as const

export interface EmailView {
  readonly tab?: TabName
  readonly width?: typeof widths[number]
  /** Shows the preview as in a dark colour scheme. */
  readonly dark?: "yes"
}

/** Reads the view from the address, without unknown values. */
export const readView = (search: Readonly<Record<string, unknown>>): EmailView => ({
  tab: oneOf(search["tab"], tabs),
  width: oneOf(search["width"], widths),
  dark: oneOf(search["dark"], ["yes"])
})

/** The view of a newly opened email. */
export const firstView: EmailView = { tab: undefined, width: undefined, dark: undefined }
