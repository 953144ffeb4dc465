/** The screens' names, apart from their other texts: the first page needs only these. */
export const title = "Received"
export const oneTitle = "Received email"
