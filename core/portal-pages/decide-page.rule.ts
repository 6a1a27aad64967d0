import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict, type Failure, type FieldRefusals, invalid, notFound } from "../kernel/failure.ts";
import { isSlug } from "../kernel/slug.ts";
import { portalLimits } from "../portal-settings/portal-sections.model.ts";
import { pageRecord, pageState } from "./page-state.rule.ts";
import { portalPageRefusals } from "./portal-page-refusals.ts";
import { type NewPortalPage, type PortalPageChange, type PortalPageVersion } from "./portal-page.model.ts";
import type { PageDraft, StoredPage } from "./stored-page.model.ts";

/** The copy of a page that learners see; `published_at` in epoch seconds. */
export type PublishedCopy = Pick<StoredPage, "title" | "html" | "published_at">;

/** Other pages of the organisation that are in use: their addresses. */
export type OtherPaths = ReadonlySet<string>;

export const pageGone: E.Either<Failure, never> = E.left(notFound(portalPageRefusals.portal_page_gone));
const changedSince = (page: StoredPage): E.Either<Failure, never> =>
  E.left(conflict(portalPageRefusals.portal_page_changed, pageRecord(page)));

const pathProblem = (path: string, others: OtherPaths) => {
  if (path === "") return portalPageRefusals.portal_page_path_needed;
  if (!isSlug(path)) return portalPageRefusals.portal_page_path_wrong;
  return others.has(path) ? portalPageRefusals.portal_page_path_taken({ path }) : null;
};

const accepted = (draft: PageDraft, others: OtherPaths): E.Either<Failure, PageDraft> => {
  const path = pathProblem(draft.path, others);
  const refused: FieldRefusals = {
    ...(draft.draft_title === "" ? { title: [portalPageRefusals.portal_page_title_needed] } : {}),
    ...(path === null ? {} : { path: [path] }),
  };
  return Object.keys(refused).length === 0 ? E.right(draft) : E.left(invalid(refused));
};

const full = ({ size }: OtherPaths): Failure | null =>
  size < portalLimits.pages ? null : invalid({ title: [portalPageRefusals.portal_pages_full({ most: portalLimits.pages })] });

/** Decides with which working copy a page is added: a draft without content. */
export const decideNewPage = ({ title, path }: NewPortalPage, others: OtherPaths): E.Either<Failure, PageDraft> => {
  const refused = full(others);
  return refused === null ? accepted({ path: path.trim(), draft_title: title.trim(), draft_html: "" }, others) : E.left(refused);
};

/**
 * Decides a change of the working copy against the version that was seen; the address is the same for learners at once.
 * @param stored null if there is no such page
 * @param change its HTML is sanitised
 */
export const decidePageChange = (stored: StoredPage | null, change: PortalPageChange, others: OtherPaths): Decision<PageDraft> => {
  if (stored === null || stored.deleted_at !== null) return pageGone;
  const { path = stored.path, title = stored.draft_title, html = stored.draft_html } = change;
  const next = accepted({ path: path.trim(), draft_title: title.trim(), draft_html: html }, others);
  if (E.isLeft(next)) return next;
  const { right: draft } = next;
  const isSame = draft.path === stored.path && draft.draft_title === stored.draft_title && draft.draft_html === stored.draft_html;
  if (isSame) return E.right(null);
  return change.version === stored.version ? next : changedSince(stored);
};

const isBlank = (html: string): boolean => !/<img\b/i.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, "") === "";

/**
 * Decides what learners see once a page is published: its working copy.
 * @param now epoch seconds
 */
export const decidePublication = (stored: StoredPage | null, { version }: PortalPageVersion, now: number): Decision<PublishedCopy> => {
  if (stored === null || stored.deleted_at !== null) return pageGone;
  if (version !== stored.version) return changedSince(stored);
  if (isBlank(stored.draft_html)) return E.left(invalid({ html: [portalPageRefusals.portal_page_html_needed] }));
  return E.right(pageState(stored) === "published" ? null : { title: stored.draft_title, html: stored.draft_html, published_at: now });
};

/** Decides whether a page is hidden from learners; its working copy stays. */
export const decideWithdrawal = (stored: StoredPage | null, { version }: PortalPageVersion): Decision<Pick<StoredPage, "published_at">> => {
  if (stored === null || stored.deleted_at !== null) return pageGone;
  if (version !== stored.version) return changedSince(stored);
  return E.right(stored.published_at === null ? null : { published_at: null });
};

/** Decides the deletion of a page, whatever its version. */
export const decidePageDeletion = (stored: StoredPage | null): E.Either<Failure, StoredPage> =>
  stored === null || stored.deleted_at !== null ? pageGone : E.right(stored);

/** Decides the restoration of a deleted page, which learners see again if they saw it before; null where it is in use. */
export const decidePageRestoration = (stored: StoredPage | null, others: OtherPaths): Decision<StoredPage> => {
  if (stored === null) return pageGone;
  if (stored.deleted_at === null) return E.right(null);
  const refused = full(others);
  if (refused !== null) return E.left(refused);
  return others.has(stored.path)
    ? E.left(invalid({ path: [portalPageRefusals.portal_page_path_taken({ path: stored.path })] }))
    : E.right(stored);
};
