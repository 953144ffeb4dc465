import { capture, createSendwright, embedded, postgres, smtp } from "@sendwright/promise"

const { DATABASE_URL, OWNER_EMAIL = "ada@example.com", SENDWRIGHT_SECRET_KEY, SMTP_URL } = process.env

export const ownerEmail = OWNER_EMAIL

/** Sends the app's email, from its own process and its own database. */
export const sendwright = createSendwright({
  storage: DATABASE_URL === undefined ? embedded({ directory: "data" }) : postgres({ url: DATABASE_URL }),
  provider: SMTP_URL === undefined ? capture({ directory: "mail" }) : smtp(SMTP_URL),
  secretKey: SENDWRIGHT_SECRET_KEY,
  account: { name: "App", ownerEmail }
})

/** The sender of the app's emails: of the sandbox domain until there is one of your own. */
export const sender = async (): Promise<string> =>
  process.env["MAIL_FROM"] ?? `App <hello@${(await sendwright.account.summary()).sandbox.domain}>`
