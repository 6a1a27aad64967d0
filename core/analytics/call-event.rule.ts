import type { AnalyticsEvent } from "./analytics.model.ts";

/**
 * The event that a successful call triggers.
 * @property name of the event
 * @property onlyIf field of the reply that must be true; without it every success counts
 */
export type CallEvent = { readonly name: string; readonly onlyIf?: string };

/** A lesson is finished when the reply has `lesson_completed`. */
export const lessonFinished: CallEvent = { name: "lesson_finished", onlyIf: "lesson_completed" };

/** The event of a successful call; null if its reply does not satisfy `onlyIf`. */
export const eventOfCall = ({ name, onlyIf }: CallEvent, reply: unknown): AnalyticsEvent | null =>
  onlyIf === undefined || (typeof reply === "object" && reply !== null && Reflect.get(reply, onlyIf) === true) ? { name, facts: {} } : null;
