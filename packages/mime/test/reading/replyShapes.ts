/** Answers as ten mail programs write them in eight languages, put together of their parts. */

const languages = ["en", "de", "fr", "es", "it", "pt", "ja", "zh"] as const
type Language = typeof languages[number]
type Texts = Readonly<Record<Language, string>>

/** What somebody writes: a line, paragraphs, a list, and what looks like the beginning of a quote. */
const fresh: Readonly<Record<Language, ReadonlyArray<string>>> = {
  en: [
    "Thursday is fine.",
    "Hello Bob,\n\nThursday is fine.\nOn Monday at 9:05 I am away.\n\nSee you then\nAda",
    "Please bring:\n- the map\n- the keys\n\nFrom: the station it takes ten minutes."
  ],
  de: [
    "Donnerstag passt gut.",
    "Hallo Bob,\n\nDonnerstag passt.\nAm Montag um 9:05 bin ich nicht da.\n\nViele Grüße\nAda",
    "Bitte mitbringen:\n- die Karte\n- die Schlüssel\n\nVon: hier sind es zehn Minuten."
  ],
  fr: [
    "Jeudi me convient.",
    "Bonjour Bob,\n\nJeudi me convient.\nLe lundi 23 à 9:05 je suis absente.\n\nCordialement\nAda",
    "Merci d'apporter :\n- la carte\n- les clés\n\nDe la gare, il faut dix minutes."
  ],
  es: [
    "El jueves me va bien.",
    "Hola Bob:\n\nEl jueves me va bien.\nEl lunes a las 9:05 no estoy.\n\nSaludos\nAda",
    "Trae por favor:\n- el mapa\n- las llaves\n\nDe la estación son diez minutos."
  ],
  it: [
    "Giovedì va bene.",
    "Ciao Bob,\n\ngiovedì va bene.\nIl giorno 23 alle 9:05 non ci sono.\n\nA presto\nAda",
    "Porta per favore:\n- la mappa\n- le chiavi\n\nDa qui sono dieci minuti."
  ],
  pt: [
    "Quinta-feira está bem.",
    "Olá Bob,\n\nquinta-feira está bem.\nEm 23 de novembro às 9:05 não estou.\n\nAté lá\nAda",
    "Traz por favor:\n- o mapa\n- as chaves\n\nDa estação são dez minutos."
  ],
  ja: [
    "木曜日で大丈夫です。",
    "ボブさん\n\n木曜日で大丈夫です。\n11月23日9:05は不在です。\n\nよろしくお願いします\nエイダ",
    "持ち物：\n・地図\n・鍵\n\n駅から十分です。"
  ],
  zh: [
    "星期四可以。",
    "你好，Bob：\n\n星期四可以。\n2026年11月23日 9:05我不在。\n\n祝好\nAda",
    "请带：\n- 地图\n- 钥匙\n\n从车站走十分钟。"
  ]
}

const original: ReadonlyArray<string> = ["Hello Ada,", "", "does Thursday suit you? From noon on:", "- at home", "Bob"]

const bob = "Bob Builder <bob@example.com>"

const gmail: Texts = {
  en: `On Mon, Nov 23, 2026 at 9:05 AM ${bob} wrote:`,
  de: `Am Mo., 23. Nov. 2026 um 09:05 Uhr schrieb ${bob}:`,
  fr: `Le lun. 23 nov. 2026 à 09:05, ${bob} a écrit :`,
  es: "El lun, 23 nov 2026 a las 9:05, Bob Builder (<bob@example.com>) escribió:",
  it: `Il giorno lun 23 nov 2026 alle ore 09:05 ${bob} ha scritto:`,
  pt: `Em seg., 23 de nov. de 2026 às 09:05, ${bob} escreveu:`,
  ja: `2026年11月23日(月) 9:05 ${bob}:`,
  zh: `${bob} 于2026年11月23日周一 09:05写道：`
}

