import type { Policies, Policy } from "../isolation/policy.ts";

const imports: Policy = { staff: ["contacts", "import_contacts"] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "imports.list": imports,
  "imports.upload": imports,
  "imports.get": imports,
  "imports.change": imports,
  "imports.addField": "admins",
  "imports.addOptions": "admins",
  "imports.plan": imports,
  "imports.rows": imports,
  "imports.run": imports,
  "imports.cancel": imports,
  "imports.undo": imports,
  "imports.failed": imports,
};
