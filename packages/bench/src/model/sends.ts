import type { Message } from "./Command.ts"
import { nobody } from "./holding.ts"
import { emit } from "./time.ts"
import {
  type Account,
  addressOf,
  type Email,
  hasOwnDomain,
  type Key,
  type Mode,
  type Recipient,
  type Resolved,
  type Result,
  type TemplateContent,
  type World
} from "./World.ts"

export const day = 86_400_000

/** Names the template that a message means by now. */
export const resolve = (world: World, key: Key, message: Message): Resolved => {
  if (message.template === null) return { ...message, named: null }
  const own = world.templates.filter(({ account }) => account === key.account)
  const template = own[message.template.number % Math.max(1, own.length)]
  return {
    ...message,
    named: message.template.by === "id"
      ? { template_id: template?.id ?? nobody }
      : { template_slug: template?.versions.at(-1)?.slug ?? "none" }
  }
}

const templateOf = (world: World, account: Account, named: NonNullable<Resolved["named"]>) =>
  world.templates.find((template) =>
    template.account === account &&
    ("template_id" in named
      ? template.id === named.template_id
      : template.versions.at(-1)?.slug === named.template_slug)
  )?.versions.at(-1)

const allValues: Readonly<Record<string, string>> = { name: "A & B", extra: "<b>" }

const valuesOf = (message: Message): Readonly<Record<string, string>> => {
  switch (message.template?.values) {
    case "all":
      return allValues
    case "name":
      return { name: "A & B" }
    default:
      return {}
  }
}

const render = (text: string, escapes: boolean): string =>
  text.replaceAll("{{{ extra }}}", "<b>").replaceAll("{{ name }}", escapes ? "A &amp; B" : "A & B")

const isMissing = (template: TemplateContent, message: Message): boolean =>
  Object.keys(allValues).some((name) =>
    `${template.html ?? ""}${template.text}`.includes(`{ ${name} }`) && !(name in valuesOf(message))
  )

/** A send as it goes over the wire. */
export const bodyOf = (world: World, key: Key, message: Resolved): Record<string, unknown> => {
  const domain = { own: key.account.domain, sandbox: key.account.sandbox, foreign: "foreign.example" }[message.from]
  return {
    from: `Model <model@${domain}>`,
    to: message.to.map((person) => addressOf(key.account, person)),
    subject: `${message.word} [${message.script}]`,
    tags: message.tags,
    ...(message.named === null ? message.broken ? {} : { text: "A body." } : {
      ...message.named,
      variables: valuesOf(message),
      // A template brings the body.
      ...(message.broken ? { text: "Another one." } : {})
    }),
    ...(message.schedule === null
      ? {}
      : { scheduled_at: new Date(world.start + message.schedule * 1_000).toISOString() })
  }
}

const simulationOf = (mode: Mode, address: string, sandbox: string): Recipient["simulation"] => {
  const [name, domain] = address.split("@")
  if (domain === sandbox) return name as "delivered" | "bounced" | "complained"
  return mode === "test" ? "delivered" : null
}

/** Why a message is refused; null where it is accepted. */
const refusal = (world: World, key: Key, message: Resolved): Exclude<Result, { readonly id: string }> | null => {
  const { account, mode } = key
  const ahead = message.schedule === null ? 1 : world.start + message.schedule * 1_000 - world.now
  if (message.broken || ahead <= 0 || ahead > 30 * day) return { code: "validation_error" }
  if (account.paused && mode === "live") return { code: "account_paused" }
  if (message.named !== null) {
    const template = templateOf(world, account, message.named)
    if (template === undefined) return { code: "not_found" }
    if (isMissing(template, message)) return { code: "validation_error" }
  }
  const addresses = [...new Set(message.to.map((person) => addressOf(account, person)))]
  const inside = (address: string) => address === account.owner || address.endsWith(`@${account.sandbox}`)
  if (message.from === "sandbox" && !addresses.every(inside)) return { code: "sandbox_recipient_not_allowed" }
  if (message.from === "foreign" || (message.from === "own" && !hasOwnDomain(world, account))) {
    return { code: "domain_not_verified" }
  }
  const suppressed = addresses.filter((address) => account.suppressed.has(address))
  if (suppressed.length > 0) return { code: "recipient_suppressed", suppressed }
  const sent = account.sentIn.get(monthOf(world)) ?? 0
  return account.monthlyLimit !== null && mode === "live" && sent >= account.monthlyLimit
    ? { code: "plan_limit" }
    : null
}

