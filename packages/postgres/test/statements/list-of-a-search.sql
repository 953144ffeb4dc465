WITH
  near AS MATERIALIZED (
    SELECT e.id FROM (
  SELECT e.* FROM (WITH places AS MATERIALIZED (SELECT e.id FROM sendwright.emails e WHERE e.account_id = $1 AND e.mode = $2 AND e.id >= '01a0f4c2-c400-0000-0000-000000000000' ORDER BY e.id DESC LIMIT (SELECT $7::int4)) SELECT * FROM places) n CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = n.id AND e.id >= '01a0f4c2-c400-0000-0000-000000000000' OFFSET 0) e
) e WHERE true AND e.search_text LIKE $4
    ORDER BY e.id DESC LIMIT $3),
  edge AS MATERIALIZED (
    SELECT * FROM (
      SELECT p.id, row_number() OVER (ORDER BY p.id DESC)::int4 AS read FROM (
    SELECT e.id FROM sendwright.emails e WHERE e.account_id = $1 AND e.mode = $2 AND e.id >= '01a0f4c2-c400-0000-0000-000000000000' ORDER BY e.id DESC LIMIT (SELECT $7::int4)) p
      ORDER BY read DESC LIMIT 1
    ) r WHERE (SELECT count(*) FROM near) < $3
  ),
  exact AS MATERIALIZED (
  SELECT e.id FROM sendwright.emails e
  WHERE e.id = $6 AND e.message_id = $5
    AND e.account_id = $1 AND e.mode = $2 AND e.id >= '01a0f4c2-c400-0000-0000-000000000000'
  UNION
  SELECT e.id FROM sendwright.email_states s JOIN sendwright.emails e ON e.id = s.email_id
  WHERE s.provider_message_id = $5 AND s.email_id >= '01a0f4c2-c400-0000-0000-000000000000' AND e.account_id = $1 AND e.mode = $2 AND e.id >= '01a0f4c2-c400-0000-0000-000000000000'),
  found AS (
    SELECT id FROM near
    UNION SELECT id FROM exact
    WHERE id >= (SELECT id FROM edge) OR NOT EXISTS (SELECT FROM edge WHERE read = $7)
  )
    SELECT edge.id AS edge_id, edge.read, p.*
    FROM (SELECT) one LEFT JOIN edge ON true LEFT JOIN (
SELECT e.id, e.mode, e.sender, e.to_list, e.cc_list, e.bcc_list, e.reply_to, e.subject, e.tags, e.own_header,
  s.status, s.scheduled_at, e.created_at, s.updated_at, e.message_id, s.provider_message_id, e.recipients
FROM (WITH places AS MATERIALIZED (SELECT * FROM (SELECT * FROM found) f ORDER BY id DESC LIMIT (SELECT $3::int4)) SELECT * FROM places) f
CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = f.id AND e.id >= '01a0f4c2-c400-0000-0000-000000000000' OFFSET 0) e
CROSS JOIN LATERAL (
  SELECT * FROM sendwright.email_states s WHERE s.email_id = f.id AND s.email_id >= '01a0f4c2-c400-0000-0000-000000000000' OFFSET 0
) s
ORDER BY f.id DESC) p ON true
    ORDER BY p.id DESC;

