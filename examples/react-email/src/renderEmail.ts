import { render, toPlainText } from "@react-email/render"
import type { ReactElement } from "react"

/** In capitals, as headings are by default, a placeholder would be another one. */
const selectors = ["h1", "h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } }))

/** What `emails.send` and `templates.add` take of an email in React: the page, and the same in plain text. */
export const renderEmail = async (email: ReactElement): Promise<{ readonly html: string; readonly text: string }> => {
  const html = await render(email)
  return { html, text: toPlainText(html, { selectors }) }
}
