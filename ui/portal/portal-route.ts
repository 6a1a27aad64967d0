import type { ComponentType } from "react";

/** A page of the learner portal; an area contributes a list of them from its `routes.tsx`. */
export type PortalRoute = {
  /** below /portal or /portal/{pid}, `$name` for parameters, as TanStack Router writes it */
  readonly path: string;
  /** what the browser's tab calls the page */
  readonly title?: () => string;
  /** loaded on the first visit, and ahead of it on hover */
  readonly load: () => Promise<ComponentType>;
  /** the page fills the window: no header, no bar */
  readonly isFull?: true;
  /** the page has a place in the navigation, in this order */
  readonly place?: { readonly id: string; readonly order: number };
};
