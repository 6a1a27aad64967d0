import { catalogue } from "../catalogue.ts";

export const auditTitlesText = catalogue("audit-titles", {
  auditLog: "Audit log",
});
