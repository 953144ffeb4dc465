/**
 * That no regular expression of what ships takes more than linear time. `expression-cost.ts` judges each: those that are
 * written as such, and those that modules make from text while they are loaded. One that is made later can't be judged,
 * and is refused.
 *
 * An expression that is not linear is let through if a comment on its line or just above it says how long its input
 * can get (`// at most 320 characters: …`), and its worst input of that length costs next to nothing when it is tried.
 * One that is made later from text is let through where such a comment has the words "judged by a sample", and the
 * module makes at least one while it is loaded, on the same line.
 */
import * as fs from "node:fs"
import * as path from "node:path"
import * as vm from "node:vm"
import { parseSync, Visitor } from "oxc-parser"
import { type Attack, type Cost, costOf } from "./expression-cost.ts"
import type { Made } from "./expression-recorder.ts"
import { type Outcome, published, root, run } from "./run.ts"

/** The paths that a text may have at most: at 64 kB, an expression with so many takes some 30 ms. */
const largestFactor = 256

/** What the worst input of an expression with a bound may take, of the processor. */
const largestMillis = 2

interface Expression {
  readonly file: string
  readonly line: number
  readonly source: string
  readonly flags: string
  /** The bound of its input in characters, where a comment names one. */
  readonly bound: number | undefined
}

interface Found {
  readonly expressions: ReadonlyArray<Expression>
  /** Where a module makes one from text while it is loaded. */
  readonly made: ReadonlyArray<Omit<Expression, "source" | "flags">>
  readonly problems: ReadonlyArray<string>
}

const later =
  "a regular expression is made from text here after its module was loaded, so nothing judges it: make it at the top level of the module, or compare strings"

/** The expressions of a module, and its places where others are made. */
export const expressionsIn = (file: string, text: string): Found => {
  const { comments, errors, program } = parseSync(file, text)
  if (errors.length > 0) {
    return {
      expressions: [],
      made: [],
      problems: errors.map(({ message }) => `${file}: ${message}`)
    }
  }
  const lineOf = (offset: number): number => text.slice(0, offset).split("\n").length
  const samples = new Set(
    comments.flatMap(({ end, value }) => /\bjudged by a sample\b/i.test(value) ? [lineOf(end)] : [])
  )
  const bounds = new Map(comments.flatMap(({ end, value }) => {
    const [, bound] = /\bat most ([\d,]+) characters\b/i.exec(value) ?? []
    return bound === undefined ? [] : [[lineOf(end), Number(bound.replaceAll(",", ""))] as const]
  }))
  const expressions: Array<Expression> = []
  const made: Array<Found["made"][number]> = []
  const problems: Array<string> = []
  const understood = new Set<number>()
  let depth = 0
  const enter = () => void depth++
  const leave = () => void depth--
  const place = (start: number) => {
    const line = lineOf(start)
    return { file, line, bound: bounds.get(line) ?? bounds.get(line - 1) }
  }
  const makes = (
    node: { readonly callee: { readonly type: string; readonly start: number }; readonly start: number }
  ) => {
    if (node.callee.type !== "Identifier" || text.slice(node.callee.start, node.callee.start + 7) !== "RegExp(") return
    understood.add(node.callee.start)
    const line = lineOf(node.start)
    if (depth > 0 && !samples.has(line) && !samples.has(line - 1)) {
      problems.push(`${file}:${lineOf(node.start)}: ${later}.`)
    } else made.push(place(node.start))
  }
  new Visitor({
    "FunctionDeclaration": enter,
    "FunctionDeclaration:exit": leave,
    "FunctionExpression": enter,
    "FunctionExpression:exit": leave,
    "ArrowFunctionExpression": enter,
    "ArrowFunctionExpression:exit": leave,
    "ClassBody": enter,
    "ClassBody:exit": leave,
    "Literal": (node) => {
      if (!("regex" in node)) return
      expressions.push({ ...place(node.start), source: node.regex.pattern, flags: node.regex.flags })
    },
    "NewExpression": makes,
    "CallExpression": (node) => {
      makes(node)
      const [first] = node.arguments
      if (node.callee.type !== "MemberExpression" || node.callee.computed || first === undefined) return
      const isText = first.type === "TemplateLiteral" || first.type === "Literal" && typeof first.value === "string"
      if (isText && ["match", "matchAll", "search"].includes(node.callee.property.name)) {
        problems.push(`${file}:${lineOf(node.start)}: ${later}.`)
      }
    },
    "BinaryExpression": (node) => {
      if (node.operator === "instanceof") understood.add(node.right.start)
    },
    "TSTypeReference": (node) => void understood.add(node.typeName.start),
    "Identifier": (node) => {
      if (node.name === "RegExp" && !understood.has(node.start)) {
        problems.push(
          `${file}:${lineOf(node.start)}: RegExp is passed on here, so that nothing sees what is made with it.`
        )
      }
    }
  }).visit(program)
  return { expressions, made, problems }
}

/** What begins after an attack so that it does not match: the matcher then gives up each path. */
const endings = ["", "\0", "\n", "\n\0", "!", "\"", "é", " x", "\t;"]

const pumped = ({ prefix, pump }: Attack, length: number): ReadonlyArray<string> => {
  const middle = pump.repeat(Math.max(0, Math.floor((length - prefix.length - 2) / pump.length)))
  return endings.map((ending) => (prefix + middle + ending).slice(0, length))
}

