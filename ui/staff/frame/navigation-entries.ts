import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { isHomePath } from "../../../core/shell/home-path.rule.ts";
import { isPlaceShown, type Place, specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { type PlaceContribution, staffPlaces } from "../navigation-contribution.ts";
import { opensFor } from "../opens-for.model.ts";
import type { ShellEntry } from "../shell/shell-entry.ts";
import type { StaffRoute } from "../staff-route.ts";

export type Entries = { readonly main: readonly ShellEntry[]; readonly more: readonly ShellEntry[]; readonly settings: ShellEntry | null };

/**
 * The navigation entries that have a page the user may open.
 * @param path of the current page
 */
export const navigationEntries = (user: SessionUser, pages: readonly StaffRoute[], path: string, embedded: boolean): Entries => {
  const viewer = { role: user.role, flags: user.flags, features: user.features, embedded };
  const entry = ({ id, name }: PlaceContribution): readonly ShellEntry[] => {
    const pagePath = id === specifiedPlaces.home.id ? "/" : `/${id}`;
    if (!opensFor(pagePath, user, pages)) return [];
    const href = `/ui${pagePath}`;
    const isCurrent = pagePath === "/" ? isHomePath(path) : path === href || path.startsWith(`${href}/`);
    return [{ id, label: name(), href, isCurrent }];
  };
  const of = (section: Place["section"]): readonly PlaceContribution[] => staffPlaces.filter((place) => place.section === section);
  const shown = (section: Place["section"]): readonly ShellEntry[] =>
    of(section)
      .filter((place) => isPlaceShown(viewer, place))
      .flatMap(entry);
  return { main: shown("main"), more: shown("more"), settings: of("foot").flatMap(entry)[0] ?? null };
};
