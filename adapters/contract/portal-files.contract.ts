import * as t from "io-ts";
import { learners } from "../../core/access/access-rule.rule.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { PortalFolderContent } from "../../core/portal-files/portal-folder.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { ById } from "./resource.ts";
import { intTextBetween } from "./wire.ts";

const path = "/api/cg/files_folders";
const mostPages = 100_000;
const query = t.type({ page: orDefault(intTextBetween(1, mostPages), 1) }, "PortalFilesQuery");

/** Endpoints for learners: files that are shared with their role. */
export const portalFiles = {
  shared: endpoint({
    ...noInput,
    name: "portal-files.shared",
    summary: "Lists the folders of files that are shared with the role of the learner who is signed in.",
    method: "GET",
    path,
    access: learners,
    reply: PortalFolderContent,
  }),
  content: endpoint({
    ...noInput,
    name: "portal-files.content",
    summary: "Returns the folders and files in a shared folder, or in one below, 50 files per page.",
    method: "GET",
    path: `${path}/:id`,
    access: learners,
    params: ById,
    query,
    reply: PortalFolderContent,
  }),
} as const;
