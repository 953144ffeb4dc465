import * as fs from "node:fs"
import * as path from "node:path"
import { expect, test } from "vitest"
import { chosen, fileOf, shots } from "../../pictures/shots.ts"

const root = path.resolve(import.meta.dirname, "../../../..")
const pictures = path.join(root, "docs/pictures")

/** The names of the pictures in a page of the documentation. */
const shownBy = (page: string): ReadonlyArray<string> =>
  [...fs.readFileSync(page, "utf8").matchAll(/(?:\.\/|docs\/|\.\.\/)pictures\/([\w.-]+)/g)].map(([, name]) => name!)

const pages = fs.globSync(["README.md", "docs/**/*.md"], { cwd: root }).map((page) => path.join(root, page))

test("the pictures of the documentation exist, and are the ones that the script takes", () => {
  const shown = [...new Set(pages.flatMap(shownBy))].toSorted()
  expect(shown.length).toBeGreaterThan(0)
  expect(fs.readdirSync(pictures).toSorted()).toEqual(shown)
  expect(chosen.map(fileOf).toSorted()).toEqual(shown)
  const names = shots.map(({ name }) => name)
  expect(chosen.filter(({ shot }) => !names.includes(shot))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test("pictures are small", () => {
  const sizes = fs.readdirSync(pictures).map((name) => fs.statSync(path.join(pictures, name)).size)
  expect(Math.max(...sizes)).toBeLessThan(100_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000)
})
