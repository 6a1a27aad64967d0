import type { PortalFiles } from "../../core/portal-files/portal-files.port.ts";
import { portalFiles } from "../contract/portal-files.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Files that are shared with the learner's role, over HTTP. */
export const makePortalFilesHttp = (call: Caller): PortalFiles => ({
  content: (id, page) =>
    id === null ? call(portalFiles.shared, none) : call(portalFiles.content, { ...none, params: { id }, query: { page } }),
});
