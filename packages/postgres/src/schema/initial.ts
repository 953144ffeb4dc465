import { accounts } from "./accounts.ts"
import { audit } from "./audit.ts"
import { domains } from "./domains.ts"
import { emails } from "./emails.ts"
import { emptyMonth } from "./emptyMonth.ts"
import { health } from "./health.ts"
import { metrics } from "./metrics.ts"
import { months } from "./months.ts"
import { operations } from "./operations.ts"
import { people } from "./people.ts"
import { reputation } from "./reputation.ts"
import { sending } from "./sending.ts"
import { suppressions } from "./suppressions.ts"
import { templates } from "./templates.ts"
import { throttling } from "./throttling.ts"
import { webhooks } from "./webhooks.ts"

/**
 * The first schema, one statement an entry. It has run on databases and is not changed any more, nor is what it takes from
 * elsewhere, as `logTables`: what is different later is a migration of its own, with a list of its own where it needs one.
 *
 * Everything lives in the schema `sendwright`, so that the tables stand beside
 * those of a host application.
 *
 * There are no foreign keys on the hot tables: a check costs more than the row it guards, and every command writes
 * parents and children in one commit. Nor are there CHECKs: each statement that writes parses them anew, and what they
 * would hold the values to, the types of the engine do.
 */
export const initialSchema: ReadonlyArray<string> = [
  ...accounts,
  ...people,
  ...domains,
  ...suppressions,
  ...templates,
  ...emails,
  ...sending,
  ...throttling,
  ...webhooks,
  ...reputation,
  ...metrics,
  ...audit,
  ...operations,
  ...health,
  ...months,
  ...emptyMonth
]
