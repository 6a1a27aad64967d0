import type { SentItem } from "../../core/lessons/item-change.model.ts";
import { type LessonQuery, firstLessons } from "../../core/lessons/lesson-query.model.ts";
import type { LessonFolderStore } from "../../core/lessons/lessons.port.ts";
import type { WrittenLessons } from "../fakes/lesson-store.fake.ts";
import { given } from "./answer-of.ts";

/**
 * Stores without lessons and folders.
 * @property theirs the lessons as another author of the organisation sees and writes them
 */
export type LessonWorld = {
  readonly lessons: WrittenLessons;
  readonly theirs: WrittenLessons;
  readonly folders: LessonFolderStore;
  readonly wait: (seconds: number) => Promise<void>;
  readonly me: number;
};

/** The nth uuid of a test. */
export const uuidOf = (n: number): string => `5c3f2f0e-53a1-4d5e-9a53-${String(n).padStart(12, "0")}`;

/** A rich text that can be published. */
export const textItem = (n: number, body = "<p>Mind the gap</p>", name = `Text ${n}`): SentItem => ({
  uuid: uuidOf(n),
  type: "rich_text",
  name,
  values: { body, standalone: true },
});

/** A question that cannot be published yet. */
export const unfinished = (n: number): SentItem => ({
  uuid: uuidOf(n),
  type: "challenge",
  name: "Question",
  values: { question: "<p>Who stops the work?</p>", answers: [], correct: [] },
});

/** Short ways to fill and list the stores. */
export const filledLessonWorld = async (make: () => Promise<LessonWorld>) => {
  const world = await make();
  const { lessons, wait } = world;
  const add = async (name: string, items: readonly SentItem[] = [textItem(1), textItem(2)], publish = false) => {
    const lesson = await given(lessons.create({ name, items, publish }));
    await wait(1);
    return lesson;
  };
  const names = async (query: Partial<LessonQuery> = {}): Promise<readonly string[]> =>
    (await given(lessons.list({ ...firstLessons, sort: "created", ...query }))).results.map(({ name }) => name);
  const kinds = async (id: number): Promise<readonly (readonly [number, string])[]> =>
    (await given(lessons.versions(id))).map(({ number, kind }) => [number, kind]);
  const bodies = async (id: number): Promise<readonly unknown[]> =>
    (await given(lessons.get(id))).items.map(({ values }) => values["body"]);
  return { ...world, add, names, kinds, bodies };
};
