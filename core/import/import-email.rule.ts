import { isEmail, normalEmail } from "../validation/email.rule.ts";

const named = /^[^<>]*<([^<>]+)>$/;

/** An address of a file as it is stored, or null where it is none: by itself, behind `mailto:`, or in angle brackets behind a name, as mail programs write it. */
export const importEmail = (text: string): string | null => {
  const trimmed = text.trim();
  const email = normalEmail((named.exec(trimmed)?.[1] ?? trimmed).replace(/^\s*mailto:/i, ""));
  return isEmail(email) ? email : null;
};
