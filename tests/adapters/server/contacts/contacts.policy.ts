import type { Policies, Policy } from "../isolation/policy.ts";

const contacts: Policy = { staff: ["contacts"] };
const walled: Policy = { staff: ["contacts"], guests: true };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "contacts.remove": { staff: ["contacts", "delete_contacts"] },
  "contacts.restore": { staff: ["contacts", "delete_contacts"] },
  "contacts.bin": { staff: ["contacts", "delete_contacts"] },
  "contacts.block": contacts,
  "contacts.unblock": contacts,
  "contacts.setPhoto": contacts,
  "notes.of": walled,
  "notes.all": walled,
  "notes.add": walled,
  "notes.edit": walled,
  "notes.remove": walled,
  "notes.restore": walled,
  "contacts.list": walled,
  "contacts.distinct": walled,
  "contacts.metrics": walled,
  "listViews.list": walled,
  "listViews.create": walled,
  "listViews.update": walled,
  "listViews.remove": walled,
  "listViews.restore": walled,
  "listViews.begin": walled,
  "contacts.names": walled,
  "contacts.get": walled,
  "contacts.create": { staff: ["contacts", "add_contacts"] },
  "contacts.update": contacts,
  "contacts.archive": contacts,
  "contacts.unarchive": contacts,
  "contacts.duplicates": walled,
  "boards.get": walled,
  "relations.level": walled,
  "relations.node": walled,
  "relations.totals": walled,
  "relations.uplines": walled,
};
