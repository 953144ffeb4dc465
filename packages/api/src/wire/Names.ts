/** The names of fields: camelCase in the core, snake_case on the wire. */

/** The name on the wire of a field of the core. */
export type WireName<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${WireName<Rest>}`
  : Name

/** The fields of the core under their names on the wire; what they hold is the same. */
export type WireNamed<Fields> = { readonly [Name in keyof Fields as WireName<Name>]: Fields[Name] }

/** The name on the wire of a field of the core: `replyTo` becomes `reply_to`. */
export const wireName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The name in the core of a field of the wire: `reply_to` becomes `replyTo`. */
export const coreName = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const known = new Map<string, string>()

/** Renames the fields of a record of the core, and nothing inside them. */
export const wireNamed = <Fields extends object>(fields: Fields): WireNamed<Fields> => {
  const named: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    let wire = known.get(name)
    if (wire === undefined) known.set(name, wire = wireName(name))
    named[wire] = value
  }
  return named as WireNamed<Fields>
}

/** Gives fields of the wire their names in the core back. */
export const coreNamed = <Fields>(fields: Partial<WireNamed<Fields>>): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [coreName(name), value])) as Partial<Fields>
