import { type Fields, isEmpty, isRecord, type Report } from "@sendwright/http/SurfaceFields"

const isOn = (value: unknown): value is Fields => isRecord(value) && value["enable"] === true

const fieldsOf = (value: unknown): Fields => isRecord(value) ? value : {}

/** Whether a request is to be checked only, and nothing to be sent. */
export const isSandbox = ({ mail_settings: settings }: Fields): boolean => isOn(fieldsOf(settings)["sandbox_mode"])

/**
 * Refuses what would make another message, or another choice of recipients, than is sent here. What counts opens and
 * clicks is let be: nothing is counted here, and the message is the same.
 */
export const refuse = (
  { asm, mail_settings: mail, sections, tracking_settings: tracking }: Fields,
  report: Report
): void => {
  const { bcc, footer } = fieldsOf(mail)
  const { ganalytics, open_tracking: opens, subscription_tracking: subscription } = fieldsOf(tracking)
  if (isOn(footer)) {
    report({ path: ["mail_settings", "footer"], message: "cannot be added here: put it into the content" })
  }
  if (isOn(bcc)) {
    report({
      path: ["mail_settings", "bcc"],
      message: "cannot be added here: name the address in a personalization's bcc"
    })
  }
  if (isOn(subscription)) {
    report({
      path: ["tracking_settings", "subscription_tracking"],
      message: "cannot be added here: put a link into the content, and the header List-Unsubscribe into headers"
    })
  }
  if (isOn(ganalytics)) {
    report({
      path: ["tracking_settings", "ganalytics"],
      message: "cannot be added here: write the parameters into the links"
    })
  }
  if (isOn(opens) && !isEmpty(opens["substitution_tag"])) {
    report({
      path: ["tracking_settings", "open_tracking", "substitution_tag"],
      message: "would stay in the content, as opens are not counted here: leave it out"
    })
  }
  if (isRecord(asm) && !isEmpty(asm["group_id"])) {
    report({
      path: ["asm"],
      message: "cannot be kept to, as there are no unsubscribe groups here: ask your own records who wants the email"
    })
  }
  if (isRecord(sections) && Object.keys(sections).length > 0) {
    report({ path: ["sections"], message: "cannot be filled in here: send a template with its data" })
  }
}
