/** Live keys send real mail; test keys run the same pipeline without delivering. */
export const modes = ["live", "test"] as const
export type Mode = typeof modes[number]
