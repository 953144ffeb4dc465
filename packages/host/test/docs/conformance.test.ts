import { plans } from "@sendwright/core/accounts/Plan"
import { eventTypes } from "@sendwright/core/model/EmailEvent"
import * as fs from "node:fs"
import * as path from "node:path"
import { assert, describe, it } from "vitest"
import { pairs } from "../http/answers.ts"
import { badSends } from "../http/badRequests.ts"
import { agreement, operationsWithRequests, routes } from "../http/documented.ts"
import { limits } from "../http/limits.ts"
import { rules } from "./rules.ts"

const root = path.join(import.meta.dirname, "../../../..")
const page = path.join(root, "docs/internals/conformance.md")

const all = Object.values(rules).flatMap((section) => Object.entries(section))

interface Proof {
  readonly file: string
  readonly title: string
}

const proofOf = (text: string): Proof => {
  const [file = "", ...title] = text.split(": ")
  return { file, title: title.join(": ") }
}

const listed = ([rule, [proof = ""]]: readonly [string, ReadonlyArray<string>]): string =>
  `- ${rule} (\`${proofOf(proof).file}\`)`

/** The lists of the page. Errors and limits have pages of their own. */
const lists = Object.entries(rules).filter(([section]) => section !== "Errors" && section !== "Limits")
  .map(([section, found]) => `## ${section}\n\n${Object.entries(found).map(listed).join("\n")}`).join("\n\n")

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

describe("the conformance page", () => {
  it("has the rules (SENDWRIGHT_WRITE_DOCS=1 writes them)", () => {
    const [begin, end] = ["<!-- rules: begin -->", "<!-- rules: end -->"]
    const text = fs.readFileSync(page, "utf8")
    const [before, rest] = text.split(begin)
    const after = rest?.split(end)[1]
    assert.isDefined(after)
    const wanted = `${before}${begin}\n\n${lists}\n\n${end}${after}`
    if (process.env["SENDWRIGHT_WRITE_DOCS"] === "1") fs.writeFileSync(page, wanted)
    else assert.strictEqual(text, wanted)
  })

  it("is proved by tests that exist", () => {
    assert.isAbove(all.length, 150)
    const wrong = all.flatMap(([rule, proofs]) =>
      proofs.length === 0 ? [rule] : proofs.filter((proof) => {
        const { file, title } = proofOf(proof)
        return !titlesOf(file).has(title)
      }).map((proof) => `${rule}: ${proof}`)
    )
    assert.deepStrictEqual(wrong, [])
  })

  it("has a rule for every route, error, event and limit", () => {
    const named = new Set(all.flatMap(([rule]) => [...rule.matchAll(/`([^`]+)`/g)].map(([, text]) => text)))
    const proofs = new Set(all.flatMap(([, proofs]) => proofs))
    assert.deepStrictEqual(
      [
        ...[...routes, ...pairs, ...eventTypes].filter((text) => !named.has(text)),
        ...limits.map(({ name }) => `host/http/limits: ${name}`).filter((proof) => !proofs.has(proof))
      ],
      []
    )
  })
})
