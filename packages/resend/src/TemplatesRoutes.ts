import type { Access, Caller } from "@sendwright/core/accounts/Caller"
import { ValidationError } from "@sendwright/core/foundation/Errors"
import { isUuid } from "@sendwright/core/model/EmailQuery"
import { Templates } from "@sendwright/core/templates/Templates"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Calls from "./Calls.ts"
import * as Pages from "./Pages.ts"
import { Refused } from "./ResendError.ts"
import * as TemplateInput from "./TemplateInput.ts"
import * as TemplateShape from "./TemplateShape.ts"

const access: Access = { scope: "templates:manage", liveOnly: false }

// The bodies of a template are as long as those of a send.
const readNew = Calls.reader(TemplateInput.New, "send")
const readChange = Calls.reader(TemplateInput.Change, "send")

const kept = (input: typeof TemplateInput.Change.Type): Effect.Effect<void, ValidationError> => {
  const issues = TemplateInput.unmet(input)
  return issues.length === 0 ? Effect.void : Effect.fail(new ValidationError({ issues }))
}

const renamed = (body: typeof TemplateInput.Change.Type) => ({ issues }: ValidationError) =>
  Effect.fail(new ValidationError({ issues: issues.map((issue) => TemplateInput.toWireIssue(issue, body)) }))

const aliasTaken = new Refused({
  statusCode: 422,
  reason: "validation_error",
  message: "Another template has this alias: choose another one."
})

const named = (id: string) => ({ id, object: "template" })

/** The calls under `/templates`. A template is named by its id or its alias. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const templates = yield* Templates

  const find = (caller: Caller, name: string) =>
    isUuid(name) ? templates.get(caller, name) : templates.getBySlug(caller, name)
  const idOf = (caller: Caller, name: string) =>
    isUuid(name) ? Effect.succeed(name.toLowerCase()) : Effect.map(templates.getBySlug(caller, name), ({ id }) => id)

  yield* Calls.add([
    {
      method: "POST",
      path: "/templates",
      access,
      status: 201,
      answer: Effect.fnUntraced(function*({ caller, request }) {
        const input = yield* readNew(request)
        yield* kept(input)
        const { id } = yield* templates.create(caller, TemplateInput.toNew(input)).pipe(
          Effect.catchTags({ ValidationError: renamed(input), Conflict: () => aliasTaken })
        )
        return named(id)
      })
    },
    {
      method: "GET",
      path: "/templates",
      access,
      answer: Effect.fnUntraced(function*(asked) {
        const query = yield* Effect.fromResult(Pages.queryOf(asked))
        const all = yield* templates.summaries(asked.caller)
        const page = yield* Effect.fromResult(Pages.pageOf(all.toReversed(), query))
        return Pages.list(page.items.map(TemplateShape.toListed), page.hasMore)
      })
    },
    {
      method: "GET",
      path: "/templates/:id",
      access,
      answer: ({ caller, params }) => Effect.map(find(caller, params["id"] ?? ""), TemplateShape.toTemplate)
    },
    {
      method: "PATCH",
      path: "/templates/:id",
      access,
      answer: Effect.fnUntraced(function*({ caller, params, request }) {
        const input = yield* readChange(request)
        yield* kept(input)
        const id = yield* idOf(caller, params["id"] ?? "")
        yield* templates.change(caller, id, TemplateInput.toChange(input)).pipe(
          Effect.catchTags({ ValidationError: renamed(input), Conflict: () => aliasTaken })
        )
        return named(id)
      })
    },
    {
      method: "POST",
      path: "/templates/:id/publish",
      access,
      // The latest version is the one that is sent.
      answer: ({ caller, params }) => Effect.map(find(caller, params["id"] ?? ""), ({ id }) => named(id))
    },
    {
      method: "POST",
      path: "/templates/:id/duplicate",
      access,
      answer: Effect.fnUntraced(function*({ caller, params }) {
        const template = yield* find(caller, params["id"] ?? "")
        const { id } = yield* templates.create(caller, TemplateInput.toCopy(template))
        return named(id)
      })
    },
    {
      method: "DELETE",
      path: "/templates/:id",
      access,
      answer: Effect.fnUntraced(function*({ caller, params }) {
        const id = yield* idOf(caller, params["id"] ?? "")
        yield* templates.remove(caller, id)
        return { object: "template", id, deleted: true }
      })
    }
  ])
}))
