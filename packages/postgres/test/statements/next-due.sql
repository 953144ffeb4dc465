WITH span AS MATERIALIZED (
  SELECT $1::text::pg_snapshot AS last, pg_current_snapshot() AS this, $2::timestamptz AS horizon,
      $3::timestamptz AS leases_from
),
later AS MATERIALIZED (
  SELECT j.account_id, j.mode,
      j.wake_at FROM sendwright.send_jobs j WHERE j.token IS NULL AND NOT j.held AND j.wake_at <> j.queued_at AND j.wake_at > (SELECT s.horizon FROM span s)
  ORDER BY j.wake_at LIMIT 1000
),
job AS MATERIALIZED (
  SELECT account_id, mode, min(wake_at) AS wake_at FROM (
    SELECT f.* FROM span CROSS JOIN LATERAL (
  SELECT j.account_id, j.mode, j.wake_at FROM sendwright.send_jobs j
  WHERE j.token IS NULL AND NOT j.held AND j.mode < 'z' AND j.freed_in >= pg_snapshot_xmax(span.last) AND j.freed_in < pg_snapshot_xmax(span.this)
  UNION ALL
  SELECT f.* FROM pg_snapshot_xip(span.last) AS x(id)
  CROSS JOIN LATERAL (SELECT j.account_id, j.mode,
      j.wake_at FROM sendwright.send_jobs j WHERE j.token IS NULL AND NOT j.held AND j.mode < 'z' AND j.freed_in = x.id OFFSET 0) f OFFSET 0) f
    UNION ALL
    SELECT f.* FROM (SELECT unnest(p.a0) AS account_id, unnest(p.a1) AS mode, unnest(p.a2) AS from_at,
        unnest(p.a3) AS from_id FROM (SELECT $4::uuid[] AS a0, $5::text[] AS a1, $6::timestamptz[] AS a2,
        $7::uuid[] AS a3 OFFSET 0) p) AS l CROSS JOIN LATERAL (
    SELECT j.account_id, j.mode, j.wake_at FROM sendwright.send_jobs j
    WHERE j.token IS NULL AND NOT j.held AND j.mode > '' AND j.account_id = l.account_id AND j.mode = l.mode AND (j.wake_at,
        j.email_id) >= (l.from_at, l.from_id) ORDER BY j.wake_at, j.email_id LIMIT 1) f
    UNION ALL
    SELECT f.* FROM span CROSS JOIN LATERAL (
  SELECT j.id FROM sendwright.accounts j
  WHERE true AND j.reopened_in >= pg_snapshot_xmax(span.last) AND j.reopened_in < pg_snapshot_xmax(span.this)
  UNION ALL
  SELECT f.* FROM pg_snapshot_xip(span.last) AS x(id)
  CROSS JOIN LATERAL (SELECT j.id FROM sendwright.accounts j WHERE true AND j.reopened_in = x.id OFFSET 0) f OFFSET 0) a
    CROSS JOIN (VALUES ('live'), ('test')) m(mode)
    CROSS JOIN LATERAL (
    SELECT j.account_id, j.mode, j.wake_at FROM sendwright.send_jobs j
    WHERE j.token IS NULL AND NOT j.held AND j.mode > '' AND j.account_id = a.id AND j.mode = m.mode ORDER BY j.wake_at,
        j.email_id LIMIT 1) f
  ) j GROUP BY account_id, mode
)
SELECT least(
  (SELECT min(j.wake_at) FROM job j
    LEFT JOIN LATERAL (SELECT * FROM sendwright.accounts x WHERE x.id = j.account_id OFFSET 0) c ON true
    WHERE c.suspended_at IS NULL AND (c.paused_at IS NULL OR j.mode = 'test')),
  -- As far as the first of an open account.
  coalesce(
    (SELECT l.wake_at FROM later l
    LEFT JOIN LATERAL (SELECT * FROM sendwright.accounts x WHERE x.id = l.account_id OFFSET 0) c ON true
    WHERE c.suspended_at IS NULL AND (c.paused_at IS NULL OR l.mode = 'test') LIMIT 1),
    (SELECT max(wake_at) FROM later HAVING count(*) = 1000)
  )
) AS due,
(SELECT min(due_at) FROM sendwright.provider_events WHERE due_at >= $8) AS kept_due,
(SELECT min(scheduled_at) FROM sendwright.email_states
  WHERE status = 'scheduled' AND scheduled_at >= $9) AS scheduled_at,
(SELECT wake_at FROM sendwright.send_jobs j WHERE j.token IS NOT NULL AND j.mode > '' AND j.wake_at >= (SELECT s.leases_from FROM span s)
  ORDER BY j.wake_at LIMIT 1) AS lease_end
