import { countOf, manyOf } from "../../ui/numbers.ts"

const emailsOf = (count: number, isExact: boolean) => `${isExact ? "" : "more than "}${manyOf(count, "email")}`

/** The words of the actions for all emails that match the filters. */
export const bulkTexts = {
  cancel: {
    title: "Cancel scheduled emails",
    counting: "Counting the scheduled emails that match …",
    nothing: "No scheduled email matches the filters: there is nothing to cancel.",
    question: (count: number, isExact: boolean) =>
      `This cancels ${emailsOf(count, isExact)} that ${
        count === 1 && isExact ? "is" : "are"
      } scheduled and match what is filtered. They will not be sent, and this cannot be undone.`,
    action: (count: number, isExact: boolean) => `Cancel ${emailsOf(count, isExact)}`,
    did: (count: number) => `${emailsOf(count, true)} cancelled`
  },
  send_again: {
    title: "Send failed emails again",
    counting: "Counting the failed emails that match …",
    nothing: "No failed email matches the filters: there is nothing to send again.",
    question: (count: number, isExact: boolean) =>
      `This sends ${emailsOf(count, isExact)} that failed and match what is filtered once more, as new emails to those `
      + "whom they did not reach. Suppressed recipients are left out.",
    action: (count: number, isExact: boolean) => `Send ${emailsOf(count, isExact)} again`,
    did: (count: number) => `${emailsOf(count, true)} sent again`
  },
  filtered: "What is filtered:",
  whole: "No filter is set: this concerns the whole log of this mode.",
  type: (count: number) => `Type ${count} to go on`,
  skipped: (count: number) => `${countOf(count)} left as ${count === 1 ? "it is" : "they are"}`,
  waiting: "Waiting for the rate of your plan …",
  stop: "Stop",
  stopping: "Stopping …",
  goOn: "Go on",
  back: "Go back",
  close: "Close",
  stopped: "Stopped.",
  done: "Done.",
  kept: "What was done before stays done. Go on from there."
} as const
