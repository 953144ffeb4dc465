/** What happened to which email and when, in 32 bytes each: a run of minutes fits into a message between processes. */

const size = 32

/** An email's id, and two times in milliseconds. */
export interface Mark {
  /** The 16 bytes of the UUID as a text of as many characters. */
  readonly key: string
  readonly first: number
  readonly second: number
}

/** Marks that a process collects until somebody takes them. */
export class Marks {
  #buffer = Buffer.alloc(size * 4_096)
  #count = 0

  get count(): number {
    return this.#count
  }

  /** `id` is a UUID as a text. */
  add(id: string, first: number, second = 0): void {
    const at = this.#count++ * size
    if (at === this.#buffer.length) this.#buffer = Buffer.concat([this.#buffer, Buffer.alloc(at)])
    this.#buffer.fill(0, at, at + 16)
    this.#buffer.write(id.replaceAll("-", ""), at, "hex")
    this.#buffer.writeDoubleLE(first, at + 16)
    this.#buffer.writeDoubleLE(second, at + 24)
  }

  /** Gives away what was collected. */
  take(): Uint8Array {
    const taken = this.#buffer.subarray(0, this.#count * size)
    this.#buffer = Buffer.alloc(size * 4_096)
    this.#count = 0
    return taken
  }
}

/** The marks in the order in which they were made. */
export function* marksIn(bytes: Uint8Array): Generator<Mark> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < buffer.length; at += size) {
    yield {
      key: buffer.toString("latin1", at, at + 16),
      first: buffer.readDoubleLE(at + 16),
      second: buffer.readDoubleLE(at + 24)
    }
  }
}
