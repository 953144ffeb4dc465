/** What `POST /v1/emails` took at first: later fields need a migration that makes the function anew. */
const firstFields = [
  "from",
  "to",
  "cc",
  "bcc",
  "reply_to",
  "subject",
  "html",
  "text",
  "headers",
  "tags",
  "attachments",
  "template_id",
  "template_slug",
  "variables",
  "scheduled_at",
  "unsubscribe_url"
]

/** As much as a body of `POST /v1/emails` may have. */
const maxMegabytes = 50

interface Rules {
  /** The names that a request may have. */
  readonly fields: ReadonlyArray<string>
  /** How the statement begins. */
  readonly create: "CREATE" | "CREATE OR REPLACE"
  /** SQL: until when an idempotency key is remembered, unless the engine says otherwise. */
  readonly expiresAt: string
  /** What the row has of the key: columns that are named as the function's arguments, each with a comma. */
  readonly columns: string
}

/**
 * The function that stores requests. It runs as the owner of the schema, so that a user who may call it needs no other
 * right. It checks what it can without the rules of the engine, which judges the request after the commit. Its errors
 * have the SQLSTATE class `SW` and the status that the HTTP API would answer with. The id that it gives is a UUID v7 of
 * the time in the row.
 */
const sendFunction = ({ columns, create, expiresAt, fields }: Rules): string =>
  `${create} FUNCTION sendwright.send(request jsonb, account uuid DEFAULT NULL, idempotency_key text DEFAULT NULL)
    RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    #variable_conflict use_variable
    DECLARE
      at timestamptz(3) := clock_timestamp();
      bits bytea := uuid_send(gen_random_uuid());
      id uuid;
      bound uuid[];
      found_accounts uuid[];
      unknown_field text;
      request_text text;
      print text;
      known record;
    BEGIN
      IF request IS NULL OR jsonb_typeof(request) <> 'object' THEN
        RAISE EXCEPTION USING ERRCODE = 'SW400',
          MESSAGE = 'sendwright.send: the request must be a JSON object with the fields of POST /v1/emails';
      END IF;
      SELECT k.name INTO unknown_field FROM jsonb_object_keys(request) AS k(name)
      WHERE k.name <> ALL (ARRAY[${fields.map((field) => `'${field}'`).join(", ")}]) ORDER BY k.name LIMIT 1;
      IF unknown_field IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'SW400',
          MESSAGE = format('sendwright.send: the request has a field %s, which POST /v1/emails has not',
            quote_ident(left(unknown_field, 60)));
      END IF;
      request_text := request::text;
      IF octet_length(request_text) > ${maxMegabytes * 1_000_000} THEN
        RAISE EXCEPTION USING ERRCODE = 'SW400',
          MESSAGE = 'sendwright.send: the request has more than ${maxMegabytes} MB';
      END IF;
      IF length(idempotency_key) > 256 OR idempotency_key !~ '^[\\x20-\\x7E]+$' THEN
        RAISE EXCEPTION USING ERRCODE = 'SW400',
          MESSAGE = 'sendwright.send: an idempotency key has 1 to 256 printable ASCII characters';
      END IF;
      SELECT array_agg(b.account_id) INTO bound FROM sendwright.senders b WHERE b.role = session_user;
      IF account IS NULL THEN
        IF bound IS NULL THEN
          SELECT array_agg(a.id) INTO found_accounts FROM (SELECT a.id FROM sendwright.accounts a LIMIT 2) a;
        ELSE
          found_accounts := bound;
        END IF;
        IF cardinality(found_accounts) IS DISTINCT FROM 1 THEN
          RAISE EXCEPTION USING ERRCODE = 'SW404', MESSAGE = CASE WHEN found_accounts IS NULL
            THEN 'sendwright.send: there is no account yet'
            ELSE 'sendwright.send: there are several accounts: say for which one, as account' END;
        END IF;
        account := found_accounts[1];
      ELSIF account <> ALL (bound) THEN
        RAISE EXCEPTION USING ERRCODE = 'SW403',
          MESSAGE = format('sendwright.send: the user %s may not send for this account', session_user);
      ELSIF NOT EXISTS (SELECT FROM sendwright.accounts a WHERE a.id = account) THEN
        RAISE EXCEPTION USING ERRCODE = 'SW404', MESSAGE = 'sendwright.send: there is no such account';
      END IF;
      bits := overlay(bits PLACING substring(int8send(round(extract(epoch FROM at) * 1000)::int8) FROM 3) FROM 1 FOR 6);
      bits := set_byte(bits, 6, (get_byte(bits, 6) & 15) | 112);
      id := encode(bits, 'hex')::uuid;
      IF idempotency_key IS NOT NULL THEN
        print := encode(sha256(convert_to(request_text, 'UTF8')), 'hex');
        LOOP
          DELETE FROM sendwright.idempotency_keys k WHERE k.account_id = account AND k.mode = 'live'
            AND k.kind = 'request' AND k.key = idempotency_key AND k.expires_at <= at;
          INSERT INTO sendwright.idempotency_keys AS k
            (account_id, mode, kind, key, fingerprint, expires_at, verdicts, answer)
          VALUES (account, 'live', 'request', idempotency_key, print, ${expiresAt},
            json_build_array(json_build_object('_tag', 'Accepted', 'emailId', id)), 'null')
          ON CONFLICT ON CONSTRAINT idempotency_keys_pkey DO NOTHING;
          EXIT WHEN FOUND;
          SELECT k.fingerprint, (k.verdicts->0->>'emailId')::uuid AS email_id INTO known
          FROM sendwright.idempotency_keys k
          WHERE k.account_id = account AND k.mode = 'live' AND k.kind = 'request' AND k.key = idempotency_key;
          IF FOUND AND known.fingerprint <> print THEN
            RAISE EXCEPTION USING ERRCODE = 'SW409',
              MESSAGE = 'sendwright.send: this idempotency key was used with another request';
          ELSIF FOUND THEN
            RETURN known.email_id;
          END IF;
        END LOOP;
      END IF;
      INSERT INTO sendwright.requests (id, account_id, stored_at, request, ${columns}size)
      VALUES (id, account, at, request, ${columns}octet_length(request_text));
      PERFORM pg_notify('sendwright', 'requests sql');
      RETURN id;
    END $$`

