import { createElement } from "react"
import { assert, it } from "vitest"
import { renderEmail } from "../src/renderEmail.ts"
import { WelcomeEmail } from "../src/WelcomeEmail.ts"

const confirmUrl = "https://app.example/confirm?token=1&from=mail"

it("renders a page and its plain text, with names escaped and links intact", async () => {
  const { html, text } = await renderEmail(createElement(WelcomeEmail, { name: "<Ada>", confirmUrl }))
  assert.match(html, /^<!DOCTYPE html/)
  assert.include(html, "Welcome, &lt;Ada&gt;")
  assert.include(html, confirmUrl.replace("&", "&amp;"))
  assert.match(text, /welcome, <ada>/i)
  assert.include(text, confirmUrl)
  assert.notMatch(text, /<(?:p|h1|a)\b/)
})
