import { admits } from "../portal-roles/admits.rule.ts";
import type { LearnerRole } from "../portal-roles/learner-role.model.ts";
import { type BuiltInReportId, publishedReports } from "../reports/built-in-reports.rule.ts";
import type { TracedCondition } from "./access-trace.model.ts";
import { traced } from "./traced.rule.ts";

/**
 * Why a learner opens a report, or does not: the role in force, its permission, and whether the report is published to it.
 * @param role in force for the learner; null for none
 * @param published pids of the reports that are published to the role
 */
export const reportTrace = (
  role: Pick<LearnerRole, "name" | "permissions"> | null,
  published: readonly string[],
  pid: BuiltInReportId,
): readonly TracedCondition[] => {
  if (role === null) return [traced("role_there", "unmet")];
  const { name } = role;
  const isPublished = publishedReports(published).some((report) => report.pid === pid);
  return [
    traced("role_there", "met", { name }),
    traced("role_reports", admits(role, "reports") ? "met" : "unmet", { name }),
    traced("report_published", isPublished ? "met" : "unmet", { name }),
  ];
};
