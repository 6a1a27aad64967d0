import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/**
 * Why a recipient does not answer.
 * - left: the user's account is paused or was never confirmed
 * - not_answering: the user has no access to conversations
 * - nobody: nobody of the organisation has access to them
 */
export const Absence = t.keyof({ left: null, not_answering: null, nobody: null }, "Absence");
export type Absence = t.TypeOf<typeof Absence>;

/**
 * Whom a learner writes to: the user who looks after them, or the organisation's team.
 * @property answers whether somebody answers now
 * @property absence why nobody does; null where somebody answers
 */
export const Recipient = t.type(
  {
    kind: t.keyof({ user: null, team: null }),
    name: t.string,
    photo: orNull(t.string),
    answers: t.boolean,
    absence: orNull(Absence),
  },
  "Recipient",
);
export type Recipient = t.TypeOf<typeof Recipient>;

/** The recipients of a new message, the one who is asked first before the others. */
export const Recipients = t.type({ recipients: t.readonlyArray(Recipient) }, "Recipients");
export type Recipients = t.TypeOf<typeof Recipients>;
