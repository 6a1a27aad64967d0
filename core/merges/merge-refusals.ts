import { refusalTable } from "../kernel/refusal.ts";

/** What is said of contacts that cannot be compared or merged. */
export const mergeRefusals = refusalTable({
  no_contacts: "There are no such contacts.",
});
