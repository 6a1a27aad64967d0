import type { SessionUser } from "../../core/auth/session-user.model.ts";
import { mayOpen, plainPath, type StaffRoute } from "./staff-route.ts";

const fits = (page: string, address: string): boolean => {
  const parts = page.split("/");
  const asked = address.split("/");
  return parts.length === asked.length && parts.every((part, at) => part === asked[at] || part.startsWith("$"));
};

/** Whether the user may open the page at a URL; an exact path takes precedence over one with parameters. */
export const opensFor = (address: string, user: SessionUser, pages: readonly StaffRoute[]): boolean => {
  const path = address.replace(/^\/ui/, "");
  const fitting = pages.filter((page) => fits(plainPath(page), path));
  const page = fitting.find((one) => plainPath(one) === path) ?? fitting[0];
  return page !== undefined && mayOpen(page, user);
};
