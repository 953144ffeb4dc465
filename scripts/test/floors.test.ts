import { assert, describe, it } from "@effect/vitest"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { checkImport, packageFloors, roomFloors } from "../floors.ts"
import { root, run } from "../run.ts"

/** What the project's own lint configuration says of sources that are planted in an empty project. */
const lint = (files: Readonly<Record<string, string>>): string => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-floors-"))
  try {
    for (const name of [".oxlintrc.json", "scripts/oxlint-sendwright.ts", "scripts/floors.ts"]) {
      fs.cpSync(path.join(root, name), path.join(directory, name))
    }
    fs.writeFileSync(path.join(directory, "package.json"), JSON.stringify({ type: "module" }))
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
      fs.writeFileSync(path.join(directory, name), text)
    }
    return run("oxlint", ["--deny-warnings", "packages"], directory).output
  } finally {
    fs.rmSync(directory, { recursive: true, force: true })
  }
}

/** The benchmarks and what only tests use. */
const withoutFloors = new Set(["bench", "consumer", "reference"])

describe("floors", () => {
  it("every package, and every folder of a package, stands on one floor", () => {
    assert.deepStrictEqual(packageFloors.flat().toSorted(), fs.readdirSync(path.join(root, "packages")).toSorted())
    const packages = packageFloors.flat().filter((name) => !withoutFloors.has(name))
    for (const folder of new Set([...packages, ...Object.keys(roomFloors)])) {
      const [pkg = "", ...below] = folder.split("/")
      const home = path.join(root, "packages", pkg)
      const page = fs.existsSync(path.join(home, "page/src")) ? ["page"] : []
      const source = below[0] === "page" ? ["page", "src", ...below.slice(1)] : ["src", ...below]
      const entries = fs.readdirSync(path.join(home, ...source), { withFileTypes: true })
      const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
      if (below.length === 0) folders.push(...page)
      const rooms = (roomFloors[folder] ?? []).flat()
      assert.strictEqual(new Set(rooms).size, rooms.length, folder)
      const modules = new Set([".", ...folders, ...entries.map(({ name }) => name.replace(/\.tsx?$/, ""))])
      assert.isEmpty(rooms.filter((room) => !modules.has(room)), folder)
      assert.isEmpty(folders.filter((name) => !rooms.includes(name)), folder)
    }
  })

  it("an import leads down, or stays in its room", () => {
    const file = "/somewhere/packages/core/src/emails/Emails.ts"
    assert.isUndefined(checkImport(file, "./EmailStore.ts"))
    assert.isUndefined(checkImport(file, "../model/Email.ts"))
    assert.isUndefined(checkImport(file, "effect/Effect"))
    assert.isDefined(checkImport(file, "../sending/SendJobs.ts"))
    assert.isDefined(checkImport(file, "../Sendwright.ts"))
    assert.isDefined(checkImport(file, "@sendwright/postgres/PgStorage"))
    assert.isUndefined(checkImport("packages/host/src/engine/Storage.ts", "@sendwright/postgres/PgStorage"))
    assert.isUndefined(checkImport("packages/smtp/src/client/Connection.ts", "../SmtpOptions.ts"))
    assert.isDefined(checkImport("packages/smtp/src/client/Connection.ts", "../SmtpProvider.ts"))
    assert.isDefined(checkImport("packages/host/src/admin/Admin.ts", "../cli/Operator.ts"))
    assert.isDefined(checkImport("packages/http/src/Mount.ts", "@sendwright/postgres/PgStorage"))
    assert.isUndefined(checkImport("packages/core/test/Emails.test.ts", "@sendwright/testing/fixtures"))
  })

  it("the dashboard's page, its screens and its server have floors too, and a folder without rooms has none", () => {
    const page = "packages/dashboard/page/src"
    const server = "packages/dashboard/src/server"
    assert.isUndefined(checkImport(`${page}/ui/Button.tsx`, "./classes.ts"))
    assert.isUndefined(checkImport(`${page}/frame/Frame.tsx`, "../ui/States.tsx"))
    assert.isUndefined(checkImport(`${page}/foundation/api.ts`, "../../../src/contract/DashboardApi.ts"))
    assert.isUndefined(checkImport(`${page}/screens/emails/EmailsScreen.tsx`, "../email/EmailPanel.tsx"))
    assert.isUndefined(checkImport(`${page}/screens/operator/users/Mark.tsx`, "../shared/Blocks.tsx"))
    assert.isDefined(checkImport(`${page}/foundation/api.ts`, "../ui/Button.tsx"))
    assert.isDefined(checkImport(`${page}/frame/Frame.tsx`, "../screens/keys/KeysScreen.tsx"))
    assert.isDefined(checkImport(`${page}/frame/Frame.tsx`, "../router.tsx"))
    assert.isDefined(checkImport(`${page}/screens/email/EmailPanel.tsx`, "../emails/filters.ts"))
    assert.isDefined(checkImport(`${page}/foundation/api.ts`, "../../../src/server/Dashboard.ts"))
    assert.isUndefined(checkImport(`${server}/oidc/OidcClients.ts`, "../DashboardSettings.ts"))
    assert.isUndefined(checkImport(`${server}/handlers/KeysHandlers.ts`, "../../contract/DashboardApi.ts"))
    assert.isDefined(checkImport(`${server}/sessions/Guard.ts`, "../oidc/OidcClients.ts"))
    assert.isDefined(checkImport(`${server}/handlers/KeysHandlers.ts`, "../Dashboard.ts"))
    assert.isDefined(checkImport(`${server}/DashboardSettings.ts`, "./foundation/Origin.ts"))
  })

  it("what few use is loaded when it is used: the embedded database, and SES in the library", () => {
    const atOnce = (pkg: string, names: string): ReadonlyArray<string> => {
      const source = path.join(root, "packages", pkg, "src")
      const pattern = new RegExp(`^(?:import|export) (?!type )[^;]*? from "@sendwright/(?:${names})/`, "m")
      return fs.readdirSync(source, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts") && pattern.test(fs.readFileSync(path.join(source, name), "utf8")))
    }
    assert.deepStrictEqual(atOnce("host", "embedded"), [])
    assert.deepStrictEqual(atOnce("promise", "embedded|ses"), [])
    assert.isNotEmpty(atOnce("bench", "embedded"))
  })

  it("the linter refuses arrows that lead up, of types as well", () => {
    const output = lint({
      "packages/core/src/emails/Upper.ts": "export interface Upper {\n  readonly id: string\n}\n",
      "packages/core/src/model/Imports.ts":
        "import type { Upper } from \"../emails/Upper.ts\"\n\nexport type Imports = Upper\n",
      "packages/core/src/model/Inline.ts": "export type Inline = import(\"../emails/Upper.ts\").Upper\n",
      "packages/core/src/model/Reexports.ts": "export type { Upper } from \"../emails/Upper.ts\"\n",
      "packages/core/src/model/All.ts": "export * from \"../emails/Upper.ts\"\n"
    })
    for (const name of ["Imports", "Inline", "Reexports", "All"]) assert.include(output, `model/${name}.ts`)
    assert.include(output, "model must not import emails")
  })

  it("the linter refuses them in the dashboard's page and its server, also where they load later", () => {
    const output = lint({
      "packages/dashboard/page/src/screens/keys/KeysScreen.tsx": "export const KeysScreen = () => <p>Keys</p>\n",
      "packages/dashboard/page/src/screens/set-up/firstSteps.ts": "export const firstSteps = 3\n",
      "packages/dashboard/page/src/screens/keys/Upper.ts":
        "import { firstSteps } from \"../set-up/firstSteps.ts\"\n\nexport const steps = firstSteps\n",
      "packages/dashboard/page/src/frame/Later.tsx":
        "export const later = () => import(\"../screens/keys/KeysScreen.tsx\")\n",
      "packages/dashboard/src/server/oidc/OidcRoute.ts": "export const path = \"/oidc\"\n",
      "packages/dashboard/src/server/sessions/Upper.ts":
        "import { path } from \"../oidc/OidcRoute.ts\"\n\nexport const own = path\n"
    })
    assert.include(output, "frame must not import screens")
    assert.include(output, "keys must not import set-up")
    assert.include(output, "sessions must not import oidc")
  })

  it("the linter refuses a pool whose errors nobody hears", () => {
    const pool = "new pg.Pool({ connectionString: \"\" })"
    const output = lint({
      "packages/core/test/Deaf.ts": `import pg from "pg"\n\nexport const pool = ${pool}\n`,
      "packages/core/test/Other.ts":
        `import pg from "pg"\n\nexport const pool = ${pool}\nprocess.on("error", () => {})\n`,
      "packages/core/test/Named.ts": `import pg from "pg"\n\nexport const pool = ${pool}\npool.on("error", () => {})\n`,
      "packages/core/test/Heard.ts": `import pg from "pg"\n\nexport const pool = ${pool}.on("error", () => {})\n`
    })
    assert.include(output, "test/Deaf.ts")
    assert.include(output, "test/Other.ts")
    for (const name of ["Heard", "Named"]) assert.notInclude(output, `test/${name}.ts`)
  })

  it("the linter refuses a circle, of types as well", () => {
    const output = lint({
      "packages/core/src/model/Left.ts":
        "import type { Right } from \"./Right.ts\"\n\nexport interface Left {\n  readonly right: Right | null\n}\n",
      "packages/core/src/model/Right.ts":
        "import type { Left } from \"./Left.ts\"\n\nexport interface Right {\n  readonly left: Left | null\n}\n"
    })
    assert.include(output, "no-cycle")
  })
})
