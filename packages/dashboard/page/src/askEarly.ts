import { askEarly } from "./early.ts"
import { traceErrors } from "./errorTraces.ts"

askEarly(location.pathname, location.search)
// React makes some errors as it is evaluated, and the browser would read all of its source once more to note where.
traceErrors(0)
