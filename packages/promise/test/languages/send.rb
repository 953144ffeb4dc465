# Sends in transactions of Ruby's pg: one that is committed, one that is rolled back, and one that is refused.
require "json"
require "pg"

request = ENV.fetch("REQUEST")
connection = PG.connect(ENV.fetch("DATABASE_URL"))

def send_email(connection, request, key = nil)
  call = "SELECT sendwright.send($1::jsonb, idempotency_key => $2) AS id"
  connection.exec_params(call, [request, key]).getvalue(0, 0)
end

sent = connection.transaction do
  connection.exec_params("INSERT INTO orders (buyer) VALUES ($1)", ["ruby"])
  send_email(connection, request, "ruby")
end
connection.exec("BEGIN")
gone = send_email(connection, request)
connection.exec("ROLLBACK")
begin
  send_email(connection, JSON.generate({ form: "a typing error" }))
rescue PG::Error => error
  refused = error.result.error_field(PG::PG_DIAG_SQLSTATE)
end
puts JSON.generate({ sent: sent, gone: gone, refused: refused })
