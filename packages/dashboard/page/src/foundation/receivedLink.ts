/** Where a received email is opened, for a link to it. */
export const receivedLink = (accountId: string, id: string, mode: "live" | "test") => ({
  to: `/a/${accountId}/received/${id}`,
  search: (mode === "test" ? { mode } : {}) as never
})
