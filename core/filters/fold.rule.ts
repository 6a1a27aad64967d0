const mayCompose = /[\u0300-\uffff]/;
/** A lone surrogate, which databases refuse. */
const half = /\p{Cs}/gu;

/** A text normalised for comparison: trimmed, composed, in lower case; accents count. Idempotent. */
export const fold = (text: string): string => {
  const trimmed = text.trim();
  return mayCompose.test(trimmed) ? trimmed.replace(half, "\ufffd").normalize("NFC").toLowerCase().normalize("NFC") : trimmed.toLowerCase();
};

/** A single value as text; null if it is no text, number or boolean. */
export const textOf = (value: unknown): string | null => {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
};