WITH
  near AS MATERIALIZED (
    SELECT e.id FROM (
  SELECT e.* FROM (WITH places AS MATERIALIZED (SELECT e.id FROM sendwright.emails e WHERE e.account_id = $1 AND e.mode = $2 AND e.id < $3 AND e.id >= '019fba9e-d800-0000-0000-000000000000' AND e.id < '01a0f4c2-c400-0000-0000-000000000000' ORDER BY e.id DESC LIMIT (SELECT $8::int4)) SELECT * FROM places) n CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = n.id AND e.id >= '019fba9e-d800-0000-0000-000000000000' AND e.id < '01a0f4c2-c400-0000-0000-000000000000' OFFSET 0) e
) e WHERE true AND e.search_text LIKE $5
    ORDER BY e.id DESC LIMIT $4),
  edge AS MATERIALIZED (
    SELECT * FROM (
      SELECT p.id, row_number() OVER (ORDER BY p.id DESC)::int4 AS read FROM (
    SELECT e.id FROM sendwright.emails e WHERE e.account_id = $1 AND e.mode = $2 AND e.id < $3 AND e.id >= '019fba9e-d800-0000-0000-000000000000' AND e.id < '01a0f4c2-c400-0000-0000-000000000000' ORDER BY e.id DESC LIMIT (SELECT $8::int4)) p
      ORDER BY read DESC LIMIT 1
    ) r WHERE (SELECT count(*) FROM near) < $4
  ),
  exact AS MATERIALIZED (
  SELECT e.id FROM sendwright.emails e
  WHERE e.id = $7 AND e.message_id = $6
    AND e.account_id = $1 AND e.mode = $2 AND e.id < $3 AND e.id >= '019fba9e-d800-0000-0000-000000000000' AND e.id < '01a0f4c2-c400-0000-0000-000000000000'
  UNION
  SELECT e.id FROM sendwright.email_states s JOIN sendwright.emails e ON e.id = s.email_id
  WHERE s.provider_message_id = $6 AND s.email_id >= '019fba9e-d800-0000-0000-000000000000' AND s.email_id < '01a0f4c2-c400-0000-0000-000000000000' AND e.account_id = $1 AND e.mode = $2 AND e.id < $3 AND e.id >= '019fba9e-d800-0000-0000-000000000000' AND e.id < '01a0f4c2-c400-0000-0000-000000000000'),
  found AS (
    SELECT id FROM near
    UNION SELECT id FROM exact
    WHERE id >= (SELECT id FROM edge) OR NOT EXISTS (SELECT FROM edge WHERE read = $8)
  )
    SELECT edge.id AS edge_id, edge.read, p.*
    FROM (SELECT) one LEFT JOIN edge ON true LEFT JOIN (
SELECT e.id, e.mode, e.sender, e.to_list, e.cc_list, e.bcc_list, e.reply_to, e.subject, e.tags, e.own_header,
  s.status, s.scheduled_at, e.created_at, s.updated_at, e.message_id, s.provider_message_id, e.recipients
FROM (WITH places AS MATERIALIZED (SELECT * FROM (SELECT * FROM found) f ORDER BY id DESC LIMIT (SELECT $4::int4)) SELECT * FROM places) f
CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = f.id AND e.id >= '019fba9e-d800-0000-0000-000000000000' AND e.id < '01a0f4c2-c400-0000-0000-000000000000' OFFSET 0) e
CROSS JOIN LATERAL (
  SELECT * FROM sendwright.email_states s WHERE s.email_id = f.id AND s.email_id >= '019fba9e-d800-0000-0000-000000000000' AND s.email_id < '01a0f4c2-c400-0000-0000-000000000000' OFFSET 0
) s
ORDER BY f.id DESC) p ON true
    ORDER BY p.id DESC;

