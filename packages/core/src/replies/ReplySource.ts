/** Where a row of the table of replies is from. */
export interface ReplySource {
  readonly title: string
  /** Its address; a document of the IETF, or a program, has none. */
  readonly url: string | null
  /** The day on which it was read. */
  readonly read: string
}

const read = "2026-11-30"

const page = (title: string, url: string): ReplySource => ({ title, url, read })
const document = (title: string): ReplySource => ({ title, url: null, read })

/** The sources of the table of replies. */
export const replySources = {
  iana: document("IANA: SMTP Enhanced Status Codes (RFC 3463, RFC 4954, RFC 5248, RFC 7372, RFC 7505, RFC 8689)"),
  smtp: document("RFC 5321, section 4.2.3: Reply Codes in Numeric Order; RFC 7504: codes 521 and 556"),
  google: page("Google: Gmail SMTP errors and codes", "https://support.google.com/a/answer/3726730"),
  exchange: page(
    "Microsoft: Email non-delivery reports and SMTP errors in Exchange Online",
    "https://learn.microsoft.com/exchange/troubleshoot/email-delivery/ndr/non-delivery-reports-in-exchange-online"
  ),
  outlook: page(
    "Broadcom: Delivery to some Windows domains is rejected with 550",
    "https://knowledge.broadcom.com/external/article/158195"
  ),
  yahoo: page("Yahoo Sender Hub: SMTP Error Codes", "https://senders.yahooinc.com/smtp-error-codes/"),
  icloud: page("smtp.codes: iCloud", "https://smtp.codes/icloud"),
  gmx: page("GMX: Error messages when sending emails to GMX", "https://postmaster.gmx.com/en/error-messages"),
  unitedInternet: page("smtp.codes: United Internet (GMX, WEB.DE, IONOS)", "https://smtp.codes/unitedinternet/"),
  telekom: page(
    "Spam Resource: T-Online not accepting mail",
    "https://www.spamresource.com/2020/06/whoops-t-onlinede-not-accepting-mail.html"
  ),
  telekomDialup: page(
    "creoline: T-Online: Dialup/transient IP not allowed",
    "https://help.creoline.com/de/doc/t-online-554-dialuptransient-ip-not-allowed-zVwMz4z866"
  ),
  orange: page(
    "Postmastery: Orange, and Bento: Orange SMTP Error Codes",
    "https://www.postmastery.com/orange-postmaster-smtp-error-codes-ofr/"
  ),
  mailru: page(
    "mailout.ru: errors of sending and delivery at Mail.ru",
    "https://mailout.ru/2015/09"
  ),
  yandex: page(
    "Yandex: Report on non-delivery to another address",
    "https://www.yandex.com/support/mail/bounces/other.html"
  ),
  qq: page("smtp.codes: QQ", "https://smtp.codes/qq"),
  netease: page("NetEase's codes of returned mail, quoted", "https://biecuoliao.com/pa/MBRrwEM.html"),
  mimecast: page(
    "Mimecast: SMTP Error Codes",
    "https://mimecastsupport.zendesk.com/hc/en-us/articles/34000709564691-Policies-Mimecast-SMTP-Error-Codes"
  ),
  rackspace: page("smtp.codes: Rackspace", "https://smtp.codes/rackspace"),
  proofpoint: page(
    "Suped: How to get Proofpoint to unblock an IP address",
    "https://www.suped.com/knowledge/email-deliverability/sender-reputation/how-to-get-proofpoint-to-unblock-my-ip-address"
  ),
  barracuda: page(
    "CSAIL: host blocked using Barracuda reputation",
    "http://tig.csail.mit.edu/wiki/TIG/EmailBlockedByBarracuda"
  ),
  cisco: page("PCSDesk: Sending MTA's Poor Reputation", "https://pcsdesk.com/?p=416"),
  comcast: page("Comcast: Mail delivery error codes", "http://postmaster.comcast.net/mail-error-codes.html"),
  cox: page("Cox: Error Codes", "http://postmaster.cox.net/confluence/display/postmaster/Error+Codes"),
  postfix: page("Postfix: source of 2026-08-22", "https://github.com/vdukhovni/postfix"),
  exim: page("Exim: source of 2025-12-29", "https://github.com/Exim/exim"),
  blockLists: page(
    "Hardware Secrets: Understanding Email Bounce Messages",
    "https://hardwaresecrets.com/understanding-email-bounce-messages/4/"
  ),
  coremail: page("Codes of returned mail in China, listed", "https://blog.sina.com.cn/s/blog_8dc13ec50101fxxr.html"),
  transcripts: page(
    "ICG Link: transcripts of returned mail",
    "http://www.icglink.net/cgi-bin/icglink/helpdesk/kb.cgi?view=73"
  ),
  /** Replies as servers wrote them: in reports, and quoted beside the rules of programs that read such reports. */
  reports: page(
    "Sisimai: set of emails; and the replies that the rules of Sisimai and ZoneMTA quote",
    "https://github.com/sisimai/set-of-emails"
  )
} as const satisfies Readonly<Record<string, ReplySource>>

/** One of `replySources`. */
export type ReplySourceName = keyof typeof replySources
