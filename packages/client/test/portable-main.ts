/** Runs the portable cases in whatever runtime this is, and prints what became of them. */
import process from "node:process"
import { runAll } from "./portable.ts"

process.stdout.write(JSON.stringify(await runAll(process.argv[2] ?? "")))
