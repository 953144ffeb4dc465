/** Whether there is room for an open email beside the list. */
export const isWide = (): boolean => matchMedia("(min-width: 1280px)").matches
