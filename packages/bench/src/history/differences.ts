/** Holds what one version shows against what another one showed. */
const minute = 60_000

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** These are shown by the clock of who shows them, or move when somebody looks: they agree about. */
const moving = /\.(?:held_at|last_used_at|next_at|until)$/

/** What a kept reply means is said in the words of the version that shows it: they agree where both say something. */
const explained = /\.meaning\.(?:meaning|advice)$/

const isText = (value: unknown): boolean => typeof value === "string" && value !== ""

/** A request to an endpoint is shown as the version that shows it would make it, and names that version. */
const unversioned = (value: unknown): unknown =>
  typeof value === "string" ? value.replace(/^Sendwright\/\d+\.\d+\.\d+ \(/, "Sendwright (") : value

/** A body that is JSON, whose fields have no order; `undefined` for any other value. */
const parsed = (value: unknown): unknown => {
  if (typeof value !== "string" || !value.startsWith("{")) return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

const agree = (then: unknown, now: unknown, place: string, withinMs: number): boolean =>
  Object.is(unversioned(then), unversioned(now)) ||
  explained.test(place) && isText(then) && isText(now) ||
  moving.test(place) && Math.abs(Date.parse(String(then)) - Date.parse(String(now))) < withinMs

/**
 * Where what is shown is not what was shown, by place; fields that were not there then are left out. `withinMs` is how
 * far times may be apart that move by themselves, by default a minute.
 */
export const differences = (
  then: unknown,
  now: unknown,
  place = "",
  withinMs = minute
): ReadonlyArray<string> => {
  if (isObject(then) && isObject(now)) {
    return Object.entries(then).flatMap(([name, value]) => differences(value, now[name], `${place}.${name}`, withinMs))
  }
  if (Array.isArray(then) && Array.isArray(now) && then.length === now.length) {
    return then.flatMap((value, index) => differences(value, now[index], `${place}[${index}]`, withinMs))
  }
  const [before, after] = [parsed(then), parsed(now)]
  if (isObject(before) && isObject(after)) return differences(before, after, place, withinMs)
  return agree(then, now, place, withinMs) ? [] : [`${place}: ${JSON.stringify(then)} then, ${JSON.stringify(now)} now`]
}
