import { refusalTable } from "../kernel/refusal.ts";

/** Why staff send no text to a contact. */
export const textRefusals = refusalTable({
  text_no_number: "This contact has no mobile number any more. Add one to answer by text.",
  long_text_answer: "This conversation is by text, and a text has at most 1,600 characters. Shorten it, or send it in parts.",
  texts_stopped: "This number stopped texts with the word STOP. It gets texts again after its owner texts START.",
});

/** The refusal that learners see when their own number has opted out of texts. */
export const ownTextRefusals = refusalTable({
  own_texts_stopped: "You stopped texts with the word STOP. Text START to the same number first, then choose texts again.",
});
