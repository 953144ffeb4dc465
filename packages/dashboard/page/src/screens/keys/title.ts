/** The screen's name, apart from the screen's other texts: the first page needs only this one. */
export const title = "API keys"
