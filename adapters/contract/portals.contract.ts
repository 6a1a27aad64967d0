import * as t from "io-ts";
import { admins } from "../../core/access/access-rule.rule.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { NewPortal, Portal, PortalChange } from "../../core/portals/portal.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

const path = "/api/portals";
const ByPid = t.type({ pid: t.string }, "ByPid");
const shared = { ...noInput, access: admins, reply: t.readonlyArray(Portal) } as const;

/** Endpoints for the portals of an organisation; each answers with all of them. */
export const portals = {
  all: endpoint({
    ...shared,
    name: "portals.all",
    summary: "Lists the portals of the organisation, closed ones too, the oldest first.",
    method: "GET",
    path,
  }),
  create: endpoint({
    ...shared,
    name: "portals.create",
    summary: "Opens a portal at an address that nobody has or had.",
    method: "POST",
    path,
    body: NewPortal,
  }),
  change: endpoint({
    ...shared,
    name: "portals.change",
    summary: "Changes the title and look of a portal; refused with 409 and the stored portal when its version has changed.",
    method: "PUT",
    path: `${path}/:pid`,
    params: ByPid,
    body: PortalChange,
  }),
  close: endpoint({
    ...shared,
    name: "portals.close",
    summary: "Closes a portal: learners are signed out of it. The last open one stays.",
    method: "DELETE",
    path: `${path}/:pid`,
    params: ByPid,
  }),
  reopen: endpoint({
    ...shared,
    name: "portals.reopen",
    summary: "Opens a closed portal again.",
    method: "POST",
    path: `${path}/:pid/reopen`,
    params: ByPid,
    body: exactly("NothingToReopen", {}, {}),
  }),
} as const;
