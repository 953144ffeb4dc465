// What was used of the day before, with the roll-over to a new one, and what can be granted of the wish.
const dayUsed = "(CASE WHEN q.day >= EXCLUDED.day THEN q.day_used ELSE 0 END)"
const grant =
  `greatest(0, least(EXCLUDED.granted, EXCLUDED.month_limit - q.month_used, EXCLUDED.day_limit - ${dayUsed}))`

const wholeGrant = `CASE WHEN ${grant} < EXCLUDED.granted THEN 0 ELSE EXCLUDED.granted END`

/** Which of the messages that are `judged` may be stored by their accounts' quotas, as the `outcome` of each. */
export const granted = `
ranked AS MATERIALIZED (
  SELECT *, row_number() OVER (PARTITION BY account_id ORDER BY n) AS rank
  FROM judged WHERE refusal IS NULL AND month IS NOT NULL
),
granted AS (
  INSERT INTO sendwright.quotas AS q (account_id, month, month_used, month_limit, day, day_used, day_limit, granted)
  SELECT account_id, month, want, month_limit, day, want, day_limit, want FROM (
    SELECT account_id, max(month) AS month, max(month_limit) AS month_limit, max(day) AS day,
      max(day_limit) AS day_limit, greatest(0, least(count(*), max(month_limit), max(day_limit)))::int4 AS want
    FROM ranked GROUP BY account_id
  ) wants
  ORDER BY account_id
  ON CONFLICT (account_id, month) DO UPDATE SET
    month_limit = EXCLUDED.month_limit,
    day = greatest(q.day, EXCLUDED.day),
    day_limit = EXCLUDED.day_limit,
    granted = ${grant},
    month_used = q.month_used + ${grant},
    day_used = ${dayUsed} + ${grant}
  RETURNING q.account_id, q.granted, q.month_used, q.month_limit, q.day_limit
),
outcome AS MATERIALIZED (
  SELECT j.n, j.g, j.domain_id, j.addresses, j.kept_addresses,
    CASE WHEN j.refusal IS NOT NULL THEN j.refusal
      WHEN r.rank > q.granted THEN CASE WHEN q.month_used >= q.month_limit THEN 'month' ELSE 'day' END END AS refusal,
    CASE WHEN q.month_used >= q.month_limit THEN q.month_limit ELSE q.day_limit END AS allowed
  FROM judged j LEFT JOIN ranked r ON r.n = j.n LEFT JOIN granted q ON q.account_id = r.account_id
),`

const room = "least(q.month_limit - q.month_used, q.day_limit - q.day_used)"

/**
 * The same for a group that is all or nothing: it is granted whole, or nothing is used up. What it would have been granted
 * alone (`room`) says for which of its messages there was none left.
 */
export const grantedWhole = `
ranked AS MATERIALIZED (
  SELECT *, row_number() OVER (ORDER BY n) AS rank FROM judged WHERE refusal IS NULL AND month IS NOT NULL
),
granted AS (
  INSERT INTO sendwright.quotas AS q (account_id, month, month_used, month_limit, day, day_used, day_limit, granted)
  SELECT account_id, month, want, month_limit, day, want, day_limit, want FROM (
    SELECT account_id, month, month_limit, day, day_limit,
      CASE WHEN count(*) > least(month_limit, day_limit) OR EXISTS (SELECT FROM judged WHERE refusal IS NOT NULL)
        THEN 0 ELSE count(*) END::int4 AS want
    FROM ranked GROUP BY account_id, month, month_limit, day, day_limit
  ) wants
  ON CONFLICT (account_id, month) DO UPDATE SET
    month_limit = EXCLUDED.month_limit,
    day = greatest(q.day, EXCLUDED.day),
    day_limit = EXCLUDED.day_limit,
    granted = ${wholeGrant},
    month_used = q.month_used + ${wholeGrant},
    day_used = ${dayUsed} + ${wholeGrant}
  RETURNING q.account_id, q.granted + CASE WHEN ${room} < 0 THEN 0 ELSE ${room} END AS room,
    q.month_limit - q.month_used <= ${room} AS is_month, q.month_limit, q.day_limit
),
outcome AS MATERIALIZED (
  SELECT j.n, j.g, j.domain_id, j.addresses, j.kept_addresses,
    CASE WHEN j.refusal IS NOT NULL THEN j.refusal
      WHEN r.rank > q.room THEN CASE WHEN q.is_month THEN 'month' ELSE 'day' END END AS refusal,
    CASE WHEN q.is_month THEN q.month_limit ELSE q.day_limit END AS allowed
  FROM judged j LEFT JOIN ranked r ON r.n = j.n LEFT JOIN granted q ON q.account_id = r.account_id
),`
