/** Names of the characters from U+00A0 to U+00FF in html, in their order. */
const latin = ("nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 "
  + "acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring "
  + "AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times "
  + "Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave "
  + "eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute "
  + "ucirc uuml yacute thorn yuml").split(" ")

const named: ReadonlyMap<string, string> = new Map([
  ...latin.map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", "\""],
  ["apos", "'"],
  ["hellip", "\u2026"],
  ["ndash", "\u2013"],
  ["mdash", "\u2014"],
  ["lsquo", "\u2018"],
  ["rsquo", "\u2019"],
  ["sbquo", "\u201a"],
  ["ldquo", "\u201c"],
  ["rdquo", "\u201d"],
  ["bdquo", "\u201e"],
  ["bull", "\u2022"],
  ["euro", "\u20ac"],
  ["trade", "\u2122"],
  ["zwnj", "\u200c"],
  ["zwj", "\u200d"],
  ["ensp", " "],
  ["emsp", " "],
  ["thinsp", " "]
])

const oneOctet = new TextDecoder("windows-1252")

const numbered = (code: number): string =>
  code >= 0x80 && code <= 0x9f
    // Numbers of windows-1252, which html reads so.
    ? oneOctet.decode(Uint8Array.of(code))
    : code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
    ? "\ufffd"
    : String.fromCodePoint(code)

const reference = /&(?:#([0-9]{1,7})|#[Xx]([0-9A-Fa-f]{1,6})|([A-Za-z]{2,6}[0-9]{0,2}));?/g

/** A text of html with the characters that its references name; a name that is not known stays what it is. */
export const decode = (text: string): string =>
  text.includes("&")
    ? text.replace(reference, (whole, decimal?: string, hexadecimal?: string, name?: string) =>
      decimal !== undefined
        ? numbered(Number(decimal))
        : hexadecimal !== undefined
        ? numbered(Number.parseInt(hexadecimal, 16))
        : named.get(name ?? "") ?? whole)
    : text
