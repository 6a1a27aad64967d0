import { tagNormalize } from "../contacts/tag-normalize.rule.ts";
import type { ConditionTest, ContactRecord } from "./simulation.model.ts";

const folded = (value: unknown): string =>
  String(value ?? "")
    .trim()
    .normalize("NFC")
    .toLowerCase();

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const hasTag = (contact: ContactRecord, text: unknown): boolean => {
  const tag = tagNormalize(String(text ?? ""));
  return tag !== null && listOf(contact["tags"]).some((own) => tagNormalize(String(own ?? "")) === tag);
};

/**
 * Tests a condition against a contact's values: `is` yes requires any of the tags in `match`; any other value must equal the field that
 * `match` names first.
 */
export const carriesMatch: ConditionTest = ({ match, is }, contact) => {
  const wanted = match ?? [];
  if (is === "yes") return wanted.some((text) => hasTag(contact, text));
  const [field] = wanted;
  if (typeof field !== "string" || !Object.hasOwn(contact, field)) return false;
  return folded(is) !== "" && listOf(contact[field]).some((value) => folded(value) === folded(is));
};
