import { refusalTable } from "../kernel/refusal.ts";

/** Refusals of a comparison or merge of contacts. */
export const mergeRefusals = refusalTable({
  no_contacts: "There are no such contacts.",
});
