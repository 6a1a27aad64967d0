import type { FieldType } from "./field-type.model.ts";

/** A value as text in the input of its field, which holds no time; a list is comma-separated. */
export const typedWords = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  return Array.isArray(value) ? value.join(", ") : String(value);
};

/** Parses typed text as a value of its field, which holds no time; invalid text is returned unchanged. Empty text is null. */
export const valueOfWords = (type: FieldType, text: string): unknown => {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  switch (type) {
    case "int":
      return /^[+-]?\d{1,15}$/.test(trimmed) ? Number(trimmed) : trimmed;
    case "email":
      return trimmed.split(/[,;\s]+/).filter((address) => address !== "");
    case "textarea":
      return text;
    default:
      return trimmed;
  }
};
