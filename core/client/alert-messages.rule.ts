import { failureRefusals } from "../kernel/failure-refusals.ts";
import { type Failure, fieldSayings, sayingOf } from "../kernel/failure.ts";
import type { Saying } from "../kernel/refusal.ts";

/** Distinct messages, without empty ones. */
const distinct = (said: readonly Saying[]): readonly Saying[] =>
  [...new Map(said.map(({ message, ...reason }) => [message.trim(), { message: message.trim(), ...reason }])).values()].filter(
    ({ message }) => message !== "",
  );

/**
 * The messages of a failed call for an alert: its list of messages, otherwise its single one. Expired sessions and plan limits give none,
 * as they have windows of their own.
 */
export const alertMessages = (failure: Failure): readonly Saying[] => {
  switch (failure.tag) {
    case "unauthorized":
    case "limited":
      return [];
    case "forbidden":
      return [failure.message.trim() === "" ? failureRefusals.not_permitted : sayingOf(failure)];
    case "invalid": {
      const said = distinct(
        failure.messages?.map((message) => ({ message })) ?? Object.keys(failure.errors).flatMap((field) => fieldSayings(failure, field)),
      );
      return said.length > 0 ? said : [sayingOf({ tag: "invalid", message: failure.message, errors: {} })];
    }
    default:
      return [sayingOf(failure)];
  }
};
