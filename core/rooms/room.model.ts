import * as t from "io-ts";

/** One answer of a questionnaire, identified by its key. */
export const RoomAnswer = t.partial(
  { title: t.union([t.string, t.null]), answer: t.unknown, key: t.union([t.string, t.number, t.null]) },
  "RoomAnswer",
);
export type RoomAnswer = t.TypeOf<typeof RoomAnswer>;

/** The questionnaire of one participant of a room. */
export const Participant = t.intersection(
  [
    t.type({
      identity: t.string,
      /** milliseconds since 1970 */
      timestamp: t.number,
    }),
    t.partial({ name: t.union([t.string, t.null]), answers: t.readonlyArray(RoomAnswer) }),
  ],
  "Participant",
);
export type Participant = t.TypeOf<typeof Participant>;
