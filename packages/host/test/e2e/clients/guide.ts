import * as fs from "node:fs"
import * as path from "node:path"

const page = fs.readFileSync(path.join(import.meta.dirname, "../../../../../docs/api/frameworks.md"), "utf8")

/** What docs/api/frameworks.md shows in a language under a heading, in order. */
export const shown = (heading: string, language: string): ReadonlyArray<string> => {
  // In snippets, a comment may begin with one `#`.
  const [section = ""] = page.split(`\n## ${heading}\n`)[1]?.split("\n## ") ?? []
  const snippets = [...section.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "gms"))]
  if (snippets.length === 0) throw new Error(`docs/api/frameworks.md shows no ${language} under ${heading}`)
  return snippets.map(([, text = ""]) => text)
}
