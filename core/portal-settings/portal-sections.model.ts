import * as t from "io-ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { PortalSection } from "./portal-section.model.ts";

/** Limits of what administrators set about the portal: numbers of each in an organisation, and characters of texts. */
export const portalLimits = {
  sections: 100,
  name: 80,
  testers: 1_000,
  pages: 200,
  page: { title: 120, path: 60, html: 100_000 },
  /** how long a deleted page can be restored */
  binSeconds: 90 * 86_400,
} as const;

const CountedSection = t.intersection([PortalSection, t.type({ courses: t.number })], "CountedSection");
export type CountedSection = t.TypeOf<typeof CountedSection>;

/** The sections of the portal in order, each with how many courses are in it. */
export const PortalSections = t.type({ version: t.number, sections: t.readonlyArray(CountedSection) }, "PortalSections");
export type PortalSections = t.TypeOf<typeof PortalSections>;

const SectionEntry = exactly("SectionEntry", { name: textUpTo(portalLimits.name) }, { slug: textUpTo(portalLimits.name) });
export type SectionEntry = t.TypeOf<typeof SectionEntry>;

/** All sections as they are to be, in order: those with a slug are there already, and keep their address when they are renamed. */
export const SectionsChange = exactly(
  "SectionsChange",
  { version: intBetween(0, 2_000_000_000), sections: listUpTo(SectionEntry, portalLimits.sections) },
  {},
);
export type SectionsChange = t.TypeOf<typeof SectionsChange>;
