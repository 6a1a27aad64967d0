import { BuiltInReportId } from "../reports/built-in-reports.rule.ts";
import { type TraceChoices, type TracedId, TracedKind } from "./access-trace.model.ts";

/** What can be asked about, as one list; `place` is the course of a lesson. */
export type TraceOption = { readonly key: string; readonly kind: TracedKind; readonly name: string; readonly place: string | null };

/** The key of something that can be asked about among all of it. */
export const traceKey = (kind: TracedKind, id: TracedId): string => `${kind}:${id}`;

/** The kind and id of a key; null for a key that is none. */
export const readTraceKey = (key: string): { readonly kind: TracedKind; readonly id: TracedId } | null => {
  const [kind, id] = key.split(":");
  if (kind === "report") return BuiltInReportId.is(id) ? { kind, id } : null;
  return TracedKind.is(kind) && id !== undefined && /^\d{1,15}$/.test(id) ? { kind, id: Number(id) } : null;
};

/** Courses, each followed by its lessons, then folders of files and of lessons, pages and reports. */
export const traceOptions = ({ courses, folders, lesson_folders, pages, reports }: TraceChoices): readonly TraceOption[] => {
  const option = (kind: TracedKind, { id, name }: { readonly id: TracedId; readonly name: string }, place: string | null = null) => ({
    key: traceKey(kind, id),
    kind,
    name,
    place,
  });
  return [
    ...courses.flatMap((course) => [option("course", course), ...course.lessons.map((lesson) => option("lesson", lesson, course.name))]),
    ...folders.map((folder) => option("folder", folder)),
    ...lesson_folders.map((folder) => option("lesson_folder", folder)),
    ...pages.map((page) => option("page", page)),
    ...reports.map((report) => option("report", report)),
  ];
};
