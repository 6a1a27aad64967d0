import type { LearnerLesson } from "../learning/learner-lesson.model.ts";

const address = /\/media\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[A-Za-z0-9%._~-]+/g;

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** The addresses of the organisation's files in the items of lessons: pictures, films, recordings, documents; each once, without host or width. */
export const mediaOf = (lessons: readonly Pick<LearnerLesson, "items">[]): readonly string[] => [
  ...new Set(lessons.flatMap(({ items }) => textsOf(items.map(({ values }) => values)).flatMap((text) => text.match(address) ?? []))),
];

/**
 * The size of a value in its stored form, in bytes; characters beyond ASCII count as one.
 */
export const sizeOf = (value: unknown): number => (JSON.stringify(value) ?? "").length;
