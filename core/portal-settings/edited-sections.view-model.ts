import type { CountedSection, PortalSections, SectionEntry } from "./portal-sections.model.ts";

/**
 * A section while it is edited.
 * @property key tells rows apart, also new ones
 */
export type EditedSection = { readonly key: string; readonly slug: string | null; readonly name: string; readonly courses: number };

const edited = ({ slug, name, courses }: CountedSection): EditedSection => ({ key: slug, slug, name, courses });

/** The stored sections as rows to edit. */
export const editedOf = ({ sections }: PortalSections): readonly EditedSection[] => sections.map(edited);

/** What is sent of the rows. */
export const entriesOf = (rows: readonly EditedSection[]): readonly SectionEntry[] =>
  rows.map(({ slug, name }) => (slug === null ? { name } : { slug, name }));

/** Whether the rows differ from what is stored. */
export const isEdited = (rows: readonly EditedSection[], known: PortalSections): boolean =>
  JSON.stringify(entriesOf(rows)) !== JSON.stringify(entriesOf(editedOf(known)));

/** How many courses lose their section. */
export const losing = (rows: readonly EditedSection[], known: PortalSections): number => {
  const kept = new Set(rows.map(({ slug }) => slug));
  return known.sections.filter(({ slug }) => !kept.has(slug)).reduce((sum, { courses }) => sum + courses, 0);
};
