/** The contents of the documentation, as `docs/README.md` lists them: the site's sidebar and `llms.txt` are made of it. */
import * as fs from "node:fs"
import * as path from "node:path"

/** The root of the checkout. */
export const root = path.resolve(import.meta.dirname, "../../..")

/** Where the pages are. */
export const pages = path.join(root, "docs")

const forge = "https://github.com/sendwright/sendwright"

/** One page of a part. */
interface Entry {
  readonly title: string
  /** As the index names it, such as `start/quick-start.md`; `../CONTRIBUTING.md` is none of the site's. */
  readonly file: string
  /** What it stands under within its part; empty: under nothing. */
  readonly group: string
}

/** What one kind of reader looks for. */
export interface Part {
  readonly title: string
  readonly entries: ReadonlyArray<Entry>
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g

/** The parts of the index: a heading each, and below it a list whose lines may begin with a group in bold. */
export const partsOf = (index: string): ReadonlyArray<Part> =>
  index.split(/^## /m).slice(1).map((part) => {
    const [title = "", ...lines] = part.split("\n")
    const entries = lines.flatMap((line) => {
      const group = /^- \*\*([^*]+)\*\*/.exec(line)?.[1] ?? ""
      return [...line.matchAll(link)].map(([, title = "", file = ""]) => ({ title, file, group }))
    })
    return { title, entries }
  })

/** The parts of this documentation. */
export const parts = (): ReadonlyArray<Part> => partsOf(fs.readFileSync(path.join(pages, "README.md"), "utf8"))

/** Whether a file of the index, or a link from there, is a page of the site. */
export const isPage = (file: string): boolean => !file.startsWith("..") && file.endsWith(".md")

/** Files that pages lead to and show nothing of, such as a configuration, by their paths below `docs`. */
export const filesBeside = (): ReadonlyArray<string> =>
  fs.globSync("**/*", { cwd: pages, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".md"))
    .map((entry) => path.relative(pages, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .filter((file) => !/^(?:pictures|reference)\//.test(file))

/** The path of a page below `/docs`, without its ending: `start/quick-start`; that of the index is empty. */
export const pathOf = (file: string): string => file === "README.md" ? "" : file.replace(/\.md$/, "")

/** Where a relative link of a page leads when it leaves the pages: the same file at the forge. Otherwise undefined. */
export const outside = (page: string, target: string): string | undefined => {
  if (/^[a-z]+:|^[#/]/.test(target)) return undefined
  const [file = "", anchor] = target.split("#")
  const found = path.posix.join("docs", path.posix.dirname(page), file)
  if (found.startsWith("docs/") && !found.startsWith("docs/reference/")) return undefined
  const kind = fs.statSync(path.join(root, found)).isDirectory() ? "tree" : "blob"
  return `${forge}/${kind}/main/${found.replace(/\/$/, "")}${anchor === undefined ? "" : `#${anchor}`}`
}

/** The anchor of a heading, as forges make it: a link must lead to the same place in the repository and on the site. */
export const anchorOf = (heading: string): string =>
  heading.toLowerCase().replaceAll(/[^a-z0-9 _-]/g, "").replaceAll(" ", "-")
