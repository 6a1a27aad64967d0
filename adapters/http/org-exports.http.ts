import type { OrgExportStore } from "../../core/org-export/org-exports.port.ts";
import { orgExports } from "../contract/org-exports.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Exports of the whole organisation over HTTP. */
export const makeOrgExportsHttp = (call: Caller): OrgExportStore => ({
  list: () => call(orgExports.list, none),
  begin: (body) => call(orgExports.begin, { ...none, body }),
  cancel: (id) => call(orgExports.cancel, { ...none, params: { id } }),
});
