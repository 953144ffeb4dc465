SELECT pg_current_snapshot()::text AS snapshot;

WITH slice AS MATERIALIZED (
  SELECT j.endpoint_id, j.wake_at, j.is_retry, j.token FROM sendwright.webhook_jobs j
  WHERE j.ctid >= $1::text::tid AND j.ctid < $2::text::tid
)
SELECT endpoint_id AS group, '' AS lane, min(wake_at) AS first, max(wake_at) AS last, NULL::timestamptz AS lease_end,
  NULL::int4 AS blocks
FROM slice WHERE token IS NULL AND (wake_at <= $3 OR NOT is_retry) GROUP BY endpoint_id
UNION ALL
SELECT NULL, NULL, NULL, NULL, (SELECT min(wake_at) FROM slice WHERE token IS NOT NULL),
  (pg_relation_size('sendwright.webhook_jobs') / current_setting('block_size')::int4)::int4;

WITH span AS MATERIALIZED (
  SELECT $2::text::pg_snapshot AS last, pg_current_snapshot() AS this, $3::timestamptz AS horizon,
      $4::timestamptz AS leases_from, $5::timestamptz AS now, $6::float8 AS tolerance, $7::int4 AS most,
      $8::int4 AS per_group, $9::bool AS direct, $10::text AS token
),
lane AS MATERIALIZED (SELECT * FROM (SELECT unnest(p.a0) AS endpoint_id, unnest(p.a1) AS from_at,
    unnest(p.a2) AS from_ordinal, unnest(p.a3) AS turn FROM (SELECT $11::uuid[] AS a0, $12::timestamptz[] AS a1,
    $13::int8[] AS a2, $14::int4[] AS a3 OFFSET 0) p) AS l),
room AS MATERIALIZED (SELECT * FROM (SELECT unnest(p.a0) AS endpoint_id,
    unnest(p.a1) AS room FROM (SELECT $15::uuid[] AS a0, $16::int4[] AS a1 OFFSET 0) p) AS r),
