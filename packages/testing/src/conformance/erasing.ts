import type { NewEmail } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as fixtures from "../fixtures.ts"
import { harness, hour, minute } from "./Harness.ts"

/** The recipients that these scenarios erase, and those that stay. */
export const ada = normalize("ada@example.com")
export const bob = normalize("bob@example.com")
export const modes = ["live", "test"] as const

/** A harness with an endpoint that hears everything, in which an address is erased. */
export const erasing = Effect.fnUntraced(function*() {
  const t = yield* harness()
  const endpoint = fixtures.endpoint({
    accountId: t.account.id,
    events: ["email.queued", "email.cancelled", "email.failed", "email.bounced", "email.delivered", "email.sent"],
    createdAt: t.at(0)
  })
  yield* t.webhooks.addEndpoint(endpoint, "sealed")
  const erase = (address: string = ada, now = t.at(hour)) =>
    t.erasures.erase({
      accountId: t.account.id,
      address: normalize(address),
      spelling: address,
      suppressionId: fixtures.newId(),
      now,
      waitMillis: minute
    })
  const find = (id: string) => t.emails.find({ accountId: t.account.id, modes }, id)
  const exists = (id: string) => Effect.map(find(id), Option.isSome)
  const deliveries = t.webhooks.listDeliveries({
    accountId: t.account.id,
    modes,
    endpointId: endpoint.id,
    limit: 1_000,
    after: null
  })
  /** Tries a send; answers with the refusal, or `undefined`. */
  const refusal = Effect.fnUntraced(function*(more: Partial<NewEmail> = {}) {
    const answer = yield* t.acceptGroup(fixtures.acceptGroup([t.email({ createdAt: t.at(2 * hour), ...more })]))
    return answer._tag === "Judged" && answer.verdicts[0]?._tag !== "Accepted" ? answer.verdicts[0] : undefined
  })
  return { ...t, endpoint, erase, find, exists, deliveries, refusal }
})

/** Every way in which the address may be spelt in a text. */
export const spellings = [
  ada,
  "ADA@Example.COM",
  "ada%40example.com",
  "Ada%40example%2Ecom",
  "ada%2540example.com",
  "ada&#64;example.com",
  "ada&#x40;example.com",
  "ada&commat;example&period;com",
  "ada\\u0040example.com",
  "\"ada\"@example.com"
]
export const others = [
  "ada+x@example.com",
  "xada@example.com",
  "ada@example.com.au",
  "b.ada@example.com",
  "ada@example.community"
]
export const sentence = (all: ReadonlyArray<string>) =>
  all.map((text) => `<a href="mailto:${text}">${text}</a>`).join(" ")

/** An email to two, that names one of them wherever an email can name somebody. */
export const talkative: Partial<NewEmail> = {
  to: ["Ada Lovelace <Ada@Example.com>", "\"Bob, for ada@example.com\" <bob@example.com>"],
  cc: [ada],
  bcc: ["ADA@EXAMPLE.COM"],
  replyTo: ["Bob <bob@example.com>", "Ada <ada@example.com>"],
  subject: "For Ada@example.com",
  ownHeader: {
    visible: { to: ["Ada Lovelace <Ada@Example.com>", "Notes <notes@lists.example>"], cc: [ada, bob] },
    messageId: `1.${ada}`,
    date: null
  },
  ...fixtures.contentsSaying(`For ${ada}`),
  html: sentence([...spellings, ...others]),
  text: sentence([...spellings, ...others]),
  headers: { "X-For": ada, "X-Other": "1", "X-ada%40example.com": "1" },
  unsubscribeUrl: "https://engines.example/u?e=ada%40example.com&x=1",
  attachments: [
    {
      filename: "ada@example.com.txt",
      contentType: "text/plain",
      contentId: null,
      disposition: "attachment",
      content: new TextEncoder().encode("naïve: Ada@example.com, ada@example.com")
    },
    {
      filename: null,
      contentType: "application/pdf; name=\"for ada@example.com\"",
      contentId: "1.ada@example.com",
      disposition: "inline",
      content: new TextEncoder().encode("%PDF")
    }
  ],
  recipients: fixtures.recipientsOf("Ada@Example.com", bob)
}

export const mentions = (value: unknown): ReadonlyArray<string> =>
  JSON.stringify(value).match(/(?<![a-z0-9.])ada[^a-z ]{1,12}example(?:\.|%2e|&period;)com(?![.a-z])/gi) ?? []
