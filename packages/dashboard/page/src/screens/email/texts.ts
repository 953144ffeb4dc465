import { manyOf } from "../../ui/numbers.ts"
import { title } from "./title.ts"

/** The words of an email's screen. */
export const texts = {
  title,
  noSubject: "(no subject)",
  summary: "What became of it",
  keys: { group: "Email", next: "Next tab", previous: "Tab before", back: "Go back", close: "Close the email" },
  alone: "Open it on a page of its own",
  to: (first: string, more: number) => more === 0 ? first : `${first}, +${more}`,
  status: {
    deliveredIn: (took: string) => `Delivered in ${took}`,
    delivered: "Delivered",
    delayed: "Delayed",
    scheduled: "Scheduled",
    queued: "Queued",
    sent: "Sent",
    bounced: "Bounced",
    complained: "Reported as spam",
    failed: "Failed",
    cancelled: "Cancelled"
  },
  sentence: {
    and: " and ",
    more: (names: string, more: number) => `${names} and ${more} more`,
    took: (took: string) => ` in ${took}`,
    all: (all: number) => `all ${all}`,
    of: (count: number, all: number) => `${count} of ${all}`,
    delivered: (took: string) => `Delivered${took}.`,
    deliveredTo: (whom: string, took: string) => `Delivered to ${whom}${took}.`,
    noMailbox: (address: string, codes: string) => `${address} does not exist${codes}.`,
    refused: {
      bounced: (address: string, why: string) => `${address} bounced${why}.`,
      failed: (address: string, why: string) => `It was refused for ${address}${why}.`,
      delayed: (address: string, why: string) => `${address} is delayed${why}.`
    },
    moreRefused: (more: number) => `It did not reach ${manyOf(more, "more recipient")}.`,
    notSent: (why: string) => why === "" ? "It was not sent." : `It was not sent. ${why}`,
    complained: (whom: string) => `${whom} reported it as spam.`,
    suppressed: "The address was suppressed then, so that further email to it is refused.",
    suppressedAll: (whom: string) => `${whom} were suppressed then, so that further email to them is refused.`,
    sent: "Sent. The receiving server has not said yet what became of it.",
    sentTo: (whom: string) => `For ${whom}, the receiving server has not said yet what became of it.`,
    cancelled: "Cancelled before it was sent. Nobody got it.",
    scheduled: (at: string) => `It will be sent ${at}.`,
    nextTry: (attempts: number, at: string) => `It is tried again ${at}, after ${manyOf(attempts, "hand-off")}.`,
    throttle: (name: string) => `It waits for its turn: only so many emails at once go to ${name}.`,
    provider: "The provider",
    lastRefusal: (provider: string, why: string) => `${provider} did not take it yet: ${why}.`,
    waits: {
      held: "It is held: the connection broke during the hand-off, so nobody knows whether the provider took it.",
      answer: "It is being handed to the provider, which has not answered yet.",
      account_suspended: "It waits because the account is suspended.",
      account_paused: "It waits because sending is paused for this account.",
      receiver_paused: "It waits because the operator paused deliveries to its receiver.",
      domain_unverified: "It waits, and will fail: the domain of its sender is no longer verified.",
      turn: "It is queued, and goes out as soon as it is its turn."
    },
    nothing: "Nothing is known yet of what became of it."
  },
  waitingAdvice: {
    held: "The operator decides under Operator whether it is sent again.",
    account_suspended: "Ask the operator of the service why.",
    account_paused: "Ask the operator of the service, or look at the account's reputation.",
    domain_unverified: "Open the domain and look which of its records is missing."
  },
  conversation: { title: "Conversation", here: "this email", nobody: "(no sender)" },
  simulated: "simulated",
  showSuppression: "Show suppression",
  recipients: {
    title: "Recipients",
    columns: ["Address", "Status", "Time", "Answer", "Actions"],
    suppress: (address: string) => `Suppress ${address}`,
    suppressShort: "Suppress",
    suppressed: (address: string) => `${address} is suppressed now`,
    already: (address: string) => `${address} is suppressed already`,
    released: (address: string) => `${address} is not suppressed any more`
  },
  timeline: {
    title: "Timeline",
    handoff: (number: number) => `hand-off ${number}`,
    noProvider: "no provider",
    outcome: {
      accepted: "taken",
      partly_accepted: "taken for some",
      permanently_refused: "refused",
      temporarily_refused: "refused for now",
      unknown: "no answer: nobody knows whether it was taken"
    },
    next: "next try",
    wasNext: "next try was due",
    again: "again",
    wasAgain: "the next was due",
    webhook: (event: string) => `webhook ${event}`,
    attempt: (number: number) => `attempt ${number}`,
    by: (name: string) => `by key “${name}”`,
    byKey: "by an API key",
    byUser: "from the dashboard",
    request: (id: string) => `request ${id.slice(0, 8)}…`,
    copyOf: "a copy of another email"
  },
  tabs: {
    label: "Contents",
    preview: "Preview",
    html: "HTML",
    text: "Text",
    source: "Source",
    headers: "Headers",
    attachments: (count: number) => count === 0 ? "Attachments" : `Attachments (${count})`,
    webhooks: (count: number) => count === 0 ? "Webhooks" : `Webhooks (${count})`,
    json: "JSON"
  },
  gone: "What stood in this email is not kept. Its heading and history are.",
  preview: {
    frame: "Preview of the email",
    controls: "How the preview is shown",
    width: (width: string) => `${width} px`,
    dark: "Dark",
    images: "Load remote images",
    imagesHint: "Their servers learn that the email was opened, and from where.",
    imagesOn: "Remote images are loaded",
    note: "Scripts, forms and links do nothing here.",
    textOnly: "This email has no HTML: this is its text."
  },
  body: {
    none: { html: "This email has no HTML.", text: "This email has no text." },
    shortened: "This is the beginning. The whole is in the source.",
    region: { html: "HTML of the email", text: "Text of the email", json: "The email as JSON" }
  },
  source: {
    note:
      "Built again from what is stored, by the code that built the message that was sent. It is not a recording: the DKIM "
      + "signature, what providers and servers add on the way, and blind copies are not in it.",
    download: "Download the source",
    shortened: (kilobytes: number) => `The first ${kilobytes} kB.`,
    region: "Source of the email"
  },
  headers: {
    from: "From",
    to: "To",
    cc: "Cc",
    bcc: "Bcc",
    replyTo: "Reply-To",
    subject: "Subject",
    unsubscribe: "List-Unsubscribe",
    tags: "Tags",
    id: "Id",
    providerId: "Provider's id",
    idempotencyKey: "Idempotency-Key",
    request: "Request",
    copy: (name: string) => `Copy ${name}`,
    bccHint: "in no header of the message",
    shownHint: "as the header shows it"
  },
  attachments: {
    none: "This email has no attachments.",
    place: (disposition: string, id: string | undefined) =>
      disposition === "alternative"
        ? "a form of the body"
        : id === undefined
        ? "shown inline"
        : `in the HTML as cid:${id}`,
    download: (name: string) => `Download ${name}`,
    downloadShort: "Download",
    caution: "Files are saved as they were attached. Open only what you expect."
  },
  webhooks: {
    none: "No webhook endpoint was told of this email.",
    table: "Webhook deliveries",
    resend: "Send again",
    resendOne: (event: string, url: string) => `Send again: ${event} to ${url}`,
    resendAll: "Send all again",
    resent: (count: number) => `${manyOf(count, "delivery", "deliveries")} sent again`,
    attempts: (count: number) => manyOf(count, "attempt"),
    replay: "sent again"
  },
  actions: {
    copy: "Send a copy",
    cancel: "Cancel",
    more: "More",
    copyId: "Copy the id",
    copyLink: "Copy a link",
    copied: "Copied",
    notCopied: "Could not copy. Select the text and copy it by hand."
  },
  copying: {
    title: "Send a copy",
    what: "The same email goes out once more at once, as a new one.",
    to: "To",
    toHint: "One address, or several with commas between them.",
    live: "It is really sent.",
    test: "It is an email of the test mode: it is not delivered to anybody.",
    action: "Send the copy",
    kept: "The addresses are kept.",
    done: "Copy sent"
  },
  cancelling: {
    title: "Cancel this email?",
    what: (at: string) => `It would be sent ${at}. Cancelled, it is never sent; that cannot be undone.`,
    action: "Cancel the email",
    done: "Email cancelled"
  }
} as const
