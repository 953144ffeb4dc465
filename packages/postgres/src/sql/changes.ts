/**
 * What transactions made claimable that `span.last` did not see and `span.this` does. Exactly these have an id that
 * `last` had not given out yet, or that it names as in progress; each is read once, however long it took to commit.
 */
export const changesOf = (columns: string, table: string, id: string, condition: string): string => `
  SELECT ${columns} FROM ${table} j
  WHERE ${condition} AND j.${id} >= pg_snapshot_xmax(span.last) AND j.${id} < pg_snapshot_xmax(span.this)
  UNION ALL
  SELECT f.* FROM pg_snapshot_xip(span.last) AS x(id)
  CROSS JOIN LATERAL (SELECT ${columns} FROM ${table} j WHERE ${condition} AND j.${id} = x.id OFFSET 0) f`

/**
 * How many jobs a round of a claim reads at most of those that transactions have freed, of the new ones and of those
 * that were in progress each: a group with many more has a lane.
 */
const most = 1_024

/**
 * The same of freed jobs, in steps, so that a round costs the same however many were added since the last, which may be long ago: the
 * expressions `fresh` and `late`, of which `late` were in progress at the last round, and `reach`, the snapshot that has
 * been read up to. Where there is more than a step takes, that one ends before the last transaction that was read, and
 * the next round goes on from there. It is null where a step does not get beyond one transaction: then the whole queue is
 * to be read.
 */
export const changesInSteps = (columns: string, table: string, condition: string): string => `
fresh AS MATERIALIZED (
  SELECT f.* FROM span CROSS JOIN LATERAL (
    SELECT ${columns}, j.freed_in AS id FROM ${table} j
    WHERE ${condition} AND j.freed_in >= pg_snapshot_xmax(span.last) AND j.freed_in < pg_snapshot_xmax(span.this)
    ORDER BY j.freed_in LIMIT ${most + 1}
  ) f
),
late AS MATERIALIZED (
  SELECT f.* FROM span CROSS JOIN LATERAL (
    SELECT y.* FROM pg_snapshot_xip(span.last) AS x(id)
    CROSS JOIN LATERAL (SELECT ${columns} FROM ${table} j WHERE ${condition} AND j.freed_in = x.id OFFSET 0) y
    LIMIT ${most + 1}
  ) f
),
reach AS MATERIALIZED (
  SELECT c.cut, CASE
    WHEN (SELECT count(*) FROM late) > ${most} OR c.cut = (SELECT id FROM fresh ORDER BY id LIMIT 1) THEN NULL
    WHEN c.cut IS NULL THEN span.this::text
    ELSE format('%s:%s:%s', least(pg_snapshot_xmin(span.this), c.cut), c.cut,
      (SELECT string_agg(x.id::text, ',' ORDER BY x.id) FROM pg_snapshot_xip(span.this) AS x(id) WHERE x.id < c.cut))
  END AS snapshot
  FROM span CROSS JOIN (SELECT (SELECT id FROM fresh ORDER BY id OFFSET ${most} LIMIT 1) AS cut) c
),`
