WITH r AS MATERIALIZED (
  SELECT * FROM (SELECT unnest(p.a0) AS site, unnest(p.a1) AS state, unnest(p.a2) AS per_minute,
      unnest(p.a3) AS connections, unnest(p.a4) AS taken, unnest(p.a5) AS slowed, unnest(p.a6) AS other,
      unnest(p.a7) AS silent, unnest(p.a8) AS refusal_code, unnest(p.a9) AS refusal_text,
      unnest(p.a10) AS refused_at FROM (SELECT $3::text[] AS a0, $4::text[] AS a1, $5::float8[] AS a2,
      $6::int4[] AS a3, $7::int4[] AS a4, $8::int4[] AS a5, $9::int4[] AS a6, $10::int4[] AS a7, $11::text[] AS a8,
      $12::text[] AS a9, $13::timestamptz[] AS a10 OFFSET 0) p) AS r ORDER BY site
),
silent AS (
  DELETE FROM sendwright.site_reports WHERE (reporter, site) IN (
    SELECT reporter, site FROM sendwright.site_reports
    WHERE reported_at < $1::timestamptz - 180000 * interval '1 millisecond' AND reporter <> $2
    ORDER BY reporter, site LIMIT 500 FOR UPDATE SKIP LOCKED
  )
),
unused AS (
  DELETE FROM sendwright.sites WHERE site IN (
    SELECT site FROM sendwright.sites WHERE site IN (
      SELECT site FROM sendwright.sites WHERE paused_at IS NULL
      ORDER BY seen_at DESC, site OFFSET 2000 LIMIT 500
    ) AND site NOT IN (SELECT site FROM r) ORDER BY site FOR UPDATE SKIP LOCKED
  )
),
said AS (
  INSERT INTO sendwright.site_reports (reporter, site, state, per_minute, connections, taken, slowed, other, silent,
      reported_at)
  SELECT $2, r.site, r.state, r.per_minute, r.connections, r.taken, r.slowed, r.other, r.silent, $1::timestamptz FROM r
  ON CONFLICT (reporter, site) DO UPDATE SET reported_at = EXCLUDED.reported_at, state = EXCLUDED.state,
      per_minute = EXCLUDED.per_minute, connections = EXCLUDED.connections, taken = EXCLUDED.taken,
      slowed = EXCLUDED.slowed, other = EXCLUDED.other, silent = EXCLUDED.silent
)
INSERT INTO sendwright.sites AS s (site, seen_at, refusal_code, refusal_text, refused_at)
SELECT site, $1::timestamptz, refusal_code, refusal_text, refused_at FROM r
ON CONFLICT (site) DO UPDATE SET seen_at = EXCLUDED.seen_at,
    refusal_code = CASE WHEN s.refused_at IS NULL OR EXCLUDED.refused_at > s.refused_at THEN EXCLUDED.refusal_code ELSE s.refusal_code END,
    refusal_text = CASE WHEN s.refused_at IS NULL OR EXCLUDED.refused_at > s.refused_at THEN EXCLUDED.refusal_text ELSE s.refusal_text END,
    refused_at = CASE WHEN s.refused_at IS NULL OR EXCLUDED.refused_at > s.refused_at THEN EXCLUDED.refused_at ELSE s.refused_at END
WHERE s.seen_at <= EXCLUDED.seen_at - interval '1 minute' OR s.refused_at IS NULL AND EXCLUDED.refused_at IS NOT NULL;

SELECT site, paused_at IS NOT NULL AS paused,
    CASE WHEN flushed_at >= $1 THEN flushes END AS flushes FROM sendwright.sites
WHERE paused_at IS NOT NULL OR flushed_at >= $1 ORDER BY site
