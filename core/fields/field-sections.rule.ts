import { freeIdentifier } from "../validation/identifier.rule.ts";
import type { FieldSection } from "./field.model.ts";

/** The section of fields without another one; it is first and cannot be deleted. */
export const defaultSection: FieldSection = { slug: "", title: "" };

/** The sections of an organisation, the default one first, stored or not. */
export const fieldSections = (stored: readonly FieldSection[]): readonly FieldSection[] => [
  stored.find(({ slug }) => slug === "") ?? defaultSection,
  ...stored.filter(({ slug }) => slug !== ""),
];

/** A new section with a unique slug; null when the title yields none. */
export const newSection = (title: string, stored: readonly FieldSection[]): FieldSection | null => {
  const slug = freeIdentifier(title, new Set(stored.map((section) => section.slug)));
  return slug === null ? null : { slug, title: title.trim() };
};

type Placed = { readonly label: string; readonly section: string | null; readonly order: number | null };

/** The fields of one section by order, then label; a field of a deleted section belongs to the default one. */
export const fieldsOfSection = <F extends Placed>(fields: readonly F[], slug: string, stored: readonly FieldSection[]): readonly F[] => {
  const known = new Set(stored.map((section) => section.slug));
  const sectionOf = (field: F): string => (field.section !== null && known.has(field.section) ? field.section : "");
  const last = Number.MAX_SAFE_INTEGER;
  return fields
    .filter((field) => sectionOf(field) === slug)
    .toSorted((a, b) => (a.order ?? last) - (b.order ?? last) || a.label.localeCompare(b.label));
};
