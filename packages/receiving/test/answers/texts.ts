/** What mail programs write above what they quote, in eight languages, and what people answer. */

export const languages = ["en", "de", "fr", "es", "pt", "nl", "pl", "ja"] as const
export type Language = typeof languages[number]
export type Texts = Readonly<Record<Language, string>>

/** What somebody writes anew. */
export const fresh: Readonly<Record<Language, ReadonlyArray<string>>> = {
  en: [
    "Yes, please send it again.",
    "Hi,\n\nthe parcel came on Monday, but the lamp is broken.\nCan you send another one?\n\nThanks,\nGrace",
    "1. Order 4711\n2. Blue, not green\n\nhttps://shop.example/orders/4711 says: delivered"
  ],
  de: [
    "Ja, bitte noch einmal schicken.",
    "Guten Tag,\n\ndas Paket kam am Montag, aber die Lampe ist kaputt.\nKönnen Sie eine neue schicken?\n\nDanke\nGrete",
    "1. Bestellung 4711\n2. Blau, nicht grün\n\nhttps://shop.example/orders/4711 sagt: geliefert"
  ],
  fr: [
    "Oui, renvoyez-le s'il vous plaît.",
    "Bonjour,\n\nle colis est arrivé lundi, mais la lampe est cassée.\nPouvez-vous en renvoyer une ?\n\nMerci,\nGisèle",
    "1. Commande 4711\n2. Bleu, pas vert\n\nhttps://shop.example/orders/4711 dit : livré"
  ],
  es: [
    "Sí, envíelo otra vez, por favor.",
    "Hola:\n\nEl paquete llegó el lunes, pero la lámpara está rota.\n¿Pueden enviar otra?\n\nGracias\nGloria",
    "1. Pedido 4711\n2. Azul, no verde\n\nhttps://shop.example/orders/4711 dice: entregado"
  ],
  pt: [
    "Sim, envie novamente, por favor.",
    "Olá,\n\no pacote chegou na segunda, mas a lâmpada está quebrada.\nPodem enviar outra?\n\nObrigada\nGraça",
    "1. Pedido 4711\n2. Azul, não verde\n\nhttps://shop.example/orders/4711 diz: entregue"
  ],
  nl: [
    "Ja, stuur het alstublieft nog eens.",
    "Hallo,\n\nhet pakket kwam maandag, maar de lamp is stuk.\nKunt u een nieuwe sturen?\n\nBedankt\nGreet",
    "1. Bestelling 4711\n2. Blauw, niet groen\n\nhttps://shop.example/orders/4711 zegt: bezorgd"
  ],
  pl: [
    "Tak, proszę wysłać jeszcze raz.",
    "Dzień dobry,\n\npaczka przyszła w poniedziałek, ale lampa jest zepsuta.\nCzy mogą Państwo wysłać nową?\n\nDziękuję\nGrażyna",
    "1. Zamówienie 4711\n2. Niebieski, nie zielony\n\nhttps://shop.example/orders/4711 mówi: dostarczono"
  ],
  ja: [
    "はい、もう一度送ってください。",
    "こんにちは。\n\n荷物は月曜日に届きましたが、ランプが壊れていました。\n新しいものを送っていただけますか。\n\nよろしくお願いします。\n花子",
    "1. 注文 4711\n2. 緑ではなく青\n\nhttps://shop.example/orders/4711 では配達済みです"
  ]
}

const shop = "Shop Support <help@shop.example>"

export const gmail: Texts = {
  en: `On Thu, Nov 26, 2026 at 2:30 PM ${shop} wrote:`,
  de: `Am Do., 26. Nov. 2026 um 14:30 Uhr schrieb ${shop}:`,
  fr: `Le jeu. 26 nov. 2026 à 14:30, ${shop} a écrit :`,
  es: `El jue, 26 nov 2026 a las 14:30, Shop Support (<help@shop.example>) escribió:`,
  pt: `Em qui., 26 de nov. de 2026 às 14:30, ${shop} escreveu:`,
  nl: `Op do 26 nov 2026 om 14:30 schreef ${shop}:`,
  pl: `czw., 26 lis 2026 o 14:30 ${shop} napisał(a):`,
  ja: `2026年11月26日(木) 14:30 ${shop}:`
}

