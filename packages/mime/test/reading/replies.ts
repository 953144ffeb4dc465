/** Replies as mail clients write them, each with its new part. */

/** A reply: what it is of, its new part, and its text. */
export type Reply = readonly [client: string, fresh: string | null, text: string]

const quote = "> Hello Ada,\n> \n> does Thursday suit you?\n>\n> -- \n> Bob"

/** A reply above what it quotes, and its new part: the same text for all. */
const above = (client: string, attribution: string, quoted = quote): Reply => [
  client,
  "Thursday is fine.\n\nSee you then",
  `Thursday is fine.\n\nSee you then\n\n${attribution}\n\n${quoted}\n`
]

const plain = "Hello Ada,\n\ndoes Thursday suit you?\n\nBob"

/** Lines above a quote, by the client and language that writes them. */
export const attributions: ReadonlyArray<readonly [client: string, line: string]> = [
  ["Gmail, English", "On Mon, Nov 23, 2026 at 9:05 AM Bob Builder <bob@example.com> wrote:"],
  [
    "Gmail, English, broken",
    "On Mon, Nov 23, 2026 at 9:05 AM Bob Builder and Sons Limited <\nbob@builders.example.com> wrote:"
  ],
  ["Gmail, German", "Am Mo., 23. Nov. 2026 um 09:05 Uhr schrieb Bob Builder <bob@example.com>:"],
  ["Gmail, German, broken", "Am Mo., 23. Nov. 2026 um 09:05 Uhr schrieb Bob Builder <\nbob@example.com>:"],
  ["Gmail, German, mobile", "Bob Builder <bob@example.com> schrieb am Mo., 23. Nov. 2026, 09:05:"],
  ["Gmail, French", "Le lun. 23 nov. 2026 à 09:05, Bob Builder <bob@example.com> a écrit :"],
  ["Gmail, Spanish", "El lun, 23 nov 2026 a las 9:05, Bob Builder (<bob@example.com>) escribió:"],
  ["Gmail, Italian", "Il giorno lun 23 nov 2026 alle ore 09:05 Bob Builder <bob@example.com> ha\nscritto:"],
  ["Gmail, Portuguese", "Em seg., 23 de nov. de 2026 às 09:05, Bob Builder <bob@example.com>\nescreveu:"],
  ["Gmail, Dutch", "Op ma 23 nov 2026 om 09:05 schreef Bob Builder <bob@example.com>:"],
  ["Gmail, Polish", "pon., 23 lis 2026 o 09:05 Bob Builder <bob@example.com> napisał(a):"],
  ["Gmail, Russian", "пн, 23 нояб. 2026 г. в 09:05, Bob Builder <bob@example.com>:"],
  ["Gmail, Japanese", "2026年11月23日(月) 9:05 Bob Builder <bob@example.com>:"],
  ["Gmail, Chinese", "Bob Builder <bob@example.com> 于2026年11月23日周一 09:05写道："],
  ["Gmail, Chinese of Taiwan", "Bob Builder <bob@example.com> 於 2026年11月23日 週一 上午9:05寫道："],
  ["Gmail, Korean", "2026년 11월 23일 (월) 오전 9:05, Bob Builder <bob@example.com>님이 작성:"],
  ["Gmail, Swedish", "Den mån 23 nov. 2026 kl 09:05 skrev Bob Builder <bob@example.com>:"],
  ["Gmail, Danish", "Den man. 23. nov. 2026 kl. 09.05 skrev Bob Builder <bob@example.com>:"],
  ["Gmail, Norwegian", "man. 23. nov. 2026 kl. 09:05 skrev Bob Builder <bob@example.com>:"],
  ["Gmail, Finnish", "ma 23. marrask. 2026 klo 9.05 Bob Builder (bob@example.com) kirjoitti:"],
  ["Gmail, Czech", "po 23. 11. 2026 v 9:05 odesílatel Bob Builder <bob@example.com> napsal:"],
  ["Gmail, Turkish", "Bob Builder <bob@example.com>, 23 Kas 2026 Pzt, 09:05 tarihinde şunu yazdı:"],
  ["Apple Mail, English", "On Nov 23, 2026, at 9:05 AM, Bob Builder <bob@example.com> wrote:"],
  ["Apple Mail, German", "Am 23.11.2026 um 09:05 schrieb Bob Builder <bob@example.com>:"],
  ["Apple Mail, French", "Le 23 nov. 2026 à 09:05, Bob Builder <bob@example.com> a écrit :"],
  ["Apple Mail, Dutch", "Op 23 nov. 2026, om 09:05 heeft Bob Builder <bob@example.com> het volgende geschreven:"],
  ["Apple Mail, Japanese", "2026/11/23 9:05、Bob Builder <bob@example.com>のメール:"],
  ["Apple Mail, Chinese", "在 2026年11月23日，09:05，Bob Builder <bob@example.com> 写道："],
  ["Thunderbird, English", "On 11/23/26 9:05 AM, Bob Builder wrote:"],
  ["Thunderbird, German", "Am 23.11.26 um 09:05 schrieb Bob Builder:"],
  ["Thunderbird, Italian", "Il 23/11/26 09:05, Bob Builder ha scritto:"],
  ["Thunderbird, Polish", "W dniu 23.11.2026 o 09:05, Bob Builder pisze:"],
  ["Thunderbird, Russian", "23.11.2026 09:05, Bob Builder пишет:"],
  ["Thunderbird, Japanese", "On 2026/11/23 9:05, Bob Builder wrote:"],
  ["mutt", "On Mon, Nov 23, 2026 at 09:05:12AM +0100, Bob Builder wrote:"],
  ["mutt without a date", "* Bob Builder wrote:"],
  ["Gnus", "Bob Builder <bob@example.com> writes:"]
]

