import { aliasCases } from "./aliasCases.ts"
import { bothCases } from "./bothCases.ts"
import type { Case } from "./Case.ts"
import { daneCases } from "./daneCases.ts"
import { policyCases } from "./policyCases.ts"
import { stsCases } from "./stsCases.ts"

/** The matrix. */
export const cases: ReadonlyArray<Case> = [...daneCases, ...aliasCases, ...stsCases, ...policyCases, ...bothCases]
