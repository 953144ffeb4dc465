/** One server-sent event. */
export interface ServerEvent {
  readonly event: string
  readonly data: unknown
}

/** Reads server-sent events from the pieces of a stream, without the comments (WHATWG HTML, 9.2). */
export const eventReader = (): (piece: string) => ReadonlyArray<ServerEvent> => {
  let rest = ""
  return (piece) => {
    const blocks = (rest + piece).split("\n\n")
    rest = blocks.pop() ?? ""
    return blocks.flatMap((block) => {
      const [, event, data] = /^event: (.+)\ndata: (.+)$/m.exec(block) ?? []
      return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) as unknown }]
    })
  }
}
