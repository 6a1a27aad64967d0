import type { Policies, Policy } from "../isolation/policy.ts";

const staff: Policy = { staff: [] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "files.list": staff,
  "files.get": staff,
  "files.create": "members",
  "files.usage": "members",
  "files.duplicates": "members",
  "files.massAction": "members",
  "files.update": "members",
  "files.remove": "members",
  "files.restore": "members",
  "files.replaceContent": "members",
  "files.earlierContents": "members",
  "files.uses": "members",
  "files.replaceEverywhere": "members",
  "files.mergeDuplicates": "members",
  "fileFolders.list": staff,
  "fileFolders.get": staff,
  "fileFolders.create": "members",
  "fileFolders.update": "members",
  "fileFolders.remove": "members",
  "fileFolders.restore": "members",
};
