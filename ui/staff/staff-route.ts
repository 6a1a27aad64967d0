import type { ComponentType } from "react";
import type { Flag } from "../../core/access/role.model.ts";

/** A page of the staff application; an area contributes a list of them from its `routes.tsx`. */
export type StaffRoute = {
  /** below /ui, `$name` for parameters, as TanStack Router writes it */
  readonly path: string;
  /** what other code knows the page by, whatever its path */
  readonly name?: string;
  /** what the browser's tab and the top bar call the page */
  readonly title?: () => string;
  /** loaded on the first visit, and ahead of it on hover */
  readonly load: () => Promise<ComponentType>;
  /** permissions without which the page sends home */
  readonly flags: readonly Flag[];
  /** feature without which the page sends home */
  readonly feature?: string;
  /** no sidebar and no sign-in: login, sign-up, reset */
  readonly open?: true;
};

const optionalEnd = /\/\{-\$[^}]+\}$/;

/** A page's path without a last part that may be left out: what that names lies over the page. */
export const plainPath = ({ path }: Pick<StaffRoute, "path">): string => path.replace(optionalEnd, "");

/** Where somebody is: the address, or for a page over which something may lie the page itself. */
export const placeOf = (page: StaffRoute | undefined, path: string): string => (page === undefined || plainPath(page) === page.path ? path : page.path);
