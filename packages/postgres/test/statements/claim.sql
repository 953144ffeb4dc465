SELECT pg_current_snapshot()::text AS snapshot;

WITH slice AS MATERIALIZED (
  SELECT j.account_id, j.mode, j.wake_at, j.queued_at, j.token FROM sendwright.send_jobs j
  WHERE j.ctid >= $1::text::tid AND j.ctid < $2::text::tid AND NOT j.held
)
SELECT g.account_id AS group, g.mode AS lane, g.first, g.last, NULL::timestamptz AS lease_end, NULL::int4 AS blocks
FROM (
  SELECT account_id, mode, min(wake_at) AS first, max(wake_at) AS last FROM slice
  WHERE token IS NULL AND (wake_at <= $3 OR wake_at = queued_at) GROUP BY account_id, mode
) g
LEFT JOIN LATERAL (SELECT * FROM sendwright.accounts x WHERE x.id = g.account_id OFFSET 0) c ON true
WHERE c.suspended_at IS NULL AND (c.paused_at IS NULL OR g.mode = 'test')
UNION ALL
SELECT NULL, NULL, NULL, NULL, (SELECT min(wake_at) FROM slice WHERE token IS NOT NULL),
  (pg_relation_size('sendwright.send_jobs') / current_setting('block_size')::int4)::int4;

WITH span AS MATERIALIZED (
  SELECT $2::text::pg_snapshot AS last, pg_current_snapshot() AS this, $3::timestamptz AS horizon,
      $4::timestamptz AS leases_from, $5::timestamptz AS now, $6::float8 AS tolerance, $7::int4 AS most,
      $8::int4 AS per_group, $9::bool AS direct, $10::text AS token
),
lane AS MATERIALIZED (SELECT * FROM (SELECT unnest(p.a0) AS account_id, unnest(p.a1) AS mode, unnest(p.a2) AS from_at,
    unnest(p.a3) AS from_id, unnest(p.a4) AS turn FROM (SELECT $11::uuid[] AS a0, $12::text[] AS a1,
    $13::timestamptz[] AS a2, $14::uuid[] AS a3, $15::int4[] AS a4 OFFSET 0) p) AS l),
