import * as t from "io-ts";

const SharedAnswer = t.type({ name: t.string, answer: t.unknown, at: t.number }, "SharedAnswer");
const RecordedNumber = t.type({ at: t.number, value: t.number }, "RecordedNumber");

/** What others answered and what was recorded before, each as far as the taker may know it now. */
export const ItemResults = t.partial(
  {
    /** votes by choice */
    votes: t.readonlyArray(t.number),
    /** answers of others, newest first, at most 25 */
    shared: t.readonlyArray(SharedAnswer),
    /** the taker's own numbers by name, oldest first, over all attempts */
    recorded: t.record(t.string, t.readonlyArray(RecordedNumber)),
  },
  "ItemResults",
);
export type ItemResults = t.TypeOf<typeof ItemResults>;

/** Why an item has its points. */
export const ItemResponse = t.partial(
  {
    /** code of the rule that gave them */
    rule: t.string,
    /** from the first display to the answer */
    seconds: t.union([t.number, t.null]),
    /** reviews of an upload, as their reviewers gave them */
    reviews: t.readonlyArray(t.unknown),
  },
  "ItemResponse",
);
export type ItemResponse = t.TypeOf<typeof ItemResponse>;
