import { render, toPlainText } from "@react-email/render"
import { createElement, type ReactElement } from "react"
import { Welcome } from "./Welcome.tsx"

const contentOf = async (email: ReactElement) => {
  const html = await render(email)
  return { html, text: toPlainText(html) }
}

/** What the app's emails say. */
export const welcome = async (address: string) => ({
  subject: "Welcome",
  ...await contentOf(createElement(Welcome, { address }))
})