const apple: Texts = {
  en: `On Nov 23, 2026, at 9:05 AM, ${bob} wrote:`,
  de: `Am 23.11.2026 um 09:05 schrieb ${bob}:`,
  fr: `Le 23 nov. 2026 à 09:05, ${bob} a écrit :`,
  es: `El 23 nov 2026, a las 9:05, ${bob} escribió:`,
  it: `Il giorno 23 nov 2026, alle ore 09:05, ${bob} ha scritto:`,
  pt: `Em 23 de nov. de 2026, à(s) 09:05, ${bob} escreveu:`,
  ja: `2026/11/23 9:05、${bob}のメール:`,
  zh: `2026年11月23日 09:05，${bob} 写道：`
}

const thunderbird: Texts = {
  en: "On 11/23/26 9:05 AM, Bob Builder wrote:",
  de: "Am 23.11.26 um 09:05 schrieb Bob Builder:",
  fr: "Le 23/11/2026 à 09:05, Bob Builder a écrit :",
  es: "El 23/11/26 a las 9:05, Bob Builder escribió:",
  it: "Il 23/11/26 09:05, Bob Builder ha scritto:",
  pt: "Em 23/11/2026 09:05, Bob Builder escreveu:",
  ja: "On 2026/11/23 9:05, Bob Builder wrote:",
  zh: "在 2026/11/23 9:05, Bob Builder 写道:"
}

const yahoo: Texts = {
  en: `On Monday, November 23, 2026 at 09:05:12 AM GMT+1, ${bob} wrote:`,
  de: `Am Montag, 23. November 2026 um 09:05:12 MEZ hat ${bob} Folgendes geschrieben:`,
  fr: `Le lundi 23 novembre 2026 à 09:05:12 UTC+1, ${bob} a écrit :`,
  es: `El lunes, 23 de noviembre de 2026, 09:05:12 CET, ${bob} escribió:`,
  it: `Il lunedì 23 novembre 2026 alle ore 09:05:12 CET, ${bob} ha scritto:`,
  pt: `Em segunda-feira, 23 de novembro de 2026 às 09:05:12 BRT, ${bob} escreveu:`,
  ja: `----- Original Message -----\nFrom: ${bob}\nTo: Ada\nDate: 2026/11/23 月 09:05\nSubject: Thursday`,
  zh: `${bob} 於 2026年11月23日 週一 上午9:05:12 [GMT+8] 寫道：`
}

const proton: Texts = {
  en: `On Monday, November 23rd, 2026 at 9:05 AM, ${bob} wrote:`,
  de: `${bob} schrieb am Montag, 23. November 2026 um 09:05:`,
  fr: `Le lundi 23 novembre 2026 à 09:05, ${bob} a écrit :`,
  es: `El lunes, 23 de noviembre de 2026 a las 9:05, ${bob} escribió:`,
  it: `lunedì 23 novembre 2026 09:05, ${bob} ha scritto:`,
  pt: `segunda-feira, 23 de novembro de 2026 às 09:05, ${bob} escreveu:`,
  ja: `2026年11月23日月曜日 9:05に、${bob} さんは書きました：`,
  zh: `在 2026年11月23日星期一 09:05，${bob} 写道：`
}

const mutt: Texts = {
  en: "On Mon, Nov 23, 2026 at 09:05:12AM +0100, Bob Builder wrote:",
  de: "Am Mon, 23. Nov 2026 um 09:05 +0100 schrieb Bob Builder:",
  fr: "Le Mon, Nov 23, 2026 at 09:05:12AM +0100, Bob Builder a écrit :",
  es: "El Mon, Nov 23, 2026 at 09:05:12AM +0100, Bob Builder escribió:",
  it: "Il Mon, Nov 23, 2026 at 09:05:12AM +0100, Bob Builder ha scritto:",
  pt: "Em Mon, Nov 23, 2026 at 09:05:12AM +0100, Bob Builder escreveu:",
  ja: "On Mon, Nov 23, 2026 at 09:05:12AM +0900, Bob Builder wrote:",
  zh: "On Mon, Nov 23, 2026 at 09:05:12AM +0800, Bob Builder wrote:"
}

const names: Readonly<
  Record<Language, readonly [from: string, sent: string, date: string, to: string, subject: string]>
