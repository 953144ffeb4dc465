/**
 * A package registry on the loopback interface: it serves the archives of some directories as if they were published,
 * and sends whoever asks for anything else on to the registry that npm is configured with. So the commands of the
 * documentation can be run to the letter, `npx @sendwright/host` and `npm create sendwright`, before anything is
 * published.
 */
import { createHash } from "node:crypto"
import { once } from "node:events"
import * as fs from "node:fs"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import * as path from "node:path"
import { run } from "./run.ts"

export interface Registry {
  readonly url: string
  /** Offers further versions from now on; the ones of the last directory are `latest`. */
  readonly add: (directory: string) => void
  readonly stop: () => Promise<void>
}

interface Version {
  readonly file: string
  readonly manifest: { readonly name: string; readonly version: string }
  readonly integrity: string
}

const read = (file: string): Version => {
  const manifest = run("tar", ["-xzOf", file, "package/package.json"])
  if (!manifest.ok) throw new Error(`${file} is no archive of a package: ${manifest.output}`)
  const integrity = `sha512-${createHash("sha512").update(fs.readFileSync(file)).digest("base64")}`
  return { file, manifest: JSON.parse(manifest.output), integrity }
}

const hostOf = (request: IncomingMessage): string => request.headers.host ?? "127.0.0.1"

export const startRegistry = async (directories: ReadonlyArray<string>): Promise<Registry> => {
  const versions: Array<Version> = []
  const add = (directory: string) => {
    for (const name of fs.readdirSync(directory)) {
      if (name.endsWith(".tgz")) versions.push(read(path.join(directory, name)))
    }
  }
  directories.forEach(add)
  const upstream = run("npm", ["config", "get", "registry"]).output.split("\n")[0]!.replace(/\/$/, "")

  /** What a registry says of a package. */
  const packument = (name: string, host: string) => {
    const these = versions.filter(({ manifest }) => manifest.name === name)
    if (these.length === 0) return undefined
    return {
      name,
      "dist-tags": { latest: these.at(-1)!.manifest.version },
      versions: Object.fromEntries(these.map(({ file, integrity, manifest }) => [manifest.version, {
        ...manifest,
        dist: { integrity, tarball: `http://${host}/-/archives/${path.basename(file)}` }
      }]))
    }
  }

  const server = createServer((request, response) => {
    const target = decodeURIComponent((request.url ?? "/").replace(/\?.*$/, ""))
    const archive = versions.find(({ file }) => target === `/-/archives/${path.basename(file)}`)
    const found = packument(target.slice(1), hostOf(request))
    if (archive !== undefined) {
      response.writeHead(200, { "content-type": "application/octet-stream" })
      fs.createReadStream(archive.file).pipe(response)
    } else if (found !== undefined) {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(found))
    } else {
      const isRead = request.method === "GET" || request.method === "HEAD"
      response.writeHead(isRead ? 307 : 404, isRead ? { location: `${upstream}${request.url}` } : {}).end()
    }
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    add,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    }
  }
}
