/** The words of the list of emails. */
export const texts = {
  title: "Emails",
  list: "Emails",
  keys: { list: "List", new: "Show the new emails", pause: "Pause or resume" },
  columns: { status: "Status", to: "To", subject: "Subject", tags: "Tags", time: "Time" },
  noSubject: "(no subject)",
  more: (count: number) => `+${count}`,
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
  -d '{"from": "hello@your-domain.example", "to": "you@example.com", "subject": "Hello", "text": "It works."}'`,
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

const emailsOf = (count: number, isExact: boolean) =>
  `${isExact ? "" : "more than "}${count.toLocaleString()} email${count === 1 ? "" : "s"}`

/** The words of an action on all that is filtered. */
export const bulkTexts = {
  cancel: {
    title: "Cancel scheduled emails",
    counting: "Counting the scheduled emails that match …",
    nothing: "No scheduled email matches the filters: there is nothing to cancel.",
    question: (count: number, isExact: boolean) =>
      `This cancels ${emailsOf(count, isExact)} that ${
        count === 1 && isExact ? "is" : "are"
      } scheduled and match what is filtered. They will not be sent, and this cannot be undone.`,
    action: (count: number, isExact: boolean) => `Cancel ${emailsOf(count, isExact)}`,
    did: (count: number) => `${emailsOf(count, true)} cancelled`
  },
  send_again: {
    title: "Send failed emails again",
    counting: "Counting the failed emails that match …",
    nothing: "No failed email matches the filters: there is nothing to send again.",
    question: (count: number, isExact: boolean) =>
      `This sends ${emailsOf(count, isExact)} that failed and match what is filtered once more, as new emails to those `
      + "whom they did not reach. Suppressed recipients are left out.",
    action: (count: number, isExact: boolean) => `Send ${emailsOf(count, isExact)} again`,
    did: (count: number) => `${emailsOf(count, true)} sent again`
  },
  filtered: "What is filtered:",
  whole: "No filter is set: this concerns the whole log of this mode.",
  type: (count: number) => `Type ${count} to go on`,
  skipped: (count: number) => `${count.toLocaleString()} left as ${count === 1 ? "it is" : "they are"}`,
  waiting: "Waiting for the rate of your plan …",
  stop: "Stop",
  stopping: "Stopping …",
  goOn: "Go on",
  back: "Go back",
  close: "Close",
  stopped: "Stopped.",
  done: "Done.",
  kept: "What was done before stays done. Go on from there."
} as const
