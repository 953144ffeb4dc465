import * as StaticFile from "@sendwright/http/StaticFile"
import * as Effect from "effect/Effect"
import * as Crypto from "node:crypto"
import * as Fs from "node:fs/promises"
import * as Path from "node:path"
import { fileURLToPath } from "node:url"

/** A file of the site, and the headers that it is sent with. */
interface SiteFile {
  readonly file: StaticFile.StaticFile
  readonly headers: Readonly<Record<string, string>>
}

/** The site as it is served at a path. */
export interface Site {
  readonly isBuilt: boolean
  /** The file that stands at a path below `/docs/`; null: none does. Read at the first request for it. */
  readonly at: (path: string) => Effect.Effect<SiteFile | null>
}

/** The scripts within a page. */
const inlineScripts = (html: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (let at = html.indexOf("<script"); at !== -1;) {
    const begin = html.indexOf(">", at)
    const end = begin === -1 ? -1 : html.indexOf("</script>", begin)
    if (end === -1) break
    if (!/\ssrc=/.test(html.slice(at, begin))) found.push(html.slice(begin + 1, end))
    at = html.indexOf("<script", end)
  }
  return found
}

const hashOf = (script: string): string => `'sha256-${Crypto.createHash("sha256").update(script).digest("base64")}'`

/** The renderer of the reference writes style elements, of which nobody can know the text before. */
const writesStyles: ReadonlySet<string> = new Set(["api/reference.html"])

/** What a page may load and do: files and the API of its own host, and the scripts within it. */
const policyOf = (name: string, html: string): string => {
  const scripts = new Set(inlineScripts(html).map(hashOf))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    writesStyles.has(name) ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'"
  ].join("; ")
}

/** Names of files there change with their contents. */
const isHashed = /^(?:api\/)?assets\//

const read = async (directory: string, name: string, basePath: string): Promise<SiteFile> => {
  const bytes = await Fs.readFile(Path.join(directory, name))
  const isText = /^(?:text|application)\//.test(StaticFile.contentTypeOf(name))
  const placed = isText
    ? Buffer.from(bytes.toString().replaceAll(`/${StaticFile.basePlaceholder}`, basePath))
    : bytes
  const file = StaticFile.make(name, placed, isHashed.test(name))
  const { browserHeaders } = StaticFile
  return name.endsWith(".html")
    ? { file, headers: { ...browserHeaders, "content-security-policy": policyOf(name, placed.toString()) } }
    : { file, headers: browserHeaders }
}

/** The site that is built into a directory, as it is served below a path; empty: at the root. */
export const load = async (directory: string, basePath: string): Promise<Site> => {
  const found = await Fs.readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = new Set(
    found.filter((entry) => entry.isFile())
      .map((entry) => Path.relative(directory, Path.join(entry.parentPath, entry.name)).replaceAll(Path.sep, "/"))
  )
  const files = new Map<string, Promise<SiteFile>>()
  const fileOf = (name: string): Promise<SiteFile> => {
    const known = files.get(name)
    if (known !== undefined) return known
    const file = read(directory, name, basePath)
    files.set(name, file)
    return file
  }
  return {
    isBuilt: names.size > 0,
    at: (path) => {
      const name = [path, `${path}.html`, `${path}index.html`].find((candidate) => names.has(candidate))
      return name === undefined ? Effect.succeed(null) : Effect.promise(() => fileOf(name))
    }
  }
}

/** Where the build of this package puts the site. */
export const ownDirectory = fileURLToPath(new URL("../assets", import.meta.url))
