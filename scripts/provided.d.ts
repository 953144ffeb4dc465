import "vitest"

declare module "vitest" {
  export interface TaskMeta {
    /** What a file takes of the processor; see processor-time.ts. */
    processorSeconds?: number
  }

  export interface ProvidedContext {
    /** The `postgres://` address of a server on which a test file may create databases; see test-database.ts. */
    readonly databaseUrl: string
    /** The name of a database that the run may make on a server once, to copy it for each test. */
    readonly templateDatabase: string
  }
}
