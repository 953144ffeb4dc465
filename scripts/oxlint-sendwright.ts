/** Rules of this project that oxlint lacks. */
import { checkImport } from "./floors.ts"

interface NewExpression {
  readonly callee: { readonly type: string; readonly name?: string }
  readonly arguments: ReadonlyArray<unknown>
}

interface Callee {
  readonly type: string
  readonly object?: { readonly name?: string }
  readonly property?: { readonly name?: string }
}

interface CallExpression {
  readonly callee: Callee
  readonly arguments: ReadonlyArray<{ readonly value?: unknown }>
}

interface WithSource {
  readonly source: { readonly value: unknown } | null
}

interface RuleContext {
  readonly filename: string
  readonly report: (finding: { readonly node: unknown; readonly message: string }) => void
}

export default {
  meta: { name: "sendwright" },
  rules: {
    /** `new Date()` reads the machine's clock; `new Date(millis)` is a value like any other. */
    "no-current-date": {
      create: (context: RuleContext) => ({
        NewExpression: (node: NewExpression) => {
          if (node.callee.type === "Identifier" && node.callee.name === "Date" && node.arguments.length === 0) {
            context.report({ node, message: "Take the time from Effect's Clock (`Clock.currentTimeMillis`)." })
          }
        }
      })
    },
    /** A pool of `pg` whose idle connection is closed by the database ends the process, unless somebody listens. */
    "pool-errors": {
      create: (context: RuleContext) => {
        const pools: Array<unknown> = []
        let listeners = 0
        return {
          NewExpression: (node: { readonly callee: Callee }) => {
            if (node.callee.object?.name === "pg" && node.callee.property?.name === "Pool") pools.push(node)
          },
          CallExpression: (node: CallExpression) => {
            if (node.callee.property?.name === "on" && node.arguments[0]?.value === "error") listeners++
          },
          "Program:exit": () => {
            for (const node of pools.slice(listeners)) {
              context.report({ node, message: "Listen to the pool's errors: `new pg.Pool(…).on(\"error\", …)`." })
            }
          }
        }
      }
    },
    /** Imports lead to lower floors (see `floors.ts`), those of types alone included. */
    "floors": {
      create: (context: RuleContext) => {
        const check = (node: WithSource) => {
          if (typeof node.source?.value !== "string") return
          const message = checkImport(context.filename, node.source.value)
          if (message !== undefined) context.report({ node, message })
        }
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
          TSImportType: check
        }
      }
    }
  }
}
