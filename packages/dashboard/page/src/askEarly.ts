import { askEarly } from "./foundation/earlyRequests.ts"
import { traceErrors } from "./foundation/errorTraces.ts"

askEarly(location.pathname, location.search)
// React creates some errors while it is evaluated. For the stack trace of each, the browser would read all of React's
// source once more.
traceErrors(0)
