import { isEmail, normalEmail } from "../validation/email.rule.ts";

const named = /^[^<>]*<([^<>]+)>$/;

/**
 * The normalised email address, or null if it is invalid: by itself, after `mailto:`, or in angle brackets after a name, as mail programs
 * write it.
 */
export const importEmail = (text: string): string | null => {
  const trimmed = text.trim();
  const email = normalEmail((named.exec(trimmed)?.[1] ?? trimmed).replace(/^\s*mailto:/i, ""));
  return isEmail(email) ? email : null;
};
