import { normalEmail } from "../validation/email.rule.ts";
import { invitationLimits } from "./invitation.model.ts";

const named = /<([^<>]*)>/;

/** The address in a pasted entry: `Maria <maria@example.com>` is maria@example.com; any other text is kept as it is. */
export const addressOfEntry = (entry: string): string => (named.exec(entry)?.[1] ?? entry).trim();

/** The addresses of a pasted text, separated by commas, semicolons or lines, or by spaces where there are no names; each address once. */
export const pastedAddresses = (text: string): readonly string[] => {
  const entries = text
    .split(/[\n\r,;]+/)
    .flatMap((entry) => (entry.includes("<") ? [entry] : entry.split(/\s+/)))
    .map((entry) => addressOfEntry(entry).slice(0, invitationLimits.pasted))
    .filter((entry) => entry !== "");
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = normalEmail(entry);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
