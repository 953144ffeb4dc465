import manifest from "../../package.json" with { type: "json" }

/** The version of this package, and so of all that are released with it, such as `1.2.3`. */
export const version: string = manifest.version
