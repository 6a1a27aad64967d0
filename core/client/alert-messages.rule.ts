import { type Failure, failureMessage } from "../kernel/failure.ts";

const forbiddenMessage = "You do not have permission to do that.";

const otherThanEmpty = (messages: readonly string[]): readonly string[] => [
  ...new Set(messages.map((message) => message.trim()).filter((message) => message !== "")),
];

/** What an alert says of a failed call: its messages, else its one message. Nothing of a session that has ended and of a plan's limit, which have windows of their own. */
export const alertMessages = (failure: Failure): readonly string[] => {
  switch (failure.tag) {
    case "unauthorized":
    case "limited":
      return [];
    case "forbidden":
      return [failure.message.trim() === "" ? forbiddenMessage : failure.message];
    case "invalid": {
      const messages = otherThanEmpty(failure.messages ?? Object.values(failure.errors).flat());
      return messages.length > 0 ? messages : [failure.message];
    }
    default:
      return [failureMessage(failure)];
  }
};
