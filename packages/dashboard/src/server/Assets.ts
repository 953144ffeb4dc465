import * as StaticFile from "@sendwright/http/StaticFile"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import * as Fs from "node:fs/promises"
import * as Path from "node:path"
import { fileURLToPath } from "node:url"
import * as SecurityHeaders from "./foundation/SecurityHeaders.ts"

/** Vite writes eight characters of a digest before the ending. */
const hashedName = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/

/** The built page: its files by name, and its documents for a mount. */
export interface Built {
  readonly files: ReadonlyMap<string, StaticFile.StaticFile>
  /** null: the page was not built. */
  readonly index: StaticFile.StaticFile | null
  /** The portal; null: it was not built. */
  readonly portal: StaticFile.StaticFile | null
}

const unbuilt = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="2">`
  + `<title>Sendwright</title></head><body><h1>The dashboard is not built yet</h1><p>This server runs from sources. `
  + `<code>npx -y pnpm@12 start</code> builds the page in the background, which takes some seconds: it opens here by `
  + `itself. Where the server was started in another way, run <code>npx -y pnpm@12 build</code>. The API works: see `
  + `<a href="openapi.json">its description</a>.</p></body></html>`

/** The answer if the page was not built. */
export const notBuilt = HttpServerResponse.text(unbuilt, {
  status: 503,
  contentType: "text/html; charset=utf-8",
  headers: { ...SecurityHeaders.page, "cache-control": "no-store" }
})

/** Reads the files of a directory once. It has no directories below it. */
const load = async (directory: string, basePath: string): Promise<Built> => {
  const found = await Fs.readdir(directory, { withFileTypes: true }).catch(() => [])
  const names = found.filter((entry) => entry.isFile()).map(({ name }) => name)
  const read = async (name: string) => [name, await Fs.readFile(Path.join(directory, name))] as const
  const contents = new Map(await Promise.all(names.map(read)))
  const documentOf = (name: string): StaticFile.StaticFile | null => {
    const html = contents.get(name)?.toString()
    if (html === undefined) return null
    contents.delete(name)
    return StaticFile.make(name, Buffer.from(html.replaceAll(StaticFile.basePlaceholder, basePath)), false)
  }
  const [index, portal] = [documentOf("index.html"), documentOf("portal.html")]
  const files = new Map(
    [...contents].map(([name, bytes]) => [name, StaticFile.make(name, bytes, hashedName.test(name))])
  )
  return { files, index, portal }
}

/** The directory in which the build of this package puts the page. */
const ownDirectory = fileURLToPath(new URL("../../assets", import.meta.url))

/** The source of the built page. */
export class AssetSource extends Context.Service<AssetSource, {
  /** The page for the path that the server is mounted at; "" is the root. */
  readonly load: (basePath: string) => Effect.Effect<Built>
}>()("@sendwright/dashboard/server/AssetSource") {
  /** The page in the directory of this package, or in another one. */
  static readonly layer = (directory: string = ownDirectory): Layer.Layer<AssetSource> =>
    Layer.succeed(AssetSource, { load: (basePath) => Effect.promise(() => load(directory, basePath)) })
}
