import { plusInSql } from "../database/DatabaseClock.ts"

/** Details as they are stored: those of test mode are marked, as `storedDetails` does. */
export const markedDetails = (details: string, mode: string): string =>
  `CASE WHEN ${mode} = 'test' THEN ((${details})::jsonb || '{"test": true}')::json ELSE (${details})::json END`

/**
 * Common table expressions that add a delivery and its job for each endpoint that subscribes to an event; one of live
 * mode takes events of both modes, one of test mode those of test mode (`takesMode`). They read
 * the expression `appended(event_id, email_id, account_id, mode, type, at)`: the events that this statement stores.
 * `ahead` is how far the database's clock is (`DatabaseClock.ahead`): by that one the deliveries are due.
 *
 * The endpoints are asked for account by account: as a plain join, Postgres would read those of all accounts for it.
 */
export const fanOut = (ahead: string): string => `
fan AS MATERIALIZED (
  SELECT sendwright.delivery_id(a.event_id, w.id) AS id, w.id AS endpoint_id, a.*
  FROM appended a CROSS JOIN LATERAL (
    SELECT w.id FROM sendwright.webhook_endpoints w
    WHERE w.account_id = a.account_id AND w.enabled AND a.type = ANY (w.events)
      AND (w.mode = 'live' OR a.mode = 'test') OFFSET 0
  ) w
),
new_deliveries AS (
  INSERT INTO sendwright.webhook_deliveries
    (id, account_id, endpoint_id, mode, event_id, event_type, email_id, status, attempts, is_test, created_at)
  SELECT id, account_id, endpoint_id, mode, event_id, type, email_id, 'pending', 0, false, at FROM fan
),
new_webhook_jobs AS (
  INSERT INTO sendwright.webhook_jobs (delivery_id, endpoint_id, due_at, wake_at)
  SELECT id, endpoint_id, ${plusInSql("at", ahead)}, ${plusInSql("at", ahead)} FROM fan
)`
