import { diagnostic } from "@sendwright/smtp/diagnostic"

/** Fields of one block, by their names in lower case; of a field that is given more than once, the first value. */
export type HeaderBlock = ReadonlyMap<string, string>

const field = /^([!-9;-~]{1,80})[ \t]*:(.*)$/
const longestText = 65_536
const maxBlocks = 50

/**
 * Reads blocks of header-like fields with empty lines between them, as the machine-readable parts of reports are made
 * of (RFC 3464 §2.1, RFC 5965 §3.1). Folded lines are joined; lines that are no field are passed over. `startsBlock`
 * says of a field, and of the block before it, whether an empty line was forgotten between them.
 *
 * Reads the first 65,536 characters and 50 blocks, and 500 characters of a value.
 */
export const blocksOf = (
  text: string,
  startsBlock: (name: string, block: HeaderBlock) => boolean = () => false
): ReadonlyArray<HeaderBlock> => {
  const blocks: Array<Map<string, string>> = []
  let block = new Map<string, string>()
  let name: string | undefined
  let value = ""
  const endField = () => {
    if (name !== undefined && !block.has(name)) block.set(name, diagnostic(value))
    name = undefined
  }
  const endBlock = () => {
    endField()
    if (block.size > 0) blocks.push(block)
    block = new Map()
  }
  for (const line of text.slice(0, longestText).split(/\r\n|\n|\r/)) {
    if (blocks.length >= maxBlocks) break
    if (line.trim() === "") {
      endBlock()
      continue
    }
    if (name !== undefined && /^[ \t]/.test(line)) {
      if (value.length < 2_000) value += ` ${line.trim()}`
      continue
    }
    endField()
    const match = field.exec(line)
    if (match === null) continue
    const next = match[1]!.toLowerCase()
    if (startsBlock(next, block)) endBlock()
    name = next
    value = match[2]!.trim()
  }
  if (blocks.length < maxBlocks) endBlock()
  return blocks
}

/** The fields before the first empty line of a message. */
export const headOf = (text: string): HeaderBlock => blocksOf(text.replace(/^[\r\n]+/, ""))[0] ?? new Map()
