import { defineConfig } from "drizzle-kit"

export default defineConfig({
  dialect: "postgresql",
  schema: "src/schema.ts",
  out: "drizzle",
  dbCredentials: { url: process.env["DATABASE_URL"] ?? "postgres://127.0.0.1/shop" },
  // The tables of Sendwright are in the schema `sendwright`, and none of drizzle-kit's business.
  schemaFilter: ["public"]
})
