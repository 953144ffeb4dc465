import { askEarly } from "./foundation/earlyRequests.ts"
import { traceErrors } from "./foundation/errorTraces.ts"

askEarly(location.pathname, location.search)
// React makes some errors as it is evaluated, and the browser would read all of its source once more to note where.
traceErrors(0)
