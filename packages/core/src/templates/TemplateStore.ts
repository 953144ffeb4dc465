import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Position } from "../model/EmailQuery.ts"
import type { Template, TemplateSummary, TemplateVersion, VersionSummary } from "./Template.ts"

/** How a new template comes by its slug. */
export type SlugWish =
  /** This one and no other. */
  | { readonly _tag: "Chosen"; readonly slug: string }
  /** This one, or the next free one after it (`Slug.nextFree`). */
  | { readonly _tag: "Derived"; readonly slug: string }

/** One save: who made it, and when. */
export interface Saving {
  readonly createdBy: string | null
  readonly now: Date
}

/** The port behind which templates and their versions live. The account is in every command. */
export class TemplateStore extends Context.Service<TemplateStore, {
  /**
   * Adds a template with its first version. `taken` where a chosen slug is; a derived one is searched until it is free,
   * also against others that are added at the same moment.
   */
  readonly create: (
    template: Omit<Template, "slug" | "version" | "updatedAt">,
    slug: SlugWish,
    createdBy: string | null
  ) => Effect.Effect<Template | "taken", StorageError>
  /**
   * Templates of an account, oldest first by (createdAt, id), strictly after `after`: at least one where there is any,
   * and no more once those before weigh `weight` characters (`weightOf`). No list is larger than what fits into memory.
   */
  readonly list: (
    accountId: string,
    after: Position | null,
    weight: number
  ) => Effect.Effect<ReadonlyArray<Template>, StorageError>
  /** The templates of an account as they are listed, oldest first; bodies are not read. */
  readonly summaries: (accountId: string) => Effect.Effect<ReadonlyArray<TemplateSummary>, StorageError>
  readonly find: (accountId: string, id: string) => Effect.Effect<Option.Option<Template>, StorageError>
  readonly findBySlug: (accountId: string, slug: string) => Effect.Effect<Option.Option<Template>, StorageError>
  /**
   * Saves the version that follows `template.version`, with the content and the slug of `template`. `stale` where there
   * is a later version already: of several at once one succeeds, and the others have to look again. `taken` where
   * another template of the account has the slug.
   */
  readonly save: (
    template: Template,
    saving: Saving
  ) => Effect.Effect<Template | "not_found" | "stale" | "taken", StorageError>
  /** The versions of a template, newest first, strictly before the number `before`; as many as `list` would give. */
  readonly versions: (
    accountId: string,
    id: string,
    before: number | null,
    weight: number
  ) => Effect.Effect<ReadonlyArray<TemplateVersion>, StorageError>
  /** At most `limit` versions as they are listed, newest first, strictly before the number `before`; bodies are not read. */
  readonly versionSummaries: (
    accountId: string,
    id: string,
    before: number | null,
    limit: number
  ) => Effect.Effect<ReadonlyArray<VersionSummary>, StorageError>
  readonly findVersion: (
    accountId: string,
    id: string,
    version: number
  ) => Effect.Effect<Option.Option<TemplateVersion>, StorageError>
  /** Saves an old version's content as the next version. The slug stays. */
  readonly restore: (
    accountId: string,
    id: string,
    version: number,
    saving: Saving
  ) => Effect.Effect<Template | "not_found", StorageError>
  /** Removes a template with its versions; false where the account has none with this id. Its slug is free again. */
  readonly remove: (accountId: string, id: string) => Effect.Effect<boolean, StorageError>
}>()("@sendwright/core/templates/TemplateStore") {}
