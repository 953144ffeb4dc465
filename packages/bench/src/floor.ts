/**
 * The floor that `accept` is measured against: what anybody would write without the engine. `node:http`, `JSON.parse`,
 * one statement of three inserts through a Postgres driver; no key, no validation, no events, no jobs.
 */
import { randomUUID } from "node:crypto"
import { createServer } from "node:http"
import pg from "pg"

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 })
pool.on("error", (error) => console.error(error.message))

await pool.query(`
  create table floor_emails (
    id uuid primary key, sender text not null, recipients text[] not null, subject text not null,
    status text not null, created_at timestamptz not null
  );
  create index on floor_emails (created_at desc, id desc);
  create table floor_contents (email_id uuid primary key, html text, body text);
  create table floor_events (id uuid primary key, email_id uuid not null, type text not null, at timestamptz not null);
`)

const insert = {
  name: "insert",
  text: `
    with email as (
      insert into floor_emails values ($1, $2, $3, $4, 'queued', $5) returning id
    ), content as (
      insert into floor_contents select id, $6, $7 from email
    )
    insert into floor_events select $8, id, 'email.queued', $5 from email`
}

const server = createServer((request, response) => {
  const chunks: Array<Buffer> = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", () => {
    const send = JSON.parse(Buffer.concat(chunks).toString())
    const id = randomUUID()
    const to = Array.isArray(send.to) ? send.to : [send.to]
    const values = [id, send.from, to, send.subject, new Date(Date.now()), send.html, send.text, randomUUID()]
    pool.query({ ...insert, values }, (error) => {
      const body = JSON.stringify(error ? { error: error.message } : { id })
      response.writeHead(error ? 500 : 201, {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body)
      })
      response.end(body)
    })
  })
})

server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  process.stdout.write(`${JSON.stringify({ port: typeof address === "object" ? address?.port : undefined })}\n`)
})
