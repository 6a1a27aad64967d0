import type { ComponentType } from "react";
import type { PortalUser } from "../../core/auth/portal-auth.model.ts";

/** A page of the learner portal; an area contributes a list of them from its `routes.tsx`. */
export type PortalRoute = {
  /** below /portal or /portal/{pid}, `$name` for parameters, in the syntax of TanStack Router */
  readonly path: string;
  /** the page title in the browser tab */
  readonly title?: () => string;
  /** loaded on the first visit, and prefetched on hover */
  readonly load: () => Promise<ComponentType>;
  /** the page fills the window, without header and bottom bar */
  readonly isFull?: true;
  /** the page's position in the navigation */
  readonly place?: { readonly id: string; readonly order: number };
  /** the page is reached from "More", which lists it if it has an order and is for the learner */
  readonly more?: { readonly order?: number; readonly isFor?: (user: PortalUser) => boolean };
};
