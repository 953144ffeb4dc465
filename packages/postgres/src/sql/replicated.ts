/**
 * True of each row, and the statement then ends when all that it saw is where the server's own commits have to be.
 *
 * A commit that waits for a synchronous standby and is given up, or that a crash cuts off, is stored and seen by all: what
 * a statement reads may be gone after a failover. One that acknowledges what another one stored therefore writes something
 * itself, whose commit waits for all before it. Where no standby is waited for it writes nothing.
 */
export const isReplicated = `
CASE WHEN current_setting('synchronous_standby_names') = '' THEN true
  ELSE pg_logical_emit_message(true, 'sendwright', '') IS NOT NULL END`
