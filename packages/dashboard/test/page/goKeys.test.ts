import * as fs from "node:fs"
import * as path from "node:path"
import { expect, test } from "vitest"

const screens = path.resolve(import.meta.dirname, "../../page/src/screens")

test("no two screens have the same letter", () => {
  const letters = fs.readdirSync(screens, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)screens?\.ts$/.test(file))
    .flatMap((file) => [...fs.readFileSync(path.join(screens, file), "utf8").matchAll(/^ {2}key: "(.)",$/gm)])
    .map(([, letter = ""]) => letter)
  expect(letters.length).toBeGreaterThan(10)
  expect(letters.toSorted()).toEqual([...new Set(letters)].toSorted())
})
