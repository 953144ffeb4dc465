import * as fs from "node:fs"
import * as path from "node:path"

const operate = path.join(import.meta.dirname, "../../../../../docs/operate")

/** A file that a page shows, without its first line, which names it. */
const documented = (file: string, page = "postfix.md"): string => {
  const text = fs.readFileSync(path.join(operate, page), "utf8").split("```ini\n")
    .find((part) => part.startsWith(`# /etc/postfix/${file}\n`))
  if (text === undefined) throw new Error(`docs/operate/${page} shows no ${file}`)
  return text.slice(text.indexOf("\n") + 1, text.indexOf("```"))
}

/** The settings of a main.cf that a page shows, for a test's instance. */
export const settingsOf = (mainCf: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    mainCf.split("\n").flatMap((line) => {
      const [, name = "", value = ""] = /^(\w+) =(.*)$/.exec(line) ?? []
      return name === "" ? [] : [[name, value.trim().replaceAll("/etc/postfix", "$config_directory")]]
    })
  )

/** The relay as docs/operate/postfix.md sets it up, for a test's instance and with the listener at this port. */
export const documentedRelay = (listener: number) => ({
  settings: settingsOf(documented("main.cf")),
  files: Object.fromEntries(
    ["sendwright_domains", "sendwright_recipients", "sendwright_transport"].map((file) => [
      file,
      documented(file).replaceAll(":2525", `:${listener}`)
    ])
  )
})

/** The settings of docs/operate/receiving.md for this domain that receives, with the listener at this port. */
export const documentedFront = (domain: string, listener: number): Readonly<Record<string, string>> =>
  settingsOf(
    documented("main.cf", "receiving.md").replaceAll("in.shop.example", domain).replaceAll(":2525", `:${listener}`)
  )
