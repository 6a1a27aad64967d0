import type { ComponentType } from "react";
import { mayOpenPage, type PageNeeds } from "../../core/access/page-access.rule.ts";
import type { Flag, Role } from "../../core/access/role.model.ts";
import type { SessionUser } from "../../core/auth/session-user.model.ts";
import type { Resolve } from "../react/services.tsx";

/**
 * Asks for what a page will show first; the page asks for itself whatever is not there when it is drawn.
 * @param query of the page's address
 */
export type AskAhead = (resolve: Resolve, query: Readonly<Partial<Record<string, string>>>) => void;

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
  /** fetches what asks for the page's data, before the page is drawn: on hover, and on going there */
  readonly ahead?: () => Promise<AskAhead>;
  /** areas whose services the page asks for, beyond those of the frame: they come with its code */
  readonly areas?: readonly string[];
  /** permissions without which the page sends home */
  readonly flags: readonly Flag[];
  /** feature without which the page sends home */
  readonly feature?: string;
  /** sends guests home */
  readonly members?: true;
  /** roles that the page is for; to others it says so itself */
  readonly roles?: readonly Role[];
  /** no sidebar and no sign-in: login, sign-up, reset */
  readonly open?: true;
};

/** What a page asks of who opens it. */
export const needsOf = ({ flags, feature, members }: Pick<StaffRoute, "flags" | "feature" | "members">): PageNeeds => ({
  flags,
  feature: feature ?? null,
  members: members ?? false,
});

/** Whether a page opens for a user and is for their role. */
export const mayOpen = (page: Pick<StaffRoute, "flags" | "feature" | "members" | "roles">, user: SessionUser): boolean =>
  page.roles?.includes(user.role) !== false && mayOpenPage(needsOf(page), user);

const optionalEnd = /\/\{-\$[^}]+\}$/;

/** A page's path without a last part that may be left out: what that names lies over the page. */
export const plainPath = ({ path }: Pick<StaffRoute, "path">): string => path.replace(optionalEnd, "");

/** Where somebody is: the address, or for a page over which something may lie the page itself. */
export const placeOf = (page: StaffRoute | undefined, path: string): string =>
  page === undefined || plainPath(page) === page.path ? path : page.path;
