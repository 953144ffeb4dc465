import type { LinkLetter } from "@sendwright/core/users/LinkMail"
import { pathOf } from "@sendwright/core/users/SignInLink"
import * as Redacted from "effect/Redacted"

/** What an email says. */
interface LinkMessage {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "\"": "&quot;",
  "'": "&#39;"
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!)

/** To the minute, in UTC: `2026-11-29 12:04 UTC`. */
const shownTime = (at: Date): string => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`

const wordsOf = ({ accountName, link }: LinkLetter, service: string) => {
  switch (link.purpose) {
    case "invitation": {
      const account = accountName ?? service
      return {
        subject: `Join ${account} on ${service}`,
        before: `You are invited to join ${account} on ${service}.`,
        action: "Join",
        unasked: "If you do not know why, you can ignore this email."
      }
    }
    case "reset":
      return {
        subject: `Set a new password for ${service}`,
        before: `Somebody, probably you, asked for a link that sets a new password for your user of ${service}.`,
        action: "Set a new password",
        unasked: "If it was not you, ignore this email: your password stays as it is."
      }
    default:
      return undefined
  }
}

/** The email that brings a link; `undefined` for links that are for this machine alone. */
export const messageOf = (letter: LinkLetter, baseUrl: string, service: string): LinkMessage | undefined => {
  const words = wordsOf(letter, service)
  if (words === undefined) return undefined
  const { action, before, subject, unasked } = words
  const url = `${baseUrl}${pathOf(Redacted.value(letter.secret))}`
  const after = `The link works once, until ${shownTime(letter.link.expiresAt)}. ${unasked}`
  return {
    subject,
    text: [before, `${action}:\n${url}`, after, ""].join("\n\n"),
    html: [
      `<p>${escaped(before)}</p>`,
      `<p><a href="${escaped(url)}">${action}</a></p>`,
      `<p>${escaped(after)}</p>`,
      ""
    ].join("\n")
  }
}
