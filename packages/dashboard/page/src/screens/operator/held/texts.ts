import { manyOf } from "../../../ui/numbers.ts"
import { titles } from "../titles.ts"

export type Decision = "resend" | "sent" | "failed"

const emails = (count: number) => manyOf(count, "email")

/** The words of the screen for held emails. */
export const texts = {
  title: titles.held,
  list: "Held emails",
  columns: {
    choose: "Choose",
    account: "Account",
    recipients: "Recipients",
    email: "Email",
    tries: "Tries",
    held: "Held"
  },
  empty: "No email is held.",
  emptyNext:
    "An email is held when a provider did not answer, and nobody knows whether it took the email. This happens where "
    + "the setting for that is to hold, instead of to send again.",
  headline: (count: number, isAll: boolean) =>
    `${isAll ? "" : "At least "}${emails(count)} ${count === 1 ? "waits" : "wait"} for you.`,
  note: "Nobody knows whether the provider took them. Look into its log, then say here how each goes on.",
  all: (count: number) => `Choose all ${emails(count)} that are listed`,
  chosen: (count: number) => `${emails(count)} chosen`,
  choose: (email: string) => `Choose ${email}`,
  more: (count: number) => `and ${count} more`,
  testMode: "test",
  buttons: { resend: "Send again", sent: "It was sent", failed: "It failed" },
  ask: {
    resend: {
      title: (count: number) => `Send ${emails(count)} again?`,
      text: "Each is handed to a provider again under the same Message-ID. Whoever has it already may get it twice.",
      action: (count: number) => `Send ${emails(count)} again`
    },
    sent: {
      title: (count: number) => `Mark ${emails(count)} as sent?`,
      text: "Nothing is sent. Their senders are told that the provider took them; a later report corrects it.",
      action: (count: number) => `Mark ${emails(count)} as sent`
    },
    failed: {
      title: (count: number) => `Mark ${emails(count)} as failed?`,
      text: "Nothing is sent. Their senders are told that they failed; a later report corrects it.",
      action: (count: number) => `Mark ${emails(count)} as failed`
    }
  },
  progress: (done: number, of: number) => `${done} of ${of}`,
  decidedBefore: (count: number) =>
    `${emails(count)} of them ${count === 1 ? "was" : "were"} decided before it failed.`,
  done: {
    resend: (count: number) => `${emails(count)} ${count === 1 ? "is" : "are"} sent again`,
    sent: (count: number) => `${emails(count)} marked as sent`,
    failed: (count: number) => `${emails(count)} marked as failed`
  },
  gone: (count: number) => `${count} ${count === 1 ? "was" : "were"} not held any more`
} as const
