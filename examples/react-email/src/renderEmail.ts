import { render, toPlainText } from "@react-email/render"
import type { ReactElement } from "react"

/** What `emails.send` takes of an email that is written in React: the page, and the same in plain text. */
export const renderEmail = async (email: ReactElement): Promise<{ readonly html: string; readonly text: string }> => {
  const html = await render(email)
  return { html, text: toPlainText(html) }
}
