import { oneOf } from "../../foundation/searchParams.ts"

/** How an email is looked at; all of it is kept in the address. */
export const tabs = ["preview", "html", "text", "source", "headers", "attachments", "webhooks", "json"] as const
export type TabName = typeof tabs[number]

/** How wide the preview is, in pixels: a phone, and what most emails are made for. */
export const widths = ["320", "600"] as const

export interface EmailView {
  readonly tab?: TabName
  readonly width?: typeof widths[number]
  /** The preview as somebody sees it whose system is dark. */
  readonly dark?: "yes"
}

/** Reads the address; what it does not know is left out. */
export const readView = (search: Readonly<Record<string, unknown>>): EmailView => ({
  tab: oneOf(search["tab"], tabs),
  width: oneOf(search["width"], widths),
  dark: oneOf(search["dark"], ["yes"])
})

/** As an email is looked at that was not opened before. */
export const firstView: EmailView = { tab: undefined, width: undefined, dark: undefined }
