import * as t from "io-ts";
import { anyone, members } from "../../core/access/access-rule.rule.ts";
import { FileShare, NewFileShare, OpenShare, SharedContent } from "../../core/files/file-share.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { IntText } from "./wire.ts";

const path = "/api/files/shares";
const ById = t.type({ id: IntText }, "ShareById");
const Query = t.partial({ file_id: IntText, folder_id: IntText }, "ShareQuery");
const Token = t.refinement(t.string, (text) => /^[A-Za-z0-9_-]{43}$/.test(text), "the token of a link");

/** Endpoints for links that share files and folders. */
export const fileShares = {
  list: endpoint({
    ...noInput,
    name: "fileShares.list",
    summary: "Returns the active links of a file or folder, newest first.",
    method: "GET",
    path,
    access: members(),
    query: Query,
    reply: t.readonlyArray(FileShare),
  }),
  create: endpoint({
    ...noInput,
    name: "fileShares.create",
    summary: "Creates a link to a file or folder, with an optional expiry and password; its address is returned only once.",
    method: "POST",
    path,
    access: members(),
    body: NewFileShare,
    reply: FileShare,
  }),
  revoke: endpoint({
    ...noInput,
    name: "fileShares.revoke",
    summary: "Revokes a link at once.",
    method: "DELETE",
    path: `${path}/:id`,
    access: members(),
    params: ById,
    reply: Done,
  }),
  open: endpoint({
    ...noInput,
    name: "fileShares.open",
    summary: "Returns what a link opens, and counts the opening; a link with a password needs it.",
    method: "POST",
    path: "/api/files/shared/:token",
    access: anyone,
    params: t.type({ token: Token }, "ShareToken"),
    body: OpenShare,
    rate: "public",
    reply: SharedContent,
  }),
} as const;
