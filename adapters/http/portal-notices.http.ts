import type { PortalNotices } from "../../core/portal-notices/portal-notices.port.ts";
import { portalNotices } from "../contract/portal-notices.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The learner's notices over HTTP. */
export const makePortalNoticesHttp = (call: Caller): PortalNotices => ({
  list: (page) => call(portalNotices.list, { ...none, query: { page } }),
  open: (id) => call(portalNotices.open, { ...none, params: { id }, body: {} }),
  readAll: call(portalNotices.readAll, { ...none, body: {} }),
  next: (hash) => call(portalNotices.next, { ...none, query: { hash } }),
});
