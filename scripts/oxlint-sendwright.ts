/** Rules of this house that oxlint lacks. */

interface NewExpression {
  readonly callee: { readonly type: string; readonly name?: string }
  readonly arguments: ReadonlyArray<unknown>
}

interface RuleContext {
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
    }
  }
}
