import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { accessTraceRefusals } from "../../../core/access-trace/access-trace-refusals.ts";
import type { AccessTrace, TracedCondition, TracedId, TracedKind } from "../../../core/access-trace/access-trace.model.ts";
import type { AccessTraces } from "../../../core/access-trace/access-traces.port.ts";
import { courseTrace } from "../../../core/access-trace/course-trace.rule.ts";
import { folderTrace } from "../../../core/access-trace/folder-trace.rule.ts";
import { lessonTrace } from "../../../core/access-trace/lesson-trace.rule.ts";
import { pageTrace } from "../../../core/access-trace/page-trace.rule.ts";
import { reportTrace } from "../../../core/access-trace/report-trace.rule.ts";
import { isOpenBy, traced } from "../../../core/access-trace/traced.rule.ts";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { folderPath } from "../../../core/library/folder-tree.rule.ts";
import { pageState } from "../../../core/portal-pages/page-state.rule.ts";
import { type BuiltInReportId, builtInReports } from "../../../core/reports/built-in-reports.rule.ts";
import type { EnrolmentCall } from "../enrolments/enrolment-call.store.ts";
import { courseFacts } from "../learning/course-facts.store.ts";
import { pagesInUse } from "../portal-pages/portal-page-row.ts";
import { roleOfContact } from "../portal-roles/known-roles.store.ts";
import { publishedTo } from "../portal-roles/published-to-role.store.ts";
import { sharedWithRole } from "../portal-roles/shared-with-role.store.ts";
import { seesLearning } from "../teams/resource-teams.store.ts";
import { courseOfLesson, offerOf, tracedFolders, tracedLessons } from "./traced-records.store.ts";

type Answer = { readonly name: string; readonly conditions: readonly TracedCondition[] };

/** Why contacts see something in the portal, or do not, in the transaction of one call; the rules are those of the portal. */
export const makeAccessTraces = (call: EnrolmentCall): AccessTraces => {
  const { tx, actor } = call;
  const { now } = call.request;

  const standing = async (contact: number): Promise<{ readonly kept_out_at: number | null } | null> => {
    const { rows } = await sql<{ kept_out_at: number | null }>`
      select coalesce(c.archived_at, c.blocked_at) as kept_out_at from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${contact}`.execute(
      tx.db,
    );
    return rows[0] ?? null;
  };
  const factsFor = async (contact: number, course: number) =>
    (await call.sees(course)) ? (await courseFacts(tx, contact, course))[0] : undefined;
  const pages = async () => (await pagesInUse(tx)).filter((page) => isAdmin(actor.role) || pageState(page) !== "draft");
  const folderName = (folders: Awaited<ReturnType<typeof tracedFolders>>, id: number): string =>
    folderPath(folders, id)
      .map(({ name }) => name)
      .join(" / ");

  const resources = { folder: "files/folders", lesson_folder: "lessons/folders" } as const;
  const folder =
    (kind: keyof typeof resources) =>
    async (contact: number, id: number): Promise<Answer | null> => {
      const folders = await tracedFolders(tx, actor, kind);
      if (!folders.some((known) => known.id === id && known.seen)) return null;
      const role = await roleOfContact(tx, contact);
      const shared = new Set(role === null ? [] : await sharedWithRole(tx, resources[kind], role.role_id));
      return { name: folderName(folders, id), conditions: folderTrace(kind, role, folders, shared, id) };
    };
  const seenFolders = async (kind: keyof typeof resources) => {
    const folders = await tracedFolders(tx, actor, kind);
    return folders.filter(({ seen }) => seen).map(({ id }) => ({ id, name: folderName(folders, id) }));
  };
  const report = async (contact: number, pid: BuiltInReportId): Promise<Answer> => {
    const role = await roleOfContact(tx, contact);
    const published = role === null ? [] : await publishedTo(tx, role.role_id);
    const name = builtInReports.find((known) => known.pid === pid)?.title ?? "";
    return { name, conditions: reportTrace(role, published, pid) };
  };
  const record: Readonly<Record<Exclude<TracedKind, "report">, (contact: number, id: number) => Promise<Answer | null>>> = {
    course: async (contact, id) => {
      const facts = await factsFor(contact, id);
      return facts === undefined ? null : { name: facts.name, conditions: courseTrace(facts, await offerOf(tx, id), now) };
    },
    lesson: async (contact, id) => {
      const course = await courseOfLesson(tx, id);
      const facts = course === null ? undefined : await factsFor(contact, course);
      if (course === null || facts === undefined) return null;
      const name = (await tracedLessons(tx, [course])).find((lesson) => lesson.id === id)?.name ?? "";
      return { name, conditions: lessonTrace(facts, await offerOf(tx, course), id, now) };
    },
    folder: folder("folder"),
    lesson_folder: folder("lesson_folder"),
    page: async (_contact, id) => {
      const page = (await pages()).find((known) => known.id === id);
      return page === undefined ? null : { name: page.draft_title, conditions: pageTrace(page) };
    },
  };
  const answerTo = async (contact: number, kind: TracedKind, id: TracedId): Promise<Answer | null> => {
    if (kind === "report") return typeof id === "number" ? null : report(contact, id);
    return typeof id === "number" ? record[kind](contact, id) : null;
  };

  return {
    choices: (contact) => async () => {
      if ((await standing(contact)) === null) return noContact;
      const { rows: courses } = await sql<{ id: number; name: string }>`
        select c.campaign_id as id, c.name from campaigns c
        where c.org_id = ${tx.org} and c.type = 'course' and c.deleted_at is null and ${seesLearning(actor, "campaigns", sql`c.campaign_id`)}
        order by fold_text(c.name) collate "C", c.campaign_id`.execute(tx.db);
      const lessons = Map.groupBy(
        await tracedLessons(
          tx,
          courses.map(({ id }) => id),
        ),
        ({ course }) => course,
      );
      return E.right({
        courses: courses.map((course) => ({ ...course, lessons: (lessons.get(course.id) ?? []).map(({ id, name }) => ({ id, name })) })),
        folders: await seenFolders("folder"),
        lesson_folders: await seenFolders("lesson_folder"),
        pages: (await pages()).map(({ id, draft_title: name }) => ({ id, name })),
        reports: builtInReports.map(({ pid: id, title: name }) => ({ id, name })),
      });
    },
    trace: (contact, kind, id) => async () => {
      const known = await standing(contact);
      if (known === null) return noContact;
      const answer = await answerTo(contact, kind, id);
      if (answer === null) return E.left(notFound(accessTraceRefusals.traced_gone));
      const { kept_out_at: at } = known;
      const conditions = [traced("contact_signs_in", at === null ? "met" : "unmet", { at }), ...answer.conditions];
      const trace: AccessTrace = { kind, id, name: answer.name, open: isOpenBy(conditions), conditions };
      return E.right(trace);
    },
  };
};