> = {
  en: ["From:", "Sent:", "Date:", "To:", "Subject:"],
  de: ["Von:", "Gesendet:", "Datum:", "An:", "Betreff:"],
  fr: ["De :", "Envoyé :", "Date :", "À :", "Objet :"],
  es: ["De:", "Enviado el:", "Fecha:", "Para:", "Asunto:"],
  it: ["Da:", "Inviato:", "Data:", "A:", "Oggetto:"],
  pt: ["De:", "Enviado:", "Data:", "Para:", "Assunto:"],
  ja: ["差出人:", "送信日時:", "日付:", "宛先:", "件名:"],
  zh: ["发件人：", "发送时间：", "日期：", "收件人：", "主题："]
}

const dates: Texts = {
  en: "Monday, November 23, 2026 9:05 AM",
  de: "Montag, 23. November 2026 09:05",
  fr: "lundi 23 novembre 2026 09:05",
  es: "lunes, 23 de noviembre de 2026 9:05",
  it: "lunedì 23 novembre 2026 09:05",
  pt: "segunda-feira, 23 de novembro de 2026 09:05",
  ja: "2026年11月23日 9:05",
  zh: "2026年11月23日 9:05"
}

const blockOf = (language: Language, mark = ""): string => {
  const [from, sent, , to, subject] = names[language]
  const bold = (name: string) => `${mark}${name}${mark}`
  return `${bold(from)} ${bob}\n${bold(sent)} ${dates[language]}\n${bold(to)} Ada <ada@example.org>\n${
    bold(subject)
  } Thursday`
}

const datedBlockOf = (language: Language): string => {
  const [from, , date, to, subject] = names[language]
  return `${from} ${bob}\n${date} ${dates[language]}\n${to} Ada <ada@example.org>\n${subject} Thursday`
}

const originals: Texts = {
  en: "Original message",
  de: "Ursprüngliche Nachricht",
  fr: "Message d'origine",
  es: "Mensaje original",
  it: "Messaggio originale",
  pt: "Mensagem original",
  ja: "元のメッセージ",
  zh: "原始邮件"
}

const forwards: Texts = {
  en: "Forwarded Message",
  de: "Weitergeleitete Nachricht",
  fr: "Message transféré",
  es: "Mensaje reenviado",
  it: "Messaggio Inoltrato",
  pt: "Mensagem encaminhada",
  ja: "Forwarded Message",
  zh: "转发的消息"
}

const appleForwards: Texts = {
  en: "Begin forwarded message:",
  de: "Anfang der weitergeleiteten Nachricht:",
  fr: "Début du message réexpédié :",
  es: "Inicio del mensaje reenviado:",
  it: "Inizio messaggio inoltrato:",
  pt: "Início da mensagem encaminhada:",
  ja: "転送されたメッセージ:",
  zh: "以下是转发的邮件："
}

const phones: Texts = {
  en: "Sent from my iPhone",
  de: "Von meinem iPhone gesendet",
  fr: "Envoyé de mon iPhone",
  es: "Enviado desde mi iPhone",
  it: "Inviato da iPhone",
  pt: "Enviado do meu iPhone",
  ja: "iPhoneから送信",
  zh: "发自我的iPhone"
}

const galaxies: Texts = {
  en: "Sent from my Galaxy",
  de: "Von meinem/meiner Galaxy gesendet",
  fr: "Envoyé depuis mon appareil Galaxy",
  es: "Enviado desde mi Galaxy",
  it: "Inviato dal mio Galaxy",
  pt: "Enviado do meu Galaxy",
  ja: "Galaxyから送信",
  zh: "发自我的 Galaxy"
}

const protons: Texts = {
  en: "Sent with Proton Mail secure email.",
  de: "Gesendet mit Proton Mail sichere E-Mail.",
  fr: "Envoyé avec la messagerie sécurisée Proton Mail.",
  es: "Enviado con el correo electrónico seguro de Proton Mail.",
  it: "Inviato con l'email sicura di Proton Mail.",
  pt: "Enviado com o e-mail seguro Proton Mail.",
  ja: "Proton Mail セキュアメールで送信されました。",
  zh: "使用 Proton Mail 安全电子邮件发送。"
}

/** Lines broken at blanks, so that they are no longer than that many characters where they can be. */
const wrapped = (text: string, most: number): string =>
  text.split("\n").map((line) =>
    line.split(" ").reduce((done, word) =>
      done.length - done.lastIndexOf("\n") + word.length > most ? `${done}\n${word}` : `${done} ${word}`
    )
  ).join("\n")

