import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { isHomePath } from "../../../core/shell/home-path.rule.ts";
import { navigation } from "../../../core/shell/navigation.rule.ts";
import { navigationKeys, navigationNames, staffNavigationText } from "../../i18n/en/staff-navigation.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { ShellEntry } from "../shell/shell-entry.ts";
import { opensFor } from "../opens-for.ts";
import type { StaffRoute } from "../staff-route.ts";

export type Entries = { readonly main: readonly ShellEntry[]; readonly more: readonly ShellEntry[]; readonly settings: ShellEntry | null };

const homeLabel = "Home";

/** An entry in the words of the page's language; the labels of the rule are the English ones. */
const nameOf = (label: string): string => {
  const key = navigationKeys.find((one) => navigationNames[one] === label);
  return key === undefined ? label : sayNow(staffNavigationText)(key);
};

const idOf = (label: string): string => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** The places that a user may go to and that exist. @param path of the page that is shown */
export const navigationEntries = (user: SessionUser, pages: readonly StaffRoute[], path: string, embedded: boolean): Entries => {
  const entry = (label: string): readonly ShellEntry[] => {
    const id = idOf(label);
    const pagePath = label === homeLabel ? "/" : `/${id}`;
    if (!opensFor(pagePath, user, pages)) return [];
    const href = `/ui${pagePath}`;
    const isCurrent = pagePath === "/" ? isHomePath(path) : path === href || path.startsWith(`${href}/`);
    return [{ id, label: nameOf(label), href, isCurrent }];
  };
  const { main, more } = navigation({ role: user.role, flags: user.flags, features: user.features, embedded }, []);
  return { main: main.flatMap(entry), more: more.flatMap(entry), settings: entry("Settings")[0] ?? null };
};
