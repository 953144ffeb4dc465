/** How many calls an error notes, in browsers that let it be said; 10 unless told. */
export const traceErrors = (calls: number): void => {
  ;(Error as { stackTraceLimit?: number }).stackTraceLimit = calls
}
