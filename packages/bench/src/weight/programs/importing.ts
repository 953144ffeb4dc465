/** Imports the module that it is told, and nothing else. */
import { moment, tell } from "./moments.ts"

const began = moment()
await import(process.argv[2] ?? "")
tell({ began, made: moment() })
process.exit()
