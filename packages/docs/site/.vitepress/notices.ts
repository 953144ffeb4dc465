import * as fs from "node:fs"
import * as path from "node:path"
import type { UserConfig } from "vitepress"

/** A plugin of the Vite that VitePress brings, which is not the one that builds the reference. */
type Plugin = Extract<NonNullable<NonNullable<UserConfig["vite"]>["plugins"]>[number], { readonly name: string }>

const packageOf = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/** The licence of a package as it is in its directory, or a word on where there is more. */
const licenceOf = (directory: string, repository: unknown): string => {
  const file = fs.readdirSync(directory).find((name) => /^licen[cs]e/i.test(name))
  return file === undefined
    ? `Its text is at ${(repository as { readonly url?: string } | undefined)?.url ?? String(repository)}.`
    : fs.readFileSync(path.join(directory, file), "utf8").trim()
}

/** Writes the licences of what the site's scripts are made of beside them. */
export const notices: Plugin = {
  name: "sendwright-notices",
  apply: ({ build }) => build?.ssr !== true,
  generateBundle(_options, bundle) {
    const directories = new Map<string, string>()
    for (const chunk of Object.values(bundle)) {
      for (const module of chunk.type === "chunk" ? Object.keys(chunk.modules) : []) {
        const [, directory, name] = packageOf.exec(module.replaceAll("\0", "")) ?? []
        if (directory !== undefined && name !== undefined) directories.set(name, directory)
      }
    }
    const sections = [...directories].toSorted(([left], [right]) => left < right ? -1 : 1).map(([name, directory]) => {
      const { license, repository, version } = JSON.parse(fs.readFileSync(path.join(directory, "package.json"), "utf8"))
      return `## ${name} - ${version} (${license})\n\n${licenceOf(directory, repository)}\n`
    })
    this.emitFile({
      type: "asset",
      fileName: "third-party-notices.md",
      source: ["# Licenses\n", ...sections].join("\n")
    })
  }
}
