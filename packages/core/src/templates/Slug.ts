/** The longest slug, in characters. */
export const maxLength = 100

/** The form of a slug. */
export const pattern = "^[a-z0-9]+(?:-[a-z0-9]+)*$"

const form = new RegExp(pattern)

/** Whether a text is a slug: 1 to 100 lower-case letters and digits, joined by single hyphens. */
export const isSlug = (text: string): boolean => text.length <= maxLength && form.test(text)

const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/(?<!-)-+$/, "")

/** The slug of a template whose name has no letter and no digit that a slug may have. */
export const fallback = "template"

/**
 * The slug that a name leads to: lower-case, without accents, and with one hyphen for every run of anything else.
 * `Überweisung: 2. Mahnung!` leads to `uberweisung-2-mahnung`.
 */
export const fromName = (name: string): string => {
  const plain = name.normalize("NFKD").replace(/\p{Mark}/gu, "").toLowerCase()
  const slug = cut(plain.replace(/[^a-z0-9]+/g, "-").replace(/^-/, ""), maxLength)
  return slug === "" ? fallback : slug
}

// What `-2` to `-9999999` take off the end of a slug of the greatest length.
const maxSuffix = 8

/** What every slug begins with that `nextFree` may come to look at. */
export const stemOf = (slug: string): string => cut(slug, maxLength - maxSuffix)

/** The slug itself where it is free, else the first free one of `<slug>-2`, `<slug>-3` and so on. */
export const nextFree = (slug: string, taken: Pick<ReadonlySet<string>, "has">): string => {
  let candidate = slug
  for (let number = 2; taken.has(candidate); number++) {
    const suffix = `-${number}`
    candidate = cut(slug, maxLength - suffix.length) + suffix
  }
  return candidate
}