/**
 * The processor's time for the worst input of a length, in milliseconds, or for the first that takes more than is
 * allowed; infinite where it takes more than a second.
 */
const worstMillis = ({ flags, source }: Expression, attacks: ReadonlyArray<Attack>, length: number): number => {
  const search = new vm.Script("expression.lastIndex = 0; expression.test(text)")
  let worst = 0
  for (const text of attacks.flatMap((attack) => pumped(attack, length))) {
    const context = vm.createContext({ expression: new RegExp(source, flags), text })
    let best = Infinity
    for (let time = 0; time < 5 && best > largestMillis; time++) {
      const before = process.cpuUsage()
      try {
        search.runInContext(context, { timeout: 1000 })
      } catch {
        return Infinity
      }
      const { system, user } = process.cpuUsage(before)
      best = Math.min(best, (user + system) / 1000)
    }
    if (best > largestMillis) return best
    worst = Math.max(worst, best)
  }
  return worst
}

const shown = ({ prefix, pump }: Attack): string => `${JSON.stringify(prefix)} + ${JSON.stringify(pump)}.repeat(n)`

const advice = [
  "Make such an expression unambiguous: whatever was read, one place of it at most can read the next character, and the",
  "search finds no beginning inside of what it has begun (`(?<![ ]) +$`). Often `indexOf`, `split` or a loop says it more",
  "plainly. If its input is short by nature, say so beside it: `// at most 320 characters: why`."
].join("\n")

/** What is wrong with an expression, or undefined. */
export const problemOf = (expression: Expression): string | undefined => {
  const { bound, file, flags, line, source } = expression
  const at = `${file}:${line}: /${source}/${flags}`
  let cost: Cost
  try {
    cost = costOf(source, flags)
  } catch (error) {
    return `${at} can't be read: ${String(error)}.`
  }
  if (cost.kind === "undecided") return `${at} can't be judged: ${cost.reason}. Write it without.`
  if (cost.kind === "linear" && cost.factor <= largestFactor) return undefined
  const attacks = cost.attacks.slice(0, 3)
  const why = cost.kind === "linear"
    ? `looks at each character up to ${cost.factor} times`
    : `takes ${cost.kind} time`
  if (bound === undefined) return `${at} ${why}, for example with ${attacks.map(shown).join(" and ")}.`
  const millis = worstMillis(expression, cost.attacks, bound)
  if (millis <= largestMillis) return undefined
  const took = millis === Infinity ? "more than a second" : `${millis.toFixed(1)} ms`
  return `${at} ${why}, and ${took} for ${bound} characters, where ${largestMillis} ms are allowed (${
    attacks.map(shown).join(" and ")
  }).`
}

/** The expressions that modules make while they are loaded, by file and line. */
const load = (files: ReadonlyArray<string>): ReadonlyMap<string, ReadonlyArray<Made>> | string => {
  if (files.length === 0) return new Map()
  const { ok, output } = run("node", [path.join(import.meta.dirname, "expression-recorder.ts"), ...files])
  if (!ok) return output
  const all: ReadonlyArray<Made> = JSON.parse(output.split("\n").findLast((line) => line.startsWith("[")) ?? "[]")
  return Map.groupBy(all, ({ file, line }) => `${file}:${line}`)
}

/** What is wrong with the expressions below some folders of a directory. */
export const expressionProblems = (directory: string, folders: ReadonlyArray<string>): ReadonlyArray<string> => {
  const files = folders.flatMap((folder) =>
    fs.readdirSync(path.join(directory, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name)).map((name) => path.join(folder, name)).toSorted()
  )
  const found = files.map((file) => expressionsIn(file, fs.readFileSync(path.join(directory, file), "utf8")))
  const made = found.flatMap((each) => each.made)
  const loaded = load([...new Set(made.map(({ file }) => path.join(fs.realpathSync(directory), file)))])
  if (typeof loaded === "string") return [`The modules that make expressions could not be loaded:\n${loaded}`]
  const problems = found.flatMap((each) => each.problems)
  const expressions = found.flatMap((each) => each.expressions)
  for (const place of made) {
    const all = loaded.get(`${path.join(fs.realpathSync(directory), place.file)}:${place.line}`)
    if (all === undefined) problems.push(`${place.file}:${place.line}: ${later}.`)
    else expressions.push(...all.map(({ flags, source }) => ({ ...place, source, flags })))
  }
  const judged = new Map<string, string | undefined>()
  for (const expression of expressions) {
    const { bound, file, flags, line, source } = expression
    judged.set(`${file}:${line} ${bound} /${source}/${flags}`, problemOf(expression))
  }
  return [...problems, ...[...judged.values()].filter((problem) => problem !== undefined)]
}

/** The sources of what ships. */
const shipped = [...published.map((name) => `packages/${name}/src`), "packages/dashboard/page/src"]

export const checkExpressions = (): Outcome => {
  const problems = expressionProblems(root, shipped)
  return { ok: problems.length === 0, output: problems.length === 0 ? "" : [...problems, advice].join("\n") }
}

if (import.meta.main) {
  const { ok, output } = checkExpressions()
  if (output !== "") console.log(output)
  process.exitCode = ok ? 0 : 1
}
