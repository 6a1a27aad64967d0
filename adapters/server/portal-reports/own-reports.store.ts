import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import { type Failure, forbidden, notFound } from "../../../core/kernel/failure.ts";
import { admits } from "../../../core/portal-roles/admits.rule.ts";
import { type BuiltInReport, publishedReports } from "../../../core/reports/built-in-reports.rule.ts";
import type { OwnReports } from "../../../core/reports/own-reports.port.ts";
import { reportSpan, type ReportSpan } from "../../../core/reports/report-period.rule.ts";
import { reportRefusals } from "../../../core/reports/report-refusals.ts";
import { rowsInTime, rowsOfFunnels, rowsOfLessons } from "../../../core/reports/report-rows.rule.ts";
import type { ReportGroup } from "../../../core/reports/report-table.model.ts";
import { downlinePeople, relationOfRole } from "../downline/downline-people.store.ts";
import { roleOfContact } from "../portal-roles/known-roles.store.ts";
import { publishedTo } from "../portal-roles/published-to-role.store.ts";
import type { Tx } from "../storage/database.ts";
import { type Counted, countPeople } from "./counted-people.store.ts";
import { activityInTime, textsInTime } from "./counts-in-time.store.ts";
import { funnelCounts } from "./funnel-report.store.ts";
import { lessonCounts } from "./lesson-counts.store.ts";

type Call = { readonly tx: Tx; readonly actor: LearnerActor; readonly request: { readonly now: number } };
type Reach = { readonly relation: string | null; readonly reports: readonly BuiltInReport[] };

const groupsOf = async ({ source, columns }: BuiltInReport, counted: Counted, span: ReportSpan): Promise<readonly ReportGroup[]> => {
  const keys = columns.map(({ key }) => key);
  switch (source) {
    case "activity":
      return rowsInTime(span, keys, await activityInTime(counted, span));
    case "messages":
      return rowsInTime(span, keys, await textsInTime(counted, span));
    case "lessons":
      return rowsOfLessons(await lessonCounts(counted));
    case "campaigns":
      return rowsOfFunnels(await funnelCounts(counted));
  }
};

/** The reports of the learner in the transaction of one call. */
export const makeOwnReports = ({ tx, actor, request }: Call): OwnReports => {
  const organisation = async (): Promise<{ readonly name: string; readonly timezone: string }> => {
    const { rows } = await sql<{ name: string; timezone: string }>`select name, timezone from orgs where org_id = ${tx.org}`.execute(tx.db);
    return rows[0] ?? { name: "", timezone: "UTC" };
  };
  const reach = async (): Promise<E.Either<Failure, Reach>> => {
    const role = await roleOfContact(tx, actor.con_id);
    if (role === null || !admits(role, "reports"))
      return E.left(forbidden(reportRefusals.reports_not_admitted({ organisation: (await organisation()).name })));
    return E.right({ relation: await relationOfRole(tx, role), reports: publishedReports(await publishedTo(tx, role.role_id)) });
  };
  return {
    all: () => async () => {
      const known = await reach();
      return E.isLeft(known) ? known : E.right(known.right.reports.map(({ pid, title }) => ({ pid, title, folder: null })));
    },
    read:
      (asked, { period, timezone }) =>
      async () => {
        const known = await reach();
        if (E.isLeft(known)) return known;
        const report = known.right.reports.find(({ pid }) => pid === asked);
        if (report === undefined) return E.left(notFound(reportRefusals.report_gone));
        const span = reportSpan(period, request.now, timezone ?? (await organisation()).timezone);
        const { unit, first, last, since, until } = span;
        const counted = { tx, people: downlinePeople(tx, actor.con_id, known.right.relation), since, until };
        const { pid, title, chart, columns } = report;
        const groups = await groupsOf(report, counted, span);
        return E.right({ pid, title, folder: null, chart, unit, first, last, people: await countPeople(counted), columns, groups });
      },
  };
};
