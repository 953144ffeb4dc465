/** The words of the account's screen. */
import type { Answer } from "../../foundation/api.ts"
import { countOf, percent } from "../../ui/numbers.ts"
import { sizeOf } from "../email/sizeOf.ts"
import type { Part, Span } from "./screen.ts"

type Rate = Answer<"GET /accounts/:account_id/overview">["standing"]["bounces"]

export const texts = {
  title: "Account",
  parts: {
    limits: "Plan and limits",
    members: "Members",
    you: "You",
    data: "Data",
    portal: "Portal",
    history: "History"
  } satisfies Record<Part, string>,
  limits: {
    sends: "This account may send.",
    paused: "This account may not send live email.",
    suspended: "This account may not send.",
    plan: "Plan",
    since: "Since",
    used: "What is used",
    month: "Live emails this month (UTC)",
    of: (used: number, of: number) => `${countOf(used)} of ${countOf(of)}`,
    unlimited: "no limit",
    domains: "Domains",
    rate: "Requests",
    rateOf: (rate: number) => `${countOf(rate)} a second and API key`,
    received: "Received mail",
    receivedOf: (bytes: number, megabytes: number | null) =>
      megabytes === null ? sizeOf(bytes) : `${sizeOf(bytes)} of ${countOf(megabytes)} MB`,
    daily: (count: number) =>
      `In its first week a new account may send ${
        countOf(count)
      } live emails a day (UTC). Whoever runs the service can `
      + "lift this.",
    reputation: "Reputation",
    reputationHint: (recipients: number, least: number) =>
      recipients < least
        ? `${countOf(recipients)} live recipients in the last 7 days. The shares count from ${countOf(least)} on.`
        : `Of the ${countOf(recipients)} live recipients of the last 7 days.`,
    bounces: "Bounced permanently",
    complaints: "Complained",
    rate7: ({ count, least, limit, rate }: Rate) =>
      `${countOf(count)}${rate === null ? "" : ` (${percent(rate)})`}; from ${countOf(least)} on, ${
        percent(limit)
      } pauses the account`,
    newAccount: (bounces: number, complaints: number, ofBounces: number, ofComplaints: number) =>
      `The account is new: ${countOf(ofBounces)} bounces or ${
        countOf(ofComplaints)
      } complaints within 24 hours pause it, `
      + `however much it sends. So far there are ${countOf(bounces)} and ${countOf(complaints)}.`,
    metrics: "Show the metrics"
  },
  members: {
    title: "Members",
    hint: "Owners may do everything. Developers may do everything but manage members, export and erase. Viewers read.",
    you: "you",
    role: (name: string) => `Role of ${name}`,
    roles: { owner: "owner", developer: "developer", viewer: "viewer" },
    changed: (name: string, role: string) => `${name} now has the role ${role}, and has to sign in again.`,
    remove: "Remove",
    removeTitle: (name: string) => `Remove ${name}?`,
    removeWhy: (name: string) =>
      `${name} is signed out and cannot look at this account any more. They can be invited again.`,
    theirKeys: (name: string) => `API keys that ${name} made, and that still work:`,
    keepKey: (name: string, lastFour: string) => `Keep ${name} (…${lastFour})`,
    keysEnd: "Those that you do not keep are revoked at once: what sends with them stops.",
    leave: "Leave",
    leaveTitle: (account: string) => `Leave ${account}?`,
    leaveWhy: "You cannot look at this account any more, until one of its owners invites you again.",
    left: (account: string) => `You have left ${account}.`,
    inviteTitle: "Invite somebody",
    address: "Email address",
    roleLabel: "Role",
    invite: "Invite",
    mailed: (address: string) => `The invitation is on its way to ${address}.`,
    link: (address: string) =>
      `This server does not mail links. Hand this one to ${address} on a way that only they read: whoever opens it first `
      + "chooses the password.",
    linkName: "the link",
    notMailed: (address: string) =>
      `The invitation could not be mailed to ${address}. Ask an operator, who runs the service, to choose “Invite again” `
      + "here: they are shown the link.",
    invited: "Invited",
    expires: "until",
    expired: "expired",
    again: "Invite again",
    withdraw: "Withdraw",
    withdrawTitle: (address: string) => `Withdraw the invitation of ${address}?`,
    withdrawWhy: "Its link works no more. The address can be invited again."
  },
  you: {
    name: "Your name",
    nameSave: "Save the name",
    nameSaved: "Your name is saved.",
    password: "Password",
    passwordHint: "A new password ends all of your other sessions.",
    noPassword: "You sign in through another service, and have no password here.",
    noPasswordYet: "You came by a link, and have no password yet. Without one, signing in takes another link.",
    askForLink: "Ask an operator, who runs the service, for a link that sets one.",
    ownUser: "Make a link that sets one",
    current: "Current password",
    next: "New password",
    nextHint: "At least 12 characters.",
    passwordSave: "Change the password",
    passwordSaved: "Your password is changed. All of your other sessions have ended.",
    sessions: "Sessions",
    sessionsHint: "The browsers in which you are signed in, in all of your accounts.",
    unknownAgent: "A browser that does not say which",
    current2: "this one",
    methods: { password: "by password", link: "by link", oidc: "by another service" },
    seen: "last used",
    end: "End",
    endTitle: (agent: string) => `End the session of ${agent}?`,
    endWhy: "Whoever uses that browser has to sign in again.",
    others: "End all others",
    othersTitle: "End all other sessions?",
    othersWhy: "You stay signed in here. All of your other browsers have to sign in again.",
    ended: "The session has ended.",
    othersEnded: (count: number) => count === 1 ? "One session has ended." : `${countOf(count)} sessions have ended.`
  },
  data: {
    export: "Export",
    exportHint:
      "Everything that is stored of the account, live and test, as one JSON file. A download that breaks off is "
      + "no JSON: begin it again.",
    exportAction: "Download the export",
    againTitle: "Is it you?",
    againPassword: "Your password",
    againElsewhere: "You signed in more than ten minutes ago: sign out, sign in again, and come back here.",
    erase: "Erase an address",
    eraseHint:
      "For people who ask to be forgotten. The address is taken out of all emails, events and webhook deliveries "
      + "of this account. It stays suppressed by a hash, so that nothing is sent to it any more.",
    address: "Email address",
    eraseAction: "Erase",
    eraseTitle: (address: string) => `Erase ${address}?`,
    eraseWhy:
      "Emails that went to nobody else are deleted, and scheduled ones to the address are not sent. This cannot be "
      + "undone.",
    erased: (address: string, deleted: number, redacted: number, events: number) =>
      `${address} is erased: ${countOf(deleted)} emails were deleted; ${countOf(redacted)} emails and ${
        countOf(events)
      } `
      + "events are kept without it."
  },
  portal: {
    title: "Portal",
    hint:
      "Your own application can show this account’s emails, webhooks and domains in a page of its own, by a link that "
      + "works once. Who looks right now:",
    empty: "Nobody looks at the moment.",
    label: (label: string, mode: string) => mode === "test" ? `${label} (test)` : label,
    until: "until",
    end: "End",
    endTitle: (label: string) => `End the view of ${label}?`,
    endWhy: "The page shows nothing more at once. Your application can make another link.",
    ended: "The view has ended.",
    tryTitle: "Try it",
    tryHint:
      "Programs make links with an API key. This one shows live mode, works once within 15 minutes, and is for you.",
    make: "Make a link",
    link: "the link",
    expires: "Until it is opened, it works until"
  },
  history: {
    list: "History",
    action: "Action",
    anyAction: "Any action",
    by: "By",
    anybody: "Anybody",
    somebody: "Somebody else",
    since: "Since",
    spans: { "1d": "Last 24 hours", "7d": "Last 7 days", "30d": "Last 30 days" } satisfies Record<Span, string>,
    always: "Any time",
    columns: { at: "When", who: "Who", action: "What", subject: "Of" },
    entry: "Entry of the history",
    close: "Close the entry",
    facts: {
      subject: "Id of it",
      actor: "Id of who",
      address: "Network address",
      session: "Session",
      request: "Request"
    },
    noSource: "Nothing is recorded of where it came from.",
    kinds: {
      key: "API key",
      user: "",
      operator: "operator",
      portal: "in a portal",
      visitor: "",
      engine: "the service"
    },
    empty: "What people, keys and the service do to this account will stand here.",
    emptyNext: "Making a key, adding a domain or inviting a member are examples.",
    none: "Nothing of this happened.",
    clear: "Show all of the history",
    more: "Loading more",
    narrow: (name: string) => `Only what ${name} did`
  }
} as const
