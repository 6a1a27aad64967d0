import * as t from "io-ts";
import { learners } from "../../core/access/access-rule.rule.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { NextRoute, NoticePage, Unread } from "../../core/portal-notices/portal-notice.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { ById } from "./resource.ts";
import { intTextBetween } from "./wire.ts";

const learner = { ...noInput, access: learners } as const;
const path = "/api/portal/notices";
const mostPages = 100_000;
const longestHash = 64;
const nothing = exactly("NothingMore", {}, {});
const Hash = t.refinement(t.string, (text) => /^[\w-]+$/.test(text) && text.length <= longestHash, "the last part of a short link");

/** Endpoints for learners: their notices, and where short links lead. */
export const portalNotices = {
  list: endpoint({
    ...learner,
    name: "portal-notices.list",
    summary: "Lists the learner's notices, the newest first, 25 per page, with the number of unread ones.",
    method: "GET",
    path,
    query: t.type({ page: orDefault(intTextBetween(1, mostPages), 1) }, "NoticesQuery"),
    reply: NoticePage,
  }),
  open: endpoint({
    ...learner,
    name: "portal-notices.open",
    summary: "Marks a notice of the learner as read.",
    method: "PUT",
    path: `${path}/:id`,
    params: ById,
    body: nothing,
    reply: Unread,
  }),
  readAll: endpoint({
    ...learner,
    name: "portal-notices.read-all",
    summary: "Marks all notices of the learner as read.",
    method: "POST",
    path: `${path}/read`,
    body: nothing,
    reply: Unread,
  }),
  next: endpoint({
    ...learner,
    name: "portal-notices.next",
    summary: "Returns the page of the portal that a short link of the learner leads to; used, expired and foreign links are not found.",
    method: "GET",
    path: "/api/cg/next",
    whileViewing: "refused",
    query: t.type({ hash: Hash }, "NextQuery"),
    reply: NextRoute,
  }),
} as const;
