/** What programs that read are given: the pages as Markdown, a list of them, and all of them as one text (llmstxt.org). */
import * as fs from "node:fs"
import * as path from "node:path"
import { isPage, outside, pages, parts, pathOf } from "./contents.ts"

const base = "/__SENDWRIGHT_BASE__/docs/"

const linkTarget = /\]\(([^)\s]+)\)/g

/** A page by itself: links lead to other pages as Markdown or to the forge, and pictures are their words. */
const plain = (file: string): string =>
  fs.readFileSync(path.join(pages, file), "utf8")
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)|<img [^>]*alt="([^"]*)"[^>]*>/g, (_, text, alt) => `(Picture: ${text ?? alt}.)`)
    .replaceAll(/^<!-- .* -->\n/gm, "")
    .replaceAll(linkTarget, (all, target: string) => {
      const away = outside(file, target)
      return away === undefined ? all : `](${away})`
    })

/** What a page begins with: its first sentence, without markup. */
const summaryOf = (text: string): string => {
  const first = text.split("\n\n").slice(1).find((block) => /^[A-Z`[*]/.test(block)) ?? ""
  const words = first.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll(
    /[*`\n]/g,
    (mark) => mark === "\n" ? " " : ""
  )
  return /^.*?[.:](?=\s|$)/.exec(words)?.[0].replace(/:$/, ".") ?? words
}

/** Writes `llms.txt`, `llms-full.txt` and every page into a directory; `index.md` is the page that leads to all others. */
export const writeLlms = (directory: string): void => {
  const all = parts().map(({ entries, title }) => ({
    title,
    entries: entries.filter(({ file }) => isPage(file)).map((entry) => ({ ...entry, text: plain(entry.file) }))
  }))
  const index = plain("README.md")
  fs.writeFileSync(path.join(directory, "index.md"), index)
  for (const { file, text } of all.flatMap(({ entries }) => entries)) {
    fs.mkdirSync(path.dirname(path.join(directory, file)), { recursive: true })
    fs.writeFileSync(path.join(directory, file), text)
  }
  const head =
    "# Sendwright\n\n> A transactional email service in TypeScript: a library that runs inside an application, "
    + "and a server with an HTTP API.\n"
  const list = all.map(({ entries, title }) =>
    [
      `## ${title}`,
      "",
      ...entries.map(({ file, text, title }) => `- [${title}](${base}${pathOf(file)}.md): ${summaryOf(text)}`),
      ...title === "Call the API"
        ? [`- [OpenAPI](/__SENDWRIGHT_BASE__/openapi.json): Every route of \`/v1\` with its fields.`]
        : []
    ].join("\n")
  )
  fs.writeFileSync(path.join(directory, "llms.txt"), [head, ...list].join("\n").replaceAll(/\n(?=## )/g, "\n\n") + "\n")
  const full = all.flatMap(({ entries }) => entries.map(({ file, text }) => `<!-- ${file} -->\n\n${text.trim()}\n`))
  fs.writeFileSync(path.join(directory, "llms-full.txt"), [head, ...full].join("\n"))
}
