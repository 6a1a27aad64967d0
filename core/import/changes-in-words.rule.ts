import { writtenFields } from "../contacts/contact-fields.model.ts";
import { fieldOptionLabel } from "../fields/field-options.rule.ts";
import { maskedSecret } from "../fields/secret.rule.ts";
import { wallTextAt } from "../kernel/wall-clock.ts";
import type { ImportTarget } from "./import-mapping.model.ts";
import type { ImportChange } from "./import-plan.model.ts";
import type { ImportValues } from "./import-values.model.ts";

/**
 * Lookups needed to put values into words.
 * @property targets by key of the custom field
 * @property nameOf the name of a contact, by id
 */
export type Wording = {
  readonly targets: ReadonlyMap<string, ImportTarget>;
  readonly timeZone: string;
  readonly nameOf: (id: number) => string;
};

const longest = 300;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const words = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  return cut(Array.isArray(value) ? value.map(words).join(", ") : typeof value === "object" ? JSON.stringify(value) : String(value));
};

const fieldWords = (key: string, value: unknown, { targets, timeZone, nameOf }: Wording): string => {
  const target = targets.get(key);
  if (value === null || value === undefined || target === undefined) return words(value);
  const many: readonly unknown[] = Array.isArray(value) ? value : [value];
  switch (target.type) {
    case "secret":
      return maskedSecret(value) ?? "";
    case "list":
      return words(many.map((choice) => fieldOptionLabel(target.values, String(choice))));
    case "related_contacts":
      return words(many.map((id) => nameOf(Number(id))));
    case "time":
      return typeof value === "number" ? wallTextAt(value, timeZone).replace("T", " ") : words(value);
    default:
      return words(value);
  }
};

/**
 * The changed values in words, by the id of their target; secrets are masked.
 * @param before null for a new contact
 */
export const changesInWords = (before: ImportValues | null, after: ImportValues, wording: Wording): readonly ImportChange[] => [
  ...writtenFields.flatMap((field) =>
    after[field] === undefined ? [] : [{ field, from: words(before?.[field]), to: words(after[field]) }],
  ),
  ...Object.entries(after.fields ?? {}).map(([key, value]) => ({
    field: `field:${key}`,
    from: fieldWords(key, before?.fields?.[key], wording),
    to: fieldWords(key, value, wording),
  })),
];
