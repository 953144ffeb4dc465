import * as Result from "effect/Result"

/** The replacement of each text. */
export type Substitutions = ReadonlyMap<string, string>

// How much is looked for in how much: every place of a text is held against every name.
/** The longest text that substitutions are made in, in characters. */
const maxText = 200_000
/** The longest text that they may make of one, in UTF-16 code units. */
const maxFilled = 1_000_000

/**
 * A text with every name of a substitution replaced, from left to right, the longest name first where two begin at one
 * place; what was put in is not looked at again. Fails with why it cannot be done.
 */
export const apply = (text: string, substitutions: Substitutions): Result.Result<string, string> => {
  if (substitutions.size === 0) return Result.succeed(text)
  if (text.length > maxText) {
    return Result.fail(
      `is too long for substitutions, which are made in at most ${maxText} characters: send a template with its data instead`
    )
  }
  const names = [...substitutions.keys()].sort((left, right) => right.length - left.length)
  const next = names.map((name) => text.indexOf(name))
  let made = ""
  let at = 0
  while (made.length <= maxFilled) {
    let first = -1
    for (let index = 0; index < names.length; index++) {
      if (next[index] !== -1 && next[index]! < at) next[index] = text.indexOf(names[index]!, at)
      if (next[index] !== -1 && (first === -1 || next[index]! < next[first]!)) first = index
    }
    if (first === -1) return Result.succeed(made + text.slice(at))
    made += text.slice(at, next[first]) + substitutions.get(names[first]!)!
    at = next[first]! + names[first]!.length
  }
  return Result.fail(`would be longer than ${maxFilled} characters with its substitutions`)
}
