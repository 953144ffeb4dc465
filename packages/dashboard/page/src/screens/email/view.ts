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
