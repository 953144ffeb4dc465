/** The environment that settings are read from; an empty value counts as none. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The value of a variable, without the space around it; `undefined` where there is none. */
export const given = (environment: Environment, name: string): string | undefined => {
  const text = environment[name]?.trim()
  return text === "" ? undefined : text
}
