import { grantsFor } from "@sendwright/postgres/Migrations"
import * as fs from "node:fs"
import * as path from "node:path"
import { assert, it } from "vitest"

it("shows the grants that sendwright migrate --grant makes", () => {
  const page = fs.readFileSync(path.join(import.meta.dirname, "../../../../docs/operate/migrations.md"), "utf8")
  const [, shown = ""] = /<!-- grants: begin -->\n\n```sql\n([^]*?)```/.exec(page) ?? []
  assert.deepStrictEqual(shown.trim().split("\n"), grantsFor("sendwright_app").map((statement) => `${statement};`))
})
