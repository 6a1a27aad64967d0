import { latestValue, type Remote } from "../kernel/remote.ts";
import type { NoticePage, PortalNotice } from "./portal-notice.model.ts";

/** Notices that home shows. */
const shown = 3;

/**
 * Unread notices as home shows them.
 * @property unread how many there are, also those that are not shown
 */
export type NewNotices =
  | { readonly tag: "loading"; readonly unread: number }
  | { readonly tag: "failed"; readonly unread: number }
  | { readonly tag: "loaded"; readonly unread: number; readonly newest: readonly PortalNotice[] };

/**
 * The newest unread notices; null where everything is read.
 * @param unread as the learner's session knows it
 * @param page the first page of notices
 */
export const newNotices = (unread: number, page: Remote<NoticePage>): NewNotices | null => {
  const known = latestValue(page);
  if (known === undefined) return unread === 0 ? null : { tag: page.tag === "failed" ? "failed" : "loading", unread };
  const newest = known.results.filter(({ read_at }) => read_at === null).slice(0, shown);
  return newest.length === 0 ? null : { tag: "loaded", unread: known.unread, newest };
};
