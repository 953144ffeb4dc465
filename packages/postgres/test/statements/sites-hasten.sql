WITH looked AS MATERIALIZED ((
    SELECT j.email_id,
        j.queued_at FROM sendwright.send_jobs j WHERE j.receivers IS NOT NULL AND j.receivers[1] = $1::text AND NOT j.held AND j.email_id > $2::uuid ORDER BY j.email_id LIMIT $3
  ) UNION ALL (
    SELECT j.email_id, j.queued_at FROM (
      SELECT * FROM sendwright.send_jobs j
      WHERE j.receivers[2] IS NOT NULL AND j.receivers @> ARRAY[$1::text] AND j.receivers[1] <> $1::text OFFSET 0
    ) j WHERE NOT j.held AND j.email_id > $2::uuid ORDER BY j.email_id LIMIT $3
  ) ORDER BY email_id LIMIT $3),
locked AS MATERIALIZED (
  SELECT l.email_id FROM looked l
  CROSS JOIN LATERAL (
    SELECT FROM sendwright.send_jobs j
    WHERE j.email_id = l.email_id AND j.token IS NULL AND NOT j.held AND j.parts IS NOT NULL
    FOR UPDATE OF j SKIP LOCKED
  ) j
),
moved AS (
  UPDATE sendwright.send_jobs j SET due_at = least(j.due_at, $4::timestamptz),
    wake_at = CASE WHEN j.waits_for IS NULL THEN least(j.wake_at, $4::timestamptz) ELSE j.wake_at END,
    parts = (
      SELECT json_agg(
        CASE WHEN p.part->>3 = $1::text AND (p.part->>2)::int8 > $5::int8 THEN json_build_array(p.part->0, p.part->1,
            $5::int8, p.part->3) ELSE p.part END
        ORDER BY p.position
      )
      FROM json_array_elements(j.parts) WITH ORDINALITY AS p(part, position)
    )
  FROM locked l
  WHERE j.email_id = l.email_id AND j.email_id = ANY (ARRAY(SELECT email_id FROM locked))
    AND EXISTS (SELECT FROM json_array_elements(j.parts) AS p(part) WHERE p.part->>3 = $1::text AND (p.part->>2)::int8 > $5::int8)
  RETURNING 1
)
SELECT (SELECT count(*)::int4 FROM looked) AS looked, (SELECT count(*)::int4 FROM locked) AS locked,
  (SELECT count(*)::int4 FROM moved) AS moved, (SELECT email_id FROM looked ORDER BY email_id DESC LIMIT 1) AS last