/** Send requests that applications store by SQL, in transactions of their own. */
export const requests: ReadonlyArray<string> = [
  `CREATE TABLE sendwright.requests (
    number int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id uuid NOT NULL UNIQUE,
    account_id uuid NOT NULL REFERENCES sendwright.accounts ON DELETE CASCADE,
    stored_at timestamptz(3) NOT NULL,
    request jsonb NOT NULL,
    size int4 NOT NULL,
    taken_until timestamptz(3) NOT NULL DEFAULT '-infinity'
  )`,
  `CREATE INDEX requests_taken ON sendwright.requests (taken_until) WHERE taken_until > '-infinity'`,
  // The roles that may send for certain accounts only; a role that is not listed may send for any.
  `CREATE TABLE sendwright.senders (
    role name NOT NULL,
    account_id uuid NOT NULL REFERENCES sendwright.accounts ON DELETE CASCADE,
    PRIMARY KEY (role, account_id)
  )`,
  sendFunction({ fields: firstFields, create: "CREATE", expiresAt: "at + interval '24 hours'", columns: "" }),
  // A user who may use the schema for this function must not run the others for it.
  `REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA sendwright FROM PUBLIC`
]

const keyed = { create: "CREATE OR REPLACE", expiresAt: "'infinity'", columns: "idempotency_key, " } as const

/**
 * The row has the idempotency key, which the email shows and which is remembered until the engine has judged the request.
 * The engine says then how much longer.
 */
export const requestKeys: ReadonlyArray<string> = [
  "ALTER TABLE sendwright.requests ADD COLUMN idempotency_key text",
  sendFunction({ fields: firstFields, ...keyed })
]

/** Requests may ask for their answers to be tracked. */
export const requestReplies: ReadonlyArray<string> = [
  sendFunction({ fields: [...firstFields, "reply_tracking"], ...keyed })
]
