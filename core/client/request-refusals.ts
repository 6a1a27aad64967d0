import { refusalTable } from "../kernel/refusal.ts";

/** What is said of a request that no page of the product makes. */
export const requestRefusals = refusalTable({
  body_not_json: "Send the body as application/json.",
  not_json: "is not valid JSON: {{why}}",
  report_not_taken: "The service for error reports did not take this one.",
});
