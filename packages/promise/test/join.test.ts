import { inject } from "vitest"
import { joinChecks } from "./joinChecks.ts"

joinChecks(async () => ({ url: inject("databaseUrl"), stop: async () => {} }))
