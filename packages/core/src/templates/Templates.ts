import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Stream from "effect/Stream"
import { actorOf, type Caller } from "../accounts/Caller.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { Conflict, NotFound, ValidationError } from "../foundation/Errors.ts"
import { runSteps } from "../foundation/runSteps.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import * as Placeholders from "./Placeholders.ts"
import * as Rendering from "./Rendering.ts"
import * as Slug from "./Slug.ts"
import {
  maxVersion,
  type Template,
  type TemplateSummary,
  type TemplateVersion,
  type VersionSummary,
  weightOf
} from "./Template.ts"
import * as TemplateDefaults from "./TemplateDefaults.ts"
import {
  decodeChange,
  decodeNew,
  decodeRestore,
  type NewTemplate,
  type TemplateChange,
  variablesIssue
} from "./TemplateInput.ts"
import { TemplateStore } from "./TemplateStore.ts"

// What a list holds in memory at once, in characters; one template may be heavier.
const portionWeight = 4_000_000

/**
 * What the templates of one batch may come to once they are filled in, in characters: as much as a batch may bring when
 * it carries its bodies itself. A hundred small messages can name a template of ten million characters.
 */
export const maxRenderedBatch = 64 * 1024 * 1024

/** The most versions that `versionSummaries` lists at once. */
export const maxVersions = 100

/** What an email is made of that names a template. */
export interface RenderRequest {
  /** Exactly one of `templateId` and `templateSlug` is there. */
  readonly templateId?: string | undefined
  readonly templateSlug?: string | undefined
  readonly variables?: Placeholders.Variables | undefined
  /** Replaces the template's, as it is: placeholders in it are not filled in. */
  readonly subject?: string | undefined
}

/** What a template becomes for one email. */
export interface RenderedTemplate extends Rendering.Rendered {
  readonly templateId: string
  /** What it brings beside its texts, where the email does not bring it. */
  readonly defaults: TemplateDefaults.TemplateDefaults | null
}

/** Renders one message after another; see `Templates.renderer`. */
export type Renderer = (
  request: RenderRequest
) => Effect.Effect<RenderedTemplate, NotFound | ValidationError | StorageError>

/**
 * The templates of an account.
 *
 * @example
 * ```ts
 * import { type Caller, Templates } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 *
 * export const welcomeTemplate = Effect.fn("welcomeTemplate")(function*(caller: Caller) {
 *   const templates = yield* Templates
 *   const { id } = yield* templates.create(caller, { name: "Welcome", subject: "Hello {{name}}", text: "Hello {{name}}!" })
 *   // The old text stays as version 1, and can be restored.
 *   return yield* templates.change(caller, id, { text: "Good to have you, {{name}}." })
 * })
 * ```
 */
