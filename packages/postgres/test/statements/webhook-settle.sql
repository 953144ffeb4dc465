WITH s AS MATERIALIZED (
  SELECT * FROM (SELECT unnest(p.a0) AS delivery_id, unnest(p.a1) AS token, unnest(p.a2) AS at,
      unnest(p.a3) AS response_code, unnest(p.a4) AS error, unnest(p.a5) AS duration_ms, unnest(p.a6) AS status,
      unnest(p.a7) AS next_at FROM (SELECT $1::uuid[] AS a0, $2::text[] AS a1, $3::timestamptz[] AS a2,
      $4::int4[] AS a3, $5::text[] AS a4, $6::int4[] AS a5, $7::text[] AS a6, $8::timestamptz[] AS a7 OFFSET 0) p) AS s
),
job AS MATERIALIZED (
  SELECT s.* FROM s JOIN sendwright.webhook_jobs j ON j.delivery_id = s.delivery_id AND j.token = s.token
  WHERE j.delivery_id = ANY (ARRAY(SELECT delivery_id FROM s)) ORDER BY j.delivery_id FOR UPDATE OF j
),
recorded AS (
  UPDATE sendwright.webhook_deliveries d SET status = job.status, attempts = d.attempts + 1,
    last_error = coalesce(job.error, d.last_error), response_code = job.response_code, duration_ms = job.duration_ms
  FROM job WHERE d.id = job.delivery_id AND d.id = ANY (ARRAY(SELECT delivery_id FROM job)) AND d.id >= '01a19467-e800-0000-0000-000000000000' AND d.id < '01a22ee6-b000-0000-0000-000000000000'
  RETURNING d.id, d.attempts, job.at, job.response_code, job.error, job.duration_ms
),
new_attempts AS (
  INSERT INTO sendwright.webhook_attempts (delivery_id, number, at, response_code, error, duration_ms)
  SELECT id, attempts, at, response_code, error, duration_ms FROM recorded
),
ended AS (
  DELETE FROM sendwright.webhook_jobs j WHERE j.delivery_id = ANY (ARRAY(SELECT delivery_id FROM job WHERE next_at IS NULL))
),
moved AS (
  UPDATE sendwright.webhook_jobs j SET token = NULL, due_at = job.next_at, wake_at = job.next_at, is_retry = true
  FROM job WHERE j.delivery_id = job.delivery_id AND j.delivery_id = ANY (ARRAY(SELECT delivery_id FROM job WHERE next_at IS NOT NULL))
)
SELECT delivery_id FROM job
