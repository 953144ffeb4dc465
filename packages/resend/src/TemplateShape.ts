import type { Template, TemplateSummary } from "@sendwright/core/templates/Template"

/** What is said of every template: the latest version of each is the one that is sent. */
const headOf = ({ createdAt, id, name, slug, updatedAt }: TemplateSummary | Template) => ({
  id,
  name,
  alias: slug,
  status: "published",
  published_at: updatedAt.toISOString(),
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString()
})

/** A template as a list shows it. */
export const toListed = (template: TemplateSummary) => headOf(template)

/** The whole template. What a variable takes is not kept: all of them are shown as texts. */
export const toTemplate = (template: Template) => ({
  object: "template",
  ...headOf(template),
  current_version_id: String(template.version),
  has_unpublished_versions: false,
  from: null,
  reply_to: null,
  subject: template.subject,
  html: template.html ?? "",
  text: template.text,
  variables: template.variables.map((key) => ({
    id: key,
    key,
    type: "string",
    fallback_value: null,
    created_at: template.createdAt.toISOString(),
    updated_at: template.updatedAt.toISOString()
  }))
})
