import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict, type Failure, type FieldRefusals, forbidden, invalid, notFound } from "../kernel/failure.ts";
import { type NewPortal, type Portal, type PortalChange, portalsLimits, type PortalValues } from "./portal.model.ts";
import { portalsRefusals } from "./portals-refusals.ts";

/** Addresses that the product uses itself, or that learners would take for it. */
const reserved = new Set(["admin", "api", "assets", "dev", "login", "media", "portal", "settings", "static", "support", "www"]);

const pidForm = /^[a-z][a-z0-9-]*[a-z0-9]$/;

const pidProblem = (pid: string): FieldRefusals => {
  if (pid.length < 3 || !pidForm.test(pid)) return { pid: [portalsRefusals.portal_pid_form({ most: portalsLimits.pid })] };
  return reserved.has(pid) ? { pid: [portalsRefusals.portal_pid_reserved] } : {};
};

const valuesOf = ({ title, theme, full_screen }: Pick<PortalChange, "title" | "theme" | "full_screen">): PortalValues => ({
  title: title.trim(),
  theme: theme === null ? null : { ...theme, logo: theme.logo ?? null },
  full_screen,
});

const titleProblem = ({ title }: PortalValues): FieldRefusals => (title === "" ? { title: [portalsRefusals.portal_title_needed] } : {});

/** The refusal of an address that another portal has or had. */
export const portalPidTaken: E.Either<Failure, never> = E.left(invalid({ pid: [portalsRefusals.portal_pid_taken] }));

/**
 * Decides a new portal; whether its address is taken is known only when it is stored.
 * @param known all portals of the organisation
 */
export const decideNewPortal = (known: readonly Portal[], asked: NewPortal): E.Either<Failure, PortalValues & { readonly pid: string }> => {
  const values = valuesOf(asked);
  const pid = asked.pid.trim().toLowerCase();
  const refused = { ...titleProblem(values), ...pidProblem(pid) };
  if (Object.keys(refused).length > 0) return E.left(invalid(refused));
  if (known.length >= portalsLimits.portals)
    return E.left(invalid({ pid: [portalsRefusals.portals_full({ most: portalsLimits.portals })] }));
  return known.some((portal) => portal.pid === pid) ? portalPidTaken : E.right({ ...values, pid });
};

const openAt = (known: readonly Portal[], pid: string): Portal | undefined =>
  known.find((portal) => portal.pid === pid && portal.closed_at === null);

const gone: E.Either<Failure, never> = E.left(notFound(portalsRefusals.portal_gone));

/** Decides a change of an open portal; null where nothing changes. */
export const decidePortalChange = (known: readonly Portal[], pid: string, change: PortalChange): Decision<PortalValues> => {
  const stored = openAt(known, pid);
  if (stored === undefined) return gone;
  if (stored.version !== change.version) return E.left(conflict(portalsRefusals.portal_edited, stored));
  const values = valuesOf(change);
  const refused = titleProblem(values);
  if (Object.keys(refused).length > 0) return E.left(invalid(refused));
  return E.right(JSON.stringify(values) === JSON.stringify(valuesOf(stored)) ? null : values);
};

/** Decides whether a portal closes, which the last open one does not. */
export const decidePortalClosing = (known: readonly Portal[], pid: string): E.Either<Failure, Portal> => {
  const stored = openAt(known, pid);
  if (stored === undefined) return gone;
  const others = known.filter((portal) => portal.closed_at === null && portal.pid !== pid);
  return others.length === 0 ? E.left(forbidden(portalsRefusals.portal_last_kept)) : E.right(stored);
};

/** Decides whether a portal opens again; null where it is open. */
export const decidePortalReturn = (known: readonly Portal[], pid: string): Decision<Portal> => {
  const stored = known.find((portal) => portal.pid === pid);
  if (stored === undefined) return gone;
  return E.right(stored.closed_at === null ? null : stored);
};
