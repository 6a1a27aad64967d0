import { isEmptyValue } from "../../../core/fields/empty-value.rule.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import type { CameSince } from "../../../core/merges/merge.model.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { fieldWords, type WordsContext } from "../../fields/field-words.ts";
import type { mergesText } from "../../i18n/en/merges.ts";
import type { Say, Texts } from "../../i18n/text-types.ts";
import { type SayField, writtenLabel } from "../contacts/written-label.ts";

type SayOf<C> = C extends { readonly texts: infer T extends Texts } ? Say<T> : never;
export type SayMerges = SayOf<typeof mergesText>;

const others = ["photo", "language", "blocked_at"] as const;

/** The label of a field. */
export const fieldLabel = (text: SayMerges, contacts: SayField, field: string, labels: Readonly<Record<string, string>>): string => {
  const other = others.find((name) => name === field);
  return writtenLabel(contacts, field) ?? (other === undefined ? (labels[field] ?? field) : text(`fields.${other}`));
};

/**
 * The text of a value: a custom field in its own format, a list comma-separated.
 * @param name of the contact whose picture or secret it is
 */
export const valueWords = (
  text: SayMerges,
  field: string,
  value: unknown,
  name: string,
  fields: readonly Field[],
  words: WordsContext,
): string => {
  if (isEmptyValue(value)) return text("plan.nothing");
  if (field === "blocked_at") return text("plan.blocked");
  const own = fields.find((one) => one.name === field);
  if (field === "photo" || own?.type === "image") return text("plan.photo", { name });
  if (own?.type === "secret") return text("plan.secret", { name });
  if (own !== undefined) return fieldWords(own, value, words);
  return (Array.isArray(value) ? value : [value])
    .map((entry: unknown) => (field === "mobile" ? phoneDisplay(String(entry)) : String(entry)))
    .join(", ");
};

const kinds = [
  "activity",
  "courses",
  "tasks",
  "relations",
  "secrets",
  "notes",
  "messages",
  "notices",
  "events",
  "uploads",
  "accommodations",
  "links",
  "documents",
] as const;

/** The number of records of each kind that belong to a contact. */
export const kindWords = (text: SayMerges, counts: Readonly<Record<string, number>>): readonly string[] =>
  kinds.flatMap((kind) => ((counts[kind] ?? 0) > 0 ? [text(`moved.${kind}`, { count: counts[kind] ?? 0 })] : []));

/** The changes to the kept contact since its merge; null without any. */
export const sinceWords = (text: SayMerges, contacts: SayField, { later, labels, stayed }: CameSince): string | null => {
  const all = [...later.map((field) => fieldLabel(text, contacts, field, labels)), ...kindWords(text, stayed)];
  return all.length === 0 ? null : all.join(", ");
};
