import type { HostConfig } from "./Config.ts"

/** Who takes the mail, in words: the usual order, and how many routes differ from it. */
export const mailOrder = ({ providers, routes }: Pick<HostConfig, "providers" | "routes">): string => {
  const usual = (routes?.usual ?? providers.map(({ name }) => name)).join(", then ")
  const count = routes?.rules.length ?? 0
  return count === 0 ? usual : `${usual}, except for ${count} ${count === 1 ? "route" : "routes"}`
}
