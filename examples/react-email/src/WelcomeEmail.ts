import { createElement as h, type ReactElement } from "react"

export interface WelcomeProps {
  readonly name: string
  readonly confirmUrl: string
}

const button = { background: "#111", borderRadius: 6, color: "#fff", padding: "10px 16px", textDecoration: "none" }

/**
 * A component as `react-email` has them. Node runs TypeScript without JSX, so it is written with `createElement`; with a
 * build step it is the same in JSX, and the elements may come from `@react-email/components`.
 */
export const WelcomeEmail = ({ confirmUrl, name }: WelcomeProps): ReactElement =>
  h(
    "html",
    { lang: "en" },
    h(
      "body",
      { style: { fontFamily: "sans-serif" } },
      h("h1", null, `Welcome, ${name}`),
      h("p", null, "One click, and your account is yours."),
      h("p", null, h("a", { href: confirmUrl, style: button }, "Confirm your address"))
    )
  )
