/** The words of the suppressions' screen. */
import { countOf } from "../../ui/numbers.ts"
import type { Reason } from "./screen.ts"

export const texts = {
  title: "Suppressions",
  list: "Suppressions",
  search: "Search addresses",
  reason: "Reason",
  anyReason: "Any reason",
  reasons: { bounce: "bounced", complaint: "complained", manual: "added by hand" } satisfies Record<Reason, string>,
  from: {
    bounce: "its receiver says that it takes no mail",
    complaint: "the recipient reported an email as spam",
    manual: "a person, an application or an import"
  } satisfies Record<Reason, string>,
  columns: { address: "Address", reason: "Reason", from: "Where from", since: "Since", action: "Action" },
  erased: "erased recipient",
  emails: (address: string) => `Emails to ${address}`,
  add: "Add",
  address: "Address to suppress",
  added: (address: string) => `${address} is suppressed.`,
  remove: "Remove",
  removeOne: (address: string) => `Remove ${address}`,
  removed: (address: string) => `${address} may be sent to again.`,
  notRemoved: (address: string, why: string) => `${address} is still suppressed: ${why}`,
  notUndone: (address: string, why: string) =>
    `${address} is not suppressed any more, and could not be put back: ${why}`,
  removeTitle: (address: string) => `Send to ${address} again?`,
  removeWhy: {
    bounce: "Its receiver said that the address takes no mail. If it still does not, the next email bounces too, which "
      + "costs the account reputation.",
    complaint: "The recipient reported an email as spam. Send to them again only if they have asked you to: complaints "
      + "pause the account."
  },
  removeAction: "Remove the suppression",
  download: "Download CSV",
  import: "Import CSV",
  more: "Loading more",
  empty: "Addresses that are never sent to will stand here.",
  emptyNext:
    "An address comes here by itself when its receiver says for good that it takes no mail, and when a recipient "
    + "reports an email as spam. Add others above, or import the list of the service that you sent with before.",
  none: "No suppressed address is like this.",
  noneWhole: (address: string) => `${address} is not suppressed.`,
  clear: "Show all suppressions",
  importing: {
    title: "Import suppressions",
    hint:
      "A CSV file of up to 50,000 lines and 5 MB. Its first line may name the columns: an address in “email”, and in "
      + "“reason” bounce, complaint or manual. Without names the first column that holds addresses is taken.",
    file: "CSV file",
    tooLarge: "The file is larger than 5 MB. Split it, and import the parts one after the other.",
    tooMany: "The file has more than 50,000 lines. Split it, and import the parts one after the other.",
    unreadable: "The file could not be read. Choose it again.",
    nothing: "No line of the file holds an address. Nothing was imported.",
    found: (count: number) => count === 1 ? "One address was found." : `${countOf(count)} addresses were found.`,
    start: (count: number) => count === 1 ? "Import one address" : `Import ${countOf(count)} addresses`,
    progress: (done: number, all: number) => `${countOf(done)} of ${countOf(all)}`,
    stopped: (done: number, all: number) =>
      `${countOf(done)} of ${countOf(all)} were imported and stay so. Try again goes on after them.`,
    done: (added: number, known: number) =>
      `${countOf(added)} added; ${countOf(known)} ${known === 1 ? "was" : "were"} suppressed already.`,
    bad: (count: number) => count === 1 ? "One line was left out:" : `${countOf(count)} lines were left out:`,
    line: (line: number) => `Line ${countOf(line)}`,
    more: (count: number) => `and ${countOf(count)} more`,
    noAddress: "holds no address",
    openQuote: "begins a quoted field that never ends",
    close: "Close"
  }
} as const
