import { logTables } from "../months/months.ts"
import { monthFunctions } from "./months.ts"

/**
 * Received emails, month by month as the log of sent ones.
 *
 * `sender` and `recipients` are identities of mailboxes, which lists are filtered by; `received_recipients` has a row of
 * each recipient, so that the emails to one stand side by side. `search_text` is what a search looks through, in lower
 * case. `received_contents` has what retention deletes first, and the message as it came (`original`).
 * `received_answers` has the sent emails that answer one, in the month of what they answer.
 */
export const received: ReadonlyArray<string> = [
  `CREATE TABLE sendwright.received (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    received_at timestamptz(3) NOT NULL,
    domain text NOT NULL,
    envelope_from text NOT NULL,
    envelope_to text[] NOT NULL,
    from_mailbox text,
    to_list text[] NOT NULL,
    cc_list text[] NOT NULL,
    reply_to text[] NOT NULL,
    subject text NOT NULL,
    message_id text,
    in_reply_to text,
    reference_list text[] NOT NULL,
    authentication json,
    spam json,
    size int4 NOT NULL,
    replied_to uuid,
    sender text,
    recipients text[] NOT NULL,
    search_text text NOT NULL,
    fingerprint text NOT NULL
  ) PARTITION BY RANGE (id)`,
  `CREATE INDEX received_by_time ON sendwright.received (account_id, mode, id)`,
  `CREATE INDEX received_by_domain ON sendwright.received (account_id, mode, domain, id)`,
  `CREATE INDEX received_by_sender ON sendwright.received (account_id, mode, sender, id)`,
  `CREATE INDEX received_by_answered ON sendwright.received (account_id, mode, replied_to, id) WHERE replied_to IS NOT NULL`,
  // A key of an index has less room than a line of a header.
  `CREATE INDEX received_by_message_id ON sendwright.received (account_id, mode, message_id)
    WHERE octet_length(message_id) <= 1000`,
  `CREATE INDEX received_by_text ON sendwright.received USING gin (search_text gin_trgm_ops)
    WITH (fastupdate = on, gin_pending_list_limit = 1024)`,
  `CREATE INDEX received_by_fingerprint ON sendwright.received (fingerprint)`,
  `CREATE TABLE sendwright.received_recipients (
    account_id uuid NOT NULL,
    mode text NOT NULL,
    address text NOT NULL,
    received_id uuid NOT NULL,
    PRIMARY KEY (account_id, mode, address, received_id)
  ) PARTITION BY RANGE (received_id)`,
  `CREATE TABLE sendwright.received_contents (
    received_id uuid PRIMARY KEY,
    html text,
    body_text text,
    reply_text text,
    headers json NOT NULL,
    attachments json NOT NULL,
    original bytea NOT NULL
  ) PARTITION BY RANGE (received_id)`,
  `ALTER TABLE sendwright.received_contents ALTER COLUMN original SET STORAGE EXTERNAL`,
  // Many times faster than pglz; not every build of Postgres has it.
  `DO $$ BEGIN
    ALTER TABLE sendwright.received_contents ALTER COLUMN html SET COMPRESSION lz4;
    ALTER TABLE sendwright.received_contents ALTER COLUMN body_text SET COMPRESSION lz4;
  EXCEPTION WHEN OTHERS THEN NULL; END $$`,
  `CREATE TABLE sendwright.received_answers (
    received_id uuid NOT NULL,
    email_id uuid NOT NULL,
    PRIMARY KEY (received_id, email_id)
  ) PARTITION BY RANGE (received_id)`,
  ...monthFunctions(logTables, "CREATE OR REPLACE")
]

/** Whether `email.received` says to an endpoint what the email contains. */
export const receivedBodies: ReadonlyArray<string> = [
  `ALTER TABLE sendwright.webhook_endpoints ADD COLUMN received_body boolean NOT NULL DEFAULT false`
]

/**
 * What accounts may keep of received mail, where that is their own limit, and the bytes that they keep: the sum of their
 * parts. Whose account has a limit comes to part 0, one after the other; others need not wait for each other.
 */
export const receivedRoom: ReadonlyArray<string> = [
  `ALTER TABLE sendwright.accounts ADD COLUMN received_megabytes int4`,
  `CREATE TABLE sendwright.received_usage (
    account_id uuid NOT NULL,
    part int2 NOT NULL,
    bytes int8 NOT NULL,
    PRIMARY KEY (account_id, part)
  ) WITH (fillfactor = 20)`
]
