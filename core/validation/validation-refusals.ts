import { refusalTable } from "../kernel/refusal.ts";

/** What is said of a value that cannot be taken. */
export const validationRefusals = refusalTable({
  required: "{{field}} is required",
  invalid: "{{field}} is invalid",
  invalid_url: "Url is invalid",
  invalid_date: '"{{value}}" is not a valid format',
});
