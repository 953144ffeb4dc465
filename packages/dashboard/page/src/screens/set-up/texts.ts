import type { Status } from "../../ui/StatusMark.tsx"

const statuses: Readonly<Record<Status, string>> = {
  queued: "Queued",
  scheduled: "Scheduled",
  sent: "Handed over",
  delivered: "Delivered",
  delayed: "Delayed",
  bounced: "Bounced",
  complained: "Complained about",
  failed: "Failed",
  cancelled: "Cancelled"
}

/** The words of the set-up. */
export const texts = {
  title: "Set-up",
  intro: "Three steps to email that arrives. Each is ticked as soon as it is done, here or by a program.",
  finished: "Everything is set up.",
  done: "done",
  open: "open",
  isDone: (step: string) => `${step}: done`,
  key: {
    title: "A key",
    why: "Programs send with an API key.",
    has: (name: string, mode: string) => `There is the ${mode} key “${name}”,`,
    used: "used",
    unused: "not used yet.",
    create: "Create key",
    createOther: "Create another key",
    terminal: "Put it where the code below looks for it:",
    label: "the command that sets the key"
  },
  email: {
    title: "A first email",
    why: "Send one from here. The simulator answers like a receiver, and nothing leaves the server.",
    to: "To",
    simulator: (address: string) => `The simulator: ${address}`,
    owner: (address: string) => `The owner of the account: ${address}`,
    self: (address: string) => `Your own inbox: ${address}`,
    send: "Send the email",
    subject: "The first email",
    text: "It works.",
    status: (status: Status, took: string | undefined) =>
      took === undefined ? statuses[status] : `${statuses[status]} in ${took}`,
    statusTo: (to: string) => `to ${to}`,
    open: "Open the email",
    code: "Or from your code:",
    codeLabel: (language: string) => `the first email in ${language}`,
    smtp: {
      tls: { none: "no encryption", starttls: "STARTTLS", implicit: "SSL/TLS from the start" },
      fields: (host: string, port: number, tls: string) =>
        `A program that has fields for it: server ${host}, port ${port}, ${tls}, any user name, and the key as the password.`,
      off:
        "This server takes no email over SMTP yet. To switch it on, set SENDWRIGHT_SUBMISSION_LISTEN to a port, such as "
        + "0.0.0.0:587, and SENDWRIGHT_SUBMISSION_TLS_CERT and SENDWRIGHT_SUBMISSION_TLS_KEY to its certificate."
    }
  },
  domain: {
    title: "A domain",
    why: "From a domain of your own you reach anyone. Until then, email goes to the account's owner and the simulator.",
    add: "Add a domain",
    pending: (name: string) => `${name} waits for its DNS records.`,
    failed: (name: string) => `The DNS records of ${name} were not found.`,
    verified: (name: string) => `${name} is verified.`,
    records: "Show its records"
  },
  kept: "Nothing was sent."
} as const
