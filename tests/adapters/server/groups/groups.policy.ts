import type { Policies, Policy } from "../isolation/policy.ts";

const contacts: Policy = { staff: ["contacts"] };
const walled: Policy = { staff: ["contacts"], guests: true };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "groups.list": walled,
  "groups.search": walled,
  "groups.vocabulary": walled,
  "groups.get": walled,
  "groups.create": contacts,
  "groups.update": contacts,
  "groups.remove": contacts,
  "groups.restore": contacts,
  "groups.order": contacts,
  "groups.createFolder": contacts,
  "groups.renameFolder": contacts,
  "groups.removeFolder": contacts,
  "groups.orderFolders": contacts,
  "groups.count": walled,
  "groups.preview": contacts,
  "groups.members": walled,
  "groups.explain": walled,
  "groups.ofContact": walled,
};
