/** Sets how many calls the stack trace of an error has, in browsers that support it; their default is 10. */
export const traceErrors = (calls: number): void => {
  ;(Error as { stackTraceLimit?: number }).stackTraceLimit = calls
}
