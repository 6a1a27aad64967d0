import type { SessionUser } from "../../core/auth/session-user.model.ts";
import { mayOpen, plainPath, type StaffRoute } from "./staff-route.ts";

const fits = (page: string, address: string): boolean => {
  const parts = page.split("/");
  const asked = address.split("/");
  return parts.length === asked.length && parts.every((part, at) => part === asked[at] || part.startsWith("$"));
};

/** Whether there is a page at an address and the user may open it; one with exactly that path comes before one with a parameter. */
export const opensFor = (address: string, user: SessionUser, pages: readonly StaffRoute[]): boolean => {
  const path = address.replace(/^\/ui/, "");
  const fitting = pages.filter((page) => fits(plainPath(page), path));
  const page = fitting.find((one) => plainPath(one) === path) ?? fitting[0];
  return page !== undefined && mayOpen(page, user);
};
