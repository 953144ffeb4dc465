/** The names of the operator's screens, apart from their other texts: the first page needs only these. */
export const titles = {
  accounts: "Accounts",
  users: "Users",
  queue: "Queue",
  held: "Held emails",
  sites: "Receivers",
  routes: "Routes",
  nodes: "Nodes",
  health: "Health",
  bounces: "Bounces",
  storage: "Storage"
} as const
