import { title } from "./title.ts"

import type { KeyScope } from "./scopes.ts"

type Mode = "live" | "test"

const scopes: Readonly<Record<KeyScope, string>> = {
  "emails:send": "Send email",
  "emails:read": "Read what was sent, and cancel what is scheduled",
  "received:read": "Read what was received",
  "received:manage": "Remove what was received",
  "domains:manage": "Add and remove domains",
  "webhooks:manage": "Add and change webhooks",
  "suppressions:manage": "Add and remove suppressions",
  "templates:manage": "Add and change templates",
  "account:manage": "Export the account's data, and erase recipients"
}

/** The words of the keys' screen. */
export const texts = {
  title,
  list: "API keys",
  search: "Search keys",
  columns: { name: "Name", text: "Key", scopes: "Scopes", used: "Last used", created: "Created", revoke: "Action" },
  all: "all",
  never: "never",
  revoked: "revoked",
  empty: (mode: Mode) => `Keys of the ${mode} mode will stand here.`,
  emptyNext: "An application sends with a key.",
  emptyAsk: "An application sends with a key. A developer or owner of the account creates it.",
  none: (q: string) => `No key is called “${q}”.`,
  clear: "Show all keys",
  create: {
    open: "Create key",
    title: "Create an API key",
    name: "Name",
    nameHint: "What it is for, such as “web” or “invoices”.",
    mode: "Mode",
    modes: { live: "Live: sends real email", test: "Test: delivers nothing" },
    scopes: "What it may do",
    scope: scopes,
    noScope: "Choose at least one.",
    action: "Create key"
  },
  made: {
    title: (name: string) => `The key “${name}”`,
    why: "Copy it now, and keep it like a password: it is not shown again.",
    copy: "the key",
    done: "I have copied it"
  },
  revoke: {
    open: (name: string) => `Revoke ${name}`,
    short: "Revoke",
    title: (name: string) => `Revoke “${name}”?`,
    what: "Whatever uses this key is refused within a second. It cannot be undone: make a new key first.",
    action: "Revoke key",
    done: (name: string) => `The key “${name}” is revoked.`
  }
} as const