const quote = (lines: ReadonlyArray<string>): string => lines.map((line) => line === "" ? ">" : `> ${line}`).join("\n")
const indented = original.map((line) => ` ${line}`).join("\n")

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\n", "<br>\n")
const shown = (text: string): string => text.split("\n").map((line) => `<div>${escaped(line) || "<br>"}</div>`).join("")
const paragraphs = (text: string): string =>
  text.split("\n").map((line) => `<p class="MsoNormal">${escaped(line) || "&nbsp;"}<o:p></o:p></p>`).join("\n")
const originalHtml = shown(original.join("\n"))

/** How a program quotes, in one language. */
interface Program {
  readonly name: string
  /** What stands above an original message that is quoted line by line; absent where the program does not quote so. */
  readonly attribution?: (language: Language) => string
  /** What is below the new part of an answer above the original message. */
  readonly below: (language: Language) => string
  /** What is below the new part of a message that is passed on. */
  readonly forwarded: (language: Language) => string
  readonly html?: (language: Language, text: string) => string
}

const quotedBelow = (texts: Texts, width = 1_000) => (language: Language) =>
  `\n\n${wrapped(texts[language], width)}\n\n${quote(original)}\n`

const appleHtml = (language: Language, text: string): string =>
  `<html><body>${shown(text)}<div><br><blockquote type="cite"><div>${
    escaped(apple[language])
  }</div><br>${originalHtml}</blockquote></div></body></html>`

const appleForward = (language: Language) =>
  `\n\n${appleForwards[language]}\n\n${quote([...datedBlockOf(language).split("\n"), "", ...original])}\n`

