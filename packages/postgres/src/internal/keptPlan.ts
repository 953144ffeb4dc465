const unnested = /\bunnest\((\s*\$\d+::\w+\[\](?:,\s*\$\d+::\w+\[\])*)\)/g
const parameter = /\$\d+::\w+\[\]/g

const texts = new Map<string, string>()

/**
 * A statement over arrays in a form whose plan Postgres keeps. Where it sees how long the arrays are, it finds each
 * small batch cheaper with a plan of its own than with the kept one, and makes that plan, which takes several times as
 * long as to run it. Sub-selects hide the lengths. Always the same text for the same statement.
 */
export const keptPlan = (statement: string): string => {
  let text = texts.get(statement)
  if (text === undefined) {
    text = statement.replace(
      unnested,
      (_, parameters: string) => `unnest(${parameters.replace(parameter, (value) => `(SELECT ${value})`)})`
    )
    texts.set(statement, text)
  }
  return text
}
