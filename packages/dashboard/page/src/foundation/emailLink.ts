/** Where an email is opened, for a link to it. */
export const emailLink = (accountId: string, id: string, mode: "live" | "test") => ({
  to: `/a/${accountId}/emails/${id}`,
  search: (mode === "test" ? { mode } : {}) as never
})
