import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about invalid values. */
export const validationRefusals = refusalTable({
  required: "{{field}} is required",
  invalid: "{{field}} is invalid",
  invalid_url: "Url is invalid",
  invalid_date: '"{{value}}" is not a valid format',
});
