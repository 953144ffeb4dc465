# Sends with Ruby's mail gem and net/smtp, as Rails does. The first argument is a file of settings of Rails; what is to
# be sent comes on standard input, and what became of each message goes to standard output.
require "json"
require "mail"

given = JSON.parse($stdin.read)
config = Struct.new(:action_mailer).new(Struct.new(:delivery_method, :smtp_settings).new)
eval(File.read(ARGV[0]), binding)
starttls = config.action_mailer.smtp_settings
implicit = starttls.merge(port: given["implicitPort"], tls: true, enable_starttls: false)

def mailbox(one)
  address = Mail::Address.new(one["address"])
  address.display_name = one["name"] unless one["name"].empty?
  address.format
end

def part(type, text)
  Mail::Part.new { content_type(type); body(text) }
end

def compose(one)
  mail = Mail.new(charset: "UTF-8")
  mail.from = mailbox(one["from"])
  mail.to = mailbox(one["to"])
  mail.cc = mailbox(one["cc"])
  mail.bcc = mailbox(one["bcc"])
  mail.reply_to = mailbox(one["replyTo"])
  mail.subject = one["subject"]
  one["headers"].each { |name, value| mail[name] = value }
  # Rails puts the forms of the body into a part of their own where there are files.
  forms = Mail::Part.new(content_type: "multipart/alternative")
  forms.add_part(part("text/plain; charset=UTF-8", one["text"]))
  forms.add_part(part("text/html; charset=UTF-8", one["html"]))
  forms.add_part(part("text/calendar; charset=UTF-8; method=REQUEST", one["calendar"]))
  mail.add_part(forms)
  image, file = one["image"], one["file"]
  mail.attachments.inline[image["filename"]] = {
    mime_type: image["type"], content_id: "<#{image["cid"]}>", content: image["content"].unpack1("m")
  }
  mail.attachments[file["filename"]] = { mime_type: file["type"], content: file["content"].unpack1("m") }
  mail
end

results = given["messages"].map do |one|
  mail = compose(one)
  mail.delivery_method(config.action_mailer.delivery_method, one["implicit"] ? implicit : starttls)
  mail.deliver!
  "sent"
rescue Net::SMTPError => error
  error.message.strip
end
puts results.to_json
