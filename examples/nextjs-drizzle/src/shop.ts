/** What the web process and the worker have to agree on. */
export const shop = {
  account: { name: "Lamp Shop", ownerEmail: "ada@example.com" },
  // Yours comes from `openssl rand -base64 32`, and is kept: what is encrypted in the database opens with it alone.
  secretKey: process.env["SECRET_KEY"] ?? Buffer.alloc(32, "example").toString("base64")
}

export const databaseUrl = process.env["DATABASE_URL"] ?? "postgres://127.0.0.1/shop"
