import type { PageState, PortalPageEntry, PortalPageRecord } from "./portal-page.model.ts";
import type { StoredPage } from "./stored-page.model.ts";

/** A draft until it is published; changed while the working copy differs from what learners see. The address is the same for both. */
export const pageState = ({ published_at, title, html, draft_title, draft_html }: StoredPage): PageState =>
  published_at === null ? "draft" : title === draft_title && html === draft_html ? "published" : "changed";

/** A page in the list of staff. */
export const pageEntry = (page: StoredPage): PortalPageEntry => ({
  id: page.id,
  path: page.path,
  title: page.draft_title,
  state: pageState(page),
  version: page.version,
  updated_at: page.updated_at,
});

/** A page as staff edit it. */
export const pageRecord = (page: StoredPage): PortalPageRecord => ({
  ...pageEntry(page),
  html: page.draft_html,
  published_at: page.published_at,
});
