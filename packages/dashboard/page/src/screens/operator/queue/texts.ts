import { titles } from "../titles.ts"

/** The words of the queue's screen. */
export const texts = {
  title: titles.queue,
  by: "Queue by",
  tabs: { account: "By account", domain: "By recipient domain", provider: "By provider" },
  list: { account: "Queue by account", domain: "Queue by recipient domain", provider: "Queue by provider" },
  columns: { account: "Account", domain: "Recipient domain", count: "Emails", oldest: "Oldest", waitsFor: "Waits for" },
  empty: "Nothing waits to be handed over.",
  emptyNext: "Emails stand here from their acceptance until a provider has taken them.",
  atLeast: "At least",
  waiting: (count: string, isOne: boolean) => `${count} ${isOne ? "email waits" : "emails wait"}.`,
  oldest: "The oldest has waited",
  notAll: "The queue is longer than one look goes over: each number is the least that there is.",
  severalDomains: "An email to several domains counts for each of them.",
  providers: {
    none: "No process says which providers it hands email to.",
    noneNext: "Start one with the role all or worker: it stands here within 15 seconds.",
    name: "Provider",
    underWay: "Under way",
    circuits: "Circuits",
    closed: "all closed",
    open: (node: string) => `open on ${node}`,
    halfOpen: (node: string) => `tried again on ${node}`,
    until: "until",
    because: (reason: string) => `after ${reason}`
  },
  throttles: "Throttles",
  throttle: {
    rate: "To each provider",
    rateOf: (rate: string) => `${rate} emails a second`,
    providerAtOnce: "To each provider at once",
    domainAtOnce: "To each recipient domain at once",
    handoffs: (count: string) => `${count} hand-offs`,
    none: "no limit"
  },
  waits: {
    worker: "a worker to take it",
    noWorker: "a process that sends: none runs. Start one with the role all or worker",
    circuit: "a provider: all of them refuse. Tried again",
    leased: (node: string) => `the end of its hand-off by ${node}`,
    leasedGone: "a process that is gone to be given up",
    later: "its next try",
    scheduled: "its scheduled time",
    throttled: (domain: string) => `a free slot for ${domain}`,
    paused: "its account, which is paused",
    suspended: "its account, which is suspended",
    held: "an operator: it is not known whether it was sent",
    accountLink: "Open the account",
    heldLink: "Decide"
  }
} as const