export const apple: Texts = {
  en: `On 26 Nov 2026, at 14:30, ${shop} wrote:`,
  de: `Am 26.11.2026 um 14:30 schrieb ${shop}:`,
  fr: `Le 26 nov. 2026 à 14:30, ${shop} a écrit :`,
  es: `El 26 nov 2026, a las 14:30, ${shop} escribió:`,
  pt: `Em 26 de nov. de 2026, à(s) 14:30, ${shop} escreveu:`,
  nl: `Op 26 nov 2026 om 14:30 heeft ${shop} het volgende geschreven:`,
  pl: `Wiadomość napisana przez ${shop} w dniu 26 lis 2026, o godz. 14:30:`,
  ja: `2026/11/26 14:30、${shop}のメール:`
}

export const thunderbird: Texts = {
  en: "On 26/11/2026 14:30, Shop Support wrote:",
  de: "Am 26.11.26 um 14:30 schrieb Shop Support:",
  fr: "Le 26/11/2026 à 14:30, Shop Support a écrit :",
  es: "El 26/11/26 a las 14:30, Shop Support escribió:",
  pt: "Em 26/11/2026 14:30, Shop Support escreveu:",
  nl: "Op 26-11-2026 om 14:30 schreef Shop Support:",
  pl: "W dniu 26.11.2026 o 14:30, Shop Support pisze:",
  ja: "On 2026/11/26 14:30, Shop Support wrote:"
}

export const yahoo: Texts = {
  en: `On Thursday, November 26, 2026 at 02:30:05 PM GMT+1, ${shop} wrote:`,
  de: `Am Donnerstag, 26. November 2026 um 14:30:05 MEZ hat ${shop} Folgendes geschrieben:`,
  fr: `Le jeudi 26 novembre 2026 à 14:30:05 UTC+1, ${shop} a écrit :`,
  es: `En jueves, 26 de noviembre de 2026, 14:30:05 CET, ${shop} escribió:`,
  pt: `Em quinta-feira, 26 de novembro de 2026 às 14:30:05 BRT, ${shop} escreveu:`,
  nl: `Op donderdag 26 november 2026 om 14:30:05 CET schreef ${shop}:`,
  pl: `W dniu czwartek, 26 listopada 2026 14:30:05 CET użytkownik ${shop} napisał:`,
  ja: `2026年11月26日木曜日 14:30:05 JST、${shop}が書きました:`
}

export const k9: Texts = {
  en: `On 26 November 2026 14:30:05 CET, ${shop} wrote:`,
  de: `Am 26. November 2026 14:30:05 MEZ schrieb ${shop}:`,
  fr: `Le 26 novembre 2026 14:30:05 GMT+01:00, ${shop} a écrit :`,
  es: `El 26 de noviembre de 2026 14:30:05 CET, ${shop} escribió:`,
  pt: `Em 26 de novembro de 2026 14:30:05 BRT, ${shop} escreveu:`,
  nl: `Op 26 november 2026 14:30:05 CET schreef ${shop}:`,
  pl: `Dnia 26 listopada 2026 14:30:05 CET, ${shop} napisał/a:`,
  ja: `2026年11月26日 14:30:05 JST、${shop} のメール:`
}

export const proton: Texts = {
  en: `On Thursday, November 26th, 2026 at 2:30 PM, ${shop} wrote:`,
  de: `Am Donnerstag, 26. November 2026 um 14:30, ${shop} schrieb:`,
  fr: `Le jeudi 26 novembre 2026 à 14:30, ${shop} a écrit :`,
  es: `El jueves, 26 de noviembre de 2026 a las 14:30, ${shop} escribió:`,
  pt: `Em quinta-feira, 26 de novembro de 2026 às 14:30, ${shop} escreveu:`,
  nl: `Op donderdag 26 november 2026 om 14:30, schreef ${shop}:`,
  pl: `W dniu czwartek, 26 listopada 2026 o 14:30, ${shop} napisał(a):`,
  ja: `2026年11月26日木曜日 14:30に、${shop} さんは書きました：`
}

export const roundcube: Texts = {
  en: "On 2026-11-26 14:30, Shop Support wrote:",
  de: "Am 2026-11-26 14:30, schrieb Shop Support:",
  fr: "Le 2026-11-26 14:30, Shop Support a écrit :",
  es: "El 2026-11-26 14:30, Shop Support escribió:",
  pt: "Em 2026-11-26 14:30, Shop Support escreveu:",
  nl: "Shop Support schreef op 2026-11-26 14:30:",
  pl: "W dniu 2026-11-26 14:30, Shop Support napisał(a):",
  ja: "2026-11-26 14:30 に Shop Support さんは書きました:"
}

