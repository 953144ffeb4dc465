/** The program of the next release, for the drill: its migration leaves this one's programs at work. */
import "effect/schema/SchemaJITCompiler/enable"
import { expansion, runKnowing } from "./migrations.ts"

await runKnowing(expansion)
