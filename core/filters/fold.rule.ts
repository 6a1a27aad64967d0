const mayCompose = /[\u0300-\uffff]/;
/** Half a character, which no database keeps. */
const half = /\p{Cs}/gu;

/** A text as filters compare it: trimmed, composed, in lower case; accents count. Folding twice changes nothing. */
export const fold = (text: string): string => {
  const trimmed = text.trim();
  return mayCompose.test(trimmed) ? trimmed.replace(half, "\ufffd").normalize("NFC").toLowerCase().normalize("NFC") : trimmed.toLowerCase();
};

/** A single value as text, or null for what is no text, number or truth value. */
export const textOf = (value: unknown): string | null => {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
};