fresh AS MATERIALIZED (
  SELECT f.* FROM span CROSS JOIN LATERAL (
    SELECT j.email_id, j.account_id, j.mode, j.wake_at, j.queued_at, j.freed_in AS id FROM sendwright.send_jobs j
    WHERE j.token IS NULL AND NOT j.held AND j.mode < 'z' AND j.freed_in >= pg_snapshot_xmax(span.last) AND j.freed_in < pg_snapshot_xmax(span.this)
    ORDER BY j.freed_in LIMIT 1025
  ) f
),
late AS MATERIALIZED (
  SELECT f.* FROM span CROSS JOIN LATERAL (
    SELECT y.* FROM pg_snapshot_xip(span.last) AS x(id)
    CROSS JOIN LATERAL (SELECT j.email_id, j.account_id, j.mode, j.wake_at,
        j.queued_at FROM sendwright.send_jobs j WHERE j.token IS NULL AND NOT j.held AND j.mode < 'z' AND j.freed_in = x.id OFFSET 0) y
    LIMIT 1025
  ) f
),
reach AS MATERIALIZED (
  SELECT c.cut, CASE
    WHEN (SELECT count(*) FROM late) > 1024 OR c.cut = (SELECT id FROM fresh ORDER BY id LIMIT 1) THEN NULL
    WHEN c.cut IS NULL THEN span.this::text
    ELSE format('%s:%s:%s', least(pg_snapshot_xmin(span.this), c.cut), c.cut,
      (SELECT string_agg(x.id::text, ',' ORDER BY x.id) FROM pg_snapshot_xip(span.this) AS x(id) WHERE x.id < c.cut))
  END AS snapshot
  FROM span CROSS JOIN (SELECT (SELECT id FROM fresh ORDER BY id OFFSET 1024 LIMIT 1) AS cut) c
),
changed AS MATERIALIZED (
  SELECT f.* FROM (
    SELECT f.email_id, f.account_id, f.mode, f.wake_at, f.queued_at FROM fresh f CROSS JOIN reach r
    WHERE r.cut IS NULL OR f.id < r.cut
    UNION ALL SELECT * FROM late
  ) f
  WHERE f.wake_at <= greatest((SELECT s.now FROM span s), (SELECT s.horizon FROM span s)) OR f.wake_at = f.queued_at
  UNION
  SELECT j.email_id, j.account_id, j.mode, j.wake_at, j.queued_at FROM sendwright.send_jobs j
  WHERE j.token IS NULL AND NOT j.held AND j.wake_at <> j.queued_at AND j.wake_at > (SELECT s.horizon FROM span s) AND j.wake_at <= (SELECT s.now FROM span s)
),
account AS MATERIALIZED (
  SELECT g.account_id, g.turn, c.suspended_at IS NULL AS test_open,
    c.suspended_at IS NULL AND c.paused_at IS NULL AS live_open
  FROM (
    SELECT k.account_id, min(k.turn) AS turn
    FROM (SELECT account_id, turn FROM lane UNION ALL SELECT account_id, NULL FROM changed) k GROUP BY k.account_id) g
  LEFT JOIN LATERAL (SELECT * FROM sendwright.accounts x WHERE x.id = g.account_id OFFSET 0) c ON true
),
open AS MATERIALIZED (
  SELECT account_id, turn, 'live' AS mode, live_open AS is_open FROM account
  UNION ALL SELECT account_id, turn, 'test', test_open FROM account
),
ranged AS MATERIALIZED (
  SELECT r.* FROM lane l JOIN open o ON o.account_id = l.account_id AND o.mode = l.mode AND o.is_open
  CROSS JOIN LATERAL (
    SELECT j.email_id, j.account_id, j.mode, j.wake_at, j.queued_at FROM sendwright.send_jobs j
    WHERE j.token IS NULL AND NOT j.held AND j.mode > '' AND j.account_id = l.account_id AND j.mode = l.mode AND j.wake_at <= (SELECT s.now FROM span s)
      AND (j.wake_at, j.email_id) >= (l.from_at, l.from_id)
    ORDER BY j.wake_at, j.email_id LIMIT $16
  ) r
),
due AS MATERIALIZED (
  SELECT u.*, o.turn, row_number() OVER (PARTITION BY u.account_id ORDER BY u.wake_at, u.email_id) AS rank,
    min(u.wake_at) OVER (PARTITION BY u.account_id) AS since
  FROM (SELECT * FROM changed WHERE wake_at <= (SELECT s.now FROM span s) UNION SELECT * FROM ranged) u
  JOIN open o ON o.account_id = u.account_id AND o.mode = u.mode AND o.is_open
),
chosen AS MATERIALIZED (
  SELECT d.email_id, d.account_id, row_number() OVER (ORDER BY d.rank, d.turn, d.since, d.email_id) AS place FROM due d
  WHERE ((SELECT s.tolerance FROM span s)::float8 IS NULL
    OR abs(extract(epoch FROM statement_timestamp() - (SELECT s.now FROM span s)) * 1000) <= (SELECT s.tolerance FROM span s)::float8) AND d.rank <= (SELECT s.per_group FROM span s) AND (d.turn IS NOT NULL OR (SELECT s.direct FROM span s))
  ORDER BY d.rank, d.turn, d.since, d.email_id LIMIT (SELECT s.most FROM span s)
),
locked AS MATERIALIZED (
  SELECT c.email_id, c.account_id, c.place FROM chosen c
  CROSS JOIN LATERAL (
    SELECT FROM sendwright.send_jobs j
    WHERE j.email_id = c.email_id AND j.token IS NULL AND NOT j.held AND j.wake_at <= (SELECT s.now FROM span s)
    FOR UPDATE OF j SKIP LOCKED
  ) j
),
leased AS (
  UPDATE sendwright.send_jobs j
  SET token = (SELECT s.token FROM span s) || '.' || array_position(ARRAY(SELECT c.email_id FROM chosen c ORDER BY c.place),
      j.email_id),
    wake_at = $1, began_at = NULL, waits_for = NULL
  WHERE j.email_id = ANY (ARRAY(SELECT email_id FROM locked))
),
remaining AS MATERIALIZED (
  SELECT DISTINCT ON (d.account_id, d.mode) d.* FROM due d
  WHERE d.email_id NOT IN (SELECT l.email_id FROM locked l)
  ORDER BY d.account_id, d.mode, d.wake_at, d.email_id
),
ended AS MATERIALIZED (
  SELECT DISTINCT ON (account_id, mode) *, count(*) OVER (PARTITION BY account_id, mode) AS read FROM ranged
  ORDER BY account_id, mode, wake_at DESC, email_id DESC
),
early AS MATERIALIZED (
  SELECT account_id, mode, min(wake_at) AS first,
      max(wake_at) AS last FROM changed WHERE wake_at > (SELECT s.now FROM span s)
  GROUP BY account_id, mode
),
lanes AS (
  SELECT k.account_id AS account, k.mode, NOT o.is_open AS closed,
    round(extract(epoch FROM r.wake_at) * 1000)::float8 AS left_at, r.email_id AS left_id,
        round(extract(epoch FROM e.wake_at) * 1000)::float8 AS last_at, e.email_id AS last_id, coalesce(e.read,
        0) AS read,
    EXISTS (SELECT FROM chosen c WHERE c.account_id = k.account_id) AS tried,
    round(extract(epoch FROM f.first) * 1000)::float8 AS later_at,
        round(extract(epoch FROM f.last) * 1000)::float8 AS later_until
  FROM (SELECT account_id, mode FROM lane UNION SELECT DISTINCT account_id, mode FROM changed) k
  JOIN open o ON o.account_id = k.account_id AND o.mode = k.mode
  LEFT JOIN remaining r ON r.account_id = k.account_id AND r.mode = k.mode
  LEFT JOIN ended e ON e.account_id = k.account_id AND e.mode = k.mode
  LEFT JOIN early f ON f.account_id = k.account_id AND f.mode = k.mode
)
SELECT l.email_id, l.account_id, (SELECT s.token FROM span s) || '.' || l.place AS token, NULL::json AS found,
    l.place FROM locked l
