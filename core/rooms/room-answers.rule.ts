import type { Participant, RoomAnswer } from "./room.model.ts";

/** Milliseconds after which answers expire: three hours. */
export const answersKeptFor = 10_800_000;

const name = (participant: Participant): string => participant.name ?? "";

const byName = (a: Participant, b: Participant): number =>
  name(a).localeCompare(name(b), "en", { sensitivity: "accent" }) || (a.identity < b.identity ? -1 : a.identity > b.identity ? 1 : 0);

/**
 * The participants whose answers have not expired, by name ignoring case, then by identity.
 * @param now milliseconds since 1970
 */
export const keptParticipants = (participants: readonly Participant[], now: number): readonly Participant[] =>
  participants.filter(({ timestamp }) => now - timestamp <= answersKeptFor).toSorted(byName);

/** A new answer replaces the one with the same key. */
export const withAnswer = (answers: readonly RoomAnswer[], answer: RoomAnswer): readonly RoomAnswer[] =>
  answers.some(({ key }) => key === answer.key) ? answers.map((held) => (held.key === answer.key ? answer : held)) : [...answers, answer];