const monthOf = (world: World): string => new Date(world.now).toISOString().slice(0, 7)

/** What a send or a batch should be answered: the first answer again, a conflict, or a verdict for each message. */
export type Judged =
  | { readonly _tag: "Conflict" }
  | { readonly _tag: "Replayed"; readonly results: ReadonlyArray<Result> }
  | { readonly _tag: "New"; readonly verdicts: ReadonlyArray<ReturnType<typeof refusal>> }

const nameOf = (key: Key, kind: string, idempotencyKey: string) =>
  [key.account.id, key.mode, kind, idempotencyKey].join(" ")

export const evaluate = (
  world: World,
  key: Key,
  kind: "single" | "batch",
  idempotencyKey: string | null,
  messages: ReadonlyArray<Resolved>
): Judged => {
  const request = JSON.stringify(messages.map((message) => bodyOf(world, key, message)))
  const before = idempotencyKey === null ? undefined : world.remembered.get(nameOf(key, kind, idempotencyKey))
  if (before !== undefined && before.until > world.now) {
    return before.request === request ? { _tag: "Replayed", results: before.results } : { _tag: "Conflict" }
  }
  // Each accepted message uses up the quota for those after it.
  const month = monthOf(world)
  const { sentIn } = key.account
  const used = sentIn.get(month) ?? 0
  const verdicts = messages.map((message) => {
    const verdict = refusal(world, key, message)
    if (verdict === null && key.mode === "live") sentIn.set(month, (sentIn.get(month) ?? 0) + 1)
    return verdict
  })
  sentIn.set(month, used)
  return { _tag: "New", verdicts }
}

/** Takes up what was accepted, under the ids that the service gave. `ids` holds one for each message or null. */
export const accept = (
  world: World,
  key: Key,
  kind: "single" | "batch",
  idempotencyKey: string | null,
  messages: ReadonlyArray<Resolved>,
  results: ReadonlyArray<Result>
): void => {
  const { account, mode } = key
  for (const [index, message] of messages.entries()) {
    const result = results[index]
    if (result === undefined || !("id" in result)) continue
    const body = bodyOf(world, key, message)
    const scheduledAt = message.schedule === null ? null : world.start + message.schedule * 1_000
    const template = message.named === null ? undefined : templateOf(world, account, message.named)
    const html = template?.html ?? null
    const to = body["to"] as ReadonlyArray<string>
    const email: Email = {
      id: result.id,
      account,
      mode,
      from: body["from"] as string,
      domain: message.from === "own" ? account.domain : null,
      to,
      subject: body["subject"] as string,
      html: html === null ? null : render(html, true),
      text: template === undefined ? "A body." : render(template.text, false),
      script: message.script,
      tags: message.tags,
      createdAt: world.now,
      scheduledAt,
      idempotencyKey,
      recipients: [...new Set(to)].map((address) => ({
        address,
        simulation: simulationOf(mode, address, account.sandbox),
        state: scheduledAt === null ? "queued" : "scheduled"
      })),
      cancelled: false,
      events: [],
      known: new Set(),
      providerMessageId: null,
      attempts: 0,
      job: scheduledAt === null ? { due: world.now, queuedAt: world.now } : null
    }
    world.emails.push(email)
    emit(world, email, scheduledAt === null ? "email.queued" : "email.scheduled", world.now)
    if (mode === "live") account.sentIn.set(monthOf(world), (account.sentIn.get(monthOf(world)) ?? 0) + 1)
  }
  if (idempotencyKey !== null && results.some((result) => "id" in result)) {
    const request = JSON.stringify(messages.map((message) => bodyOf(world, key, message)))
    world.remembered.set(nameOf(key, kind, idempotencyKey), { request, until: world.now + day, results })
  }
}
