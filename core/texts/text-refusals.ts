import { refusalTable } from "../kernel/refusal.ts";

/** Why staff send no text to a number that wants none. */
export const textRefusals = refusalTable({
  texts_stopped: "This number stopped texts with the word STOP. It gets texts again after its owner texts START.",
});

/** The refusal that learners see when their own number has opted out of texts. */
export const ownTextRefusals = refusalTable({
  own_texts_stopped: "You stopped texts with the word STOP. Text START to the same number first, then choose texts again.",
});
