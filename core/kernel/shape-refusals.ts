import { refusalTable } from "./refusal.ts";

/** Error messages for values of the wrong shape. */
export const shapeRefusals = refusalTable({
  missing: "is required",
  fewest_characters: "must have at least {{least}} characters",
  most_characters: "must have at most {{most}} characters",
  text_too_long: "expected text of at most {{most}} characters, got {{found}}",
  other_shape: "expected {{expected}}, got {{found}}",
});
