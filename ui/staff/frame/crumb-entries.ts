import type { Crumb } from "../../kit/breadcrumb.view.tsx";
import type { ShellEntry } from "../shell/shell-entry.ts";

/**
 * Breadcrumbs from the area to the page; an area's own page has one crumb.
 * @param title of the page's route
 */
export const crumbsOf = (places: readonly ShellEntry[], title: string | undefined, path: string): readonly Crumb[] => {
  const area = places.find((entry) => entry.isCurrent === true);
  if (area !== undefined && (title === undefined || area.href === path || area.label === title)) return [{ label: area.label }];
  return [...(area === undefined ? [] : [{ label: area.label, href: area.href }]), ...(title === undefined ? [] : [{ label: title }])];
};
