import { inCourseOrder } from "../courses/course-order.rule.ts";
import { folded } from "../kernel/folded.ts";
import { searchWords } from "../kernel/search-words.rule.ts";
import type { CourseFacts } from "../learning/course-facts.model.ts";
import { courseView, isListed } from "../learning/course-view.rule.ts";
import type { PublishedPage } from "../portal-pages/published-page.model.ts";
import { type FoundSharedLesson, type PortalFound, searchLimits } from "./portal-search.model.ts";

const tags = /<[^>]*>/g;

/** Whether a text has every word; case and accents do not matter. */
const has = (words: readonly string[], text: string): boolean => {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
};

/** What a learner's search looks through; `shared` are the lessons of the folders that are shared with the learner. */
export type Searched = {
  readonly courses: readonly CourseFacts[];
  readonly pages: readonly PublishedPage[];
  readonly shared?: readonly FoundSharedLesson[];
};

const nothing: PortalFound = { courses: [], lessons: [], shared: [], pages: [], course_count: 0, lesson_count: 0, page_count: 0 };

/**
 * Searches what a learner sees: courses by name and description, lessons by name, pages by title and text. Lessons whose name has every word
 * come first, then those found with the name of their course.
 * @param now epoch seconds
 */
export const searchPortal = ({ courses, pages, shared = [] }: Searched, search: string, now: number): PortalFound => {
  const words = searchWords(folded(search));
  if (words.length === 0) return nothing;
  const listed = courses
    .filter((course) => isListed(course, now))
    .map((facts) => ({ ...courseView(facts, now), show_order: facts.show_order, created_at: facts.created_at }));
  const ordered = inCourseOrder(listed);
  const found = ordered.filter(({ name, summary, about }) => has(words, `${name} ${summary} ${about.replaceAll(tags, " ")}`));
  const foundPages = pages.filter(({ title, html }) => has(words, `${title} ${html.replaceAll(tags, " ")}`));
  const lessons = ordered.flatMap(({ id, name, triggers }) =>
    triggers
      .filter((lesson) => has(words, `${lesson.name} ${name}`) && words.some((word) => has([word], lesson.name)))
      .map((lesson) => ({ id: lesson.id, name: lesson.name, course: { id, name }, state: lesson.state, lock: lesson.lock })),
  );
  const byName = lessons.filter(({ name }) => has(words, name));
  const best = [...byName, ...lessons.filter((lesson) => !byName.includes(lesson))];
  const foundShared = shared.filter(({ name }) => has(words, name));
  return {
    courses: found
      .slice(0, searchLimits.results)
      .map(({ id, name, summary, joined_at }) => ({ id, name, summary, joined: joined_at !== null })),
    lessons: best.slice(0, searchLimits.results),
    shared: foundShared.slice(0, searchLimits.results),
    pages: foundPages.slice(0, searchLimits.results).map(({ path, title }) => ({ path, title })),
    course_count: found.length,
    lesson_count: best.length + foundShared.length,
    page_count: foundPages.length,
  };
};
