import { freeSlug } from "../kernel/slug.ts";
import { pageLimits } from "./portal-page.model.ts";

/** Characters left for the number of an address that is taken. */
const reserve = 4;

/** The address that is offered for a title: '' for an empty one. */
export const pathForTitle = (title: string, taken: ReadonlySet<string>): string =>
  title.trim() === "" ? "" : freeSlug(title, taken, { longest: pageLimits.path - reserve, otherwise: "page" });
