import { manyOf } from "../../../ui/numbers.ts"
import { titles } from "../titles.ts"

/** The words of the health screen. */
export const texts = {
  title: titles.health,
  waiting: "Looking at the database, the files, the names and the providers. This takes up to 30 seconds",
  list: "What was found",
  well: (count: number) => `All ${manyOf(count, "check")} are well.`,
  failed: (count: number) => `${manyOf(count, "check")} ${count === 1 ? "fails" : "fail"}.`,
  warned: (count: number) => `${manyOf(count, "warning")}.`,
  took: (time: string) => `It took ${time}. It changes nothing, and is what sendwright doctor finds on the server.`,
  severities: { fail: "fails", warn: "warning", ok: "well" },
  columns: { severity: "State", name: "Checked", message: "Found" }
} as const
