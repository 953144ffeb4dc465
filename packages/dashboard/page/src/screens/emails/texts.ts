import { title } from "./title.ts"

/** The words of the list of emails. */
export const texts = {
  title,
  list: "Emails",
  keys: { list: "List", new: "Show the new emails", pause: "Pause or resume" },
  columns: { status: "Status", to: "To", subject: "Subject", tags: "Tags", time: "Time" },
  noSubject: "(no subject)",
  search: "Search emails",
  searchHint: "Address, subject or id",
  tooShort: "Search with 3 characters or more.",
  searching: "Searching …",
  filters: "Filters",
  filtersOn: (count: number) => count === 0 ? "Filters" : `Filters (${count})`,
  done: "Show emails",
  clear: "Clear filters",
  status: "Status",
  tag: "Tag",
  domain: "From domain",
  key: "API key",
  anyKey: "Any key",
  unknownKey: "Unknown key",
  time: "Time",
  anyTime: "Any time",
  spans: {
    "1h": "Last hour",
    "24h": "Last 24 hours",
    "7d": "Last 7 days",
    "30d": "Last 30 days",
    between: "Between …"
  },
  from: "From",
  to: "To",
  new: (count: number, isCut: boolean) => isCut && count === 0 ? "New emails" : `${count}${isCut ? "+" : ""} new`,
  readAgain: "Read again",
  notRead: "The list could not be read again. What stands here is older.",
  pause: "Pause",
  resume: "Resume",
  live: "Live",
  connecting: "Connecting …",
  paused: "Paused",
  empty: (mode: "live" | "test") => `Emails of the ${mode} mode will stand here.`,
  emptyNext: (mode: "live" | "test") => `Send the first with a ${mode} key:`,
  emptyCommand: (url: string, key: string) =>
    `curl ${url}/v1/emails \\
  -H "Authorization: Bearer ${key}" \\
  -H "Content-Type: application/json" \\
  -d '{
  "from": "hello@your-domain.example",
  "to": "you@example.com",
  "subject": "Hello",
  "text": "It works."
}'`,
  none: "No email matches.",
  noneSoFar: "No email matches so far.",
  noneSoFarNext: "The newest emails have been searched. Older ones may match.",
  further: "Search further back",
  furtherNote: "Older emails have not been searched yet.",
  reading: "Loading more …",
  actions: "More actions",
  csv: "Download as CSV",
  cancel: "Cancel scheduled emails …",
  sendAgain: "Send failed emails again …"
} as const
