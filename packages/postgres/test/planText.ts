/** A plan's line without names of partitions, numbers of aliases, and ids that differ from run to run: not a month's. */
const withoutNumbers = (line: string): string =>
  line.replaceAll(/_\d{4}_\d{2}(?!\d)/g, "_MONTH").replaceAll(/\b([a-z]+(?:_[a-z]+)*)_\d+\b/g, "$1")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, "ID")

const depthOf = (line: string): number => /^ */.exec(line)![0].length

/**
 * Lines of `EXPLAIN (COSTS OFF)` without what differs between databases: each month of the log is called `MONTH`, and
 * neighbours that differ in nothing else are one, with a note.
 */
export const planText = (lines: ReadonlyArray<string>): string => {
  const plan = lines.map(withoutNumbers)
  /** The parts of a range of lines that begin at its smallest depth, each with what is below it. */
  const collapsed = (part: ReadonlyArray<string>): ReadonlyArray<string> => {
    if (part.length === 0) return []
    const depth = Math.min(...part.map(depthOf))
    const groups: Array<Array<string>> = []
    for (const line of part) {
      if (depthOf(line) === depth || groups.length === 0) groups.push([line])
      else groups.at(-1)!.push(line)
    }
    const texts = groups.map(([first, ...below]) => [first!, ...collapsed(below)].join("\n"))
    return texts.flatMap((text, index) => {
      if (text === texts[index - 1]) return []
      return text === texts[index + 1] ? [text, `${" ".repeat(depth)}(the same for other months)`] : [text]
    })
  }
  return collapsed(plan).join("\n")
}

/**
 * The indexes, or tables, of which a plan as it is kept reads a range that no equality narrows: such as those of all
 * accounts, without a condition on the account. Ranges of time do not narrow, nor do those of months.
 */
export const wideReads = (plan: string): ReadonlyArray<string> => {
  const lines = plan.split("\n")
  return lines.flatMap((line, index) => {
    const read = /(?:Seq|Index|Index Only|Bitmap Index) Scan (?:Backward )?(?:using (\w+) )?on (\w+)/.exec(line)
    if (read === null) return []
    return /^ +Index Cond: .* = /.test(lines[index + 1] ?? "") ? [] : [read[1] ?? read[2]!]
  })
}
