import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";

const known = ["contact", "user", "lesson", "theme", "field", "task", "organisation", "group", "portal", "portal_page"] as const;

/** The name of a type of record that uses files. */
export const useKindWords = (): ((kind: string) => string) => {
  const text = useText(filesText);
  return (kind) => text(`uses.${known.find((one) => one === kind) ?? "other"}`);
};
