import { swapped } from "../kernel/swapped.ts";
import type { FieldArrangement, FieldSchema } from "./field-schema.model.ts";
import { fieldsOfSection } from "./field-sections.rule.ts";

/** The sections of a schema, each with its fields in order. */
export const arrangementOf = ({ sections, fields }: FieldSchema): FieldArrangement => ({
  sections: sections.map(({ slug }) => ({ slug, fields: fieldsOfSection(fields, slug, sections).map(({ id }) => id) })),
});

/** Moves a field one place up or down; past the edge of its section it is moved to the next one. */
export const withFieldMoved = ({ sections }: FieldArrangement, id: number, by: -1 | 1): FieldArrangement => {
  const at = sections.findIndex(({ fields }) => fields.includes(id));
  const section = sections[at];
  if (section === undefined) return { sections };
  const place = section.fields.indexOf(id);
  const next = place + by;
  if (next >= 0 && next < section.fields.length)
    return { sections: sections.with(at, { ...section, fields: swapped(section.fields, place, next) }) };
  const other = sections[at + by];
  if (other === undefined) return { sections };
  const rest = { ...section, fields: section.fields.filter((one) => one !== id) };
  return { sections: sections.with(at, rest).with(at + by, { ...other, fields: by < 0 ? [...other.fields, id] : [id, ...other.fields] }) };
};

/**
 * Moves a field before another one, or to the end of a section.
 * @param before null for the end
 */
export const withFieldPut = ({ sections }: FieldArrangement, id: number, slug: string, before: number | null): FieldArrangement => {
  if (before === id) return { sections };
  const without = sections.map((section) => ({ ...section, fields: section.fields.filter((one) => one !== id) }));
  return {
    sections: without.map((section) => {
      if (section.slug !== slug) return section;
      const at = before === null ? -1 : section.fields.indexOf(before);
      return { ...section, fields: section.fields.toSpliced(at === -1 ? section.fields.length : at, 0, id) };
    }),
  };
};

/** Moves a section one place up or down; the default one stays first. */
export const withSectionMoved = ({ sections }: FieldArrangement, slug: string, by: -1 | 1): FieldArrangement => {
  const at = sections.findIndex((section) => section.slug === slug);
  return { sections: at > 0 && at + by > 0 && at + by < sections.length ? swapped(sections, at, at + by) : sections };
};
