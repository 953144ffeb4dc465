import type { Template, TemplateVersion } from "@sendwright/core/templates/Template"
import type { NewTemplate, TemplateChange as CoreChange } from "@sendwright/core/templates/TemplateInput"
import { Templates } from "@sendwright/core/templates/Templates"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { asSender, type CallOptions, type Calls } from "./Calls.ts"
import { present } from "./SendInput.ts"

/** A new template: `html`, `text` or both, with placeholders such as `{{name}}`. */
export interface TemplateInput {
  readonly name: string
  /** Default: derived from the name. */
  readonly slug?: string | undefined
  readonly subject: string
  readonly html?: string | undefined
  readonly text?: string | undefined
}

/** Changes to a template. Omitted fields stay, and null removes a body. */
export interface TemplateChange {
  readonly name?: string | undefined
  readonly slug?: string | undefined
  readonly subject?: string | undefined
  readonly html?: string | null | undefined
  readonly text?: string | null | undefined
}

/** The account's templates. */
export interface TemplatesApi {
  /** Rejects with `ValidationError`, or with `Conflict` if the slug is taken. */
  readonly create: (template: TemplateInput, options?: CallOptions) => Promise<Template>
  readonly get: (id: string, options?: CallOptions) => Promise<Template>
  /** Oldest first. */
  readonly list: (options?: CallOptions) => Promise<ReadonlyArray<Template>>
  /** Saves the changes as the next version. */
  readonly update: (id: string, change: TemplateChange, options?: CallOptions) => Promise<Template>
  readonly remove: (id: string, options?: CallOptions) => Promise<void>
  /** Newest first. */
  readonly versions: (id: string, options?: CallOptions) => Promise<ReadonlyArray<TemplateVersion>>
  /** Saves an earlier version again, as the newest one. */
  readonly restore: (id: string, version: number, options?: CallOptions) => Promise<Template>
}

export const templatesOf = (calls: Calls): TemplatesApi => {
  const run = <A, E>(
    use: (templates: Templates["Service"], caller: Parameters<Templates["Service"]["get"]>[0]) => Effect.Effect<A, E>,
    options: CallOptions | undefined
  ) => calls.run(Effect.flatMap(Templates, (templates) => asSender((caller) => use(templates, caller))), options)
  return {
    create: (template, options) =>
      run((templates, caller) => templates.create(caller, present(template) as NewTemplate), options),
    get: (id, options) => run((templates, caller) => templates.get(caller, id), options),
    list: (options) => run((templates, caller) => Effect.flatMap(templates.list(caller), Stream.runCollect), options),
    update: (id, change, options) =>
      run((templates, caller) => templates.change(caller, id, present(change) as CoreChange), options),
    remove: (id, options) => run((templates, caller) => templates.remove(caller, id), options),
    versions: (id, options) =>
      run((templates, caller) => Effect.flatMap(templates.versions(caller, id), Stream.runCollect), options),
    restore: (id, version, options) => run((templates, caller) => templates.restore(caller, id, version), options)
  }
}
