/** The code that the driver or the system gave an error; empty where it has none. */
export const codeOf = (cause: unknown): string => {
  const code: unknown = typeof cause === "object" && cause !== null ? Reflect.get(cause, "code") : undefined
  return typeof code === "string" ? code : ""
}
