import { catalogue } from "../catalogue.ts";

/** Whether learners are notified when a lesson of a course opens. */
export const lessonAlertText = catalogue("lesson-alert", {
  send: "Tell learners when it opens",
  note: "By SMS or email, as each learner has chosen, and on their page of notifications.",
  subject: "Subject of the email",
  body: "Text of the email",
  sms: "Text of the SMS",
  standard: "Standard text",
  variables: "Plain text. Variables such as {first_name}, {course} and {lesson} are filled in; the link is added below.",
  smsHelp: "The link is added at the end.",
});
