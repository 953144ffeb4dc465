/** A table of at most so many blocks is read whole: 2 MB, some 12,000 jobs. */
export const wholeBlocks = 256

/** Of a longer one so many blocks are counted, at the same distances, so that a look that is repeated finds the same. */
const countedBlocks = 64

/** And so many are searched for what is rare, others with each look. */
const searchedBlocks = 64

/** Where so few rows are expected by what was counted, or so few were counted at all, the table is nearly empty. */
const sparseRows = 12_000
const fewRows = 100

/** Then it is read whole after all, unless it has more blocks than this: 256 MB, which take some 20 ms to pass over. */
const mostBlocks = 32_768

/** A part of a table: the blocks from one to before another. */
interface Part {
  readonly from: number
  readonly to: number
  /** Whether its rows count, or are only searched. */
  readonly counted: boolean
}

/** What to read of a table, and how many rows of it one row that counts represents. */
export interface Sample {
  readonly parts: ReadonlyArray<Part>
  readonly weight: number
}

/** Beyond the last block that a table can have. */
const end = 4_294_967_294

export const whole: Sample = { parts: [{ from: 0, to: end, counted: true }], weight: 1 }

/** What to read of a table of so many blocks, where the search goes on at a block. */
export const sampleOf = (blocks: number, searchFrom: number): Sample => {
  if (blocks <= wholeBlocks) return whole
  const weight = blocks / countedBlocks
  const counted = Array.from({ length: countedBlocks }, (_, index) => {
    const from = Math.floor((index + 0.5) * weight)
    return { from, to: from + 1, counted: true }
  })
  return {
    parts: [...counted, { from: searchFrom, to: Math.min(blocks, searchFrom + searchedBlocks), counted: false }],
    weight
  }
}

/** Where the next search begins. */
export const searchAfter = (blocks: number, searchFrom: number): number =>
  searchFrom + searchedBlocks < blocks ? searchFrom + searchedBlocks : 0

/** Whether so few rows were counted that they say little of the whole table, and it is to be read. */
export const isSparse = (blocks: number, sample: Sample, counted: number): boolean =>
  sample !== whole && blocks <= mostBlocks && (counted <= fewRows || counted * sample.weight <= sparseRows)
