import { manyOf } from "../../../ui/numbers.ts"
import { titles } from "../titles.ts"

/** The words of the bounces' screen. */
export const texts = {
  title: titles.bounces,
  paste: "Paste a bounce",
  message: "The message with its header",
  hint: "As your mail program shows its source. Nothing is stored: you see what the bounce listener would make of it.",
  read: "Read it",
  tooLong: "It must be no longer than 1 MiB.",
  kept: "The message is kept here.",
  reports: "Last reports",
  columns: {
    at: "Came",
    format: "Form",
    kind: "Taken as",
    email: "Email",
    ignored: "Why it changed nothing",
    node: "Host"
  },
  formats: {
    dsn: "delivery report",
    arf: "complaint",
    auto_reply: "automatic reply",
    other: "no report",
    unreadable: "cannot be read"
  },
  noEmail: "–",
  empty: "The bounce listener has taken no report since its process began. Each keeps its last 20.",
  nothing: (reason: string) => `Nothing would be stored: ${reason}.`,
  nothingKnown: "Nothing would be stored.",
  stored: (count: number) => `${manyOf(count, "event")} would be stored.`,
  event: (type: string, recipient: string) => `${type} for ${recipient}`,
  result: "What it is",
  facts: {
    format: "Form",
    email: "Email",
    by: { return_path: "by the return path", message_id: "by the Message-ID alone, which proves nothing" },
    noEmail: "none of ours",
    reporting: "Reported by",
    type: "Kind of complaint",
    agent: "Sent by",
    original: "About",
    recipient: (address: string | null) => address ?? "a recipient without an address"
  }
} as const
