/** The look of the headings within an email. */
export const headingClass = "pb-1 text-13 font-semibold text-ink"