WITH
  near AS MATERIALIZED (
    SELECT e.id FROM (
  SELECT e.* FROM (WITH places AS MATERIALIZED (SELECT e.id FROM sendwright.emails e WHERE e.account_id = $1 AND e.mode = $2 AND e.id < $3 AND e.id >= '019ad735-8400-0000-0000-000000000000' AND e.id < '019fba9e-d800-0000-0000-000000000000' ORDER BY e.id DESC LIMIT (SELECT $8::int4)) SELECT * FROM places) n CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = n.id AND e.id >= '019ad735-8400-0000-0000-000000000000' AND e.id < '019fba9e-d800-0000-0000-000000000000' OFFSET 0) e
) e WHERE true AND e.search_text LIKE $5
    ORDER BY e.id DESC LIMIT $4),
  edge AS MATERIALIZED (
    SELECT * FROM (
      SELECT p.id, row_number() OVER (ORDER BY p.id DESC)::int4 AS read FROM (
    SELECT e.id FROM sendwright.emails e WHERE e.account_id = $1 AND e.mode = $2 AND e.id < $3 AND e.id >= '019ad735-8400-0000-0000-000000000000' AND e.id < '019fba9e-d800-0000-0000-000000000000' ORDER BY e.id DESC LIMIT (SELECT $8::int4)) p
      ORDER BY read DESC LIMIT 1
    ) r WHERE (SELECT count(*) FROM near) < $4
  ),
  exact AS MATERIALIZED (
  SELECT e.id FROM sendwright.emails e
  WHERE e.id = $7 AND e.message_id = $6
    AND e.account_id = $1 AND e.mode = $2 AND e.id < $3 AND e.id >= '019ad735-8400-0000-0000-000000000000' AND e.id < '019fba9e-d800-0000-0000-000000000000'
  UNION
  SELECT e.id FROM sendwright.email_states s JOIN sendwright.emails e ON e.id = s.email_id
  WHERE s.provider_message_id = $6 AND s.email_id >= '019ad735-8400-0000-0000-000000000000' AND s.email_id < '019fba9e-d800-0000-0000-000000000000' AND e.account_id = $1 AND e.mode = $2 AND e.id < $3 AND e.id >= '019ad735-8400-0000-0000-000000000000' AND e.id < '019fba9e-d800-0000-0000-000000000000'),
  found AS (
    SELECT id FROM near
    UNION SELECT id FROM exact
    WHERE id >= (SELECT id FROM edge) OR NOT EXISTS (SELECT FROM edge WHERE read = $8)
  )
    SELECT edge.id AS edge_id, edge.read, p.*
    FROM (SELECT) one LEFT JOIN edge ON true LEFT JOIN (
SELECT f.id FROM (SELECT * FROM found) f ORDER BY f.id DESC LIMIT (SELECT $4::int4)) p ON true
    ORDER BY p.id DESC;

WITH
  near AS MATERIALIZED (
    SELECT e.id FROM (
  SELECT e.* FROM (WITH places AS MATERIALIZED (SELECT e.id FROM sendwright.emails e WHERE e.account_id = $1 AND e.mode = $2 AND e.id < $3 AND e.id < '019ad735-8400-0000-0000-000000000000' ORDER BY e.id DESC LIMIT (SELECT $8::int4)) SELECT * FROM places) n CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = n.id AND e.id < '019ad735-8400-0000-0000-000000000000' OFFSET 0) e
) e WHERE true AND e.search_text LIKE $5
    ORDER BY e.id DESC LIMIT $4),
  edge AS MATERIALIZED (
    SELECT * FROM (
      SELECT p.id, row_number() OVER (ORDER BY p.id DESC)::int4 AS read FROM (
    SELECT e.id FROM sendwright.emails e WHERE e.account_id = $1 AND e.mode = $2 AND e.id < $3 AND e.id < '019ad735-8400-0000-0000-000000000000' ORDER BY e.id DESC LIMIT (SELECT $8::int4)) p
      ORDER BY read DESC LIMIT 1
    ) r WHERE (SELECT count(*) FROM near) < $4
  ),
  exact AS MATERIALIZED (
  SELECT e.id FROM sendwright.emails e
  WHERE e.id = $7 AND e.message_id = $6
    AND e.account_id = $1 AND e.mode = $2 AND e.id < $3 AND e.id < '019ad735-8400-0000-0000-000000000000'
  UNION
  SELECT e.id FROM sendwright.email_states s JOIN sendwright.emails e ON e.id = s.email_id
  WHERE s.provider_message_id = $6 AND s.email_id < '019ad735-8400-0000-0000-000000000000' AND e.account_id = $1 AND e.mode = $2 AND e.id < $3 AND e.id < '019ad735-8400-0000-0000-000000000000'),
  found AS (
    SELECT id FROM near
    UNION SELECT id FROM exact
    WHERE id >= (SELECT id FROM edge) OR NOT EXISTS (SELECT FROM edge WHERE read = $8)
  )
    SELECT edge.id AS edge_id, edge.read, p.*
    FROM (SELECT) one LEFT JOIN edge ON true LEFT JOIN (
SELECT f.id FROM (SELECT * FROM found) f ORDER BY f.id DESC LIMIT (SELECT $4::int4)) p ON true
    ORDER BY p.id DESC
