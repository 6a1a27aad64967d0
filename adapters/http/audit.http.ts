import type { AuditLog } from "../../core/audit/audit.port.ts";
import { audit } from "../contract/audit.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The audit log over HTTP. */
export const makeAuditHttp = (call: Caller): AuditLog => ({
  page: (query) => call(audit.page, { ...none, query }),
  facets: call(audit.facets, none),
  verify: (after) => call(audit.verify, { ...none, query: { after } }),
  history: (of, id, before) =>
    call({ contact: audit.ofContact, group: audit.ofGroup, field: audit.ofField }[of], { ...none, params: { id }, query: { before } }),
});
