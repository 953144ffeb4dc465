import { among, firstIdOf, type Month, monthOf, monthOfId, type Months, startOf } from "./months.ts"

/** A stretch of the log that one statement reads. */
export interface LogWindow {
  /** The condition that a column of ids is of it; it begins with AND. Each table of the statement needs its own. */
  readonly within: (column: string) => string
  /** Whether its text is one of few, so that it is worth preparing. */
  readonly isRecent: boolean
  /** Whether it may be of many months: to plan what is read beside the places is then the dearest part of it. */
  readonly isWide: boolean
  /** The place before all of its emails; null where nothing is older. */
  readonly end: string | null
}

const firstOf = (month: Month): string => firstIdOf(startOf(month))

/**
 * The limit of places that an index of the account gives in order. The planner is not told how few they are: it would
 * take them for sooner found by the key, in everybody's log, whatever stands between them.
 */
export const limitOf = (most: string | number): string => `LIMIT (SELECT ${most}::int4)`

/** Such places, for a join, which has no say in how they are found. They are read as far as it asks for them. */
export const apart = (places: string): string => `(WITH places AS MATERIALIZED (${places}) SELECT * FROM places)`

/** Some months of the log. */
export const windowOf = (months: Months): LogWindow => ({
  within: (column) => among(months, column),
  isRecent: months.areRecent,
  isWide: false,
  end: null
})

/** A stretch of more months than these is wide. */
const narrowMonths = 4

/**
 * The log behind a place, the newest first: two months, which nearly always have the page, then as many months as each of
 * `steps` says, then all that are older. A statement opens and plans the partitions of its stretch; of several months it
 * reads the newest first, and as many as the page needs. The first stretch reaches on into the months that are made ahead:
 * clocks differ.
 */
export const windowsBehind = (
  after: string | null,
  nowMillis: number,
  steps: ReadonlyArray<number> = []
): ReadonlyArray<LogWindow> => {
  const present = monthOf(nowMillis)
  const month = after === null ? present : monthOfId(after)
  const isRecent = Number.isNaN(month) || month >= present
  const newest = isRecent ? present : month
  const from = firstOf(newest - 1)
  const to = firstOf(month + 1)
  const windows: Array<LogWindow> = [{
    within: (column) => ` AND ${column} >= '${from}'${isRecent ? "" : ` AND ${column} < '${to}'`}`,
    isRecent,
    isWide: false,
    end: from
  }]
  let end = newest - 1
  for (const months of steps) {
    const [oldest, behind] = [firstOf(end - months), firstOf(end)]
    windows.push({
      within: (column) => ` AND ${column} >= '${oldest}' AND ${column} < '${behind}'`,
      isRecent: false,
      isWide: months > narrowMonths,
      end: oldest
    })
    end -= months
  }
  // To estimate how much lies before a constant, the planner looks into an index of each partition, which takes longer
  // than to find the page. A search has several tables to plan for each: there a constant, by which the planner leaves
  // partitions out, is cheaper.
  const behind = steps.length === 0 ? `(SELECT '${firstOf(end)}'::uuid)` : `'${firstOf(end)}'`
  windows.push({
    within: (column) => ` AND ${column} < ${behind}`,
    isRecent: false,
    isWide: true,
    end: null
  })
  return windows
}

/** The log before a place, the oldest first: in the same way. */
export const windowsBefore = (before: string, nowMillis: number): ReadonlyArray<LogWindow> => {
  const present = monthOf(nowMillis)
  const month = monthOfId(before)
  if (Number.isNaN(month) || month >= present - 1) return windowsBehind(null, nowMillis).slice(0, 1)
  const from = firstOf(month)
  const to = firstOf(month + 2)
  return [
    {
      within: (column) => ` AND ${column} >= '${from}' AND ${column} < '${to}'`,
      isRecent: false,
      isWide: false,
      end: from
    },
    { within: (column) => ` AND ${column} >= (SELECT '${to}'::uuid)`, isRecent: false, isWide: true, end: to }
  ]
}
