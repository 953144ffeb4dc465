/** The screen's name: the only one of its words that the first page needs. */
export const title = "API keys"
