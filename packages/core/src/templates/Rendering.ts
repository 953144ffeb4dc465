import * as Result from "effect/Result"
import type { Issue } from "../foundation/Errors.ts"
import { finish, type Steps } from "../foundation/Steps.ts"
import { problemOfSubject } from "../foundation/TextRules.ts"
import { maxBodyLength, maxSubjectLength } from "../model/SendFields.ts"
import { fill, fillInSteps, type Variables, variablesInSteps } from "./Placeholders.ts"
import { scriptLinks } from "./ScriptLinks.ts"
import type { TemplateContent } from "./Template.ts"

/** What becomes of a template for one email. */
export interface Rendered {
  readonly subject: string
  readonly html: string | null
  readonly text: string | null
}

/**
 * Fills a template in for one email. `subject` replaces the template's, as it is. Answers with every issue:
 * each variable of the used parts that has no value; or, where all have one, what no email may have.
 */
export const render = (
  template: Pick<TemplateContent, "subject" | "html" | "text">,
  variables: Variables,
  subject: string | undefined
): Result.Result<Rendered, ReadonlyArray<Issue>> => finish(renderInSteps(template, variables, subject))

/** The same, in steps: a template may have millions of placeholders. */
export function* renderInSteps(
  template: Pick<TemplateContent, "subject" | "html" | "text">,
  variables: Variables,
  subject: string | undefined
): Steps<Result.Result<Rendered, ReadonlyArray<Issue>>> {
  const names = yield* variablesInSteps(subject === undefined ? template.subject : null, template.html, template.text)
  const missing = names.filter((name) => !Object.hasOwn(variables, name))
  if (missing.length > 0) {
    return Result.fail(
      missing.map((name) => ({ path: ["variables", name], message: "is required: the template needs a value for it" }))
    )
  }
  const links = template.html === null ? [] : yield* scriptLinks(template.html, variables)
  const issues: Array<Issue> = links.map((name) => ({
    path: ["variables", name],
    message: "is in a link and begins with a scheme that runs code: use an https, http, mailto or tel address"
  }))
  const body = function*(part: "html" | "text"): Steps<string | null> {
    const source = template[part]
    if (source === null) return null
    const filled = yield* fillInSteps(source, variables, { escape: part === "html", maxLength: maxBodyLength })
    if (filled !== undefined) return filled
    issues.push({ path: ["variables"], message: `make the ${part} longer than ${maxBodyLength} characters` })
    return null
  }
  if (template.html === null && template.text === null) {
    issues.push({ path: [], message: "needs a template with html, text or both: this one has neither yet" })
  }
  const isMissing = subject === undefined && template.subject === ""
  const filled = subject ?? fill(template.subject, variables, { escape: false, maxLength: maxSubjectLength }) ?? ""
  const problem = isMissing ? noSubject : subject === undefined ? subjectProblem(filled) : undefined
  if (problem !== undefined) issues.push({ path: ["subject"], message: problem })
  const rendered: Rendered = { subject: filled, html: yield* body("html"), text: yield* body("text") }
  return issues.length === 0 ? Result.succeed(rendered) : Result.fail(issues)
}

const noSubject = "is required: the template has none of its own"

// One that grew too long arrives empty.
const subjectProblem = (subject: string): string | undefined => {
  const problem = subject === "" ? `must be 1 to ${maxSubjectLength} characters long` : problemOfSubject(subject)
  return problem === undefined ? undefined : `${problem} once its variables are filled in`
}
