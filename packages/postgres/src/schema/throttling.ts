/**
 * Commands on slots take turns under this lock, so that each counts what the one before it took. It is held for one
 * statement, unless the caller has a transaction of its own open; a command that waits for such a one gives up.
 */
const lock = `PERFORM pg_advisory_xact_lock(1886745704, 2)`
const lockSettings = `SET lock_timeout = '5s'`

/**
 * The slots of hand-offs. Counting and taking are functions, because every statement in them sees what was committed
 * before it began: one round trip does what would otherwise be a transaction that holds the lock for five.
 */
export const throttling: ReadonlyArray<string> = [
  // Unlogged: a crash of the database gives all slots back, and no hand-off waits for the disk.
  `CREATE UNLOGGED TABLE sendwright.send_slots (
    scope text NOT NULL,
    token text NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    PRIMARY KEY (scope, expires_at, token)
  ) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0)`,
  `CREATE INDEX send_slots_by_token ON sendwright.send_slots (token)`,
  // The account that was woken last in a line.
  `CREATE UNLOGGED TABLE sendwright.send_lines (scope text PRIMARY KEY, last_account uuid NOT NULL) WITH (fillfactor = 50)`,
  // Makes up to so many jobs that wait for a scope due where they stood before: one of each account in turn, and of each
  // the one that was due first. Every step is a look at one place of the index that is the line, however long it is and
  // whatever it was when the plan was made: nothing is sorted or joined. Jobs of closed accounts are not looked at.
  `CREATE FUNCTION sendwright.wake_sends(of_scope text, room int4) RETURNS int4 LANGUAGE plpgsql
    SET enable_sort = off SET enable_bitmapscan = off AS $$
    DECLARE
      turn uuid;
      next_account uuid;
      next_id uuid;
      woken int4 := 0;
      fruitless boolean := false;
    BEGIN
      IF room <= 0 OR NOT EXISTS (SELECT FROM sendwright.send_jobs j WHERE j.waits_for = of_scope) THEN RETURN 0; END IF;
      SELECT l.last_account INTO turn FROM sendwright.send_lines l WHERE l.scope = of_scope;
      turn := coalesce(turn, '00000000-0000-0000-0000-000000000000');
      WHILE woken < room LOOP
        SELECT j.account_id INTO next_account FROM sendwright.send_jobs j
        WHERE j.waits_for = of_scope AND j.account_id > turn ORDER BY j.account_id LIMIT 1;
        IF next_account IS NULL THEN
          -- Once around, and there was nobody.
          EXIT WHEN fruitless;
          fruitless := true;
          turn := '00000000-0000-0000-0000-000000000000';
        ELSE
          turn := next_account;
          IF NOT EXISTS (SELECT FROM sendwright.accounts c
            WHERE c.id = next_account AND (c.suspended_at IS NOT NULL OR c.paused_at IS NOT NULL))
          THEN
            SELECT j.email_id INTO next_id FROM sendwright.send_jobs j
            WHERE j.waits_for = of_scope AND j.account_id = next_account AND j.token IS NULL
            ORDER BY j.due_at, j.email_id LIMIT 1 FOR UPDATE SKIP LOCKED;
            IF FOUND THEN
              UPDATE sendwright.send_jobs j SET waits_for = NULL, wake_at = j.due_at WHERE j.email_id = next_id;
              woken := woken + 1;
              fruitless := false;
            END IF;
          END IF;
        END IF;
      END LOOP;
      INSERT INTO sendwright.send_lines (scope, last_account) VALUES (of_scope, turn)
      ON CONFLICT (scope) DO UPDATE SET last_account = EXCLUDED.last_account;
      RETURN woken;
    END $$`,
  // How many slots of a scope are taken by others. Read from the present on: what ended before is not passed by, however
  // long the database keeps it for somebody's snapshot.
  `CREATE FUNCTION sendwright.slots_taken(of_scope text, but_token text, at timestamptz) RETURNS int4 LANGUAGE sql STABLE AS $$
    SELECT count(*)::int4 FROM sendwright.send_slots s
    WHERE s.scope = of_scope AND s.expires_at > at AND s.token <> but_token
  $$`,
  // The requests that are refused, by their places from 1, and the scope that refused each.
  `CREATE FUNCTION sendwright.acquire_slots(at timestamptz, tokens text[], scopes text[], limits int4[], ends timestamptz[],
    emails uuid[], untils timestamptz[]) RETURNS TABLE (place int8, refused_by text) LANGUAGE plpgsql
    ${lockSettings} AS $$
    DECLARE
      wish record;
      wanted text;
    BEGIN
      ${lock};
      FOR wish IN
        SELECT * FROM unnest(tokens, scopes, limits, ends, emails, untils) WITH ORDINALITY
          AS w(token, scopes, most, ends_at, email_id, until, place) ORDER BY w.place
      LOOP
        refused_by := NULL;
        FOREACH wanted IN ARRAY wish.scopes::text[] LOOP
          IF sendwright.slots_taken(wanted, wish.token, at) >= wish.most THEN
            refused_by := wanted;
            EXIT;
          END IF;
        END LOOP;
        IF refused_by IS NULL THEN
          -- What it held is found by its token: the scope of many slots would be a longer way.
          DELETE FROM sendwright.send_slots s WHERE s.token = wish.token AND s.scope || '' = ANY (wish.scopes::text[]);
          INSERT INTO sendwright.send_slots (scope, token, expires_at)
          SELECT s, wish.token, wish.ends_at FROM unnest(wish.scopes::text[]) AS s;
        ELSE
          place := wish.place;
          RETURN NEXT;
          IF wish.email_id IS NOT NULL THEN
            UPDATE sendwright.send_jobs j SET token = NULL, wake_at = wish.until, waits_for = refused_by
            WHERE j.email_id = wish.email_id AND j.token = wish.token AND j.began_at IS NULL;
            FOREACH wanted IN ARRAY wish.scopes::text[] LOOP
              IF wanted <> refused_by THEN
                PERFORM sendwright.wake_sends(wanted, wish.most - sendwright.slots_taken(wanted, wish.token, at));
              END IF;
            END LOOP;
          END IF;
        END IF;
      END LOOP;
    END $$`,
  `CREATE FUNCTION sendwright.release_slots(tokens text[]) RETURNS int4 LANGUAGE plpgsql
    ${lockSettings} AS $$
    DECLARE
      freed record;
      woken int4 := 0;
    BEGIN
      ${lock};
      FOR freed IN
        WITH gone AS (
          DELETE FROM sendwright.send_slots s WHERE s.token = ANY (tokens) RETURNING s.scope
        )
        SELECT g.scope, count(*)::int4 AS room FROM gone g GROUP BY g.scope ORDER BY g.scope
      LOOP
        woken := woken + sendwright.wake_sends(freed.scope, freed.room);
      END LOOP;
      RETURN woken;
    END $$`,
  `CREATE FUNCTION sendwright.sweep_slots(most int4, at timestamptz) RETURNS int4 LANGUAGE plpgsql
    ${lockSettings} AS $$
    DECLARE
      wanted text;
      woken int4 := 0;
    BEGIN
      ${lock};
      DELETE FROM sendwright.send_slots s WHERE s.expires_at <= at;
      SELECT min(j.waits_for) INTO wanted FROM sendwright.send_jobs j WHERE j.waits_for IS NOT NULL;
      WHILE wanted IS NOT NULL LOOP
        woken := woken + sendwright.wake_sends(wanted, most - sendwright.slots_taken(wanted, '', at));
        SELECT min(j.waits_for) INTO wanted FROM sendwright.send_jobs j WHERE j.waits_for > wanted;
      END LOOP;
      DELETE FROM sendwright.send_lines l
      WHERE NOT EXISTS (SELECT FROM sendwright.send_jobs j WHERE j.waits_for = l.scope);
      RETURN woken;
    END $$`
]
