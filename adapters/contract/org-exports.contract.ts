import * as t from "io-ts";
import { admins } from "../../core/access/access-rule.rule.ts";
import { OrgExport, OrgExportRequest } from "../../core/org-export/org-export.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const path = "/api/org/exports";
const common = { ...noInput, access: admins, carriesTeams: false };

/** Endpoints for exports of the whole organisation. */
export const orgExports = {
  list: endpoint({
    ...common,
    name: "orgExports.list",
    summary: "Lists the latest exports of the whole organisation, newest first.",
    method: "GET",
    path,
    reply: t.readonlyArray(OrgExport),
  }),
  begin: endpoint({
    ...common,
    name: "orgExports.begin",
    summary:
      "Starts an export of the whole organisation, given the caller's password; its file can be downloaded for 7 days. Fails with 409 while another one is being made.",
    method: "POST",
    path,
    rate: "login",
    needsPlan: false,
    body: OrgExportRequest,
    reply: OrgExport,
  }),
  cancel: endpoint({
    ...common,
    name: "orgExports.cancel",
    summary: "Cancels an export that is being made.",
    method: "POST",
    path: `${path}/:id/cancel`,
    needsPlan: false,
    params: t.type({ id: IntText }, "OrgExportPath"),
    reply: OrgExport,
  }),
} as const;
