/** What the pictures tell of: an account that sends receipts, links and news, and the people whom it sends to. */

/** The moment at which all pictures are taken. */
export const endsAt = Date.parse("2026-11-20T14:32:10.000Z")

const hour = 3_600_000

/** When the story begins. */
export const beginsAt = endsAt - 8 * 24 * hour

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
export const numbers = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

const pick = <A>(random: () => number, from: ReadonlyArray<A>): A => from[Math.floor(random() * from.length)]!

const names = [
  "tanaka",
  "lee",
  "kim",
  "a.becker",
  "maria.silva",
  "j.dupont",
  "olsen",
  "priya",
  "omar.haddad",
  "n.novak",
  "wen",
  "g.rossi",
  "amara.okafor",
  "lucas.m",
  "s.virtanen",
  "hana",
  "d.murphy",
  "leila.k",
  "tomas",
  "ines.costa",
  "b.yilmaz",
  "ruth.cohen",
  "ahmed.t",
  "freya",
  "m.kowalska",
  "jonas.w",
  "elif",
  "t.nguyen",
  "zoe.martin",
  "ivan.p"
] as const

const hosts = ["example.com", "example.org", "example.net", "mail.example", "inbox.example", "uni.example"] as const

/** Somebody's address. */
export const someone = (random: () => number): string => `${pick(random, names)}@${pick(random, hosts)}`

/** A mailbox that does not exist. */
export const isGone = (recipient: string): boolean => /^(?:lee|ivan\.p)@/.test(recipient)

/** What an email is about. */
export interface Kind {
  /** How many of a hundred. */
  readonly share: number
  readonly from: string
  readonly tag: string
  readonly template?: string
  readonly subject: (order: number) => string
  readonly variables?: (order: number) => Readonly<Record<string, string>>
}

const amount = (order: number): string => `€ ${(19 + order % 180).toFixed(2)}`

export const kinds: ReadonlyArray<Kind> = [
  {
    share: 34,
    from: "Acme <orders@acme.dev>",
    tag: "receipt",
    template: "receipt",
    subject: (order) => `Your order ${order}`,
    variables: (order) => ({ name: "Mina", order: String(order), total: amount(order) })
  },
  {
    share: 22,
    from: "Acme <hello@acme.dev>",
    tag: "password-reset",
    subject: () => "Reset your password"
  },
  {
    share: 16,
    from: "Acme <orders@acme.dev>",
    tag: "shipping",
    subject: (order) => `Order ${order} is on its way`
  },
  {
    share: 12,
    from: "Acme <hello@acme.dev>",
    tag: "welcome",
    template: "welcome",
    subject: () => "Welcome to Acme",
    variables: () => ({ name: "Mina", link: "https://acme.dev/start" })
  },
  {
    share: 10,
    from: "Acme <billing@billing.acme.dev>",
    tag: "invoice",
    subject: (order) => `Invoice 2026-${order}`
  },
  {
    share: 6,
    from: "Acme <hello@acme.dev>",
    tag: "sign-in",
    subject: (order) => `${100_000 + order * 37 % 900_000} is your sign-in code`
  }
]

export const someKind = (random: () => number): Kind => {
  let at = random() * 100
  return kinds.find(({ share }) => (at -= share) < 0) ?? kinds[0]!
}

/** How many emails go out in a step of two hours that begins at a time: few at night, fewer at weekends. */
export const emailsAt = (at: number, random: () => number): number => {
  const date = new Date(at)
  const hourOfDay = date.getUTCHours()
  const day = hourOfDay < 6 ? 0.3 : hourOfDay < 9 ? 3 : hourOfDay < 18 ? 5.5 : 2.6
  const week = date.getUTCDay() % 6 === 0 ? 0.5 : 1
  return Math.round(day * week * (0.7 + random() * 0.6))
}

const page = (heading: string, text: string, button?: readonly [label: string, link: string]): string =>
  `<!doctype html>
<html lang="en">
  <body style="margin:0;padding:32px 16px;background:#f4f5f7;font-family:Helvetica,Arial,sans-serif;color:#1c2330">
    <table role="presentation" align="center" width="100%" style="max-width:520px;background:#ffffff;border-radius:8px">
      <tr><td style="padding:28px 32px 0;font-weight:bold;letter-spacing:.02em;color:#2450a4">ACME</td></tr>
      <tr><td style="padding:16px 32px 0"><h1 style="margin:0;font-size:22px">${heading}</h1></td></tr>
      <tr><td style="padding:12px 32px 0;font-size:15px;line-height:1.5">${text}</td></tr>${
    button === undefined ? "" : `
      <tr><td style="padding:20px 32px 0"><a href="${
      button[1]
    }" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#2450a4;color:#ffffff;text-decoration:none">${
      button[0]
    }</a></td></tr>`
  }
      <tr><td style="padding:28px 32px;font-size:12px;color:#6b7280">Acme GmbH, Invalidenstr. 1, Berlin</td></tr>
    </table>
  </body>
</html>
`

/** The bodies of what is sent without a template. */
export const bodyOf = ({ tag }: Kind, subject: string): { readonly html: string; readonly text: string } =>
  tag === "password-reset"
    ? {
      html: page(
        "Reset your password",
        "Somebody asked to set a new password for your account. The button works once, for one hour. If it was not you, you need do nothing.",
        ["Set a new password", "https://acme.dev/reset"]
      ),
      text: "Set a new password: https://acme.dev/reset\nThe link works once, for one hour."
    }
    : { html: page(subject, "You find the details in your account."), text: `${subject}.\nhttps://acme.dev/account` }

/** Templates, each with what it said before. */
export const templates = [
  {
    slug: "welcome",
    name: "Welcome",
    versions: [
      {
        subject: "Welcome",
        html: page("Welcome", "It is good to have you here."),
        text: "It is good to have you here."
      },
      {
        subject: "Welcome to Acme",
        html: page("Welcome, {{name}}", "It is good to have you here."),
        text: "Welcome, {{name}}.\nIt is good to have you here."
      },
      {
        subject: "Welcome to Acme",
        html: page("Welcome, {{name}}", "It is good to have you here. Begin by naming your shop: it takes a minute.", [
          "Begin",
          "{{link}}"
        ]),
        text: "Welcome, {{name}}.\nBegin by naming your shop: {{link}}"
      }
    ]
  },
  {
    slug: "receipt",
    name: "Receipt",
    versions: [
      {
        subject: "Your order {{order}}",
        html: page("Thank you, {{name}}", "We have your order {{order}} over {{total}}, and pack it today."),
        text: "Thank you, {{name}}.\nWe have your order {{order}} over {{total}}."
      }
    ]
  },
  {
    slug: "trial-ends",
    name: "Trial ends",
    versions: [
      {
        subject: "Your trial ends on {{day}}",
        html: page("Your trial ends on {{day}}", "Choose a plan to go on, {{name}}.", ["Choose a plan", "{{link}}"]),
        text: "Your trial ends on {{day}}: {{link}}"
      }
    ]
  }
] as const
