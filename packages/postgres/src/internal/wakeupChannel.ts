/** What workers listen to: `<news> <who says it>`. */
export const channel = "sendwright"
