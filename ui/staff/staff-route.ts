import type { ComponentType } from "react";
import { mayUsePage, type PageNeeds } from "../../core/access/page-access.rule.ts";
import { plainPattern } from "../../core/access/page-of-address.rule.ts";
import type { Flag, Role } from "../../core/access/role.model.ts";
import type { SessionUser } from "../../core/auth/session-user.model.ts";
import type { Resolve } from "../react/services.tsx";

/**
 * Prefetches the first data of a page; the page itself loads what is missing.
 * @param query of the page's URL
 */
export type AskAhead = (resolve: Resolve, query: Readonly<Partial<Record<string, string>>>) => void;

/** A page of the staff application; an area contributes a list of them from its `routes.tsx`. */
export type StaffRoute = {
  /** below /ui; `$name` for parameters, in TanStack Router syntax */
  readonly path: string;
  /** stable name for other code, independent of the path */
  readonly name?: string;
  /** title of the browser tab and in the top bar */
  readonly title?: () => string;
  /** loads the code, on the first visit or prefetched on hover */
  readonly load: () => Promise<ComponentType>;
  /** name that pages with the same component share, which stays mounted when one of them replaces another */
  readonly stays?: string;
  /** loads the function that prefetches the page's data, on hover and on navigation */
  readonly ahead?: () => Promise<AskAhead>;
  /** areas whose services the page needs beyond those of the frame; loaded with its code */
  readonly areas?: readonly string[];
  /** permissions required; users without them are redirected to Home */
  readonly flags: readonly Flag[];
  /** feature required; users without it are redirected to Home */
  readonly feature?: string;
  /** redirects guests to Home */
  readonly members?: true;
  /** roles the page is for; users with others see a notice on the page */
  readonly roles?: readonly Role[];
  /** no sidebar and no session required: login, sign-up, reset */
  readonly open?: true;
};

/** The permissions a page requires. */
export const needsOf = ({ flags, feature, members }: Pick<StaffRoute, "flags" | "feature" | "members">): PageNeeds => ({
  flags,
  feature: feature ?? null,
  members: members ?? false,
});

/** Whether a user may open a page and has one of its roles. */
export const mayOpen = (page: Pick<StaffRoute, "flags" | "feature" | "members" | "roles">, user: SessionUser): boolean =>
  mayUsePage({ ...needsOf(page), ...(page.roles === undefined ? {} : { roles: page.roles }) }, user);

/** The path of a page without its optional last segment, which names a dialog over the page. */
export const plainPath = ({ path }: Pick<StaffRoute, "path">): string => plainPattern(path);

/** The place of a user for comparison: the path, or the route pattern of a page whose last segment is optional. */
export const placeOf = (page: StaffRoute | undefined, path: string): string =>
  page === undefined || plainPath(page) === page.path ? path : page.path;
