/** The words of the keys' screen. */
export const texts = {
  title: "API keys",
  list: "API keys",
  search: "Search keys",
  columns: { name: "Name", text: "Key", scopes: "May", used: "Last used", created: "Made" },
  never: "never",
  revoked: "revoked",
  everything: "everything",
  empty: (mode: "live" | "test") => `Keys of the ${mode} mode will stand here.`,
  emptyNext: "An application sends with a key. Make the first on the server:",
  emptyCommand: (mode: "live" | "test") => `sendwright keys create --mode ${mode}`,
  none: (q: string) => `No key is called “${q}”.`,
  clear: "Show all keys"
} as const
