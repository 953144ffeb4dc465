/** Lists that are kept in the order of (createdAt, id). */

export interface Ordered {
  readonly createdAt: Date
  readonly id: string
}

/** The order (createdAt, id) of every list. */
export const compare = (left: Ordered, right: Ordered): number =>
  left.createdAt.getTime() - right.createdAt.getTime() || (left.id < right.id ? -1 : left.id > right.id ? 1 : 0)

/** How many items of an ordered list stand before a place. */
export const countBefore = <A>(items: ReadonlyArray<A>, place: Ordered, of: (item: A) => Ordered): number => {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const item = items[middle]
    if (item !== undefined && compare(of(item), place) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Puts an item into its place. */
export const insert = <A>(items: Array<A>, item: A, of: (item: A) => Ordered): void => {
  const last = items[items.length - 1]
  if (last === undefined || compare(of(last), of(item)) < 0) items.push(item)
  else items.splice(countBefore(items, of(item), of), 0, item)
}

/** Takes an item out of its place, where it is there. */
export const drop = <A>(items: Array<A> | undefined, item: A, of: (item: A) => Ordered): void => {
  if (items === undefined) return
  const index = countBefore(items, of(item), of)
  if (items[index] === item) items.splice(index, 1)
}
