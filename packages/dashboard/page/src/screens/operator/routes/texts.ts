import { titles } from "../titles.ts"

/** The words of the screen for the rules that choose providers. */
export const texts = {
  title: titles.routes,
  one: "One provider takes all mail.",
  unused: "The stored rules are not in use.",
  oneNext: "Set up another one, and choose here which mail it takes.",
  headline: (count: number) =>
    count === 0
      ? "No rules are stored: all mail goes as the server was started."
      : count === 1
      ? "One rule is stored, which comes first."
      : `${count} rules are stored, which come first.`,
  note: (providers: ReadonlyArray<string>) => `The providers are ${providers.join(", ")}.`,
  stored: "Stored rules",
  rules: "One rule a line; the first that holds counts",
  hint:
    "Conditions are to:, from: and mx: with a domain or *.domain, tag: and account:, then = and the providers in their "
    + "order. All conditions of a rule must hold.",
  example: "to:company.example=smtp2\nfrom:shop.example tag:news=ses,smtp",
  changedBy: (by: string) => `Changed by ${by}`,
  save: "Save",
  discard: "Discard",
  saved: "Saved. All processes follow within 5 seconds.",
  kept: "Your rules are kept here.",
  meanwhile: "Somebody changed the rules meanwhile. This is stored now:",
  nothing: "No rules.",
  take: "Show these instead of mine",
  over: "Go on with mine",
  setting: "From SENDWRIGHT_ROUTES",
  noSetting: "None.",
  otherwise: "Otherwise",
  question: "Where would this go?",
  to: "Recipient",
  from: "Sender",
  tag: "Tag (optional)",
  account: "Account id (optional)",
  ask: "Look",
  goes: (providers: ReadonlyArray<string>) => `To ${providers.join(", then ")}.`,
  waits: "It would wait.",
  sources: { stored: "by the stored rule", setting: "by the rule of SENDWRIGHT_ROUTES" },
  byNone: "No rule holds."
} as const
