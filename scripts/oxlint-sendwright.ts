/** Rules of this project that oxlint lacks. */
import { checkImport } from "./floors.ts"

interface NewExpression {
  readonly callee: { readonly type: string; readonly name?: string }
  readonly arguments: ReadonlyArray<unknown>
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
