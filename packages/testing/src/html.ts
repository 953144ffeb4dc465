/** What the outbox reads of an email's html. Each text is gone over once, whatever it holds. */

/** The targets of the links, as they stand there. */
export const linksIn = (html: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  const tag = /<a\s/gi
  const target = /href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))|>/gi
  while (tag.test(html)) {
    target.lastIndex = tag.lastIndex
    const match = target.exec(html)
    if (match === null) break
    const [, double, single, bare] = match
    const link = double ?? single ?? bare
    if (link !== undefined) found.push(link)
    tag.lastIndex = target.lastIndex
  }
  return found
}

const endings: Readonly<Record<string, RegExp>> = {
  style: /<\/style\s*>/gi,
  script: /<\/script\s*>/gi,
  head: /<\/head\s*>/gi
}

/** The html without the elements whose text nobody sees. */
export const withoutUnseen = (html: string): string => {
  const begin = /<(style|script|head)\b/gi
  const without = new Set<string>()
  let kept = ""
  let at = 0
  for (let match = begin.exec(html); match !== null; match = begin.exec(html)) {
    const name = (match[1] ?? "").toLowerCase()
    const ending = endings[name]
    if (ending === undefined || without.has(name)) continue
    ending.lastIndex = begin.lastIndex
    if (!ending.test(html)) {
      without.add(name)
      continue
    }
    kept += html.slice(at, match.index)
    at = ending.lastIndex
    begin.lastIndex = at
  }
  return kept + html.slice(at)
}

/** What begins somehow gives way, up to the next `>`; what has no `>` stays. */
export const cutTags = (html: string, begin: RegExp, instead: string): string => {
  const pieces = html.split(">")
  const rest = pieces.pop() ?? ""
  const cut = pieces.map((piece) => {
    const at = piece.search(begin)
    return at === -1 ? `${piece}>` : piece.slice(0, at) + instead
  })
  return cut.join("") + rest
}
