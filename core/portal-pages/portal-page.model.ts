import * as t from "io-ts";
import { intBetween, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { portalLimits } from "../portal-settings/portal-sections.model.ts";

/** Whether learners see a page: not at all, as it is edited, or as it was before the latest changes. */
export const PageState = t.keyof({ draft: null, published: null, changed: null }, "PageState");
export type PageState = t.TypeOf<typeof PageState>;

const listed = { id: t.number, path: t.string, title: t.string, state: PageState, version: t.number, updated_at: t.number } as const;

/** A page of the portal in the list of staff, by its working title; `updated_at` in epoch seconds. */
export const PortalPageEntry = t.type(listed, "PortalPageEntry");
export type PortalPageEntry = t.TypeOf<typeof PortalPageEntry>;

/** A page of the portal as staff edit it: its working copy, and when it was published, in epoch seconds. */
export const PortalPageRecord = t.type({ ...listed, html: t.string, published_at: orNull(t.number) }, "PortalPageRecord");
export type PortalPageRecord = t.TypeOf<typeof PortalPageRecord>;

const values = { title: textUpTo(portalLimits.page.title), path: textUpTo(portalLimits.page.path) } as const;

/** A page to add, as a draft without content. */
export const NewPortalPage = exactly("NewPortalPage", values, {});
export type NewPortalPage = t.TypeOf<typeof NewPortalPage>;

const version = intBetween(0, 2_000_000_000);

/** What changes of a page, against the version that was seen. */
export const PortalPageChange = exactly("PortalPageChange", { version }, { ...values, html: textUpTo(portalLimits.page.html) });
export type PortalPageChange = t.TypeOf<typeof PortalPageChange>;

/** The version of a page that is published or unpublished. */
export const PortalPageVersion = exactly("PortalPageVersion", { version }, {});
export type PortalPageVersion = t.TypeOf<typeof PortalPageVersion>;
