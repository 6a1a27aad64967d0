import { type TraceChoices, TracedKind } from "./access-trace.model.ts";

/** What can be asked about, as one list; `place` is the course of a lesson. */
export type TraceOption = { readonly key: string; readonly kind: TracedKind; readonly name: string; readonly place: string | null };

/** The key of a course, lesson, folder or page among all of them. */
export const traceKey = (kind: TracedKind, id: number): string => `${kind}:${id}`;

/** The kind and id of a key; null for a key that is none. */
export const readTraceKey = (key: string): { readonly kind: TracedKind; readonly id: number } | null => {
  const [kind, id] = key.split(":");
  return TracedKind.is(kind) && id !== undefined && /^\d{1,15}$/.test(id) ? { kind, id: Number(id) } : null;
};

/** Courses, each followed by its lessons, then folders, then pages. */
export const traceOptions = ({ courses, folders, pages }: TraceChoices): readonly TraceOption[] => {
  const option = (kind: TracedKind, { id, name }: { readonly id: number; readonly name: string }, place: string | null = null) => ({
    key: traceKey(kind, id),
    kind,
    name,
    place,
  });
  return [
    ...courses.flatMap((course) => [option("course", course), ...course.lessons.map((lesson) => option("lesson", lesson, course.name))]),
    ...folders.map((folder) => option("folder", folder)),
    ...pages.map((page) => option("page", page)),
  ];
};
