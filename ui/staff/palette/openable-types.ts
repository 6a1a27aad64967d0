import { mayOpenPage } from "../../../core/access/page-access.rule.ts";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { type OmniType, omniTypes } from "../../../core/shell/omni.model.ts";
import { omniRoute } from "../../../core/shell/omni-record.rule.ts";
import { mayChooseTeam } from "../../../core/teams/usable-teams.rule.ts";
import { needsOf, type StaffRoute } from "../staff-route.ts";

const fits = (page: string, address: string): boolean => {
  const parts = page.split("/");
  const asked = address.split("/");
  return parts.length === asked.length && parts.every((part, at) => part === asked[at] || part.startsWith("$"));
};

/** Whether there is a page at an address and the user may open it; one with exactly that path comes before one with a parameter. */
export const opensFor = (address: string, user: SessionUser, pages: readonly StaffRoute[]): boolean => {
  const path = address.replace(/^\/ui/, "");
  const fitting = pages.filter((page) => fits(page.path, path));
  const page = fitting.find((one) => one.path === path) ?? fitting[0];
  return page !== undefined && mayOpenPage(needsOf(page), user);
};

/** The types of records that the user can do something with once they are found: open them, or with a team work in it. */
export const searchableTypes = (user: SessionUser, pages: readonly StaffRoute[]): readonly OmniType[] =>
  omniTypes.filter((type) => opensFor(omniRoute(type, 1), user, pages) || (type === "team" && mayChooseTeam(user)));