/** The blocks that Outlook writes above an original message, by language. */
export const blocks: ReadonlyArray<readonly [language: string, block: string]> = [
  [
    "English",
    "From: Bob Builder <bob@example.com>\nSent: Monday, November 23, 2026 9:05 AM\nTo: Ada\nSubject: Thursday"
  ],
  [
    "German",
    "Von: Bob Builder <bob@example.com>\nGesendet: Montag, 23. November 2026 09:05\nAn: Ada\nBetreff: Thursday"
  ],
  ["French", "De : Bob Builder <bob@example.com>\nEnvoyé : lundi 23 novembre 2026 09:05\nÀ : Ada\nObjet : Thursday"],
  [
    "Spanish",
    "De: Bob Builder <bob@example.com>\nEnviado el: lunes, 23 de noviembre de 2026 9:05\nPara: Ada\nAsunto: Thursday"
  ],
  ["Italian", "Da: Bob Builder <bob@example.com>\nInviato: lunedì 23 novembre 2026 09:05\nA: Ada\nOggetto: Thursday"],
  [
    "Portuguese",
    "De: Bob Builder <bob@example.com>\nEnviada em: segunda-feira, 23 de novembro\nPara: Ada\nAssunto: Thursday"
  ],
  [
    "Dutch",
    "Van: Bob Builder <bob@example.com>\nVerzonden: maandag 23 november 2026 09:05\nAan: Ada\nOnderwerp: Thursday"
  ],
  [
    "Polish",
    "Od: Bob Builder <bob@example.com>\nWysłano: poniedziałek, 23 listopada 2026 09:05\nDo: Ada\nTemat: Thursday"
  ],
  ["Russian", "От: Bob Builder <bob@example.com>\nОтправлено: 23 ноября 2026 г. 9:05\nКому: Ada\nТема: Thursday"],
  ["Japanese", "差出人: Bob Builder <bob@example.com>\n送信日時: 2026年11月23日 9:05\n宛先: Ada\n件名: Thursday"],
  ["Chinese", "发件人: Bob Builder <bob@example.com>\n发送时间: 2026年11月23日 9:05\n收件人: Ada\n主题: Thursday"],
  ["Swedish", "Från: Bob Builder <bob@example.com>\nSkickat: den 23 november 2026 09:05\nTill: Ada\nÄmne: Thursday"],
  ["Danish", "Fra: Bob Builder <bob@example.com>\nSendt: 23. november 2026 09:05\nTil: Ada\nEmne: Thursday"],
  [
    "English in bold",
    "*From:* Bob Builder <bob@example.com>\n*Sent:* Monday, November 23, 2026\n*To:* Ada\n*Subject:* Thursday"
  ]
]

