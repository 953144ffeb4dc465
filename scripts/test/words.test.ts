import { assert, describe, it } from "vitest"
import { commentProblems, pageProblems, wordProblems } from "../words.ts"

const problems = (...lines: ReadonlyArray<string>): ReadonlyArray<string> => wordProblems("a.md", lines.join("\n"))

describe("the gate of words", () => {
  it.each([
    ["whoever", "Ask whoever runs it."],
    ["whom", "It says whom it reached."],
    ["nought", "The count is nought."],
    ["is told of", "An endpoint is told of each event."],
    ["told apart", "They are told apart by id."],
    ["in spite of", "It works in spite of that."],
    ["with what", "Compare it with what was sent."],
    ["of which the first", "Three, of which the first counts."],
    ["no matter what", "It answers no matter what."],
    ["time and again", "It fails time and again."],
    ["at the most", "It waits 5 s at the most."],
    ["at the least", "It waits 5 s at the least."],
    ["and the like", "Logs, traces and the like."],
    ["by hand", "Start it by hand."],
    ["as libpq has it", "A URL as libpq has it."],
    ["goes out", "The mail goes out."],
    ["comes in", "A report comes in."],
    ["takes over", "Another one takes over."],
    ["stands in", "It stands in the log."],
    ["is looked at", "The queue is looked at."],
    ["found wanting", "It was found wanting."]
  ])("refuses \"%s\", with its place and advice", (word, line) => {
    const [problem = "", ...others] = problems("# Page", "", line)
    assert.match(problem, new RegExp(`^a\\.md:3: "${word}": \\w.+\\.$`))
    assert.deepStrictEqual(others, [])
  })

  it("refuses statements that begin like questions", () => {
    for (
      const line of [
        "What was accepted is kept.",
        "It is kept. Whatever comes later is not.",
        "- **What is kept.** Nothing.",
        "| a | What is kept here is never read by any other process |"
      ]
    ) assert.match(problems(line).join("\n"), /^a\.md:1: "What.*begin the sentence with its subject\.$/, line)
    for (
      const line of [
        "What is kept?",
        "## What is kept of each of the many emails that were sent",
        "| Command | What it does |",
        "See [What it weighs](weight.md)."
      ]
    ) assert.deepStrictEqual(problems(line, "| --- | --- |"), [], line)
  })

  it("refuses sentences with three purposes", () => {
    assert.deepStrictEqual(problems("It waits so that it learns so that it acts so that it ends."), [
      "a.md:1: \"so that\" three times: split the sentences."
    ])
  })

  it("refuses long lines of prose, without the targets of links, and long cells of tables", () => {
    assert.deepStrictEqual(problems("a".repeat(400), `[a](${"b".repeat(400)})`), [])
    assert.deepStrictEqual(problems("a".repeat(401)), [
      "a.md:1: 401 characters, where 400 are allowed: split the paragraph."
    ])
    assert.deepStrictEqual(problems(`| a | ${"word ".repeat(60)}|`), [])
    assert.deepStrictEqual(problems(`| a | ${"word ".repeat(61)}|`), [
      "a.md:1: a cell of 61 words, where 60 are allowed."
    ])
  })

  it("passes over code, targets of links and comments", () => {
    assert.deepStrictEqual(
      problems(
        "```sh",
        `whoever ${"a".repeat(400)}`,
        "```",
        "Call `whom()`, or ``nought` ``, or [this](by/whom.md).",
        "<!-- whoever",
        "whom -->",
        "1. As in",
        "   ```ts",
        "   whoever()",
        "   ```"
      ),
      []
    )
    assert.match(problems("```", "```", "whom").join("\n"), /^a\.md:3: "whom"/)
  })

  it("checks the comments of sources, without their code", () => {
    const source = [
      "/**",
      " * Whoever reads `whom`.",
      " * ```ts",
      " * whom()",
      " * ```",
      " */",
      "const whom = \"// whoever\" // for whom"
    ].join("\n")
    assert.deepStrictEqual(commentProblems("a.ts", source), [
      "a.ts:2: \"Whoever\": name the person: you, the operator, the caller.",
      "a.ts:7: \"whom\": name the person, or split the sentence."
    ])
  })

  it("refuses more words than all pages may have together, others' texts included", () => {
    const pages = { "a.md": "one two", "THIRD-PARTY-NOTICES.md": "whom three four" }
    assert.deepStrictEqual(pageProblems(pages, 5), [])
    assert.deepStrictEqual(pageProblems(pages, 4), ["All Markdown has 5 words, where 4 are allowed."])
  })
})
