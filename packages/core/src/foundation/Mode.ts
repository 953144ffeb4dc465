/** Live keys send real mail; test keys run the same pipeline without delivering. */
export const modes = ["live", "test"] as const
/** What a key sends: real email, or email that the simulator answers. */
export type Mode = typeof modes[number]
