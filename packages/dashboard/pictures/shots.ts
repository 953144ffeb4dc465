/** Every picture that there is: what it opens, and what is done before it is taken. */
import type { Page } from "playwright-core"
import type { Filled } from "./fill.ts"

/** Where things are in the filled server. */
export interface Places extends Filled {
  readonly account: string
}

export interface Shot {
  readonly name: string
  /** The address, below the account's where it does not begin with a slash. */
  readonly at: (places: Places) => string
  /** What is done on the page before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>
  /** Also of a server that nothing was done on yet. */
  readonly empty?: true
}

const button = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click()
}

const key = (...keys: ReadonlyArray<string>) => async (page: Page) => {
  for (const one of keys) await page.keyboard.press(one)
}

export const shots: ReadonlyArray<Shot> = [
  { name: "set-up", at: () => "set-up", empty: true },
  { name: "emails", at: () => "emails", empty: true },
  { name: "emails-filtered", at: () => "emails?status=bounced&status=failed&status=complained&time=7d" },
  { name: "emails-none", at: () => "emails?q=nobody@nowhere.example" },
  { name: "emails-test", at: () => "emails?mode=test", empty: true },
  { name: "email", at: ({ emails }) => `emails/${emails.bounced}` },
  { name: "email-beside", at: ({ emails }) => `emails?open=${emails.bounced}` },
  { name: "email-delivered", at: ({ emails }) => `emails/${emails.delivered}` },
  { name: "email-scheduled", at: ({ emails }) => `emails/${emails.scheduled}?tab=headers` },
  { name: "received", at: () => "received", empty: true },
  { name: "send", at: () => "send", empty: true },
  { name: "templates", at: () => "templates", empty: true },
  {
    name: "template",
    at: ({ templates }) => `templates/${templates.welcome}`,
    act: async (page) => {
      await page.getByLabel("name", { exact: true }).fill("Mina")
      await page.getByLabel("link", { exact: true }).fill("https://acme.dev/start")
    }
  },
  { name: "template-versions", at: ({ templates }) => `templates/${templates.welcome}?view=versions` },
  { name: "template-new", at: () => "templates", act: key("n") },
  { name: "domains", at: () => "domains", empty: true },
  { name: "domain", at: ({ domains }) => `domains/${domains.verified}` },
  { name: "domain-pending", at: ({ domains }) => `domains/${domains.pending}?form=cloudflare` },
  { name: "domain-add", at: () => "domains?add=yes" },
  { name: "webhooks", at: () => "webhooks", empty: true },
  { name: "webhook", at: ({ webhooks }) => `webhooks/${webhooks.failing}` },
  {
    name: "webhook-delivery",
    at: ({ webhooks }) => `webhooks/${webhooks.failing}`,
    act: async (page) => {
      await page.getByRole("grid").getByRole("row").nth(1).click()
    }
  },
  { name: "webhook-verify", at: ({ webhooks }) => `webhooks/${webhooks.failing}?tab=verify` },
  { name: "webhook-settings", at: ({ webhooks }) => `webhooks/${webhooks.failing}?tab=settings` },
  { name: "keys", at: () => "keys", empty: true },
  { name: "key-new", at: () => "keys", act: key("n") },
  { name: "metrics", at: () => "metrics?range=30d", empty: true },
  { name: "suppressions", at: () => "suppressions", empty: true },
  { name: "suppressions-import", at: () => "suppressions", act: button("Import CSV") },
  { name: "account", at: () => "account", empty: true },
  { name: "account-members", at: () => "account?part=members", empty: true },
  { name: "account-history", at: () => "account?part=history" },
  { name: "account-data", at: () => "account?part=data" },
  { name: "account-you", at: () => "account?part=you" },
  { name: "operator-accounts", at: () => "/operator/accounts", empty: true },
  {
    name: "operator-account",
    at: () => "/operator/accounts",
    act: async (page) => {
      await page.getByRole("grid").getByRole("row").nth(1).click()
    }
  },
  { name: "operator-queue", at: () => "/operator/queue", empty: true },
  { name: "operator-held", at: () => "/operator/held", empty: true },
  { name: "operator-sites", at: () => "/operator/sites", empty: true },
  { name: "operator-routes", at: () => "/operator/routes", empty: true },
  { name: "operator-nodes", at: () => "/operator/nodes", empty: true },
  { name: "operator-health", at: () => "/operator/health", empty: true },
  { name: "operator-bounces", at: () => "/operator/bounces", empty: true },
  { name: "operator-storage", at: () => "/operator/storage", empty: true },
  { name: "keyboard", at: () => "emails", act: key("?") }
]

/** A picture of the documentation: which, how wide, in which colours. */
export interface Chosen {
  readonly shot: string
  readonly width: 360 | 768 | 1280 | 1920
  readonly scheme: "light" | "dark"
}

/** The pictures that the documentation shows. */
export const chosen: ReadonlyArray<Chosen> = [
  { shot: "emails", width: 1280, scheme: "light" },
  { shot: "email", width: 1280, scheme: "light" },
  { shot: "email", width: 1280, scheme: "dark" },
  { shot: "email-beside", width: 1280, scheme: "light" },
  { shot: "emails", width: 360, scheme: "light" },
  { shot: "set-up", width: 1280, scheme: "light" },
  { shot: "template", width: 1280, scheme: "light" },
  { shot: "domain-pending", width: 1280, scheme: "light" },
  { shot: "webhook-delivery", width: 1280, scheme: "light" },
  { shot: "metrics", width: 1280, scheme: "light" },
  { shot: "operator-queue", width: 1280, scheme: "light" }
]

/** The name of a picture's file. */
export const fileOf = ({ scheme, shot, width }: Chosen): string => `${shot}-${width}-${scheme}.webp`
