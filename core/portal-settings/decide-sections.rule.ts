import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import { freeSlug } from "../kernel/slug.ts";
import type { PortalSection } from "./portal-section.model.ts";
import type { PortalSections, SectionsChange } from "./portal-sections.model.ts";
import { portalSettingsRefusals } from "./portal-settings-refusals.ts";

/** What is to be stored of the sections, and which names courses have to follow; `to` is null for a section that goes. */
export type SectionsWrite = {
  readonly sections: readonly PortalSection[];
  readonly renamed: readonly { readonly from: string; readonly to: string | null }[];
};

/** The address of a section by its name. */
export const slugOf = (name: string, taken: ReadonlySet<string>): string => freeSlug(name, taken, { longest: 70, otherwise: "section" });

const folded = (name: string): string => name.toLocaleLowerCase();

/**
 * Decides what is stored when the sections are to be as asked: an address stays with its section, and is never given anew.
 * @param known the stored sections
 */
export const decideSections = (known: PortalSections, { version, sections }: SectionsChange): E.Either<Failure, SectionsWrite | null> => {
  const asked = sections.map(({ name, ...rest }) => ({ ...rest, name: name.trim() }));
  if (asked.some(({ name }) => name === "")) return E.left(invalid({ sections: [portalSettingsRefusals.section_name_needed] }));
  const twice = asked.find(({ name }, at) => asked.findIndex((one) => folded(one.name) === folded(name)) !== at);
  if (twice !== undefined) return E.left(invalid({ sections: [portalSettingsRefusals.section_twice({ name: twice.name })] }));
  if (version !== known.version) return E.left(conflict(portalSettingsRefusals.portal_changed, known));
  const stored = new Map(known.sections.map((section) => [section.slug, section.name]));
  const taken = new Set(stored.keys());
  const next = asked.map(({ slug, name }, at): PortalSection => {
    const isKept = slug !== undefined && stored.has(slug) && asked.findIndex((one) => one.slug === slug) === at;
    const own = isKept ? slug : slugOf(name, taken);
    taken.add(own);
    return { slug: own, name };
  });
  const names = new Map(next.map(({ slug, name }) => [slug, name]));
  const renamed = known.sections.flatMap(({ slug, name }) =>
    names.get(slug) === name ? [] : [{ from: name, to: names.get(slug) ?? null }],
  );
  const isSame =
    next.length === known.sections.length &&
    next.every(({ slug, name }, at) => known.sections[at]?.slug === slug && known.sections[at].name === name);
  return E.right(isSame ? null : { sections: next, renamed });
};
