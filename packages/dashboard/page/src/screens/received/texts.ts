import { title } from "./title.ts"

/** The words of the screens of received emails. */
export const texts = {
  title,
  list: "Received emails",
  columns: { from: "From", to: "To", subject: "Subject", time: "Time" },
  nobody: "(no sender)",
  noSubject: "(no subject)",
  search: "Search received emails",
  searchHint: "Address, subject or id",
  tooShort: "Search with 3 characters or more.",
  filters: "Filters",
  filtersOn: (count: number) => count === 0 ? "Filters" : `Filters (${count})`,
  done: "Show emails",
  clear: "Clear filters",
  sender: "From address",
  recipient: "To address",
  domain: "Received for domain",
  read: "Read again",
  empty: (mode: "live" | "test") => `Emails that the account receives in ${mode} mode will stand here.`,
  emptyNext: "Any address at this name receives at once. To receive at a name of your own, open one of your domains.",
  anyAddress: (name: string) => `anything@${name}`,
  address: "the address",
  none: "No email matches.",
  noneSoFar: "No email matches so far.",
  noneSoFarNext: "The newest emails have been searched. Older ones may match.",
  further: "Search further back",
  reading: "Loading more",
  keys: {
    group: "Received email",
    next: "Next tab",
    previous: "Tab before",
    back: "Go back",
    reply: "Answer it"
  },
  summary: "Who wrote it",
  for: (to: string, more: number) => more === 0 ? to : `${to}, +${more}`,
  replyTo: "Answers go to",
  returnPath: "Handed over in the name of",
  emptyPath: "nobody: it is a report or an automatic answer",
  newPart: "What it says anew",
  newPartHint: "Without what it quotes. All of it stands below.",
  tabs: {
    label: "Contents",
    preview: "Preview",
    text: "Text",
    html: "HTML",
    headers: "Headers",
    raw: "Raw",
    attachments: (count: number) => count === 0 ? "Attachments" : `Attachments (${count})`
  },
  gone: "What stood in this email is not kept. Its heading is.",
  body: {
    none: { html: "This email has no HTML.", text: "This email has no text." },
    shortened: "This is the beginning. The whole is in the raw message.",
    region: { html: "HTML of the email", text: "Text of the email" }
  },
  raw: {
    note: "The message as it came, octet for octet.",
    download: "Download the message",
    shortened: (kilobytes: number) => `The first ${kilobytes} kB.`,
    region: "The raw message"
  },
  headersHint: "A stranger wrote these: they are claims, and not facts.",
  copy: (name: string) => `Copy ${name}`,
  attachments: {
    none: "This email has no attachments.",
    caution:
      "A stranger sent these files, and nobody has searched them for viruses here. Download only what you expect, and "
      + "open it with care: its name and type may be false.",
    download: (name: string) => `Download ${name}`,
    downloadShort: "Download"
  },
  checks: {
    title: "Is it from whom it says?",
    unchecked: "Nothing was checked: the sender may be anybody.",
    genuine: (domain: string) => `Yes: ${domain} vouches for this email.`,
    forged: (domain: string) => `Probably not: ${domain} does not vouch for this email. Do not trust its sender.`,
    open: "It cannot be told: no domain vouches for its sender. Anybody may have written that address.",
    failedNow: "It could not be told when the email came: a look at the DNS failed.",
    columns: ["Check", "Result", "What that means"],
    results: {
      none: "not used",
      pass: "passed",
      fail: "failed",
      softfail: "doubtful",
      neutral: "says nothing",
      policy: "not accepted",
      temperror: "not looked up",
      permerror: "set up wrongly"
    },
    names: { spf: "SPF", dkim: "DKIM", dmarc: "DMARC", arc: "ARC" },
    someDomain: "the sender's domain",
    temperror: "The DNS gave no answer in time.",
    permerror: (domain: string) => `The records of ${domain} have a mistake.`,
    spf: {
      pass: (domain: string) => `The server that sent it may send for ${domain}.`,
      fail: (domain: string) => `${domain} says that the server which sent it may not send for it.`,
      none: (domain: string) => `${domain} does not say which servers send for it.`
    },
    dkim: {
      pass: (domain: string) => `${domain} signed it, and nobody has changed it since.`,
      fail: (domain: string) =>
        `The signature of ${domain} is not right: the email was changed, or the signature forged.`,
      none: "Nobody signed it."
    },
    dmarc: {
      pass: (domain: string) => `The address in From is really of ${domain}.`,
      fail: (domain: string) => `The address in From is not proven to be of ${domain}.`,
      none: (domain: string) => `${domain} publishes no rule for email that only claims to be from it.`,
      policy: {
        none: "It asks receivers to take such email all the same.",
        quarantine: "It asks receivers to put such email aside.",
        reject: "It asks receivers to refuse such email."
      }
    },
    arc: {
      pass: "It was passed on, as mailing lists do, and those who did so say what they checked.",
      fail: "It was passed on, but the notes of those who did so are not right.",
      none: "Nobody on the way left notes of what they checked."
    },
    spam: {
      name: "Spam score",
      spam: "looks like spam",
      fine: "looks fine",
      text: (score: number) => `The scanner gave it ${score}: the higher, the more it looks like spam.`,
      none: "no score",
      noneText: "No spam scanner looked at it."
    }
  },
  reply: {
    open: "Reply",
    title: "Reply",
    to: "To",
    subject: "Subject",
    from: "From",
    fromHint: "An address at a verified domain of yours.",
    text: "Text",
    action: "Send the reply",
    live: "It is really sent.",
    test: "It is an email of the test mode: it is not delivered to anybody.",
    kept: "What you wrote is kept here.",
    refused: (why: string) => `It cannot be answered: it ${why}.`,
    nobody: "It cannot be answered: it names no address that an answer could go to.",
    done: "Reply sent"
  },
  remove: {
    open: "Delete",
    title: "Delete this email?",
    text: "It is removed with its attachments, for good. Whoever wrote it is not told.",
    action: "Delete the email",
    done: "Email deleted"
  }
} as const
