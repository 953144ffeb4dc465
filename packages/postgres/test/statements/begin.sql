WITH l AS MATERIALIZED (SELECT * FROM (SELECT unnest(p.a0) AS email_id,
    unnest(p.a1) AS token FROM (SELECT $2::uuid[] AS a0, $3::text[] AS a1 OFFSET 0) p) AS l),
job AS MATERIALIZED (
  SELECT j.email_id, j.token, j.queued_at, j.attempt, j.parts
  FROM l JOIN sendwright.send_jobs j ON j.email_id = l.email_id AND j.token = l.token
  WHERE j.email_id = ANY (ARRAY(SELECT email_id FROM l)) AND j.wake_at > $1 ORDER BY j.email_id FOR UPDATE OF j
),
checked AS MATERIALIZED (
  SELECT j.email_id, j.token, j.queued_at, j.attempt AS attempts, j.parts, s.states, s.mode,
    e.domain_id IS NOT NULL AS has_domain, s.scheduled_at, e.account_id, e.message_id, e.sender, e.to_list, e.cc_list,
    e.reply_to, e.subject, e.tags, e.own_header, e.recipients, e.envelopes, e.simulations, e.attachment_count,
    e.created_at, e.trace,
    (SELECT d.id FROM sendwright.domains d
    WHERE d.account_id = e.account_id AND d.name = (SELECT was.name FROM sendwright.domains was WHERE was.id = e.domain_id)
      AND d.status = 'verified' AND d.removed_at IS NULL) AS domain_id,
    (SELECT array_agg(x.address) AS addresses FROM (SELECT r.address FROM unnest(e.recipients, s.states) AS r(address,
        state) WHERE r.state = 'queued') r CROSS JOIN LATERAL (
      SELECT x.address FROM sendwright.suppressions x WHERE x.account_id = e.account_id AND x.address = r.address OFFSET 0
    ) x)
    || CASE WHEN EXISTS (SELECT FROM sendwright.suppressions h WHERE h.account_id = e.account_id AND h.recipient_hash IS NOT NULL OFFSET 0)
      THEN sendwright.erased_queued_of(e.account_id, e.recipients, s.states, $4, $5) END
    || CASE WHEN e.sender = '[erased]' THEN ARRAY[e.sender] END AS suppressed
  FROM job j
  CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = j.email_id AND e.id >= '01a19467-e800-0000-0000-000000000000' AND e.id < '01a22ee6-b000-0000-0000-000000000000' OFFSET 0) e
  CROSS JOIN LATERAL (
    SELECT * FROM sendwright.email_states s WHERE s.email_id = j.email_id AND s.email_id >= '01a19467-e800-0000-0000-000000000000' AND s.email_id < '01a22ee6-b000-0000-0000-000000000000' OFFSET 0
  ) s
),
ready AS (
  SELECT email_id FROM checked WHERE (NOT has_domain OR domain_id IS NOT NULL) AND suppressed IS NULL
),
begun AS (
  UPDATE sendwright.send_jobs j SET began_at = $1,
      attempt = j.attempt + 1 WHERE j.email_id = ANY (ARRAY(SELECT email_id FROM ready))
)
SELECT k.*, c.html, c.body_text, c.headers, c.unsubscribe_url
FROM checked k LEFT JOIN LATERAL (
  SELECT * FROM sendwright.email_contents c WHERE c.email_id = k.email_id AND c.email_id >= '01a19467-e800-0000-0000-000000000000' AND c.email_id < '01a22ee6-b000-0000-0000-000000000000' OFFSET 0
) c ON true
