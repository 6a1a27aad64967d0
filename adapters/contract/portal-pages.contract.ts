import * as t from "io-ts";
import { admins } from "../../core/access/access-rule.rule.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import {
  NewPortalPage,
  PortalPageChange,
  PortalPageEntry,
  PortalPageRecord,
  PortalPageVersion,
} from "../../core/portal-pages/portal-page.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { ById } from "./resource.ts";

const path = "/api/portal/pages";
const one = { ...noInput, access: admins, params: ById, reply: PortalPageRecord } as const;
const nothing = exactly("NothingMore", {}, {});

/** Endpoints for the pages of the portal; changes answer with the page. */
export const portalPages = {
  list: endpoint({
    ...noInput,
    name: "portal-pages.list",
    summary: "Lists the pages of the portal by title, drafts too.",
    method: "GET",
    path,
    access: admins,
    reply: t.readonlyArray(PortalPageEntry),
  }),
  get: endpoint({
    ...one,
    name: "portal-pages.get",
    summary: "Returns the working copy of a page of the portal.",
    method: "GET",
    path: `${path}/:id`,
  }),
  add: endpoint({
    ...noInput,
    name: "portal-pages.add",
    summary: "Adds a page to the portal as a draft.",
    method: "POST",
    path,
    access: admins,
    body: NewPortalPage,
    reply: PortalPageRecord,
  }),
  change: endpoint({
    ...one,
    name: "portal-pages.change",
    summary: "Changes the working copy of a page; refused with 409 and the stored page when its version has changed.",
    method: "PUT",
    path: `${path}/:id`,
    body: PortalPageChange,
  }),
  publish: endpoint({
    ...one,
    name: "portal-pages.publish",
    summary: "Shows learners the working copy of a page.",
    method: "POST",
    path: `${path}/:id/publish`,
    body: PortalPageVersion,
  }),
  unpublish: endpoint({
    ...one,
    name: "portal-pages.unpublish",
    summary: "Hides a page from learners; its working copy stays.",
    method: "POST",
    path: `${path}/:id/unpublish`,
    body: PortalPageVersion,
  }),
  remove: endpoint({
    ...one,
    name: "portal-pages.remove",
    summary: "Deletes a page; learners no longer see it until it is restored.",
    method: "DELETE",
    path: `${path}/:id`,
    reply: Done,
  }),
  restore: endpoint({
    ...one,
    name: "portal-pages.restore",
    summary: "Restores a deleted page as it was; refused when another page has its address.",
    method: "POST",
    path: `${path}/:id/restore`,
    body: nothing,
  }),
} as const;
