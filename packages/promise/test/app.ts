/** An application that embeds the engine: what its tests have in common. */
import {
  accepted,
  createSendwright,
  type DnsLookups,
  memory,
  type ProviderMessage,
  type Sendwright,
  type SendwrightOptions
} from "@sendwright/promise"

export const secretKey = Buffer.alloc(32, 7).toString("base64")
export const account = { name: "Shop", ownerEmail: "ada@example.com" }
export const owner = account.ownerEmail

/** A provider that takes everything and keeps it. */
export const keeping = () => {
  const taken: Array<ProviderMessage> = []
  return {
    taken,
    provider: {
      name: "keeping",
      submit: async (message: ProviderMessage) => {
        taken.push(message)
        return accepted(message.messageId)
      }
    }
  }
}

/** The DNS, in which domains publish what they are asked to. */
export const zone = () => {
  const records = new Map<string, Array<string>>()
  const dns: DnsLookups = {
    txt: async (name) => records.get(`TXT ${name}`) ?? [],
    mx: async (name) =>
      (records.get(`MX ${name}`) ?? []).map((value) => {
        const [preference = "0", exchange = ""] = value.split(" ")
        return { preference: Number(preference), exchange }
      })
  }
  return {
    dns,
    publish: (list: ReadonlyArray<{ readonly type: string; readonly name: string; readonly value: string }>) => {
      for (const { name, type, value } of list) records.set(`${type} ${name}`, [value])
    }
  }
}

/** An engine that has started, in memory unless the test says otherwise. */
export const started = async (options: Partial<SendwrightOptions> = {}): Promise<Sendwright> => {
  const sendwright = createSendwright({
    storage: memory(),
    provider: keeping().provider,
    account,
    secretKey,
    ...options
  })
  await sendwright.start()
  return sendwright
}

/** An address of the sandbox domain, which the owner may be sent to from. */
export const sandboxSender = async (sendwright: Sendwright): Promise<string> =>
  `shop@${(await sendwright.account.summary()).sandbox.domain}`

/** A send that needs no domain. */
export const hello = async (sendwright: Sendwright, subject = "Hello") => ({
  from: await sandboxSender(sendwright),
  to: owner,
  subject,
  text: "Hello, Ada."
})

/** What a promise is rejected with. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into errors of every kind
export const rejection = async (promise: Promise<unknown>): Promise<any> => {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error("It was not rejected")
}

/** Waits until something holds; the test's own time limit ends it. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!await holds()) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** What an iterable brings. */
export const all = async <A>(items: AsyncIterable<A>): Promise<ReadonlyArray<A>> => {
  const list: Array<A> = []
  for await (const item of items) list.push(item)
  return list
}

/** The email that a request stored by SQL became, when its status is this. */
export const became = async (sendwright: Sendwright, id: string, status: "sent" | "failed") => {
  const until = Date.now() + 20_000
  for (;;) {
    try {
      return await sendwright.emails.waitFor(id, status, { signal: AbortSignal.timeout(20_000) })
    } catch (error) {
      if ((error as { readonly code?: string }).code !== "not_found" || Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}
