import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about phone lines and their numbers. */
export const phoneRefusals = refusalTable({
  number_taken: "This number is taken. Choose another one.",
  number_not_offered: "This number is not offered.",
  carrier_unreachable: "The phone carrier cannot be reached. Try again in a minute.",
  not_your_file: "This is no file of your organisation.",
});
