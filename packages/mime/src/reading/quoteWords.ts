/**
 * What mail clients write above what they quote, in lower case, in English, German, French, Spanish, Italian, Portuguese,
 * Dutch, Polish, Russian, Ukrainian, Japanese, Chinese, Korean, Swedish, Danish, Norwegian, Finnish, Czech, Turkish,
 * Romanian and Hungarian.
 */
const listOf = (text: string): ReadonlyArray<string> => text.toLowerCase().split("|")

/** Verbs of the line that says who wrote what is quoted. */
export const verbs = listOf(
  " wrote| writes|schrieb| a écrit|escribió|escribio| scritto|escreveu|schreef|geschreven|napisał|pisze|пишет|написал"
    + "|пише|написав| skrev|kirjoitti|napsal|şunu yazdı|yazdı| a scris|ezt írta|írta:|のメール|さんは書きました|さんが書きました"
    + "|のメッセージ|写道|寫道|写入|님이 작성|작성:|έγραψε|geschrieben|napísal|書きました"
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
    + "|оригинальное сообщение|元のメッセージ|原始邮件|原始郵件|原始信息|邮件原件|郵件原件|원본 메시지|원본 메일|ursprungligt meddelande"
    + "|originalmeddelande|oprindelig meddelelse|original meddelelse|opprinnelig melding|alkuperäinen viesti"
    + "|původní zpráva|orijinal mesaj|özgün ileti|mesaj original|eredeti üzenet"
    + "|forwarded message|weitergeleitete nachricht|message transféré|mensaje reenviado|messaggio inoltrato"
    + "|mensagem encaminhada|doorgestuurd bericht|przekazana wiadomość|пересылаемое сообщение|転送されたメッセージ"
    + "|转发的邮件|转发的消息|轉寄的訊息|轉寄的郵件|转发邮件信息|전달된 메시지|vidarebefordrat meddelande|videresendt meddelelse|videresendt melding"
    + "|välitetty viesti|edelleenlähetetty viesti|přeposlaná zpráva|iletilen mesaj|İletilmiş mesaj|İletilen ileti"
    + "|message transmis|mensagem reencaminhada|wiadomość przesłana dalej|treść przekazanej wiadomości"
    + "|перенаправленное сообщение|перенаправлене повідомлення|переслане повідомлення|メッセージを転送|továbbított üzenet"
    + "|mesaj redirecționat|preposlaná správa|proslijeđena poruka"
)

/** Lines that some clients write above a forwarded message, without dashes. */
export const forwards = listOf(
  "begin forwarded message|anfang der weitergeleiteten nachricht|anfang der weitergeleiteten e-mail"
    + "|début du message réexpédié|début du message transféré|inicio del mensaje reenviado|inizio messaggio inoltrato"
    + "|início da mensagem encaminhada|begin doorgestuurd bericht|początek przekazywanej wiadomości"
    + "|начало переадресованного сообщения|以下是转发的邮件|vidarebefordrat brev|start på videresendt besked"
    + "|forwarded message:|vidarebefordrat mejl|videresendt melding|välitetty viesti alkaa|začátek přeposílané zprávy"
    + "|továbbított levél kezdete|início da mensagem reencaminhada|începe mesajul redirecționat|İleti başlangıcı"
    + "|початок листа, що пересилається|začiatok preposlanej správy|započni proslijeđenu poruku|転送されたメッセージ"
)

/** What programs write below a message instead of who wrote it: each begins a line of its own. */
export const tails = listOf(
  "sent from my |sent from outlook|sent from yahoo|sent from mail for windows|sent from proton|sent with proton"
    + "|sent via |sent from samsung|get outlook for |von meinem iphone|von meinem ipad|von meinem/meiner |von meinem samsung|von meinem android"
    + "|von meinem handy|von meinem smartphone|von meinem mobil|diese nachricht wurde von mein|von outlook für|gesendet von "
    + "|gesendet mit |gesendet über |outlook für |holen sie sich outlook|envoyé de mon |envoyé depuis |envoyé à partir de "
    + "|envoyé avec |obtenez outlook|télécharger outlook|obtenir outlook|enviado desde |enviado con |obtener outlook"
    + "|enviado do |enviado de |enviado a partir |enviado com |enviado via |enviado através |obter o outlook"
    + "|baixar o outlook|inviato da |inviato dal |inviato con |ottieni outlook|scarica outlook|verzonden vanaf "
    + "|verstuurd vanaf |wysłane z |wysłano z |отправлено с |отправлено из |надіслано з |iphoneから送信|ipadから送信"
    + "|androidから送信|galaxyから送信|outlook for ios を入手|outlook for android を入手|yahoo!メール|proton mail セキュア|发自我的|发自 |從我的 |发送自"
    + "|来自我的|獲取 outlook|获取 outlook|使用 proton|从我的 |我的iphone 傳送|나의 iphone에서|내 iphone에서|skickat från |sendt fra "
    + "|lähetetty |odesláno z |iphone'umdan|trimis de pe |az iphone-omról"
)

/** The names of the fields that Outlook writes above an original message. */
export const fields: Readonly<Record<"from" | "date" | "to" | "subject", ReadonlySet<string>>> = {
  from: new Set(
    listOf(
      "from|von|de|da|mittente|van|od|nadawca|от|от кого|отправитель|від|від кого|差出人|送信者|送信元|发件人|寄件者|寄件人"
        + "|보낸 사람|보낸사람|från|fra|lähettäjä|kimden|gönderen|feladó|de la|expeditorul|šalje"
    )
  ),
  date: new Set(
    listOf(
      "sent|date|gesendet|datum|envoyé|enviado|enviado el|fecha|inviato|data|enviada|enviada em|enviado em|verzonden"
        + "|wysłano|отправлено|дата|надіслано|送信日時|日付|日時|发送时间|发送日期|日期|时间|傳送時間|寄件日期|보낸 날짜|날짜|skickat|sendt|dato"
        + "|lähetetty|päiväys|päivämäärä|odesláno|odoslané|gönderme tarihi|gönderildi|gönderilen|tarih|trimis|dată"
        + "|elküldve|dátum|відправлено|送信日"
    )
  ),
  to: new Set(
    listOf(
      "to|an|à|pour|para|a|per|aan|do|adresat|кому|宛先|送信先|收件人|收件者|받는 사람|받는사람|till|til|vastaanottaja|komu|kime|către|címzett|cc|kopie"
        + "|copie|kopia|копия|抄送|副本|참조|kopi"
    )
  ),
  subject: new Set(
    listOf(
      "subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|тема|件名|主题|主旨|主題|제목|ämne|emne|aihe|předmět|konu"
        + "|subiect|subiectul|tárgy|sujet|predmet|naslov"
    )
  )
}
