import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import { defaultTimeZone } from "../../../core/kernel/dates.ts";
import type { BuiltInReport } from "../../../core/reports/built-in-reports.rule.ts";
import { openReport, openReports, type ReportAccess } from "../../../core/reports/open-reports.rule.ts";
import type { OwnReports } from "../../../core/reports/own-reports.port.ts";
import { reportSpan, type ReportSpan } from "../../../core/reports/report-period.rule.ts";
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
type Reach = { readonly access: ReportAccess; readonly relation: string | null; /** of the organisation */ readonly timezone: string };

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
  const reach = async (): Promise<Reach> => {
    const { rows } = await sql<{ name: string; timezone: string }>`select name, timezone from orgs where org_id = ${tx.org}`.execute(tx.db);
    const { name, timezone } = rows[0] ?? { name: "", timezone: defaultTimeZone };
    const role = await roleOfContact(tx, actor.con_id);
    const published = role === null ? [] : await publishedTo(tx, role.role_id);
    return { access: { role, published, organisation: name }, relation: role?.relation ?? null, timezone };
  };
  return {
    all: () => async () =>
      E.map((open: readonly BuiltInReport[]) => open.map(({ pid, title }) => ({ pid, title, folder: null })))(
        openReports((await reach()).access),
      ),
    read:
      (asked, { period, timezone }) =>
      async () => {
        const { access, relation, timezone: zone } = await reach();
        const opened = openReport(asked, access);
        if (E.isLeft(opened)) return opened;
        const report = opened.right;
        const span = reportSpan(period, request.now, timezone ?? zone);
        const { unit, first, last, since, until } = span;
        const counted = { tx, people: downlinePeople(tx, actor.con_id, await relationOfRole(tx, { relation })), since, until };
        const { pid, title, chart, columns } = report;
        const groups = await groupsOf(report, counted, span);
        return E.right({ pid, title, folder: null, chart, unit, first, last, people: await countPeople(counted), columns, groups });
      },
  };
};