export const programs: ReadonlyArray<Program> = [
  {
    name: "Gmail",
    attribution: (language) => wrapped(gmail[language], 60),
    below: quotedBelow(gmail, 78),
    forwarded: (language) =>
      `\n\n---------- Forwarded message ---------\n${names[language][0]} ${bob}\nDate: ${
        dates[language]
      }\nSubject: Thursday\nTo: <ada@example.org>\n\n\n${original.join("\n")}\n`,
    html: (language, text) =>
      `<div dir="ltr">${
        shown(text)
      }</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${
        escaped(gmail[language])
      }<br></div><blockquote class="gmail_quote">${originalHtml}</blockquote></div>`
  },
  {
    name: "Outlook",
    below: (language) => `\n\n${blockOf(language)}\n\n${original.join("\n")}\n`,
    forwarded: (language) => `\n\n-----${originals[language]}-----\n${blockOf(language)}\n\n${original.join("\n")}\n`,
    html: (language, text) =>
      `<body><div class="WordSection1">${
        paragraphs(text)
      }<div style='border:none;border-top:solid #E1E1E1 1.0pt'><p class="MsoNormal">${
        blockOf(language).split("\n").map((line) => `<b>${escaped(line).replace(/[:：]/, "$&</b>")}`).join("<br>")
      }</p></div>${originalHtml}</div></body>`
  },
  {
    name: "Outlook on the web",
    below: (language) => `\n\n________________________________\n${blockOf(language)}\n\n${original.join("\n")}\n`,
    forwarded: (language) =>
      `\n\n________________________________\n${blockOf(language, "*")}\n\n${original.join("\n")}\n`,
    html: (language, text) =>
      `<body><div class="elementToProof">${shown(text)}</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">${
        escaped(blockOf(language))
      }</div>${originalHtml}</body>`
  },
  {
    name: "Apple Mail",
    attribution: (language) => apple[language],
    below: (language) => `\n\n${quote([apple[language], "", ...original])}\n`,
    forwarded: appleForward,
    html: appleHtml
  },
  {
    name: "Thunderbird",
    attribution: (language) => thunderbird[language],
    below: quotedBelow(thunderbird),
    forwarded: (language) =>
      `\n\n-------- ${forwards[language]} --------\n${datedBlockOf(language)}\n\n${original.join("\n")}\n`,
    html: (language, text) =>
      `<body>${shown(text)}<div class="moz-cite-prefix">${
        escaped(thunderbird[language])
      }<br></div><blockquote type="cite" cite="mid:1@example.com">${originalHtml}</blockquote></body>`
  },
  {
    name: "Yahoo",
    below: (language) => `\n\n    ${yahoo[language]}  \n \n ${indented}  \n`,
    forwarded: (language) =>
      `\n\n   ----- ${forwards[language]} ----- ${datedBlockOf(language).replaceAll("\n", "")}\n ${indented}\n`,
    html: (language, text) =>
      `<div>${shown(text)}</div><div id="ydp1yahoo_quoted_2" class="yahoo_quoted"><div>${
        escaped(yahoo[language])
      }</div>${originalHtml}</div>`
  },
  {
    name: "Proton Mail",
    attribution: (language) => proton[language],
    below: (language) => `\n\n${protons[language]}\n${quotedBelow(proton)(language)}`,
    forwarded: (language) =>
      `\n\n${protons[language]}\n\n------- Forwarded Message -------\n${datedBlockOf(language)}\n\n${
        quote(original)
      }\n`,
    html: (language, text) =>
      `<div>${shown(text)}</div><div class="protonmail_quote">${
        escaped(proton[language])
      }<blockquote class="protonmail_quote" type="cite">${originalHtml}</blockquote></div>`
  },
  {
    name: "iOS Mail",
    below: (language) => `\n\n${phones[language]}\n\n${quote([apple[language], "", ...original])}\n`,
    forwarded: (language) => `\n\n${phones[language]}${appleForward(language)}`,
    html: (language, text) => appleHtml(language, `${text}\n\n${phones[language]}`)
  },
  {
    name: "Samsung Email",
    below: (language) =>
      `\n\n${galaxies[language]}\n\n\n-------- ${originals[language]} --------\n${datedBlockOf(language)}\n\n${
        original.join("\n")
      }\n`,
    forwarded: (language) =>
      `\n\n-------- ${originals[language]} --------\n${datedBlockOf(language)}\n\n${original.join("\n")}\n`,
    html: (language, text) =>
      `<html><body><div dir="auto">${shown(text)}</div><div id="composer_signature"><div>${
        galaxies[language]
      }</div></div><div>-------- ${originals[language]} --------</div>${
        shown(datedBlockOf(language))
      }${originalHtml}</body></html>`
  },
  {
    name: "mutt",
    attribution: (language) => mutt[language],
    below: quotedBelow(mutt),
    forwarded: () =>
      `\n\n----- Forwarded message from ${bob} -----\n\nDate: Mon, 23 Nov 2026 09:05:12 +0100\nFrom: ${bob}\nSubject: Thursday\n\n${
        original.join("\n")
      }\n\n----- End forwarded message -----\n`
  }
]

/** One answer: what it is of, its new part, and its text or its html. */
export interface Shape {
  readonly name: string
  readonly fresh: string
  readonly text: string | null
  readonly html: string | null
}

const shapesOf = (program: Program, language: Language, text: string, number: number): ReadonlyArray<Shape> => {
  const { attribution, below, forwarded, html, name } = program
  const shape = (place: string, made: string, expected = text): Shape => ({
    name: `${name}, ${language}, ${place}, ${number}`,
    fresh: expected,
    text: made,
    html: null
  })
  const [first, ...rest] = original
  return [
    shape("above", `${text}${below(language)}`),
    shape("forwarded", `${text}${forwarded(language)}`),
    ...attribution === undefined ? [] : [
      shape("below", `${attribution(language)}\n${quote(original)}\n\n${text}\n\n-- \nAda Lovelace\nAnalyst\n`),
      shape(
        "between",
        `${attribution(language)}\n\n${quote([first!])}\n\n${text}\n\n${quote(rest)}\n\n${text}\n`,
        `${text}\n\n${text}`
      )
    ],
    ...html === undefined
      ? []
      : [{ ...shape("html", ""), text: null, html: html(language, text) }]
  ]
}

/** All programs in all languages with all texts, in all places where they are put. */
export const shapes: ReadonlyArray<Shape> = programs.flatMap((program) =>
  languages.flatMap((language) => fresh[language].flatMap((text, number) => shapesOf(program, language, text, number)))
)