/** The lines between dashes above an original message. */
export const dividers: ReadonlyArray<string> = [
  "-----Original Message-----",
  "----- Original message -----",
  "-----Ursprüngliche Nachricht-----",
  "-----Message d'origine-----",
  "-----Mensaje original-----",
  "-----Messaggio originale-----",
  "-----Mensagem original-----",
  "-----Oorspronkelijk bericht-----",
  "-----Oryginalna wiadomość-----",
  "-----Исходное сообщение-----",
  "-----元のメッセージ-----",
  "-----原始邮件-----",
  "-----Ursprungligt meddelande-----",
  "-----Oprindelig meddelelse-----",
  "-----Opprinnelig melding-----",
  "---------- Forwarded message ---------",
  "Begin forwarded message:"
]

/** Replies as plain text. */
export const replies: ReadonlyArray<Reply> = [
  ...attributions.map(([client, line]) => above(client, line)),
  ...blocks.map(([language, block]) => above(`Outlook, ${language}`, block, plain)),
  ...dividers.map((line) => above(line, line, plain)),
  above("Outlook with a rule", `________________________________\n${blocks[0]![1]}`, plain),
  above(
    "Yahoo",
    "    On Monday, November 23, 2026 at 09:05:12 AM GMT+1, Bob Builder <bob@example.com> wrote:  ",
    plain
  ),
  above("Apple Mail, quoted attribution", "> On 23 Nov 2026, at 09:05, Bob Builder <bob@example.com> wrote:\n> "),
  [
    "Thunderbird, below with a signature",
    "Thursday is fine.",
    `On 11/23/26 9:05 AM, Bob Builder wrote:\n${quote}\n\nThursday is fine.\n\n-- \nAda Lovelace\nAnalyst\n`
  ],
  [
    "mutt, between the lines",
    "It does.\n\nNo, Friday.",
    "On Mon, Nov 23, 2026 at 09:05:12AM +0100, Bob wrote:\n> Does it work?\n\nIt does.\n\n> On Thursday?\n\nNo, Friday.\n"
  ],
  ["a signature above the quote", "Fine.", `Fine.\n\n-- \nAda\n\nOn 11/23/26 9:05 AM, Bob wrote:\n${quote}\n`],
  ["a signature and no quote", "Fine.", "Fine.\n-- \nAda Lovelace\n"],
  [
    "an answer to two",
    "Yes.",
    `Yes.\n\nOn Nov 23, 2026, at 9:05, Bob <b@example.com> wrote:\n> > On Nov 22, Ada wrote:\n> > Hm\n> ?\n`
  ],
  [
    "a break within an address",
    "Fine.",
    `Fine.\n\nAm 23.11.2026 09:05 schrieb "Bob" <bob@builders.example.com\n>:\n\n${quote}\n`
  ],
  ["a break before the verb", "Fine.", `Fine.\n\nOn Nov 23, 2026 9:05, Bob <\nbob@example.com\n> wrote:\n\n${plain}\n`],
  ["Zoho", "Fine.", `Fine.\n\n---- On Mon, 23 Nov 2026 09:05:12 +0100 Bob <bob@example.com> wrote ----\n\n${plain}\n`],
  ["Yandex", "Fine.", `Fine.\n\n23.11.2026, 09:05, "Bob Builder" <bob@example.com>:\n\n${plain}\n`],
  ["a divider in bold", "Fine.", `Fine.\n\n*-------- Original Message --------*\n\n${plain}\n`],
  [
    "a block in one line",
    "Fine.",
    `Fine.\n\n ----- Forwarded Message ----- From: Bob <bob@example.com>To: Ada${"x".repeat(300)}\n`
  ],
  ["MailMate", "See below.", `See below.\n\nForwarded message:\n\n> From: Bob\n> Subject: x\n>\n> Hello\n`],
  [
    "a sentence like a field",
    "From: noon on.",
    "From: noon on.\n\nFrom: Bob\nSent: Monday\nTo: Ada\nSubject: x\n\nHello\n"
  ],
  [
    "a program below the text",
    "Fine.",
    `Fine.\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n____________\n${blocks[0]![1]}\n\n${plain}\n`
  ],
  ["a program's words alone", "Sent from my phone", `Sent from my phone\n\n${quote}\n`],
  ["CRLF", "Fine.", "Fine.\r\n\r\nOn 11/23/26 9:05 AM, Bob wrote:\r\n> Thursday?\r\n"],
  ["nothing new", null, `On 11/23/26 9:05 AM, Bob Builder wrote:\n${quote}\n`],
  ["nothing quoted", null, "Thursday is fine.\n\nFrom: the station, we walk.\nNote:\n- bring a map\n"],
  ["a line with a time", null, "The train on Monday 23 Nov 2026 leaves at 9:05:\nplatform 4\n"],
  ["a line of a mailbox file", null, "Hello\n>From here on it rains\n"],
  ["empty", null, ""]
]

