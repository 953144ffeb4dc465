WITH live AS (
  SELECT r.site, max(CASE r.state WHEN 'resting' THEN 2 WHEN 'slowed' THEN 1 ELSE 0 END) AS worst,
    coalesce(sum(r.per_minute), 0)::float8 AS per_minute, coalesce(sum(r.connections), 0)::int4 AS connections,
        coalesce(sum(r.taken), 0)::int4 AS taken, coalesce(sum(r.slowed), 0)::int4 AS slowed, coalesce(sum(r.other),
        0)::int4 AS other, coalesce(sum(r.silent), 0)::int4 AS silent
  FROM sendwright.site_reports r WHERE r.reported_at >= $1::timestamptz AND ($2::text IS NULL OR r.site = $2::text) GROUP BY r.site
),
ranked AS (
  SELECT s.*, l.*, s.site AS name, CASE WHEN s.paused_at IS NOT NULL THEN 3 ELSE coalesce(l.worst, 0) END AS rank
  FROM sendwright.sites s LEFT JOIN live l ON l.site = s.site WHERE $2::text IS NULL OR s.site = $2::text
),
page AS MATERIALIZED (
  SELECT * FROM ranked WHERE $3::int4 IS NULL OR rank < $3::int4 OR rank = $3::int4 AND name > $4::text
  ORDER BY rank DESC, name LIMIT $5
)
SELECT p.name AS site, CASE p.worst WHEN 2 THEN 'resting' WHEN 1 THEN 'slowed' WHEN 0 THEN 'well' END AS state,
  coalesce(p.per_minute, 0) AS per_minute, coalesce(p.connections, 0) AS connections, coalesce(p.taken, 0) AS taken,
      coalesce(p.slowed, 0) AS slowed, coalesce(p.other, 0) AS other, coalesce(p.silent, 0) AS silent,
  p.refusal_code, p.refusal_text, p.refused_at, p.paused_at, p.paused_by, p.seen_at,
  (SELECT count(*)::int4 FROM (
    (SELECT 1 FROM sendwright.send_jobs j WHERE j.receivers IS NOT NULL AND j.receivers[1] = p.name AND NOT j.held LIMIT 10000) UNION ALL (SELECT 1 FROM (
      SELECT * FROM sendwright.send_jobs j
      WHERE j.receivers[2] IS NOT NULL AND j.receivers @> ARRAY[p.name] AND j.receivers[1] <> p.name OFFSET 0
    ) j WHERE NOT j.held LIMIT 10000) LIMIT 10000
  ) q) AS waiting,
  (SELECT queued_at FROM ((
    SELECT j.email_id,
        j.queued_at FROM sendwright.send_jobs j WHERE j.receivers IS NOT NULL AND j.receivers[1] = p.name AND NOT j.held ORDER BY j.email_id LIMIT 1
  ) UNION ALL (
    SELECT j.email_id, j.queued_at FROM (
      SELECT * FROM sendwright.send_jobs j
      WHERE j.receivers[2] IS NOT NULL AND j.receivers @> ARRAY[p.name] AND j.receivers[1] <> p.name OFFSET 0
    ) j WHERE NOT j.held ORDER BY j.email_id LIMIT 1
  ) ORDER BY email_id LIMIT 1) q) AS oldest_at
FROM page p
ORDER BY p.rank DESC, p.name
