/** The client that `prisma generate` would make of a schema without models, made here without its command line. */
import type { PrismaPg } from "@prisma/adapter-pg"
import { getPrismaClient } from "@prisma/client/runtime/client"

interface Raw {
  readonly $queryRawUnsafe: (query: string, ...values: Array<unknown>) => Promise<unknown>
  readonly $executeRawUnsafe: (query: string, ...values: Array<unknown>) => Promise<number>
}

interface Client extends Raw {
  readonly $transaction: <A>(work: (tx: Raw) => Promise<A>) => Promise<A>
  readonly $disconnect: () => Promise<void>
}

// These modules come without types.
const runtime = "@prisma/client/runtime/query_compiler_fast_bg.postgresql"
const assembly: { new(bytes: Uint8Array): object } = Reflect.get(Reflect.get(globalThis, "WebAssembly"), "Module")

export const PrismaClient = getPrismaClient({
  previewFeatures: [],
  clientVersion: "7.10.0",
  engineVersion: "",
  activeProvider: "postgresql",
  inlineSchema: `datasource db {\n  provider = "postgresql"\n}\n`,
  runtimeDataModel: { models: {}, enums: {}, types: {} },
  parameterizationSchema: { strings: [], graph: "AAAA" },
  compilerWasm: {
    getRuntime: () => import(`${runtime}.mjs`),
    getQueryCompilerWasmModule: async () => {
      const { wasm } = await import(`${runtime}.wasm-base64.mjs`)
      return new assembly(Buffer.from(wasm, "base64"))
    },
    importName: "./query_compiler_fast_bg.js"
  }
}) as unknown as new(options: { readonly adapter: PrismaPg }) => Client
