import { admins } from "../../core/access/access-rule.rule.ts";
import { Retention, RetentionChange, RetentionDays, RetentionDue } from "../../core/retention/retention.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

const path = "/api/org/retention";
const common = { ...noInput, access: admins, carriesTeams: false };

/** Endpoints for how long records are kept. */
export const retention = {
  get: endpoint({
    ...common,
    name: "retention.get",
    summary: "Returns after how many days records of each kind are deleted, and how many there are.",
    method: "GET",
    path,
    reply: Retention,
  }),
  due: endpoint({
    ...common,
    name: "retention.due",
    summary: "Counts the records that days would delete, without deleting or saving anything.",
    method: "POST",
    path: `${path}/due`,
    needsPlan: false,
    body: RetentionDays,
    reply: RetentionDue,
  }),
  change: endpoint({
    ...common,
    name: "retention.change",
    summary:
      "Changes after how many days records are deleted; a job deletes them every night. Fails with 409 and the stored settings on a version conflict.",
    method: "PUT",
    path,
    body: RetentionChange,
    reply: Retention,
  }),
} as const;
