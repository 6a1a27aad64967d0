import { pageOfAddress } from "../../core/access/page-of-address.rule.ts";
import type { SessionUser } from "../../core/auth/session-user.model.ts";
import { mayOpen, type StaffRoute } from "./staff-route.ts";

/** Whether the user may open the page at a URL; an exact path takes precedence over one with parameters. */
export const opensFor = (address: string, user: SessionUser, pages: readonly StaffRoute[]): boolean => {
  const page = pageOfAddress(address, pages);
  return page !== undefined && mayOpen(page, user);
};
