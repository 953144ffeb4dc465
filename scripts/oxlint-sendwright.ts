/** Rules of this project that oxlint lacks. */
import { checkImport } from "./floors.ts"

/** An expression, as far as these rules look into it. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly object?: Node
  readonly property?: Node
}

interface NewExpression {
  readonly callee: Node
  readonly arguments: ReadonlyArray<Node>
  readonly parent: { readonly id?: Node; readonly left?: Node }
}

interface CallExpression {
  readonly callee: Node
  readonly arguments: ReadonlyArray<Node>
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
        const pools: Array<NewExpression> = []
        const heard = new Set<unknown>()
        return {
          NewExpression: (node: NewExpression) => {
            if (node.callee.object?.name === "pg" && node.callee.property?.name === "Pool") pools.push(node)
          },
          CallExpression: ({ arguments: [event], callee }: CallExpression) => {
            if (callee.property?.name === "on" && event?.value === "error") {
              heard.add(callee.object?.name ?? callee.object)
            }
          },
          "Program:exit": () => {
            for (const node of pools) {
              if (heard.has(node) || heard.has((node.parent.id ?? node.parent.left)?.name)) continue
              context.report({ node, message: "Listen to the pool's errors: `new pg.Pool(…).on(\"error\", …)`." })
            }
          }
        }
      }
    },
    /** What `JSON.parse` makes of others' text may be changed by texts before it (see `JsonText`). */
    "others-json": {
      create: (context: RuleContext) => ({
        CallExpression: (node: CallExpression) => {
          if (node.callee.object?.name === "JSON" && node.callee.property?.name === "parse") {
            context.report({ node, message: "Read JSON that others wrote with `JsonText.parse`." })
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
