import { defaultsWeightOf, type TemplateDefaults } from "./TemplateDefaults.ts"

/** The longest name of a template, in characters. */
export const maxNameLength = 100
/** The longest subject of a template, in characters; once it is rendered it may be as long as any other. */
export const maxSubjectLength = 500
/**
 * The most different variables of one template. A send cannot bring many more values than these, so a template with
 * more could be stored but never sent.
 */
export const maxVariables = 1_000

/** The highest number that a version can have. */
export const maxVersion = 2 ** 31 - 1

/** What one save of a template holds. */
export interface TemplateContent {
  readonly name: string
  /** Empty where each email has to bring its own. */
  readonly subject: string
  readonly html: string | null
  readonly text: string | null
  /** The names of the variables in subject, html and text, each once, in the order of their first mention. */
  readonly variables: ReadonlyArray<string>
  readonly defaults: TemplateDefaults | null
}

/** A stored text for emails, in its latest version. It belongs to the account, not to a mode. */
export interface Template extends TemplateContent {
  readonly id: string
  readonly accountId: string
  /** Unique within the account. It belongs to the template and not to its versions: a restore leaves it as it is. */
  readonly slug: string
  /** 1 for a new template, and one more with every save. */
  readonly version: number
  readonly createdAt: Date
  /** When the latest version was saved. */
  readonly updatedAt: Date
}

/** A template as it was saved once. Versions are only ever added. */
export interface TemplateVersion extends TemplateContent {
  readonly version: number
  /** The name of the key that saved it. */
  readonly createdBy: string | null
  readonly createdAt: Date
}

/** A template as it is listed: without its bodies. */
export type TemplateSummary = Pick<
  Template,
  "id" | "slug" | "name" | "subject" | "version" | "createdAt" | "updatedAt"
>

/** A version as it is listed: without what it says. */
export type VersionSummary = Pick<TemplateVersion, "version" | "name" | "createdBy" | "createdAt">

/** What the texts of a template weigh in an answer, in characters: names of fields and punctuation are not counted. */
export const textWeightOf = ({ html, name, subject, text }: Omit<TemplateContent, "variables" | "defaults">): number =>
  name.length + subject.length + (html?.length ?? 0) + (text?.length ?? 0)

/** What a template weighs in memory, in characters. */
export const weightOf = (content: Omit<TemplateContent, "variables">): number =>
  textWeightOf(content) + defaultsWeightOf(content.defaults)