export const horde: Texts = {
  en: `Quoting ${shop}:`,
  de: `Zitat von ${shop}:`,
  fr: `${shop} a écrit :`,
  es: `${shop} escribió:`,
  pt: `Citando ${shop}:`,
  nl: `Citeren ${shop}:`,
  pl: `Cytowanie ${shop}:`,
  ja: `引用 ${shop}:`
}

export const mutt: Texts = {
  en: "On Thu, Nov 26, 2026 at 02:30:05PM +0100, Shop Support wrote:",
  de: "Am Do, 26. Nov 2026 um 14:30:05 +0100 schrieb Shop Support:",
  fr: "Le jeu. 26 nov. 2026 à 14:30:05 +0100, Shop Support a écrit :",
  es: "El jue, 26 nov 2026 a las 14:30:05 +0100, Shop Support escribió:",
  pt: "Em qui, 26 nov 2026 às 14:30:05 +0100, Shop Support escreveu:",
  nl: "Op do 26 nov 2026 om 14:30:05 +0100 schreef Shop Support:",
  pl: "* Shop Support <help@shop.example> [2026-11-26 14:30]:",
  ja: "On Thu, Nov 26, 2026 at 02:30:05PM +0900, Shop Support wrote:"
}

/** From, Sent, To, Subject, and Date. */
export const names: Readonly<Record<Language, readonly [string, string, string, string, string]>> = {
  en: ["From:", "Sent:", "To:", "Subject:", "Date:"],
  de: ["Von:", "Gesendet:", "An:", "Betreff:", "Datum:"],
  fr: ["De :", "Envoyé :", "À :", "Objet :", "Date :"],
  es: ["De:", "Enviado:", "Para:", "Asunto:", "Fecha:"],
  pt: ["De:", "Enviada em:", "Para:", "Assunto:", "Data:"],
  nl: ["Van:", "Verzonden:", "Aan:", "Onderwerp:", "Datum:"],
  pl: ["Od:", "Wysłano:", "Do:", "Temat:", "Data:"],
  ja: ["差出人:", "送信日時:", "宛先:", "件名:", "日付:"]
}

export const dates: Texts = {
  en: "Thursday, November 26, 2026 2:30 PM",
  de: "Donnerstag, 26. November 2026 14:30",
  fr: "jeudi 26 novembre 2026 14:30",
  es: "jueves, 26 de noviembre de 2026 14:30",
  pt: "quinta-feira, 26 de novembro de 2026 14:30",
  nl: "donderdag 26 november 2026 14:30",
  pl: "czwartek, 26 listopada 2026 14:30",
  ja: "2026年11月26日 14:30"
}

/** Above a message that Thunderbird, Roundcube or Yahoo passes on. */
export const forwarded: Texts = {
  en: "Forwarded Message",
  de: "Weitergeleitete Nachricht",
  fr: "Message transféré",
  es: "Mensaje reenviado",
  pt: "Mensagem encaminhada",
  nl: "Doorgestuurd bericht",
  pl: "Przekazana wiadomość",
  ja: "転送メッセージ"
}

export const appleForwarded: Texts = {
  en: "Begin forwarded message:",
  de: "Anfang der weitergeleiteten Nachricht:",
  fr: "Début du message réexpédié :",
  es: "Inicio del mensaje reenviado:",
  pt: "Início da mensagem encaminhada:",
  nl: "Begin doorgestuurd bericht:",
  pl: "Początek przekazywanej wiadomości:",
  ja: "転送されたメッセージ:"
}

export const originals: Texts = {
  en: "Original Message",
  de: "Ursprüngliche Nachricht",
  fr: "Message d'origine",
  es: "Mensaje original",
  pt: "Mensagem original",
  nl: "Oorspronkelijk bericht",
  pl: "Oryginalna wiadomość",
  ja: "元のメッセージ"
}

export const phones: Texts = {
  en: "Sent from my iPhone",
  de: "Von meinem iPhone gesendet",
  fr: "Envoyé de mon iPhone",
  es: "Enviado desde mi iPhone",
  pt: "Enviado do meu iPhone",
  nl: "Verstuurd vanaf mijn iPhone",
  pl: "Wysłane z iPhone'a",
  ja: "iPhoneから送信"
}

/** The message that is answered. */
export const original: ReadonlyArray<string> = [
  "Hello Grace,",
  "",
  "your order 4711 is on its way. Did it arrive?",
  "",
  "-- ",
  "Shop Support",
  "https://shop.example"
]
