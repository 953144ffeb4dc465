-- Sends in transactions of psql: one that is committed, one that is rolled back, and one that is refused.
\set QUIET on
\pset format unaligned
\pset tuples_only on
\getenv request REQUEST
BEGIN;
INSERT INTO orders (buyer) VALUES ('psql');
SELECT sendwright.send(:'request', idempotency_key => 'psql') AS sent \gset
COMMIT;
BEGIN;
SELECT sendwright.send(:'request') AS gone \gset
ROLLBACK;
SELECT sendwright.send('{"form": "a typing error"}');
SELECT json_build_object('sent', :'sent', 'gone', :'gone', 'refused', :'LAST_ERROR_SQLSTATE');