lapsed AS MATERIALIZED (
  SELECT j.delivery_id FROM sendwright.webhook_jobs j
  WHERE j.token IS NOT NULL AND j.ordinal > 0 AND j.wake_at >= (SELECT s.leases_from FROM span s) AND j.wake_at <= (SELECT s.now FROM span s) AND ((SELECT s.tolerance FROM span s)::float8 IS NULL
    OR abs(extract(epoch FROM statement_timestamp() - (SELECT s.now FROM span s)) * 1000) <= (SELECT s.tolerance FROM span s)::float8)
  ORDER BY j.wake_at LIMIT 1000 FOR UPDATE OF j SKIP LOCKED
),
freed AS (
  UPDATE sendwright.webhook_jobs j SET token = NULL,
      wake_at = j.due_at WHERE j.delivery_id = ANY (ARRAY(SELECT delivery_id FROM lapsed))
),
fresh AS MATERIALIZED (
  SELECT f.* FROM span CROSS JOIN LATERAL (
    SELECT j.endpoint_id, j.wake_at, j.ordinal, j.is_retry, j.freed_in AS id FROM sendwright.webhook_jobs j
    WHERE j.token IS NULL AND j.ordinal < 9223372036854775807 AND j.freed_in >= pg_snapshot_xmax(span.last) AND j.freed_in < pg_snapshot_xmax(span.this)
    ORDER BY j.freed_in LIMIT 1025
  ) f
),
late AS MATERIALIZED (
  SELECT f.* FROM span CROSS JOIN LATERAL (
    SELECT y.* FROM pg_snapshot_xip(span.last) AS x(id)
    CROSS JOIN LATERAL (SELECT j.endpoint_id, j.wake_at, j.ordinal,
        j.is_retry FROM sendwright.webhook_jobs j WHERE j.token IS NULL AND j.ordinal < 9223372036854775807 AND j.freed_in = x.id OFFSET 0) y
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
  SELECT f.endpoint_id, f.wake_at, f.ordinal FROM (
    SELECT f.endpoint_id, f.wake_at, f.ordinal, f.is_retry FROM fresh f CROSS JOIN reach r
    WHERE r.cut IS NULL OR f.id < r.cut
    UNION ALL SELECT * FROM late
  ) f
  WHERE f.wake_at <= greatest((SELECT s.now FROM span s), (SELECT s.horizon FROM span s)) OR NOT f.is_retry
  UNION ALL
  SELECT j.endpoint_id, j.wake_at, j.ordinal FROM sendwright.webhook_jobs j
  WHERE j.token IS NULL AND j.is_retry AND j.wake_at > (SELECT s.horizon FROM span s) AND j.wake_at <= (SELECT s.now FROM span s)
),
known AS MATERIALIZED (
  SELECT k.endpoint_id, l.turn, coalesce(
      (SELECT r.room FROM room r WHERE r.endpoint_id = k.endpoint_id),
      (SELECT 0 FROM sendwright.webhook_endpoints w WHERE w.id = k.endpoint_id AND w.url LIKE 'process:%'),
      (SELECT s.per_group FROM span s)
    ) AS room,
    CASE WHEN f.is_first THEN f.wake_at ELSE l.from_at END AS from_at,
    CASE WHEN f.is_first THEN f.ordinal ELSE l.from_ordinal END AS from_ordinal
  FROM (SELECT endpoint_id FROM lane UNION SELECT endpoint_id FROM changed) k
  LEFT JOIN lane l ON l.endpoint_id = k.endpoint_id
  LEFT JOIN LATERAL (
    SELECT c.wake_at, c.ordinal, (l.turn IS NULL OR (c.wake_at, c.ordinal) < (l.from_at, l.from_ordinal)) AS is_first
    FROM changed c WHERE c.endpoint_id = k.endpoint_id AND c.wake_at <= (SELECT s.now FROM span s) ORDER BY c.wake_at,
        c.ordinal LIMIT 1
  ) f ON true
),
open AS MATERIALIZED (
  SELECT * FROM known WHERE room > 0 AND from_at IS NOT NULL AND (turn IS NOT NULL OR (SELECT s.direct FROM span s))
),
ranged AS MATERIALIZED (
  SELECT o.endpoint_id, o.turn, r.*, row_number() OVER (PARTITION BY o.endpoint_id ORDER BY r.wake_at,
      r.ordinal) AS rank
  FROM open o CROSS JOIN LATERAL (
    SELECT j.delivery_id, j.wake_at, j.ordinal FROM sendwright.webhook_jobs j
    WHERE j.token IS NULL AND j.ordinal > 0 AND j.endpoint_id = o.endpoint_id AND j.wake_at <= (SELECT s.now FROM span s)
      AND (j.wake_at, j.ordinal) >= (o.from_at, o.from_ordinal)
    ORDER BY j.wake_at, j.ordinal LIMIT o.room) r
),
wanted AS MATERIALIZED (
  SELECT c.endpoint_id, c.turn, count(*) AS count FROM (
    SELECT r.endpoint_id, r.turn FROM ranged r WHERE ((SELECT s.tolerance FROM span s)::float8 IS NULL
    OR abs(extract(epoch FROM statement_timestamp() - (SELECT s.now FROM span s)) * 1000) <= (SELECT s.tolerance FROM span s)::float8) ORDER BY r.rank,
        r.turn, r.wake_at, r.ordinal LIMIT (SELECT s.most FROM span s)
  ) c GROUP BY c.endpoint_id, c.turn
),
taken AS MATERIALIZED (
  SELECT o.endpoint_id, o.turn, t.*, row_number() OVER (PARTITION BY o.endpoint_id ORDER BY t.wake_at,
      t.ordinal) AS rank
  FROM (SELECT o.*, w.count FROM open o JOIN wanted w ON w.endpoint_id = o.endpoint_id) o
  CROSS JOIN LATERAL (
    SELECT j.delivery_id, j.wake_at, j.ordinal FROM sendwright.webhook_jobs j
    WHERE j.token IS NULL AND j.ordinal > 0 AND j.endpoint_id = o.endpoint_id AND j.wake_at <= (SELECT s.now FROM span s)
      AND (j.wake_at, j.ordinal) >= (o.from_at, o.from_ordinal)
    ORDER BY j.wake_at, j.ordinal LIMIT o.count FOR UPDATE OF j SKIP LOCKED) t
),
locked AS MATERIALIZED (
  SELECT t.*, row_number() OVER (ORDER BY t.rank, t.turn, t.wake_at, t.ordinal) AS place FROM taken t
),
leased AS (
  UPDATE sendwright.webhook_jobs j SET token = (SELECT s.token FROM span s) || '.' || l.place, wake_at = $1
  FROM locked l
  CROSS JOIN LATERAL (SELECT FROM sendwright.webhook_endpoints w WHERE w.id = l.endpoint_id OFFSET 0) w
  WHERE j.delivery_id = l.delivery_id AND j.delivery_id = ANY (ARRAY(SELECT delivery_id FROM locked))
),
lanes AS (
  SELECT k.endpoint_id AS endpoint, k.room, o.endpoint_id IS NOT NULL AS looked,
    EXISTS (SELECT FROM wanted w WHERE w.endpoint_id = k.endpoint_id) AS tried, coalesce(e.read, 0) AS read,
    round(extract(epoch FROM r.wake_at) * 1000)::float8 AS left_at, lpad(r.ordinal::text, 19, '0') AS left_id,
    round(extract(epoch FROM e.wake_at) * 1000)::float8 AS last_at, lpad(e.ordinal::text, 19, '0') AS last_id,
    round(extract(epoch FROM k.from_at) * 1000)::float8 AS from_at, lpad(k.from_ordinal::text, 19, '0') AS from_id,
    round(extract(epoch FROM f.first) * 1000)::float8 AS later_at,
        round(extract(epoch FROM f.last) * 1000)::float8 AS later_until
  FROM known k
  LEFT JOIN open o ON o.endpoint_id = k.endpoint_id
  LEFT JOIN LATERAL (
    SELECT r.wake_at, r.ordinal FROM ranged r
    WHERE r.endpoint_id = k.endpoint_id AND NOT EXISTS (SELECT FROM locked l WHERE l.delivery_id = r.delivery_id)
    ORDER BY r.rank LIMIT 1
  ) r ON true
  LEFT JOIN LATERAL (
    SELECT r.wake_at, r.ordinal,
        r.rank AS read FROM ranged r WHERE r.endpoint_id = k.endpoint_id ORDER BY r.rank DESC LIMIT 1
  ) e ON true
  LEFT JOIN LATERAL (
    SELECT min(c.wake_at) AS first, max(c.wake_at) AS last FROM changed c
    WHERE c.endpoint_id = k.endpoint_id AND c.wake_at > (SELECT s.now FROM span s)
  ) f ON true
)
SELECT l.delivery_id, l.endpoint_id AS lane, d.id, d.endpoint_id, d.mode, d.event_id, d.event_type, d.email_id,
    d.status, d.attempts,
  d.last_error, d.response_code, d.duration_ms, d.is_test, d.replay_of, d.created_at,
  w.account_id, w.url, w.format, w.sealed_secret,
  CASE WHEN w.old_secret_until > (SELECT s.now FROM span s) THEN w.old_sealed_secret END AS old_sealed_secret,
  CASE WHEN w.id IS NOT NULL THEN (SELECT s.token FROM span s) || '.' || l.place END AS token, v.sequence, v.details,
      v.occurred_at, e.sender, e.to_list, e.subject, e.tags,
  e.own_header, e.trace, s.status AS email_status,
  CASE WHEN coalesce(l.place, 1) = 1 THEN json_build_object(
    'snapshot', reach.snapshot,
    'more', reach.cut IS NOT NULL OR reach.snapshot IS NULL,
    'lapsed', (SELECT count(*) FROM lapsed),
    'lanes', coalesce((SELECT json_agg(lanes) FROM lanes), '[]')
  ) END AS found
FROM span CROSS JOIN reach
LEFT JOIN locked l ON true
LEFT JOIN LATERAL (SELECT * FROM sendwright.webhook_endpoints w WHERE w.id = l.endpoint_id OFFSET 0) w ON true
LEFT JOIN LATERAL (
  SELECT * FROM sendwright.webhook_deliveries d WHERE d.id = l.delivery_id AND d.id >= '01a0f4c2-c400-0000-0000-000000000000' AND d.id < '01a22ee6-b000-0000-0000-000000000000' OFFSET 0
) d ON true
LEFT JOIN LATERAL (
  SELECT v.* FROM sendwright.email_history v
  WHERE v.email_id = d.email_id AND v.id = d.event_id AND v.email_id >= '01a0f4c2-c400-0000-0000-000000000000' AND v.email_id < '01a22ee6-b000-0000-0000-000000000000' OFFSET 0
) v ON true
LEFT JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = d.email_id AND e.id >= '01a0f4c2-c400-0000-0000-000000000000' AND e.id < '01a22ee6-b000-0000-0000-000000000000' OFFSET 0) e ON true
LEFT JOIN LATERAL (
  SELECT s.status FROM sendwright.email_states s WHERE s.email_id = d.email_id AND s.email_id >= '01a0f4c2-c400-0000-0000-000000000000' AND s.email_id < '01a22ee6-b000-0000-0000-000000000000' OFFSET 0
) s ON true
ORDER BY l.place
