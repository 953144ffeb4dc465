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

/** Those that the texts name, and behind them those that only have a fallback. */
const variablesOf = ({ defaults, variables }: Template): ReadonlyArray<string> => [
  ...new Set([...variables, ...Object.keys(defaults?.fallbacks ?? {}).toSorted()])
]

const fallbackOf = ({ defaults }: Template, key: string) =>
  defaults !== null && Object.hasOwn(defaults.fallbacks, key) ? defaults.fallbacks[key]! : null

/** The whole template. What a variable takes is not kept: one without a fallback is shown as a text. */
export const toTemplate = (template: Template) => ({
  object: "template",
  ...headOf(template),
  current_version_id: String(template.version),
  has_unpublished_versions: false,
  from: template.defaults?.from ?? null,
  reply_to: template.defaults === null || template.defaults.replyTo.length === 0 ? null : template.defaults.replyTo,
  subject: template.subject === "" ? null : template.subject,
  html: template.html ?? "",
  text: template.text,
  variables: variablesOf(template).map((key) => {
    const fallback = fallbackOf(template, key)
    return {
      id: key,
      key,
      type: fallback === null ? "string" : typeof fallback,
      fallback_value: fallback,
      created_at: template.createdAt.toISOString(),
      updated_at: template.updatedAt.toISOString()
    }
  })
})
