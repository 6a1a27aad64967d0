import * as E from "fp-ts/lib/Either.js";
import type { AuditNote } from "../audit/audit-note.model.ts";
import { type Failure, invalid, notFound } from "../kernel/failure.ts";
import { requiredRefusal } from "../validation/validation-message.rule.ts";
import { fieldRefusals } from "./field-refusals.ts";
import { type FieldArrangement, fieldLimits } from "./field-schema.model.ts";
import { newSection } from "./field-sections.rule.ts";
import type { FieldSection } from "./field.model.ts";

/** A write of a section. */
export type SectionWrite = { readonly section: FieldSection; readonly audit: AuditNote };

const untitled: E.Either<Failure, never> = E.left(invalid({ title: [requiredRefusal("title")] }));
const noSection: E.Either<Failure, never> = E.left(notFound(fieldRefusals.no_section));

const noted = (action: string, after: AuditNote["after"]): AuditNote => ({ action: `field_section.${action}`, before: null, after });

/** Decides the order of sections and fields; each section but the default one must be stored. */
export const decideArrangement = (
  stored: readonly FieldSection[],
  { sections }: FieldArrangement,
): E.Either<Failure, { readonly audit: AuditNote }> => {
  const known = new Set(["", ...stored.map(({ slug }) => slug)]);
  const strange = sections.find(({ slug }) => !known.has(slug));
  if (strange !== undefined) return E.left(invalid({ sections: [`There is no section "${strange.slug}"`] }));
  return E.right({ audit: noted("arrange", { sections: sections.map(({ slug }) => slug) }) });
};

/** Decides the creation of a section, which is placed last. */
export const decideSectionCreate = (stored: readonly FieldSection[], title: string): E.Either<Failure, SectionWrite> => {
  if (title.trim() === "") return untitled;
  if (stored.length >= fieldLimits.sections) return E.left(invalid({ title: [fieldRefusals.too_many_sections] }));
  const section = newSection(title, stored);
  return section === null ? untitled : E.right({ section, audit: noted("create", { ...section }) });
};

/** Decides the new title of a section. */
export const decideSectionRename = (stored: FieldSection | null, title: string): E.Either<Failure, SectionWrite> => {
  if (title.trim() === "") return untitled;
  if (stored === null) return noSection;
  const section = { ...stored, title: title.trim() };
  return E.right({ section, audit: noted("rename", { title: section.title }) });
};

/** Decides the removal of a section; its fields are moved to the default one, which is not stored and so cannot be removed. */
export const decideSectionDelete = (stored: FieldSection | null): E.Either<Failure, SectionWrite> =>
  stored === null ? noSection : E.right({ section: stored, audit: noted("delete", null) });
