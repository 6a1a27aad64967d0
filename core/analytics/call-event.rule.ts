import type { AnalyticsEvent } from "./analytics.model.ts";

/**
 * The event that a call which went well stands for.
 * @property name of the event
 * @property onlyIf field of the reply that must be true; without it every success counts
 */
export type CallEvent = { readonly name: string; readonly onlyIf?: string };

/** A lesson is finished by the call whose reply says so. */
export const lessonFinished: CallEvent = { name: "lesson_finished", onlyIf: "lesson_completed" };

/** The event to send for a call that went well; null where its reply does not count. */
export const eventOfCall = ({ name, onlyIf }: CallEvent, reply: unknown): AnalyticsEvent | null =>
  onlyIf === undefined || (typeof reply === "object" && reply !== null && Reflect.get(reply, onlyIf) === true) ? { name, facts: {} } : null;
