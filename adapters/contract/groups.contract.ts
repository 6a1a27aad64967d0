import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import {
  FolderName,
  Group,
  GroupChange,
  GroupFolder,
  groupLimits,
  GroupOrder,
  GroupListing,
  NewGroup,
} from "../../core/groups/group.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const path = "/api/bookmarks";
const folders = `${path}/folders`;
const ById = t.type({ id: IntText }, "GroupId");
const Term = t.type({ term: orDefault(textUpTo(groupLimits.name), "") }, "GroupTerm");
const seen = staff("contacts");
const used = members("contacts");

/** Endpoints for groups and their folders; paths call saved filters of contacts bookmarks. */
export const groups = {
  list: endpoint({
    ...noInput,
    name: "groups.list",
    summary: "The groups and folders that the caller may see, in their order.",
    method: "GET",
    path,
    access: seen,
    reply: GroupListing,
  }),
  search: endpoint({
    ...noInput,
    name: "groups.search",
    summary: "Groups whose name holds a text; none for a blank text.",
    method: "GET",
    path: `${path}/search`,
    access: seen,
    query: Term,
    rate: "search",
    reply: t.readonlyArray(Group),
  }),
  get: endpoint({
    ...noInput,
    name: "groups.get",
    summary: "One group, with what is wrong with its filters by now.",
    method: "GET",
    path: `${path}/:id`,
    access: seen,
    params: ById,
    reply: Group,
  }),
  create: endpoint({
    ...noInput,
    name: "groups.create",
    summary: "Makes a group; filters that cannot be read are refused with their place.",
    method: "POST",
    path,
    access: used,
    body: NewGroup,
    reply: Group,
  }),
  update: endpoint({
    ...noInput,
    name: "groups.update",
    summary: "Changes what is named of a group; refused with 409 and the stored group when its version has moved on.",
    method: "PUT",
    path: `${path}/:id`,
    access: used,
    params: ById,
    body: GroupChange,
    reply: Group,
  }),
  remove: endpoint({
    ...noInput,
    name: "groups.remove",
    summary: "Deletes a group; its contacts stay.",
    method: "DELETE",
    path: `${path}/:id`,
    access: used,
    params: ById,
    reply: Group,
  }),
  restore: endpoint({
    ...noInput,
    name: "groups.restore",
    summary: "Brings a deleted group back.",
    method: "POST",
    path: `${path}/:id/restore`,
    access: used,
    params: ById,
    reply: Group,
  }),
  order: endpoint({
    ...noInput,
    name: "groups.order",
    summary: "Puts groups in an order.",
    method: "POST",
    path: `${path}/order`,
    access: used,
    body: GroupOrder,
    reply: GroupListing,
  }),
  createFolder: endpoint({
    ...noInput,
    name: "groups.createFolder",
    summary: "Makes a folder for groups.",
    method: "POST",
    path: folders,
    access: used,
    body: FolderName,
    reply: GroupFolder,
  }),
  renameFolder: endpoint({
    ...noInput,
    name: "groups.renameFolder",
    summary: "Renames a folder.",
    method: "PUT",
    path: `${folders}/:id`,
    access: used,
    params: ById,
    body: FolderName,
    reply: GroupFolder,
  }),
  removeFolder: endpoint({
    ...noInput,
    name: "groups.removeFolder",
    summary: "Deletes a folder; its groups stay, in no folder.",
    method: "DELETE",
    path: `${folders}/:id`,
    access: used,
    params: ById,
    reply: GroupListing,
  }),
  orderFolders: endpoint({
    ...noInput,
    name: "groups.orderFolders",
    summary: "Puts folders in an order.",
    method: "POST",
    path: `${folders}/order`,
    access: used,
    body: GroupOrder,
    reply: GroupListing,
  }),
} as const;
