/** The program of the release after the next, for the drill: its migration shuts out this one's programs. */
import "effect/schema/SchemaJITCompiler/enable"
import { contraction, expansion, runKnowing } from "./migrations.ts"

await runKnowing(expansion, contraction)
