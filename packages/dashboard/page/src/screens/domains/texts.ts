const records = (count: number): string => count === 1 ? "One record is" : `${count} records are`

/** The words of the domains' screens. */
export const texts = {
  title: "Domains",
  list: "Domains",
  columns: { name: "Domain", condition: "Condition", records: "Needed records", next: "Next check" },
  found: (found: number, all: number) => `${found} of ${all} found`,
  add: "Add domain",
  addTitle: "Add a domain",
  addHint:
    "The domain that stands after the @ of your senders. A subdomain as mail.example.com keeps its reputation apart.",
  name: "Domain",
  addKept: "The name is kept here.",
  empty: "Domains that you send from will stand here.",
  emptyNext: "A domain shows receivers that the email is yours. Add one, publish its records, and it verifies itself.",
  words: { pending: "pending", verified: "verified", broken: "verified, action needed", failed: "failed" },
  sentences: {
    unknown: (name: string) => `${name} was not looked up yet. Publish its records; they are looked for by themselves.`,
    pending: (name: string, count: number) =>
      `${
        records(count)
      } not there yet: nothing can be sent from ${name} until they are. New records may take an hour to be seen.`,
    verified: (name: string) => `Email can be sent from ${name}.`,
    doubtful: (name: string, count: number) =>
      `${
        records(count)
      } missing or wrong since the last check. Email is sent from ${name}; the next check says whether it stays so.`,
    broken: (name: string, count: number) =>
      `${
        records(count)
      } missing or wrong. Email is still sent from ${name}, but receivers may refuse it; after 72 hours it stops.`,
    failed: (name: string) =>
      `The records were not there for 72 hours: nothing is sent from ${name}. Publish them, and it verifies itself.`
  },
  checked: "Last checked",
  next: "Next check",
  never: "not yet",
  check: "Check now",
  checkedNow: "The records were looked up.",
  checkedBefore: "The records were looked up within the last 10 seconds: this is what was found.",
  inconclusive: "The DNS gave no answer to rely on. What was found before is shown.",
  more: "More",
  recordsTitle: "Records",
  form: "Written for",
  forms: { cloudflare: "Cloudflare", route53: "Amazon Route 53", other: "Another provider", zone: "Zone file" },
  zone: "Zone",
  zoneHint: "The zone that you edit at your provider. Names are written relative to it.",
  zoneFile: "the zone file",
  copy: (label: string, purpose: string) => `Copy ${label.toLowerCase()} of ${purpose}`,
  none: "(leave it empty)",
  purposes: { dkim: "DKIM signature", spf: "Return path and SPF", dmarc: "DMARC policy", receiving: "Incoming mail" },
  advised: "advised, not needed",
  expected: "Publish",
  inPlace: "In the DNS",
  states: { found: "found", missing: "missing", mismatch: "wrong", unknown: "not looked up yet" },
  missing: "There is no such record.",
  unanswered: "No answer yet.",
  receiving: {
    title: "Receiving",
    off: (name: string) =>
      `Email to ${name} goes elsewhere, or nowhere. A domain that receives needs one more record, which leads all its email here: choose a name without mailboxes, such as in.${name}.`,
    begin: "Receive email",
    begun: (name: string) => `${name} was asked to receive.`,
    pending: (name: string) => `Publish the record below: email to ${name} is taken once a check finds it.`,
    unverified: (name: string) =>
      `Email to ${name} is taken once the domain itself is verified and the record below is found.`,
    verified: (name: string) => `Email to any address at ${name} is taken.`,
    broken: (name: string) => `Email to ${name} is still taken, but its record is missing or wrong: it may not arrive.`,
    failed: (name: string) =>
      `No email to ${name} is taken: its record was not there for 72 hours, or the name is another account's now.`,
    stop: "Stop receiving",
    stopTitle: (name: string) => `Stop receiving for ${name}?`,
    stopText: (name: string) =>
      `Email to ${name} is refused from now on. What was received stays. Take the record out of the DNS.`,
    stopped: (name: string) => `${name} does not receive any more.`
  },
  rotation: "DKIM key",
  rotationNone:
    "The key signs what you send. Change it when it may have been read by somebody, or as a habit once a year.",
  rotationElsewhere: "The provider signs what you send, and changes its keys by itself.",
  rotate: "Make a new key",
  rotateTitle: "Make a new DKIM key?",
  rotateText: (name: string) =>
    `${name} gets a second key and a record for it. The old key goes on signing until a check finds the new record, so no email goes out unsigned.`,
  rotationPending: (from: string, to: string) =>
    `A new key waits: publish the record of ${to}. Email is signed with ${from} until a check finds it.`,
  rotationSwitched: (from: string, to: string) =>
    `Email is signed with ${to}. Keep the record of ${from} for a week, for email that is still on its way; then let the old key go.`,
  retire: "Let the old key go",
  retireTitle: "Let the old DKIM key go?",
  retireText: (from: string) =>
    `The key of ${from} is forgotten, and its record is no longer asked for: take it out of the DNS. Email that was signed with it and is still on its way then fails DKIM.`,
  history: "History",
  historyEmpty: "Nothing has happened yet.",
  events: {
    "domain.added": "added",
    "domain.removed": "removed",
    "domain.verified": "verified: all needed records were found",
    "domain.failed": "failed: its records were not there for 72 hours",
    "domain.broken": "needs action: records are missing or wrong",
    "domain.repaired": "healthy again: all needed records were found",
    "domain.dkim_rotated": "a new DKIM key was made",
    "domain.dkim_switched": "the new DKIM key signs",
    "domain.dkim_retired": "the old DKIM key was let go",
    "domain.receiving_added": "asked to receive mail",
    "domain.receiving_removed": "not to receive mail any more",
    "domain.receiving_verified": "receives mail: its record was found",
    "domain.receiving_failed": "receives no mail: its record was not there for 72 hours",
    "domain.receiving_broken": "the record for incoming mail is missing or wrong",
    "domain.receiving_repaired": "the record for incoming mail is right again"
  } as Readonly<Record<string, string>>,
  by: (kind: string, name: string) => kind === "engine" ? "by a check" : `by ${name}`,
  remove: "Remove domain",
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (name: string) =>
    `Nothing is sent from ${name} any more, and queued email from it fails. Its log stays. If you add it again it gets new records.`,
  removed: (name: string) => `${name} was removed.`,
  gone: "There is no such domain.",
  goneNext: "It was removed, or it belongs to another account."
} as const