export class Templates extends Context.Service<Templates, {
  /** Adds a template. `Conflict` where a slug is asked for that is taken; one from the name is made free. */
  readonly create: (
    caller: Caller,
    input: NewTemplate
  ) => Effect.Effect<Template, ValidationError | Conflict | StorageError>
  /** The templates of the account without their bodies, oldest first. */
  readonly summaries: (caller: Caller) => Effect.Effect<ReadonlyArray<TemplateSummary>, StorageError>
  /** The templates of the account, oldest first, read as they are asked for; the first of them is read at once. */
  readonly list: (caller: Caller) => Effect.Effect<Stream.Stream<Template, StorageError>, StorageError>
  readonly get: (caller: Caller, id: string) => Effect.Effect<Template, NotFound | StorageError>
  readonly getBySlug: (caller: Caller, slug: string) => Effect.Effect<Template, NotFound | StorageError>
  /**
   * Changes what is passed, as the next version. Two at once both become versions: the later one changes what the
   * earlier one left. Where the last body is taken away, it is sends that fail. With `basedOn`, the version that the
   * change was made from, it fails with `Conflict` once there is a later one.
   */
  readonly change: (
    caller: Caller,
    id: string,
    change: TemplateChange,
    basedOn?: number
  ) => Effect.Effect<Template, NotFound | ValidationError | Conflict | StorageError>
  readonly remove: (caller: Caller, id: string) => Effect.Effect<void, NotFound | StorageError>
  /** The versions of a template, newest first, read as they are asked for; the first of them is read at once. */
  readonly versions: (
    caller: Caller,
    id: string
  ) => Effect.Effect<Stream.Stream<TemplateVersion, StorageError>, NotFound | StorageError>
  /**
   * The versions of a template without what they say, newest first, strictly before the number `before`: `maxVersions`
   * of them at most, and a template has more where it answers with so many.
   */
  readonly versionSummaries: (
    caller: Caller,
    id: string,
    before: number | null
  ) => Effect.Effect<ReadonlyArray<VersionSummary>, NotFound | StorageError>
  readonly getVersion: (
    caller: Caller,
    id: string,
    version: number
  ) => Effect.Effect<TemplateVersion, NotFound | StorageError>
  /** Saves an old version's content as the next version; `NotFound` also where there is no such version. */
  readonly restore: (
    caller: Caller,
    id: string,
    version: number
  ) => Effect.Effect<Template, NotFound | ValidationError | StorageError>
  /**
   * Fills a template in, with its own fallbacks for variables that the request does not name. `ValidationError` names
   * every variable without a value, or what no email may have.
   */
  readonly render: (
    caller: Caller,
    request: RenderRequest
  ) => Effect.Effect<RenderedTemplate, NotFound | ValidationError | StorageError>
  /**
   * Renders the messages of one request: looks each template up once, however many messages name it, and refuses those
   * messages with which the whole would come to more than `maxRenderedBatch` characters.
   */
  readonly renderer: (caller: Caller) => Renderer
}>()("@sendwright/core/templates/Templates") {
  static readonly layer = Layer.effect(
    Templates,
    Effect.gen(function*() {
      const store = yield* TemplateStore
      const audit = yield* AuditLog
      const random = yield* SecureRandom.SecureRandom
      const clock = yield* Clock.Clock
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const create = Effect.fn("Templates.create")(function*(caller: Caller, input: NewTemplate) {
        const { defaults, html = null, name, slug, text = null, ...rest } = yield* Effect.fromResult(decodeNew(input))
        const subject = rest.subject ?? ""
        const created = yield* store.create(
          {
            id: yield* random.uuidV7(),
            accountId: caller.account.id,
            name,
            subject,
            html,
            text,
            variables: Placeholders.variablesOf(subject, html, text),
            defaults: TemplateDefaults.changed(null, defaults),
            createdAt: now()
          },
          slug === undefined ? { _tag: "Derived", slug: Slug.fromName(name) } : { _tag: "Chosen", slug },
          caller.actor.name
        )
        if (created === "taken") return yield* slugTaken
        yield* audit.record(caller.account.id, actorOf(caller), "template.created", created.id)
        return created
      })

      const get = Effect.fn("Templates.get")(function*(caller: Caller, id: string) {
        return yield* found(yield* store.find(caller.account.id, id))
      })

      const getBySlug = Effect.fn("Templates.getBySlug")(function*(caller: Caller, slug: string) {
        return yield* found(yield* store.findBySlug(caller.account.id, slug))
      })

      const list = Effect.fn("Templates.list")(function*(caller: Caller) {
        const read = (last: Template | null) => store.list(caller.account.id, last, portionWeight)
        return portions(yield* read(null), read)
      })

      const change = Effect.fn("Templates.change")(function*(
        caller: Caller,
        id: string,
        input: TemplateChange,
        basedOn?: number
      ) {
        const passed = yield* Effect.fromResult(decodeChange(input))
        while (true) {
          const old = yield* found(yield* store.find(caller.account.id, id))
          if (basedOn !== undefined && old.version !== basedOn) return yield* savedMeanwhile(old.version)
          const next = {
            ...old,
            ...passed,
            subject: passed.subject === undefined ? old.subject : passed.subject ?? "",
            defaults: TemplateDefaults.changed(old.defaults, passed.defaults)
          }
          const variables = Placeholders.variablesOf(next.subject, next.html, next.text)
          const tooMany = variablesIssue(variables)
          if (tooMany !== undefined) return yield* new ValidationError({ issues: [tooMany] })
          const saved = yield* store.save({ ...next, variables }, { createdBy: caller.actor.name, now: now() })
          if (saved === "stale") continue
          if (saved === "not_found") return yield* new NotFound()
          if (saved === "taken") return yield* slugTaken
          yield* audit.record(caller.account.id, actorOf(caller), "template.changed", id)
          return saved
        }
      })

      const remove = Effect.fn("Templates.remove")(function*(caller: Caller, id: string) {
        if (!(yield* store.remove(caller.account.id, id))) return yield* new NotFound()
        yield* audit.record(caller.account.id, actorOf(caller), "template.removed", id)
      })

      const versions = Effect.fn("Templates.versions")(function*(caller: Caller, id: string) {
        const read = (last: TemplateVersion | null) =>
          store.versions(caller.account.id, id, last?.version ?? null, portionWeight)
        const first = yield* read(null)
        // Every template has a version.
        return first.length === 0 ? yield* new NotFound() : portions(first, read)
      })

      const versionSummaries = Effect.fn("Templates.versionSummaries")(
        function*(caller: Caller, id: string, before: number | null) {
          const found = yield* store.versionSummaries(caller.account.id, id, before, maxVersions)
          // Every template has a first version.
          return found.length === 0 && before === null ? yield* new NotFound() : found
        }
      )

      const getVersion = Effect.fn("Templates.getVersion")(function*(caller: Caller, id: string, version: number) {
        const found = yield* store.findVersion(caller.account.id, id, version)
        return Option.isSome(found) ? found.value : yield* new NotFound()
      })

      const restore = Effect.fn("Templates.restore")(function*(caller: Caller, id: string, version: number) {
        yield* Effect.fromResult(decodeRestore({ version }))
        // No template has so many, and what is larger is no integer in a database.
        if (version > maxVersion) return yield* new NotFound()
        const restored = yield* store.restore(caller.account.id, id, version, {
          createdBy: caller.actor.name,
          now: now()
        })
        if (restored === "not_found") return yield* new NotFound()
        yield* audit.record(caller.account.id, actorOf(caller), "template.restored", id)
        return restored
      })

      const rendererOf = (caller: Caller): Renderer => {
        const accountId = caller.account.id
        const known = new Map<string, Effect.Effect<Template, NotFound | StorageError>>()
        let left = maxRenderedBatch
        const lookUp = Effect.fnUntraced(function*({ templateId, templateSlug }: RenderRequest) {
          const id = templateId?.toLowerCase()
          const name = id === undefined ? `slug ${templateSlug}` : `id ${id}`
          let template = known.get(name)
          if (template === undefined) {
            const reading = id === undefined
              ? store.findBySlug(accountId, templateSlug ?? "")
              : store.find(accountId, id)
            const missing = id === undefined ? noSuchSlug : noSuchId
            template = yield* Effect.cached(
              Effect.flatMap(reading, Option.match({ onNone: () => Effect.fail(missing), onSome: Effect.succeed }))
            )
            known.set(name, template)
          }
          return yield* template
        })
        return Effect.fnUntraced(function*(request) {
          const template = yield* lookUp(request)
          const variables = TemplateDefaults.filledUp(template.defaults, request.variables)
          const rendered = yield* runSteps(Rendering.renderInSteps(template, variables, request.subject))
          if (rendered._tag === "Failure") return yield* new ValidationError({ issues: rendered.failure })
          const { html, subject, text } = rendered.success
          const weight = subject.length + (html?.length ?? 0) + (text?.length ?? 0)
          if (weight > left) return yield* batchFull
          left -= weight
          return { ...rendered.success, templateId: template.id, defaults: template.defaults }
        })
      }

      // Most sends name no template: what they would remember of templates is made once one does.
      const renderer = (caller: Caller): Renderer => {
        let made: Renderer | undefined
        return (request) => (made ??= rendererOf(caller))(request)
      }

      return Templates.of({
        create,
        summaries: (caller) => store.summaries(caller.account.id),
        list,
        get,
        getBySlug,
        change,
        remove,
        versions,
        versionSummaries,
        getVersion,
        restore,
        render: (caller, request) => renderer(caller)(request),
        renderer
      })
    })
  )
}

