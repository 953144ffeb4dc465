/** Whether an opened email has room beside the list. */
export const isWide = (): boolean => matchMedia("(min-width: 1280px)").matches
