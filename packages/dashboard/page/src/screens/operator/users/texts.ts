import { titles } from "../titles.ts"

/** The words of the users' screen. */
export const texts = {
  title: titles.users,
  list: "Users",
  search: "Search by address or name",
  columns: { address: "Address", name: "Name", state: "Sign-in", created: "Created" },
  states: { may: "allowed", disabled: "disabled" },
  operator: "operator",
  empty: "Users will stand here.",
  none: "No user is like that.",
  clear: "Show all users",
  close: "Close the user",
  since: "since",
  disable: "Disable",
  disableTitle: (address: string) => `Disable ${address}?`,
  disableText:
    "They are signed out everywhere, their links stop working, and they cannot sign in until you enable them.",
  disabled: (address: string) => `${address} is disabled`,
  enable: "Enable",
  enabled: (address: string) => `${address} may sign in again`,
  endSessions: "End all sessions",
  ended: (count: number) => count === 1 ? "1 session is ended" : `${count} sessions are ended`,
  reset: "Make a link to a new password",
  link: (address: string) =>
    `Hand this link to ${address} and to nobody else: whoever opens it first chooses the password.`,
  linkName: "the link",
  worksUntil: "It works once, until",
  accounts: "Accounts",
  noAccounts: "A member of no account.",
  user: "User",
  facts: { id: "Id", created: "Created", password: "Password", sessions: "Signed in", yes: "set", no: "none" },
  sessions: (count: number) => count === 0 ? "nowhere" : count === 1 ? "in 1 browser" : `in ${count} browsers`
} as const
