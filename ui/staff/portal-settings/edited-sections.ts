import type { CountedSection, PortalSections, SectionEntry } from "../../../core/portal-settings/portal-sections.model.ts";

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

/** The rows with one of them moved by a step. */
export const moved = (rows: readonly EditedSection[], at: number, by: -1 | 1): readonly EditedSection[] => {
  const [one, other] = [rows[at], rows[at + by]];
  return one === undefined || other === undefined ? rows : rows.with(at, other).with(at + by, one);
};
