import type { Setting } from "@sendwright/core/foundation/Setting"
import type { ProviderDefinition } from "@sendwright/core/sending/ProviderDefinition"
import * as Mailgun from "@sendwright/http-providers/MailgunDefinition"
import * as Postmark from "@sendwright/http-providers/PostmarkDefinition"
import * as Resend from "@sendwright/http-providers/ResendDefinition"
import * as SendGrid from "@sendwright/http-providers/SendGridDefinition"
import * as Mx from "@sendwright/mx/MxDefinition"
import * as Ses from "@sendwright/ses/SesDefinition"
import * as Smtp from "@sendwright/smtp/SmtpDefinition"
import * as Context from "effect/Context"

/** The kinds of providers that a server knows. */
export type ProviderRegistry = ReadonlyArray<ProviderDefinition>

/** Those that come with it. */
export const builtIn: ProviderRegistry = [
  Ses.definition,
  Smtp.definition,
  Postmark.definition,
  Resend.definition,
  Mailgun.definition,
  SendGrid.definition,
  Mx.definition
]

/** The kinds that this process knows: another program provides a longer list. */
export const Registry = Context.Reference<ProviderRegistry>("@sendwright/host/config/ProviderRegistry", {
  defaultValue: () => builtIn
})

/** What the n-th provider of a kind is called. */
export const nameOf = (kind: string, instance: number): string => instance === 1 ? kind : `${kind}${instance}`

/** What a variable of the n-th provider of a kind is called. */
export const variableOf = (setting: Setting<unknown>, instance: number): string =>
  instance === 1 ? setting.name : `${setting.name}_${instance}`

/** One provider that there may be. */
export interface Slot {
  readonly definition: ProviderDefinition
  readonly name: string
  /** The variable without which it is not there. */
  readonly needs: string
  /** Its settings by their keys, under the names of their variables. */
  readonly settings: Readonly<Record<string, Setting<unknown>>>
}

/** The settings of the second and later providers of a kind, by their keys. */
export const furtherSettings = ({ once = [], settings }: ProviderDefinition): Slot["settings"] =>
  Object.fromEntries(Object.entries<Setting<unknown>>(settings).filter(([key]) => !once.includes(key)))

const slotOf = (definition: ProviderDefinition, instance: number): Slot => ({
  definition,
  name: nameOf(definition.kind, instance),
  needs: variableOf(definition.settings[definition.main]!, instance),
  settings: Object.fromEntries(
    Object.entries<Setting<unknown>>(instance === 1 ? definition.settings : furtherSettings(definition)).map((
      [key, setting]
    ) => [key, { ...setting, name: variableOf(setting, instance) }])
  )
})

/** Every provider that there may be, in the order of the registry and of their numbers. */
export const slots = (registry: ProviderRegistry): ReadonlyArray<Slot> =>
  registry.flatMap((definition) =>
    Array.from({ length: definition.instances }, (_, index) => slotOf(definition, index + 1))
  )
