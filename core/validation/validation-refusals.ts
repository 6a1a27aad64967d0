/** What is said of a value that cannot be taken. */
export const validationRefusals = {
  required: "{{field}} is required",
  invalid: "{{field}} is invalid",
  invalid_url: "Url is invalid",
  invalid_date: '"{{value}}" is not a valid format',
} as const;
