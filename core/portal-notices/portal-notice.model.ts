import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { pageOf } from "../kernel/page.ts";
import { NoticeAbout } from "./notice-about.model.ts";
import { NoticeKind } from "./notice-kinds.model.ts";

/** Notices per page. */
export const noticeRows = 25;

/**
 * A notice of a learner.
 * @property route the page of the portal that it leads to
 * @property read_at epoch seconds, null until it is opened
 */
export const PortalNotice = t.type(
  { id: t.number, kind: NoticeKind, about: NoticeAbout, route: t.string, created_at: t.number, read_at: orNull(t.number) },
  "PortalNotice",
);
export type PortalNotice = t.TypeOf<typeof PortalNotice>;

/** How many notices of the learner are unread. */
export const Unread = t.type({ unread: t.number }, "UnreadNotices");
export type Unread = t.TypeOf<typeof Unread>;

/** A page of notices, the newest first. */
export const NoticePage = t.intersection([pageOf(PortalNotice), Unread], "NoticePage");
export type NoticePage = t.TypeOf<typeof NoticePage>;

/** The page of the portal that a short link leads to. */
export const NextRoute = t.type({ route: t.string }, "NextRoute");
export type NextRoute = t.TypeOf<typeof NextRoute>;
