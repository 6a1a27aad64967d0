import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { mayOpenPage } from "../../../core/access/page-access.rule.ts";
import { navigation } from "../../../core/shell/navigation.rule.ts";
import type { ShellEntry } from "../shell/shell-entry.ts";
import type { StaffRoute } from "../staff-route.ts";

export type Entries = { readonly main: readonly ShellEntry[]; readonly more: readonly ShellEntry[]; readonly settings: ShellEntry | null };

const homeLabel = "Home";

const idOf = (label: string): string => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** The places that a user may go to and that exist. @param path of the page that is shown */
export const navigationEntries = (user: SessionUser, pages: readonly StaffRoute[], path: string, embedded: boolean): Entries => {
  const opens = (pagePath: string): boolean => pages.some((page) => page.path === pagePath && mayOpenPage({ flags: page.flags, feature: page.feature ?? null }, user));
  const entry = (label: string): readonly ShellEntry[] => {
    const id = idOf(label);
    const pagePath = label === homeLabel ? "/" : `/${id}`;
    if (!opens(pagePath)) return [];
    const href = `/ui${pagePath}`;
    const isCurrent = pagePath === "/" ? path === "/ui" || path === "/ui/" : path === href || path.startsWith(`${href}/`);
    return [{ id, label, href, isCurrent }];
  };
  const { main, more } = navigation({ role: user.role, flags: user.flags, features: user.features, embedded }, []);
  return { main: main.flatMap(entry), more: more.flatMap(entry), settings: entry("Settings")[0] ?? null };
};
