import type { Policies, Policy } from "../isolation/policy.ts";

const staffOnly: Policy = { staff: [] };
const contacts: Policy = { staff: ["contacts"] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "buckets.list": contacts,
  "buckets.rep": contacts,
  "buckets.putRep": contacts,
  "buckets.http": "admins",
  "buckets.putHttp": "admins",
  "buckets.fetched": contacts,
  "fields.schema": staffOnly,
  "fields.create": "admins",
  "fields.update": "admins",
  "fields.remove": "admins",
  "fields.restore": "admins",
  "fields.usage": "admins",
  "fields.bin": "admins",
  "fields.plan": "admins",
  "fields.convert": "admins",
  "fields.revert": "admins",
  "fields.validate": staffOnly,
  "fields.arrange": "admins",
  "fields.addSection": "admins",
  "fields.renameSection": "admins",
  "fields.removeSection": "admins",
  "secrets.confirm": contacts,
  "secrets.reveal": contacts,
};
