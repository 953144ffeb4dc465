/** What the operator's screens are called: all of their words that are in the first page. */
export const titles = {
  accounts: "Accounts",
  users: "Users",
  queue: "Queue",
  held: "Held emails",
  nodes: "Nodes",
  health: "Health",
  bounces: "Bounces",
  storage: "Storage"
} as const
