import { freeSlug } from "../kernel/slug.ts";
import { portalLimits } from "../portal-settings/portal-sections.model.ts";

/** Characters left for the number of an address that is taken. */
const reserve = 4;

/** The address that is offered for a title: '' for an empty one. */
export const pathForTitle = (title: string, taken: ReadonlySet<string>): string =>
  title.trim() === "" ? "" : freeSlug(title, taken, { longest: portalLimits.page.path - reserve, otherwise: "page" });
