import { refusalTable } from "../kernel/refusal.ts";

/** Error messages for malformed requests, which no page of the product sends. */
export const requestRefusals = refusalTable({
  body_not_json: "Send the body as application/json.",
  not_json: "is not valid JSON: {{why}}",
  report_not_taken: "The service for error reports did not take this one.",
});
