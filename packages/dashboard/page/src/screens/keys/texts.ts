/** The words of the keys' screen. */
export const texts = {
  title: "API keys",
  list: "API keys",
  search: "Search keys",
  columns: { name: "Name", text: "Key", scopes: "Scopes", used: "Last used", created: "Created" },
  never: "never",
  revoked: "revoked",
  empty: (mode: "live" | "test") => `Keys of the ${mode} mode will stand here.`,
  emptyNext: "An application sends with a key. Make the first on the server:",
  emptyCommand: (account: string, mode: "live" | "test") =>
    `sendwright keys create --account ${account} --mode ${mode} --name web`,
  none: (q: string) => `No key is called “${q}”.`,
  clear: "Show all keys"
} as const