UNION ALL
SELECT NULL, NULL, NULL, json_build_object(
  'snapshot', reach.snapshot,
  'more', reach.cut IS NOT NULL OR reach.snapshot IS NULL,
  'lapsed', coalesce((SELECT json_agg(p.email_id) FROM (
    SELECT j.email_id FROM sendwright.send_jobs j
    WHERE j.token IS NOT NULL AND j.mode > '' AND j.wake_at >= (SELECT s.leases_from FROM span s) AND j.wake_at <= (SELECT s.now FROM span s) AND ((SELECT s.tolerance FROM span s)::float8 IS NULL
    OR abs(extract(epoch FROM statement_timestamp() - (SELECT s.now FROM span s)) * 1000) <= (SELECT s.tolerance FROM span s)::float8)
    ORDER BY j.wake_at LIMIT greatest((SELECT s.most FROM span s), 1)) p), '[]'),
  'reopened', coalesce((SELECT json_agg(a.id) FROM (
  SELECT j.id FROM sendwright.accounts j
  WHERE true AND j.reopened_in >= pg_snapshot_xmax(span.last) AND j.reopened_in < pg_snapshot_xmax(span.this)
  UNION ALL
  SELECT f.* FROM pg_snapshot_xip(span.last) AS x(id)
  CROSS JOIN LATERAL (SELECT j.id FROM sendwright.accounts j WHERE true AND j.reopened_in = x.id OFFSET 0) f) a), '[]'),
  'lanes', coalesce((SELECT json_agg(lanes) FROM lanes), '[]'),
  'missed', (SELECT count(*) FROM chosen) > (SELECT count(*) FROM locked)
), NULL FROM span CROSS JOIN reach WHERE set_config('synchronous_commit', 'off', true) = 'off'
ORDER BY place
