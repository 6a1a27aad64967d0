import type { usersText } from "../../i18n/en/users.ts";
import type { Say } from "../../i18n/text-types.ts";

const kinds = ["contacts", "tasks", "groups", "lessons", "campaigns", "files", "file_folders"] as const;

/** A kind of owned records with its count, in words; a kind without words reads as its name. */
export const ownedWords = (text: Say<typeof usersText.texts>, kind: string, count: number): string => {
  const known = kinds.find((one) => one === kind);
  return known === undefined ? `${count} ${kind.replaceAll("_", " ")}` : text(`owned.${known}`, { count });
};
