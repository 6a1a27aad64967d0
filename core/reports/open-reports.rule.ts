import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import { type Failure, forbidden, notFound } from "../kernel/failure.ts";
import { admits } from "../portal-roles/admits.rule.ts";
import type { LearnerRole } from "../portal-roles/learner-role.model.ts";
import { type BuiltInReport, builtInReports, publishedReports } from "./built-in-reports.rule.ts";
import { reportRefusals } from "./report-refusals.ts";

/**
 * What decides which reports are open to a learner.
 * @property role null without one
 * @property published pids of the reports that are published to the role
 * @property organisation its name, for the refusal
 */
export type ReportAccess = {
  readonly role: Pick<LearnerRole, "permissions"> | null;
  readonly published: readonly string[];
  readonly organisation: string;
};

const gone = E.left(notFound(reportRefusals.report_gone));

/** The reports that are open to a learner: those published to a role with the permission. */
export const openReports = ({ role, published, organisation }: ReportAccess): E.Either<Failure, readonly BuiltInReport[]> =>
  admits(role, "reports") ? E.right(publishedReports(published)) : E.left(forbidden(reportRefusals.reports_not_admitted({ organisation })));

/** One report that is open to a learner; one that does not exist is not found, whatever the role. */
export const openReport = (asked: string, access: ReportAccess): E.Either<Failure, BuiltInReport> => {
  if (!builtInReports.some(({ pid }) => pid === asked)) return gone;
  return pipe(
    openReports(access),
    E.chain((open) => {
      const report = open.find(({ pid }) => pid === asked);
      return report === undefined ? gone : E.right(report);
    }),
  );
};
