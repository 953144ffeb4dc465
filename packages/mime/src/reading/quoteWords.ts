/**
 * What mail clients write above what they quote, in lower case, in English, German, French, Spanish, Italian, Portuguese,
 * Dutch, Polish, Russian, Ukrainian, Japanese, Chinese, Korean, Swedish, Danish, Norwegian, Finnish, Czech, Turkish,
 * Romanian and Hungarian.
 */
const listOf = (text: string): ReadonlyArray<string> => text.split("|")

/** Verbs of the line that says who wrote what is quoted. */
export const verbs = listOf(
  " wrote| writes|schrieb| a écrit|escribió|escribio| scritto|escreveu|schreef|geschreven|napisał|pisze|пишет|написал"
    + "|пише|написав| skrev|kirjoitti|napsal|şunu yazdı|yazdı| a scris|ezt írta|írta:|のメール|さんは書きました|さんが書きました"
    + "|のメッセージ|写道|寫道|写入|님이 작성|작성:|έγραψε"
)

/** Words that such a line begins with; each with the blank after it. */
export const starts = listOf(
  "on |at |am |le |el |il |in data |in a message dated |em |no dia |op |w dniu |dnia |den |на |в |在|於|于"
)

/** Words between the dashes above an original message, or above one that is forwarded. */
export const originals = listOf(
  "original message|ursprüngliche nachricht|ursprüngliche mail|originalnachricht|message d'origine|message d’origine"
    + "|message original|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht"
    + "|oorspronkelijk e-mailbericht|origineel bericht|wiadomość oryginalna|oryginalna wiadomość|исходное сообщение"
    + "|оригинальное сообщение|元のメッセージ|原始邮件|原始郵件|원본 메시지|원본 메일|ursprungligt meddelande"
    + "|originalmeddelande|oprindelig meddelelse|original meddelelse|opprinnelig melding|alkuperäinen viesti"
    + "|původní zpráva|orijinal mesaj|özgün ileti|mesaj original|eredeti üzenet"
    + "|forwarded message|weitergeleitete nachricht|message transféré|mensaje reenviado|messaggio inoltrato"
    + "|mensagem encaminhada|doorgestuurd bericht|przekazana wiadomość|пересылаемое сообщение|転送されたメッセージ"
    + "|转发的邮件|轉寄的郵件|转发邮件信息|전달된 메시지|vidarebefordrat meddelande|videresendt meddelelse|videresendt melding"
    + "|välitetty viesti|přeposlaná zpráva|iletilen mesaj"
)

/** Lines that some clients write above a forwarded message, without dashes. */
export const forwards = listOf(
  "begin forwarded message|anfang der weitergeleiteten nachricht|anfang der weitergeleiteten e-mail"
    + "|début du message réexpédié|début du message transféré|inicio del mensaje reenviado|inizio messaggio inoltrato"
    + "|início da mensagem encaminhada|begin doorgestuurd bericht|początek przekazywanej wiadomości"
    + "|начало переадресованного сообщения|以下是转发的邮件|vidarebefordrat brev|start på videresendt besked"
)

/** The names of the fields that Outlook writes above an original message. */
export const fields: Readonly<Record<"from" | "date" | "to" | "subject", ReadonlySet<string>>> = {
  from: new Set(
    listOf(
      "from|von|de|da|van|od|от|от кого|від|差出人|送信者|发件人|寄件者|보낸 사람|보낸사람|från|fra|lähettäjä|kimden|gönderen|feladó"
    )
  ),
  date: new Set(
    listOf(
      "sent|date|gesendet|datum|envoyé|enviado|enviado el|fecha|inviato|data|enviada|enviada em|enviado em|verzonden"
        + "|wysłano|отправлено|дата|надіслано|送信日時|日付|日時|发送时间|发送日期|日期|时间|傳送時間|寄件日期|보낸 날짜|날짜|skickat|sendt|dato"
        + "|lähetetty|päiväys|odesláno|gönderme tarihi|gönderildi|tarih|trimis|elküldve"
    )
  ),
  to: new Set(
    listOf(
      "to|an|à|para|a|per|aan|do|кому|宛先|收件人|받는 사람|받는사람|till|til|vastaanottaja|komu|kime|către|címzett|cc|kopie"
        + "|copie|kopia|копия|抄送|副本|참조|kopi"
    )
  ),
  subject: new Set(
    listOf(
      "subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|тема|件名|主题|主旨|主題|제목|ämne|emne|aihe|předmět|konu"
        + "|subiect|tárgy"
    )
  )
}
