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
