/** What is not mutated, because no test should hold it: names for traces and people's words. */
import type { babel } from "@stryker-mutator/instrumenter"

type Node = babel.NodePath["node"]

/** Calls whose texts are names, of spans, services, log lines and the like. */
const named = new Set([
  "Effect.fn",
  "Effect.withSpan",
  "Effect.annotateCurrentSpan",
  "Effect.annotateLogs",
  "Effect.logDebug",
  "Effect.logInfo",
  "Effect.logWarning",
  "Effect.logError",
  "Context.Service",
  "Context.Reference"
])

/** Fields whose texts are written for people. */
const worded = new Set(["message", "description", "title", "documentation", "expected"])

const nameOf = (node: Node): string =>
  node.type === "MemberExpression" && node.object.type === "Identifier" && node.property.type === "Identifier"
    ? `${node.object.name}.${node.property.name}`
    : node.type === "CallExpression"
    ? nameOf(node.callee)
    : ""

/** Why a part of the source is left alone; `undefined`: it is mutated. */
export const shouldIgnore = (path: babel.NodePath): string | undefined => {
  const { node, parent } = path
  if (node.type === "CallExpression" && nameOf(node).startsWith("Effect.log")) return "a line of the log"
  if (node.type !== "StringLiteral" && node.type !== "TemplateLiteral") return undefined
  if (parent?.type === "CallExpression" && named.has(nameOf(parent.callee))) return "a name for traces"
  if (
    parent?.type === "ObjectProperty" && parent.key.type === "Identifier" && worded.has(parent.key.name)
  ) return "words for people"
  return undefined
}
