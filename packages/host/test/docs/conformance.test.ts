import { plans } from "@sendwright/core/accounts/Plan"
import { eventTypes } from "@sendwright/core/model/EmailEvent"
import * as fs from "node:fs"
import * as path from "node:path"
import { assert, describe, it } from "vitest"
import { pairs } from "../http/answers.ts"
import { badSends } from "../http/badRequests.ts"
import { agreement, operationsWithRequests, routes } from "../http/documented.ts"
import { limits } from "../http/limits.ts"

const root = path.join(import.meta.dirname, "../../../..")
const page = fs.readFileSync(path.join(root, "docs/internals/conformance.md"), "utf8")

interface Rule {
  readonly rule: string
  readonly proofs: ReadonlyArray<string>
}

/** The rows of every table of the page. */
const rules: ReadonlyArray<Rule> = page.split("\n").flatMap((line) => {
  const [, rule = "", proofs = ""] = /^\| (.*\S) +\| (.*\S) +\|$/.exec(line) ?? []
  return rule === "" || rule === "Rule" || rule.startsWith("---") ? [] : [{ rule, proofs: proofs.split("<br>") }]
})

/** Titles that are made of data, by the file that makes them. */
const made: Readonly<Record<string, ReadonlyArray<string>>> = {
  "host/http/limits": [
    ...limits.map(({ name }) => name),
    ...plans.map((plan) => `a key of the plan ${plan} asks up to its rate and no more`)
  ],
  "host/http/badRequests": badSends.map(([name]) => `send: ${name}`),
  "host/http/agreement": operationsWithRequests.map(agreement)
}

const fileOf = (name: string): string => {
  const [pkg = "", ...rest] = name.split("/")
  return pkg === "testing" && rest[0] === "conformance"
    ? path.join(root, "packages/testing/src", `${rest.join("/")}.ts`)
    : path.join(root, "packages", pkg, "test", `${rest.join("/")}.test.ts`)
}

// A test that is skipped or still to be written has another name than these.
const titled = /\bit(?:\.effect|\.live)?(?:\.prop)?\(\s*"((?:[^"\\]|\\.)*)"/g

const titles = new Map<string, ReadonlySet<string>>()
const titlesOf = (name: string): ReadonlySet<string> => {
  const known = titles.get(name)
  if (known !== undefined) return known
  const file = fileOf(name)
  const source = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : ""
  const found = new Set([
    ...[...source.matchAll(titled)].map(([, title = ""]) => JSON.parse(`"${title}"`) as string),
    ...(made[name] ?? [])
  ])
  titles.set(name, found)
  return found
}

const notYet = "not yet"

describe("the conformance table", () => {
  it("names tests that exist", () => {
    assert.isAbove(rules.length, 150)
    const wrong = rules.flatMap(({ proofs, rule }) =>
      proofs.filter((proof) => {
        const [, file = "", title = ""] = /^`([\w/]+)` "(.*)"$/.exec(proof) ?? []
        return proof !== notYet && !titlesOf(file).has(title)
      }).map((proof) => `${rule}: ${proof}`)
    )
    assert.deepStrictEqual(wrong, [])
  })

  it("has a row for every route, error, event and limit", () => {
    const named = new Set(rules.flatMap(({ rule }) => [...rule.matchAll(/`([^`]+)`/g)].map(([, text]) => text)))
    const proofs = new Set(rules.flatMap(({ proofs }) => proofs))
    assert.deepStrictEqual(
      [
        ...[...routes, ...pairs, ...eventTypes].filter((text) => !named.has(text)),
        ...limits.map(({ name }) => `\`host/http/limits\` "${name}"`).filter((proof) => !proofs.has(proof))
      ],
      []
    )
  })
})
