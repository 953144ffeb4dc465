import { WireAccountSummary } from "@sendwright/api/wire/Account"
import { Id } from "@sendwright/api/wire/Scalars"
import { WireTemplate } from "@sendwright/api/wire/Template"
import type { AccountSummary } from "@sendwright/core/AccountSummary"
import type { Template } from "@sendwright/core/templates/Template"
import * as Schema from "effect/Schema"

const { sandbox, templates } = WireAccountSummary.fields

/** What an email can be written with: where it may come from, and the templates. */
export const WireSendForm = Schema.Struct({
  domains: Schema.Array(Schema.String).annotate({ description: "The verified domains, oldest first." }),
  sandbox,
  templates
}).annotate({ identifier: "SendForm" })
export type WireSendForm = typeof WireSendForm.Type

/** The form as it goes over the wire. */
export const toWire = (
  { domains, sandbox, templates }: Pick<AccountSummary, "domains" | "sandbox" | "templates">
): WireSendForm => ({
  domains: domains.filter(({ status }) => status === "verified").map(({ name }) => name),
  sandbox,
  templates: templates.map(({ id, name, slug }) => ({ id, slug, name }))
})

const { id, name, slug, subject, variables } = WireTemplate.fields

/** What of a template is needed to send by it: its bodies stay where they are. */
export const WireSendTemplate = Schema.Struct({ id, slug, name, subject, variables }).annotate({
  identifier: "SendTemplate"
})
export type WireSendTemplate = typeof WireSendTemplate.Type

/** A template to send by, as it goes over the wire. */
export const toWireTemplate = ({ id, name, slug, subject, variables }: Template): WireSendTemplate => ({
  id,
  slug,
  name,
  subject,
  variables
})

/** The id of an accepted email. */
export const WireAccepted = Schema.Struct({ id: Id }).annotate({ identifier: "Accepted" })
