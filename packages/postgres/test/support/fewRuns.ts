/** Vitest setup: what costs microseconds in memory, and has a hundred runs there, costs a hundred milliseconds here. */
import { tryFew } from "./runs.ts"

tryFew(10)
