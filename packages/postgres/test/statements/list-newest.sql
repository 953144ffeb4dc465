SELECT e.id, e.mode, e.sender, e.to_list, e.cc_list, e.bcc_list, e.reply_to, e.subject, e.tags, e.own_header,
  s.status, s.scheduled_at, e.created_at, s.updated_at, e.message_id, s.provider_message_id, e.recipients
FROM (WITH places AS MATERIALIZED (SELECT * FROM (SELECT e.id FROM sendwright.emails e WHERE e.account_id = $1 AND e.mode = $2 AND e.id >= '01a0f4c2-c400-0000-0000-000000000000' ORDER BY e.id DESC LIMIT (SELECT $3::int4)) f ORDER BY id DESC LIMIT (SELECT $3::int4)) SELECT * FROM places) f
CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = f.id AND e.id >= '01a0f4c2-c400-0000-0000-000000000000' OFFSET 0) e
CROSS JOIN LATERAL (
  SELECT * FROM sendwright.email_states s WHERE s.email_id = f.id AND s.email_id >= '01a0f4c2-c400-0000-0000-000000000000' OFFSET 0
) s
ORDER BY f.id DESC;

SELECT f.id FROM (SELECT e.id FROM sendwright.emails e WHERE e.account_id = $1 AND e.mode = $2 AND e.id < (SELECT '01a0f4c2-c400-0000-0000-000000000000'::uuid) ORDER BY e.id DESC LIMIT (SELECT $3::int4)) f ORDER BY f.id DESC LIMIT (SELECT $3::int4)
