import { WireAccountSummary } from "@sendwright/api/wire/Account"
import { Id } from "@sendwright/api/wire/Scalars"
import { WireTemplate } from "@sendwright/api/wire/Template"
import type { AccountSummary } from "@sendwright/core/AccountSummary"
import type { Template } from "@sendwright/core/templates/Template"
import * as Schema from "effect/Schema"

const { sandbox, templates } = WireAccountSummary.fields

/** The data for the form of an email: the possible senders, and the templates. */
export const WireSendForm = Schema.Struct({
  domains: Schema.Array(Schema.String).annotate({ description: "The verified domains, oldest first." }),
  sandbox,
  templates
}).annotate({ identifier: "SendForm" })
export type WireSendForm = typeof WireSendForm.Type

/** Encodes the data for the form. */
export const toWire = (
  { domains, sandbox, templates }: Pick<AccountSummary, "domains" | "sandbox" | "templates">
): WireSendForm => ({
  domains: domains.filter(({ status }) => status === "verified").map(({ name }) => name),
  sandbox,
  templates: templates.map(({ id, name, slug }) => ({ id, slug, name }))
})

const { id, name, slug, subject, variables } = WireTemplate.fields

/** The data of a template that a send needs: all but its bodies. */
export const WireSendTemplate = Schema.Struct({ id, slug, name, subject, variables }).annotate({
  identifier: "SendTemplate"
})
export type WireSendTemplate = typeof WireSendTemplate.Type

/** Encodes a template for a send. */
export const toWireTemplate = ({ id, name, slug, subject, variables }: Template): WireSendTemplate => ({
  id,
  slug,
  name,
  subject,
  variables
})

/** The id of an accepted email. */
export const WireAccepted = Schema.Struct({ id: Id }).annotate({ identifier: "Accepted" })
