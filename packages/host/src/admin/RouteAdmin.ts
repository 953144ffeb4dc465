import { orderText, ruleText } from "@sendwright/core/sending/ProviderRoutes"
import {
  ConfiguredRoutes,
  RouteControl,
  type RouteQuestion,
  type RoutesView
} from "@sendwright/core/sending/RouteControl"
import * as Effect from "effect/Effect"
import { AdminError } from "./AdminCommand.ts"
import { type CoreError, refusal } from "./refusals.ts"

/** The rules are an argument, which has no name of an option. */
const refused = (error: CoreError): AdminError =>
  error._tag === "ValidationError"
    ? new AdminError({
      code: error.code,
      message: error.issues.map(({ message, path }) =>
        `${path[0] === "rules" ? "The text" : `--${path[0]}`} ${message}.`
      )
        .join(" ")
    })
    : refusal("routes", "")(error)

/** The commands about the rules that choose providers. */
export const make = Effect.gen(function*() {
  const routes = yield* RouteControl
  const { names, rules, usual } = yield* ConfiguredRoutes
  const shown = ({ changed, problem, text, version }: RoutesView) => ({
    rules: text,
    version,
    changed_at: changed?.at.toISOString() ?? null,
    changed_by: changed?.by ?? null,
    problem,
    setting: rules.map(ruleText).join("; "),
    otherwise: orderText(usual),
    providers: names
  })
  const current = Effect.mapError(routes.current, refused)
  return {
    show: Effect.map(current, shown),
    set: ({ rules }: { readonly rules: string }) =>
      Effect.flatMap(
        current,
        ({ version }) => Effect.mapBoth(routes.set(rules, version), { onSuccess: shown, onFailure: refused })
      ),
    explain: (question: RouteQuestion) => Effect.mapError(routes.explain(question), refused)
  }
})
