/**
 * Refuses words and forms that make the Markdown pages and the comments of sources hard to read, and pages that grow
 * too long. Code, the targets of links and HTML are not checked.
 */
import * as fs from "node:fs"
import * as path from "node:path"
import { parseSync } from "oxc-parser"
import { type Outcome, root, run } from "./run.ts"

const longestLine = 400
const longestCell = 60
const mostWords = 62_000

/** Others' texts, and a generated list of changes. They count only among the words of all pages. */
const unchecked = new Set(["THIRD-PARTY-NOTICES.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md"])

/** Each form with advice what to write instead. */
const refused: ReadonlyArray<readonly [pattern: RegExp, advice: string]> = [
  [/\bwhoever\b/gi, "name the person: you, the operator, the caller"],
  [/\bwhom\b/gi, "name the person, or split the sentence"],
  [/\bnought\b/gi, "write zero or 0"],
  [/\b(?:is|are|was|were|be|been) told of\b/gi, "write receives, sees or learns of, in the active voice"],
  [/\btold apart\b|\btells? [\w ]{0,30}\bapart\b/gi, "write distinguished"],
  [/\bin spite of\b/gi, "write despite"],
  [/\bwith what\b/gi, "name the thing"],
  [/\bof which the first\b/gi, "start a new sentence: The first …"],
  [/\bno matter what\b/gi, "write regardless of, or always"],
  [/\btime and again\b/gi, "write repeatedly"],
  [/\bat the most\b/gi, "write at most"],
  [/\bat the least\b/gi, "write at least"],
  [/\band the like\b/gi, "name the others, or leave them out"],
  [/\bby hand\b/gi, "write manually"],
  [/\bas [\w -]{1,40} (?:has|have) it\b/gi, "write in the form that … uses"],
  [/\b(?:goes|go|going|went|gone) out\b/gi, "write is sent"],
  [/\b(?:comes|come|coming|came) in\b/gi, "write arrives or is received"],
  [/\b(?:takes|take|taking|took|taken) over\b/gi, "say what happens: continues, starts, becomes the primary"],
  [/\b(?:stands|stand|standing|stood) (?:in|for)\b/gi, "write is in, means or replaces"],
  [/\b(?:is|are|was|were|be|been) looked at\b/gi, "write is read or is checked, in the active voice"],
  [/\bfound wanting\b/gi, "say what failed"]
]

/** Lines of tables and the like are no words. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** A line as it is shown: inline code is one word without letters where `code` is false. */
const shown = (line: string, code: boolean): string =>
  line.replaceAll(/(`+)(?!`).*?(?<!`)\1(?!`)/g, (text) => code ? text : "`…`")
    .replaceAll(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, "$1")
    .replaceAll(/<[^<>]*>/g, " ")

/** A statement that begins like a question. */
const unasked = (text: string): string | undefined =>
  text.split(/(?<=[.!?][*_"')]*) +/)
    .map((part) => part.replace(/^[\s>*_"'(-]+(?:\d+\. )?/, "").replace(/[\s*_"')]+$/, ""))
    // Labels such as "What you need" are no sentences.
    .find((part) => /^(?:What|Whatever|Whoever)\b.*[^?]$/.test(part) && (/[.!:;]$/.test(part) || wordsIn(part) > 8))

/** What is wrong with the words of a page, each with its file and line. */
export const wordProblems = (file: string, text: string): ReadonlyArray<string> => {
  const lines = text.replaceAll(/<!--[^]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, "")).split("\n")
  const problems: Array<string> = []
  let fence: string | undefined
  lines.forEach((line, index) => {
    const [, mark] = /^[\s>]*(?:[-*] |\d+\. )?\s*(`{3,}|~{3,})/.exec(line) ?? []
    if (fence !== undefined) {
      if (mark !== undefined && mark.startsWith(fence)) fence = undefined
      return
    }
    fence = mark
    if (mark !== undefined || /^\[[^\]]+\]: /.test(line)) return
    const report = (problem: string) => problems.push(`${file}:${index + 1}: ${problem}`)
    const prose = shown(line, false)
    for (const [pattern, advice] of refused) {
      for (const [found] of prose.matchAll(pattern)) report(`"${found}": ${advice}.`)
    }
    const isTable = line.startsWith("|")
    const parts = isTable ? prose.split(/(?<!\\)\|/) : [prose]
    const isHeading = line.startsWith("#") || isTable && (lines[index + 1] ?? "").startsWith("| -")
    for (const part of isHeading ? [] : parts) {
      const sentence = unasked(part)
      if (sentence !== undefined) report(`"${sentence.slice(0, 40)}": begin the sentence with its subject.`)
      if ((part.match(/\bso that\b/gi) ?? []).length > 2) report("\"so that\" three times: split the sentences.")
    }
    if (isTable) {
      for (const cell of shown(line, true).split(/(?<!\\)\|/)) {
        const count = wordsIn(cell)
        if (count > longestCell) report(`a cell of ${count} words, where ${longestCell} are allowed.`)
      }
    } else {
      const { length } = shown(line, true)
      if (length > longestLine) report(`${length} characters, where ${longestLine} are allowed: split the paragraph.`)
    }
  })
  return problems
}

/** What is wrong with the words of a source's comments, each with its file and line. Their examples are code. */
export const commentProblems = (file: string, text: string): ReadonlyArray<string> =>
  parseSync(file, text).comments.flatMap(({ start, value }) => {
    const first = text.slice(0, start).split("\n").length
    let isCode = false
    return value.split("\n").flatMap((line, index) => {
      const prose = line.replace(/^\s*\*? ?/, "")
      if (prose.startsWith("```")) isCode = !isCode
      if (isCode) return []
      return refused.flatMap(([pattern, advice]) =>
        [...shown(prose, false).matchAll(pattern)].map(([found]) => `${file}:${first + index}: "${found}": ${advice}.`)
      )
    })
  })

/** What is wrong with pages, given by their names. */
export const pageProblems = (pages: Readonly<Record<string, string>>, most = mostWords): ReadonlyArray<string> => {
  const problems = Object.entries(pages).flatMap(([file, text]) =>
    unchecked.has(path.basename(file)) ? [] : wordProblems(file, text)
  )
  const words = Object.values(pages).reduce((sum, text) => sum + wordsIn(text), 0)
  return words > most ? [...problems, `All Markdown has ${words} words, where ${most} are allowed.`] : problems
}

export const checkWords = (): Outcome => {
  const listed = run("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"])
  if (!listed.ok) return listed
  const files = listed.output.split("\n").filter((file) => fs.existsSync(path.join(root, file)))
  const sources = run("git", ["ls-files", "--cached", "--others", "--exclude-standard", "packages/*/src/*.ts*"])
  if (!sources.ok) return sources
  const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8")
  const problems = [
    ...pageProblems(Object.fromEntries(files.map((file) => [file, read(file)]))),
    ...sources.output.split("\n")
      .filter((file) => fs.existsSync(path.join(root, file)))
      .flatMap((file) => commentProblems(file, read(file)))
  ]
  return { ok: problems.length === 0, output: problems.join("\n") }
}

if (import.meta.main) {
  const { ok, output } = checkWords()
  if (output !== "") console.log(output)
  process.exitCode = ok ? 0 : 1
}
