/** How a body may be compressed, best first. */
const codings = ["br", "gzip", "identity"] as const
/** One of them. */
export type Coding = typeof codings[number]

/** How much a client wants a coding, from 0 to 1 (RFC 9110, 12.5.3); `undefined` where it does not name it. */
const weightOf = (header: string, coding: string): number | undefined => {
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase())
    if (name !== coding) continue
    const q = parameters.find((text) => text.startsWith("q="))
    return q === undefined ? 1 : Number(q.slice(2)) || 0
  }
  return undefined
}

/** The best coding that there is a body for and that a client takes. What it says nothing of is sent as it is. */
export const codingFor = (
  header: string | undefined,
  bodies: Readonly<Record<Coding, unknown>>
): Coding => {
  if (header === undefined) return "identity"
  const any = weightOf(header, "*")
  return codings.find((coding) =>
    coding === "identity" || (bodies[coding] !== undefined && (weightOf(header, coding) ?? any ?? 0) > 0)
  ) ?? "identity"
}
