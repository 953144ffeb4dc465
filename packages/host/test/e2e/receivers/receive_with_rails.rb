# An application with Rails' Action Mailbox, which prints each email that its mailbox gets as a line of JSON.
require "json"
require "tmpdir"
port, ingress = ARGV
root = Dir.mktmpdir
at_exit { FileUtils.remove_entry(root) }
ENV["RAILS_ENV"] = "production"
ENV["DATABASE_URL"] = "sqlite3:#{root}/app.sqlite3"

require "rails"
require "active_record/railtie"
require "action_controller/railtie"
require "active_job/railtie"
require "active_storage/engine"
require "action_mailbox/engine"
require "rack/handler/webrick"

class App < Rails::Application
end

App.configure do
  config.root = root
  config.eager_load = false
  config.secret_key_base = "not a secret"
  config.log_level = :error
  config.logger = Logger.new($stderr, level: Logger::ERROR)
  config.active_job.queue_adapter = :async
  config.active_storage.service = :files
  config.active_storage.service_configurations = { files: { service: "Disk", root: "#{root}/files" } }
  config.action_mailbox.ingress = ingress.to_sym
end
App.initialize!

migrations = [ActiveStorage::Engine, ActionMailbox::Engine].map { |engine| "#{engine.root}/db/migrate" }
ActiveRecord::Migration.verbose = false
ActiveRecord::MigrationContext.new(migrations, ActiveRecord::SchemaMigration).migrate

class ApplicationMailbox < ActionMailbox::Base
  routing(/help@/i => :help)
end

class HelpMailbox < ApplicationMailbox
  def process
    puts JSON.generate(
      from: mail.from, recipients: mail.recipients, subject: mail.subject, text: mail.text_part&.decoded,
      attachments: mail.attachments.map { |file| [file.filename, file.decoded.unpack1("H*")] },
      raw: inbound_email.raw_email.download.unpack1("H*")
    )
    $stdout.flush
  end
end

Rack::Handler::WEBrick.run(
  App,
  Host: "127.0.0.1", Port: port.to_i, AccessLog: [], Logger: WEBrick::Log.new(File::NULL),
  StartCallback: -> { puts JSON.generate(ready: true); $stdout.flush }
)
