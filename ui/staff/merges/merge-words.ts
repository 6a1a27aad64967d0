import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import type { mergesText } from "../../i18n/en/merges.ts";
import type { Say, Texts } from "../../i18n/text-types.ts";

type SayOf<C> = C extends { readonly texts: infer T extends Texts } ? Say<T> : never;
export type SayMerges = SayOf<typeof mergesText>;

const plain = ["first_name", "last_name", "email", "mobile", "tags", "photo", "language"] as const;

/** What people call a field. */
export const fieldLabel = (text: SayMerges, field: string, labels: Readonly<Record<string, string>>): string => {
  const known = plain.find((name) => name === field);
  return known === undefined ? (labels[field] ?? field) : text(`fields.${known}`);
};

/** A value in words, the entries of a list one after the other. */
export const valueWords = (field: string, value: unknown): string => {
  if (Array.isArray(value)) return value.map((entry: unknown) => (field === "mobile" ? phoneDisplay(String(entry)) : String(entry))).join(", ");
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};