const noSuchId = new NotFound({ issue: { path: ["templateId"], message: "there is no template with this id" } })

const noSuchSlug = new NotFound({ issue: { path: ["templateSlug"], message: "there is no template with this slug" } })

const found = (template: Option.Option<Template>): Effect.Effect<Template, NotFound> =>
  Option.isSome(template) ? Effect.succeed(template.value) : Effect.fail(new NotFound())

const slugTaken = new Conflict({ message: "Another template has this slug: choose another one." })

const savedMeanwhile = (version: number) =>
  new Conflict({
    message: `Version ${version} of this template was saved meanwhile: look at it, and save again.`
  })

const batchFull = new ValidationError({
  issues: [{
    path: [],
    message:
      `makes the rendered templates of the batch longer than ${maxRenderedBatch} characters: send it in another batch`
  }]
})

/** A first portion, and then portion after portion, each read after the last item of the one before. */
const portions = <A extends Parameters<typeof weightOf>[0]>(
  first: ReadonlyArray<A>,
  read: (last: A) => Effect.Effect<ReadonlyArray<A>, StorageError>
): Stream.Stream<A, StorageError> => {
  type Reading = Effect.Effect<ReadonlyArray<A>, StorageError>
  const after = (portion: ReadonlyArray<A>): Option.Option<Reading> => {
    const last = portion[portion.length - 1]
    const weight = portion.reduce((sum, item) => sum + weightOf(item), 0)
    // A lighter portion is the last one.
    return last === undefined || weight < portionWeight ? Option.none() : Option.some(read(last))
  }
  return Stream.paginate<Reading, A, StorageError>(
    Effect.succeed(first),
    (reading) => Effect.map(reading, (portion) => [portion, after(portion)] as const)
  )
}
