import type { ComponentType } from "react";
import type { Flag } from "../../core/access/role.model.ts";

/** A page of the staff application; an area contributes a list of them from its `routes.tsx`. */
export type StaffRoute = {
  /** below /ui, `$name` for parameters, as TanStack Router writes it */
  readonly path: string;
  /** loaded on the first visit, and ahead of it on hover */
  readonly load: () => Promise<ComponentType>;
  /** permissions without which the page sends home */
  readonly flags: readonly Flag[];
  /** no sidebar and no sign-in: login, sign-up, reset */
  readonly open?: true;
};
