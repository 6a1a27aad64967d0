import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages of questions why a contact does not see something. */
export const accessTraceRefusals = refusalTable({
  traced_gone: "This does not exist, or it is not shared with your teams.",
});
