import "vitest"

declare module "vitest" {
  export interface ProvidedContext {
    /** The `postgres://` address of a server on which a test file may create databases; see test-database.ts. */
    readonly databaseUrl: string
  }
}
