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
    summary: "Lists the groups and folders that the caller can see, in their order.",
    method: "GET",
    path,
    access: seen,
    reply: GroupListing,
  }),
  search: endpoint({
    ...noInput,
    name: "groups.search",
    summary: "Lists the groups whose name contains a text; an empty text matches none.",
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
    summary: "Returns a group with the problems of its filter.",
    method: "GET",
    path: `${path}/:id`,
    access: seen,
    params: ById,
    reply: Group,
  }),
  create: endpoint({
    ...noInput,
    name: "groups.create",
    summary: "Creates a group. An invalid filter is refused with the position of each error.",
    method: "POST",
    path,
    access: used,
    body: NewGroup,
    reply: Group,
  }),
  update: endpoint({
    ...noInput,
    name: "groups.update",
    summary: "Updates the given properties of a group. Fails with 409 and the stored group on a version conflict.",
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
    summary: "Deletes a group; its contacts are kept.",
    method: "DELETE",
    path: `${path}/:id`,
    access: used,
    params: ById,
    reply: Group,
  }),
  restore: endpoint({
    ...noInput,
    name: "groups.restore",
    summary: "Restores a deleted group.",
    method: "POST",
    path: `${path}/:id/restore`,
    access: used,
    params: ById,
    reply: Group,
  }),
  order: endpoint({
    ...noInput,
    name: "groups.order",
    summary: "Sets the order of groups.",
    method: "POST",
    path: `${path}/order`,
    access: used,
    body: GroupOrder,
    reply: GroupListing,
  }),
  createFolder: endpoint({
    ...noInput,
    name: "groups.createFolder",
    summary: "Creates a folder for groups, at the top or in another one, three deep at most.",
    method: "POST",
    path: folders,
    access: used,
    body: FolderName,
    reply: GroupFolder,
  }),
  renameFolder: endpoint({
    ...noInput,
    name: "groups.renameFolder",
    summary: "Renames a folder, or moves it into another one.",
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
    summary: "Deletes a folder; its groups and folders are kept, one level up.",
    method: "DELETE",
    path: `${folders}/:id`,
    access: used,
    params: ById,
    reply: GroupListing,
  }),
  orderFolders: endpoint({
    ...noInput,
    name: "groups.orderFolders",
    summary: "Sets the order of folders.",
    method: "POST",
    path: `${folders}/order`,
    access: used,
    body: GroupOrder,
    reply: GroupListing,
  }),
} as const;
