import type { Policies, Policy } from "../isolation/policy.ts";

const staffOnly: Policy = { staff: [] };
const walled: Policy = { staff: ["contacts"], guests: true };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "contactTasks.grouped": walled,
  "contactTasks.of": walled,
  "tasks.list": staffOnly,
  "tasks.schema": staffOnly,
  "tasks.get": staffOnly,
  "tasks.create": staffOnly,
  "tasks.update": staffOnly,
  "tasks.remove": staffOnly,
  "tasks.restore": staffOnly,
};
