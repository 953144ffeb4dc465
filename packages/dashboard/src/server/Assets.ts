import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import * as Crypto from "node:crypto"
import * as Fs from "node:fs/promises"
import * as Path from "node:path"
import { fileURLToPath } from "node:url"
import * as Util from "node:util"
import * as Zlib from "node:zlib"
import { type Coding, codingFor } from "./Coding.ts"
import * as SecurityHeaders from "./SecurityHeaders.ts"

/** One file of the built page, as it goes out. */
export interface Asset {
  readonly contentType: string
  /** The same for the same bytes. */
  readonly etag: string
  /** Whether its name changes with what it holds, so that a browser may keep it for good. */
  readonly isImmutable: boolean
  readonly bodies: Readonly<Record<Coding, Uint8Array | undefined>>
}

/** What stands in the built page in place of the path that it is mounted at. */
const basePlaceholder = "__SENDWRIGHT_BASE__"

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2"
}

/** Vite writes eight characters of a digest before the ending. */
const hashedName = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/

const compressible = /^(?:text|application)\/|^image\/svg/

const brotli = Util.promisify(Zlib.brotliCompress)
const gzip = Util.promisify(Zlib.gzip)

// At the best quality it takes seconds of the start, and saves some kilobytes.
const brotliOptions = { params: { [Zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Below, compressing saves no packet. */
const smallest = 1_000

/** A file as it goes out; what can be compressed is, once. */
const makeAsset = async (name: string, bytes: Uint8Array): Promise<Asset> => {
  const contentType = contentTypes[Path.extname(name)] ?? "application/octet-stream"
  const compress = bytes.length >= smallest && compressible.test(contentType)
  return {
    contentType,
    etag: Crypto.createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
    isImmutable: hashedName.test(name),
    bodies: {
      br: compress ? await brotli(bytes, brotliOptions) : undefined,
      gzip: compress ? await gzip(bytes) : undefined,
      identity: bytes
    }
  }
}

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined
  && (header.trim() === "*" || header.split(",").some((one) => one.trim().replace(/^W\//, "").includes(etag)))

/** The answer to a request for a file. */
export const answer = (
  asset: Asset,
  asked: { readonly ifNoneMatch: string | undefined; readonly acceptEncoding: string | undefined },
  security: Readonly<Record<string, string>>
): HttpServerResponse.HttpServerResponse => {
  const coding = codingFor(asked.acceptEncoding, asset.bodies)
  const etag = `"${asset.etag}${coding === "identity" ? "" : `-${coding}`}"`
  const headers = {
    ...security,
    etag,
    vary: "accept-encoding",
    // What is not hashed is asked for each time, and answered with 304 while it is the same.
    "cache-control": asset.isImmutable ? "public, max-age=31536000, immutable" : "no-cache"
  }
  if (matches(asked.ifNoneMatch, asset.etag)) return HttpServerResponse.empty({ status: 304, headers })
  return HttpServerResponse.uint8Array(asset.bodies[coding] ?? new Uint8Array(), {
    contentType: asset.contentType,
    headers: coding === "identity" ? headers : { ...headers, "content-encoding": coding }
  })
}

/** The built page: its files by their names, and its documents as they are served at a mount. */
export interface Built {
  readonly files: ReadonlyMap<string, Asset>
  /** null: the page was not built. */
  readonly index: Asset | null
  /** The portal; null: it was not built. */
  readonly portal: Asset | null
}

const unbuilt = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sendwright</title></head><body>`
  + `<h1>The dashboard is not built</h1><p>This server runs from sources, and its page was not built. Start it with `
  + `<code>npx -y pnpm@12 start</code>, which builds the page, or run <code>npx -y pnpm@12 build</code> and start it `
  + `again. The API works: see <a href="docs">its reference</a>.</p></body></html>`

/** What is answered in place of a page that was not built. */
export const notBuilt = HttpServerResponse.text(unbuilt, {
  status: 503,
  contentType: "text/html; charset=utf-8",
  headers: { ...SecurityHeaders.page, "cache-control": "no-store" }
})

/** The files of a directory, read once; files in directories below it are left out, as the build makes none. */
const load = async (directory: string, basePath: string): Promise<Built> => {
  const found = await Fs.readdir(directory, { withFileTypes: true }).catch(() => [])
  const names = found.filter((entry) => entry.isFile()).map(({ name }) => name)
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [name, await makeAsset(name, await Fs.readFile(Path.join(directory, name)))] as const)
    )
  )
  const documentOf = async (name: string): Promise<Asset | null> => {
    const built = files.get(name)
    if (built === undefined) return null
    files.delete(name)
    const html = Buffer.from(built.bodies.identity ?? []).toString().replaceAll(basePlaceholder, basePath)
    return await makeAsset(name, Buffer.from(html))
  }
  return { files, index: await documentOf("index.html"), portal: await documentOf("portal.html") }
}

/** Where the build of this package puts the page. */
const ownDirectory = fileURLToPath(new URL("../../assets", import.meta.url))

/** Where the built page is. */
export class AssetSource extends Context.Service<AssetSource, {
  /** The page as it is served at a path; empty: at the root. */
  readonly load: (basePath: string) => Effect.Effect<Built>
}>()("@sendwright/dashboard/server/AssetSource") {
  /** The page that is built into this package, or into another directory. */
  static readonly layer = (directory: string = ownDirectory): Layer.Layer<AssetSource> =>
    Layer.succeed(AssetSource, { load: (basePath) => Effect.promise(() => load(directory, basePath)) })
}