const attributed =
  "On Mon, Nov 23, 2026 at 9:05 AM Bob &lt;<a href=\"mailto:bob@example.com\">bob@example.com</a>&gt; wrote:"

/** Replies in html alone. */
export const htmlReplies: ReadonlyArray<Reply> = [
  [
    "Gmail",
    "Thursday is fine.\n\nSee you & Bob",
    `<div dir="ltr">Thursday is fine.<br><br>See you &amp; Bob</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${attributed}<br></div><blockquote class="gmail_quote" style="margin:0px"><div>Does it?</div></blockquote></div>`
  ],
  [
    "Gmail, between the lines",
    "It does.\nNo.",
    `<div class="gmail_quote"><div class="gmail_attr">${attributed}</div><blockquote class="gmail_quote">Does it?</blockquote><div>It does.</div><blockquote class="gmail_quote">Sure? <blockquote>no</blockquote></blockquote><div>No.</div></div>`
  ],
  [
    "Outlook on the web",
    "Thursday is fine.",
    "<html><head><style>p {margin:0}</style></head><body><div class=\"elementToProof\">Thursday is fine.</div><div id=\"appendonsend\"></div><hr style=\"width:98%\"><div id=\"divRplyFwdMsg\" dir=\"ltr\"><b>From:</b> Bob<br><b>Sent:</b> Monday</div><div>Does it?</div></body></html>"
  ],
  [
    "Outlook",
    "Thursday is fine.",
    "<body><p class=MsoNormal>Thursday is fine.<o:p></o:p></p><p class=MsoNormal>&nbsp;</p><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p class=MsoNormal><b>Von:</b> Bob<br><b>Gesendet:</b> Montag<br><b>An:</b> Ada<br><b>Betreff:</b> Hm</p></div><p>Does it?</p></body>"
  ],
  [
    "Apple Mail",
    "Thursday is fine.",
    "<html><body style=\"word-wrap: break-word;\">Thursday is fine.<br><div><br><blockquote type=\"cite\"><div>On 23 Nov 2026, at 09:05, Bob &lt;bob@example.com&gt; wrote:</div><br><div>Does it?</div></blockquote></div></body></html>"
  ],
  [
    "Thunderbird",
    "Thursday is fine.",
    "<body><div class=\"moz-cite-prefix\">On 23.11.26 09:05, Bob wrote:<br></div><blockquote type=\"cite\" cite=\"mid:1@example.com\"><p>Does it?</p></blockquote><p>Thursday is fine.</p><pre class=\"moz-signature\">-- \nAda</pre></body>"
  ],
  [
    "Yahoo",
    "Thursday is fine.",
    "<div>Thursday is fine.</div><div id=\"yahoo_quoted_1\" class=\"yahoo_quoted\"><div>On Monday, Bob wrote:</div><div>Does it?</div></div>"
  ],
  ["nothing quoted", null, "<p>Thursday is fine.</p><blockquote>As the poet says</blockquote>"]
]
