/** What can be said of the files of docs/operate without a machine to put them on. */
import * as Effect from "effect/Effect"
import { execFile, execFileSync } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { promisify } from "node:util"
import { afterAll, assert, describe, it } from "vitest"
import * as Config from "../../src/config/Config.ts"
import { builtIn } from "../../src/config/ProviderRegistry.ts"
import { all as allSettings } from "../../src/config/Settings.ts"
import { fileOf, read, replaced, settingsOf, warnWithout, whereIs } from "./Pages.ts"
import * as Proxies from "./Proxies.ts"

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-operate-"))
afterAll(() => fs.rmSync(directory, { recursive: true }))

const run = async (program: string, ...args: ReadonlyArray<string>): Promise<string> => {
  const { stderr, stdout } = await promisify(execFile)(whereIs(program) ?? program, args)
  return stdout + stderr
}

const units = ["sendwright.service", "sendwright@.service", "sendwright-backup.service", "sendwright-backup.timer"]

/** The units with programs that are there, in a directory of their own, as systemd looks for what a unit runs. */
const placed = (): ReadonlyArray<string> =>
  units.map((name) => {
    const text = read(`systemd/${name}`)
    const file = path.join(directory, name)
    fs.writeFileSync(file, text.replaceAll("/opt/sendwright/current/node_modules/.bin/sendwright", "/bin/true"))
    return file
  })

const names = new Set(allSettings(builtIn).map(({ name }) => name))

describe("the units", () => {
  warnWithout("systemd-analyze", "systemd", "the units of docs/operate")

  it.skipIf(whereIs("systemd-analyze") === undefined)("have nothing that systemd does not know", async () => {
    assert.strictEqual(await run("systemd-analyze", "verify", ...placed()), "")
  })

  it.skipIf(whereIs("systemd-analyze") === undefined)("expose little", async () => {
    const [unit = ""] = placed()
    // It fails above the threshold, which is in tenths.
    assert.include(await run("systemd-analyze", "security", "--offline=true", "--threshold=20", unit), "OK")
  })

  it("give the drain the time that it takes", () => {
    for (const name of ["sendwright.service", "sendwright@.service"]) {
      const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read(`systemd/${name}`)) ?? []
      assert.isAbove(Number(seconds), 6 + 30 + 30)
    }
  })

  it("harden the template as they harden the one server", () => {
    const lines = (name: string) => {
      const text = read(`systemd/${name}`)
      return text.slice(text.indexOf("LimitNOFILE")).split("\n").filter((line) => !line.startsWith("#"))
    }
    assert.deepStrictEqual(lines("sendwright@.service"), lines("sendwright.service"))
  })
})

describe("the settings", () => {
  it("are settings, and pass when the secret key is there", async () => {
    const given = settingsOf(read("systemd/sendwright.env"))
    assert.isAbove(Object.keys(given).length, 8)
    for (const name of Object.keys(given)) assert.isTrue(names.has(name), name)
    const key = Buffer.alloc(32, 7).toString("base64")
    const environment = { ...given, SENDWRIGHT_SECRET_KEY: key, SENDWRIGHT_DATA_DIR: directory }
    const config = await Effect.runPromise(Effect.orDie(Config.load(environment, "serve")))
    assert.deepStrictEqual(config.unknown, [])
    assert.deepInclude(config, { bounceHost: "bounces.example.com", serviceDomain: "mail.example.com" })
  })

  it("are read by a shell as systemd reads them", () => {
    const file = fileOf("systemd/sendwright.env")
    for (const [name, value] of Object.entries(settingsOf(read("systemd/sendwright.env")))) {
      assert.strictEqual(execFileSync("sh", ["-c", `. '${file}'; printf %s "$${name}"`]).toString(), value)
    }
  })

  it("of the containers are settings too, and each that compose asks for is in the example", () => {
    const compose = read("containers/compose.yml")
    const environment = compose.slice(
      compose.indexOf("DATABASE_URL:"),
      compose.indexOf("volumes:\n      - sendwright:")
    )
    const given = [...environment.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name = ""]) => name)
    assert.include(given, "SENDWRIGHT_SECRET_KEY")
    for (const name of given) assert.isTrue(names.has(name), name)
    const asked = new Set([...compose.matchAll(/\$\{([A-Z0-9_]+):\?\}/g)].map(([, name = ""]) => name))
    const example = [...read("containers/example.env").matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = ""]) => name)
    assert.sameMembers([...asked], example)
  })
})

describe("the containers", () => {
  const compose = whereIs("docker-compose")
  warnWithout("docker-compose", "docker-compose", "compose.yml of docs/operate")

  it.skipIf(compose === undefined)("are what Compose takes", async () => {
    // It stands in a checkout in which the archives were made.
    const place = path.join(directory, "docs/operate/containers")
    for (const made of [place, path.join(directory, "build")]) fs.mkdirSync(made, { recursive: true })
    const file = path.join(place, "compose.yml")
    // Debian's Compose is older than this line.
    fs.writeFileSync(file, replaced(read("containers/compose.yml"), "name: sendwright\n", ""))
    const env = path.join(directory, "compose.env")
    fs.writeFileSync(env, read("containers/example.env").replaceAll(/^([A-Z_]+)=$/gm, "$1=x"))
    const shown = await run("docker-compose", "--env-file", env, "-f", file, "config")
    assert.include(shown, "postgres://sendwright:x@postgres:5432/sendwright?sslmode=disable")
  })

  it("have no root, no rights and nothing to write to but their volumes", () => {
    const services = read("containers/compose.yml").split(/^ {2}(?=\w+:\n {4}image:)/m).slice(1)
    assert.lengthOf(services, 3)
    for (const service of services) {
      for (const line of ["read_only: true", "cap_drop:\n      - ALL", "no-new-privileges:true"]) {
        assert.include(service, line)
      }
    }
    const image = read("containers/Containerfile")
    assert.isAbove(image.indexOf("\nUSER 10001:10001"), image.lastIndexOf("\nRUN "))
    assert.isBelow(image.indexOf("\nUSER 10001:10001"), image.indexOf("\nENTRYPOINT"))
  })

  it("are images without a registry, and with a version", () => {
    const images = [
      ...read("containers/compose.yml").matchAll(/^ {4}image: (\S+)$/gm),
      ...read("containers/Containerfile").matchAll(/^FROM (\S+)/gm)
    ].map(([, image = ""]) => image)
    assert.lengthOf(images, 5)
    for (const image of images) assert.match(image, /^[a-z]+:[\w.${}-]+$/)
  })
})

describe("the proxies", () => {
  for (const proxy of Proxies.all) {
    warnWithout(proxy.program, proxy.debian, `${proxy.file} of docs/operate`)

    it.skipIf(whereIs(proxy.program) === undefined)(`${proxy.file} is right for ${proxy.name}`, async () => {
      const said = await proxy.check(
        await Proxies.place(proxy, path.join(directory, proxy.program), await Proxies.ports(1))
      )
      // Caddy warns of a certificate that has no OCSP server, and of what the test has it leave out.
      assert.notMatch(said.replaceAll(/.*(?:OCSP|automatic HTTP->HTTPS).*\n/g, ""), /warn|alert|emerg|error/i)
    })
  }
})

describe("the command", () => {
  it.skipIf(whereIs("shellcheck") === undefined)("has nothing that shellcheck minds", async () => {
    assert.strictEqual(
      await run("shellcheck", "--exclude=SC1091,SC2034", fileOf("systemd/sendwright-command")),
      ""
    )
  })
})
