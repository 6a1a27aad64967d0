import { redirect } from "@tanstack/react-router";
import * as E from "fp-ts/lib/Either.js";
import { type Missing, mayOpenPage, missingFor } from "../../core/access/page-access.rule.ts";
import { pathOfAddress } from "../../core/access/page-of-address.rule.ts";
import { loginPath, setUpPath } from "../../core/auth/next-path.rule.ts";
import type { StaffSession } from "../../core/auth/staff-session.service.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { needsOf, type StaffRoute } from "./staff-route.ts";

/** The session could not be loaded; the page shows the error and Retry. */
export class SessionUnknown extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.tag);
    this.failure = failure;
  }
}

type Visit = { readonly href: string; readonly isPreload: boolean };
type Deps = { readonly session: StaffSession; readonly onRefused: (why: Missing, path: string) => void };

/**
 * Opens a page for users with permission.
 * @throws a redirect to login without a session, to two-step set-up when it is due, and to Home without permission; SessionUnknown when the
 *   session cannot be loaded
 */
export const guardPage = async (route: StaffRoute, { href, isPreload }: Visit, { session, onRefused }: Deps): Promise<void> => {
  if (route.open === true) return;
  const known = await session.load();
  if (E.isLeft(known)) throw new SessionUnknown(known.left);
  if (known.right === null) throw redirect({ href: loginPath(href), replace: true });
  if (known.right.two_step_due) throw redirect({ href: setUpPath(href), replace: true });
  const needs = needsOf(route);
  if (mayOpenPage(needs, known.right)) return;
  if (!isPreload) onRefused(missingFor(needs, known.right), pathOfAddress(href));
  throw redirect({ href: "/ui/", replace: true });
};
