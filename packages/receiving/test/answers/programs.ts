/** How mail programs write an answer: the text, the html, and the names in the header. */
import {
  apple,
  appleForwarded,
  dates,
  forwarded,
  gmail,
  horde,
  k9,
  type Language,
  mutt,
  names,
  original,
  originals,
  phones,
  proton,
  roundcube,
  type Texts,
  thunderbird,
  yahoo
} from "./texts.ts"

/** Where the new part of an answer stands, or that the message is passed on with it above. */
export type Place = "above" | "below" | "forward"

/** The forms of one message. */
export interface Body {
  readonly text: string | null
  readonly html: string | null
  readonly isFlowed?: boolean
  /** What the program adds to the new part, which may be taken for one of it. */
  readonly signature?: string
}

export interface Program {
  readonly name: string
  readonly places: ReadonlyArray<Place>
  readonly write: (language: Language, place: Place, fresh: string) => Body
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
const inDivs = (text: string): string =>
  text.split("\n").map((line) => `<div>${line === "" ? "<br>" : escaped(line)}</div>`).join("\r\n")
const inBreaks = (text: string): string => escaped(text).replaceAll("\n", "<br>\n")
const inParagraphs = (text: string): string =>
  text.split("\n").map((line) =>
    `<p class="MsoNormal">${line === "" ? "<o:p>&nbsp;</o:p>" : `${escaped(line)}<o:p></o:p>`}</p>`
  )
    .join("\n")

const quoted = (lines: ReadonlyArray<string>): string =>
  lines.map((line) => line === "" ? ">" : line.startsWith(">") ? `>${line}` : `> ${line}`).join("\n")

/** A line broken at blanks before so many characters. */
const wrapped = (line: string, width: number): string =>
  line.split(" ").reduce((text, word) =>
    text.length - text.lastIndexOf("\n") + word.length > width ? `${text}\n${word}` : `${text} ${word}`
  )

const block = (language: Language, isSent = true): string => {
  const [from, sent, to, subject, date] = names[language]
  return [
    `${from} Shop Support <help@shop.example>`,
    `${isSent ? sent : date} ${dates[language]}`,
    `${to} Grace <grace@mail.example>`,
    `${subject} Your order 4711`
  ].join("\n")
}

const originalText = original.join("\n")
const originalHtml = inDivs(originalText)
const boldBlock = (language: Language, isSent = true): string =>
  block(language, isSent).split("\n").map((line) =>
    line.replace(/^([^:：]*[:：])(.*)$/, (_, name: string, value: string) => `<b>${name}</b>${escaped(value)}`)
  ).join("<br>\n")

/** An attribution above a quotation, in text: above or below the new part. */
const lined = (place: Place, fresh: string, attribution: string, lines = original): string =>
  place === "below"
    ? `${attribution}\n${quoted(lines)}\n\n${fresh}\n`
    : `${fresh}\n\n${attribution}\n${quoted(lines)}\n`

const gmailForward = (language: Language): string =>
  [
    "---------- Forwarded message ---------",
    `${names[language][0]} Shop Support <help@shop.example>`,
    `Date: ${dates[language]}`,
    "Subject: Your order 4711",
    "To: Grace <grace@mail.example>"
  ].join("\n")

const dashed = (texts: Texts, language: Language, dashes: string): string => `${dashes}${texts[language]}${dashes}`

export const programs: ReadonlyArray<Program> = [
  {
    name: "Gmail",
    places: ["above", "below", "forward"],
    write: (language, place, fresh) => {
      if (place === "forward") {
        const head = gmailForward(language)
        return {
          text: `${fresh}\n\n${head}\n\n\n${originalText}\n`,
          html: `<div dir="ltr">${
            inDivs(fresh)
          }<br><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${
            inBreaks(head)
          }<br></div><br><br>${originalHtml}</div></div>`
        }
      }
      const attribution = wrapped(gmail[language], 74)
      const quote = `<div class="gmail_quote"><div dir="ltr" class="gmail_attr">${
        escaped(gmail[language])
      }<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${originalHtml}</blockquote>`
      return place === "below"
        ? {
          text: lined(place, fresh, attribution),
          html: `<div dir="ltr"><div dir="ltr"></div><br>${quote}<div><br></div>${inDivs(fresh)}</div></div>\n`
        }
        : {
          text: `${fresh}\n\n${attribution}\n\n${quoted(original)}\n`,
          html: `<div dir="ltr">${inDivs(fresh)}</div><br>${quote}</div>\n`
        }
    }
  },
  {
    name: "Outlook for Windows",
    places: ["above", "forward"],
    write: (language, _, fresh) => ({
      text: `${fresh}\n\n${block(language)}\n\n${originalText}\n`,
      html:
        `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang="EN-US"><div class="WordSection1">${
          inParagraphs(fresh)
        }<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${
          boldBlock(language)
        }<o:p></o:p></p></div></div><p class="MsoNormal"><o:p>&nbsp;</o:p></p>${
          inParagraphs(originalText)
        }</div></body></html>`
    })
  },
  {
    name: "Outlook, text alone",
    places: ["above", "forward"],
    write: (language, _, fresh) => ({
      text: `${fresh}\n\n${dashed(originals, language, "-----")}\n${block(language)}\n\n${originalText}\n`,
      html: null
    })
  },
  {
    name: "Outlook on the web",
    places: ["above", "forward"],
    write: (language, _, fresh) => ({
      text: `${fresh}\n________________________________\n${block(language)}\n\n${originalText}\n`,
      html: `<html><body dir="ltr"><div class="elementToProof" style="font-family: Aptos">${
        inBreaks(fresh)
      }</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif">${
        boldBlock(language)
      }</font><div>&nbsp;</div></div>${originalHtml}</body></html>`
    })
  },
  {
    name: "Apple Mail",
    places: ["above", "below", "forward"],
    write: (language, place, fresh) => {
      if (place === "forward") {
        const head = [...block(language, false).split("\n"), ""]
        return {
          text: `${fresh}\n\n${quoted([appleForwarded[language], "", ...head, ...original])}\n`,
          html: `<html><head></head><body style="overflow-wrap: break-word;">${
            inDivs(fresh)
          }<br><div><br><blockquote type="cite"><div>${
            escaped(appleForwarded[language])
          }</div><br class="Apple-interchange-newline"><div>${
            boldBlock(language, false)
          }</div><br>${originalHtml}</blockquote></div></body></html>`
        }
      }
      const lines = [apple[language], "", ...original]
      const quote = `<div><blockquote type="cite"><div>${
        escaped(apple[language])
      }</div><br class="Apple-interchange-newline"><div>${originalHtml}</div></blockquote></div>`
      return place === "below"
        ? { text: `${quoted(lines)}\n\n${fresh}\n`, html: `<html><body>${quote}<br>${inDivs(fresh)}</body></html>` }
        : { text: `${fresh}\n\n${quoted(lines)}\n`, html: `<html><body>${inDivs(fresh)}<br>${quote}<br></body></html>` }
    }
  },
  {
    name: "iOS Mail",
    places: ["above", "forward"],
    write: (language, place, fresh) => {
      const signature = phones[language]
      const title = place === "forward" ? appleForwarded[language] : apple[language]
      const head = place === "forward" ? [title, "", ...block(language, false).split("\n"), ""] : [title, ""]
      return {
        text: `${fresh}\n\n${signature}\n\n${quoted([...head, ...original])}\n`,
        html: `<html><head></head><body dir="auto">${
          inDivs(fresh)
        }<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">${
          escaped(signature)
        }</div><div dir="ltr"><br><blockquote type="cite">${
          inBreaks(head.join("\n"))
        }<br></blockquote></div><blockquote type="cite"><div dir="ltr">${originalHtml}</div></blockquote></body></html>`,
        signature
      }
    }
  },
  {
    name: "Thunderbird",
    places: ["above", "below", "forward"],
    write: (language, place, fresh) =>
      place === "forward"
        ? {
          text: `${fresh}\n\n\n-------- ${forwarded[language]} --------\n${
            block(language, false)
          }\n\n\n\n${originalText}\n`,
          html: null
        }
        : { text: lined(place, fresh, thunderbird[language]), html: null, isFlowed: true }
  },
  {
    name: "Thunderbird, html",
    places: ["above", "below"],
    write: (language, place, fresh) => {
      const quote = `<div class="moz-cite-prefix">${
        escaped(thunderbird[language])
      }<br></div><blockquote type="cite" cite="mid:1@shop.example">${originalHtml}</blockquote>`
      return {
        text: null,
        html:
          `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body>${
            place === "below" ? `${quote}<p>${inBreaks(fresh)}</p>` : `<p>${inBreaks(fresh)}</p>${quote}<br>`
          }</body></html>`
      }
    }
  },
  {
    name: "Yahoo",
    places: ["above"],
    write: (language, _, fresh) => {
      const indented = original.map((line) => ` ${line}`).join("\n")
      return {
        text: ` ${fresh.replaceAll("\n", "\n ")}\n\n    ${yahoo[language]}  \n \n ${indented}  \n`,
        html: `<html><head></head><body><div class="ydp4fyahoo-style-wrap" style="font-size:16px;">${
          inDivs(fresh)
        }<div><br></div></div><div id="ydp1ayahoo_quoted_17" class="ydp1ayahoo_quoted"><div><div>${
          escaped(yahoo[language])
        }</div><div><br></div><div><br></div><div>${originalHtml}</div></div></div></body></html>`
      }
    }
  },
  {
    name: "K-9 Mail",
    places: ["above", "below"],
    write: (language, place, fresh) => ({
      text: lined(place, fresh, wrapped(k9[language], 76)),
      html: null
    })
  },
  {
    name: "Proton Mail",
    places: ["above", "forward"],
    write: (language, place, fresh) => {
      const signature = "Sent with Proton Mail secure email."
      const head = place === "forward"
        ? `------- Forwarded Message -------\n${block("en", false)}`
        : proton[language]
      return {
        text: `${fresh}\n\n${signature}\n\n${head}\n\n${quoted(original)}\n`,
        html: `<div style="font-family: Arial; font-size: 14px;">${
          inDivs(fresh)
        }</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">${signature}</div></div><div class="protonmail_quote">${
          inBreaks(head)
        }<br><br><blockquote class="protonmail_quote" type="cite">${originalHtml}</blockquote><br></div>`,
        signature
      }
    }
  },
  {
    name: "Roundcube",
    places: ["above", "below", "forward"],
    write: (language, place, fresh) =>
      place === "forward"
        ? {
          text: `${fresh}\n\n${dashed(originals, language, "-------- ").trim()}\n${
            block(language, false)
          }\n\n${originalText}\n`,
          html: null
        }
        : { text: lined(place, fresh, roundcube[language]), html: null, isFlowed: true }
  },
  {
    name: "Horde",
    places: ["above", "below"],
    write: (language, place, fresh) => ({ text: lined(place, fresh, `${horde[language]}\n`), html: null })
  },
  {
    name: "mutt",
    places: ["above", "below", "forward"],
    write: (language, place, fresh) =>
      place === "forward"
        ? {
          text:
            `${fresh}\n\n----- Forwarded message from Shop Support <help@shop.example> -----\n\nDate: Thu, 26 Nov 2026 14:30:05 +0100\nFrom: Shop Support <help@shop.example>\nTo: Grace <grace@mail.example>\nSubject: Your order 4711\n\n${originalText}\n\n----- End forwarded message -----\n`,
          html: null
        }
        : { text: lined(place, fresh, mutt[language]), html: null }
  }
]
