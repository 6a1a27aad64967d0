import * as E from "fp-ts/lib/Either.js";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { applyChanges, type WorkingCopy } from "../../../core/lessons/apply-changes.rule.ts";
import { decideLessonChange } from "../../../core/lessons/decide-lesson-change.rule.ts";
import { decideNewLesson } from "../../../core/lessons/decide-new-lesson.rule.ts";
import { decidePublication } from "../../../core/lessons/decide-publication.rule.ts";
import { decideVersionRestoration } from "../../../core/lessons/decide-version-restoration.rule.ts";
import type { ItemChange } from "../../../core/lessons/item-change.model.ts";
import type { LessonContext, LessonOutcome, NewVersion } from "../../../core/lessons/lesson-edit.model.ts";
import { lessonRecordOf, type StoredLesson } from "../../../core/lessons/lesson-record.rule.ts";
import type { LessonChange, NewLesson, VersionRestoration } from "../../../core/lessons/lesson-write.model.ts";
import type { Lesson, LessonSaved } from "../../../core/lessons/lesson.model.ts";
import { savedLesson } from "../../../core/lessons/saved-lesson.rule.ts";
import { workingCopyOf } from "../../../core/lessons/working-copy.rule.ts";

const viewer = { role: "user" as const, user_id: 1 };
const other = { role: "user" as const, user_id: 2 };

const unstored = (id: number): StoredLesson => ({
  id,
  uuid: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
  name: "",
  folder_id: null,
  banner_img: null,
  tags: [],
  metadata: {},
  items: [],
  types: [],
  estimated: 1,
  own_length: null,
  items_count: 0,
  user_id: 1,
  made_by: "Olivia",
  teams: [],
  published_version: null,
  published_at: null,
  is_dirty: false,
  version: 0,
  deleted_at: null,
  created_at: 0,
  updated_at: 0,
  edited_by: null,
  sitting_from: null,
});

/** The form in which a text is stored: without what the server does not allow. */
export const storedForm = (value: unknown): unknown => (typeof value === "string" ? value.replaceAll("<script>", "") : value);

const storedChange = (change: ItemChange): ItemChange => {
  if (change.op === "set") return { ...change, value: change.key === "values.body" ? storedForm(change.value) : change.value };
  if (change.op !== "put") return change;
  const { values } = change.item;
  return { ...change, item: { ...change.item, values: { ...values, ...("body" in values ? { body: storedForm(values["body"]) } : {}) } } };
};

/** A text that makes a lesson too large. */
export const hugeText = "HUGE";

const tooLarge: E.Either<Failure, never> = E.left({ tag: "too-large", message: "Too large.", limit: 1 });
const isHuge = (asked: unknown): boolean => JSON.stringify(asked).includes(hugeText);

/** A server with one lesson, which decides by the rules of the core, and a second author. */
export const makeLessonServer = () => {
  let stored: StoredLesson | null = null;
  let versions: readonly NewVersion[] = [];
  let isGone = false;
  const keys = new Map<string, number>();
  let createdWith: string | null = null;
  let creations = 0;
  const context = (): LessonContext => ({
    viewer,
    lastVersion: versions.at(-1)?.number ?? 0,
    published: versions.findLast(({ kind }) => kind === "publish")?.content ?? null,
    problemsOf: () => [],
    now: 0,
  });
  const written = (before: StoredLesson, { write }: LessonOutcome): StoredLesson => {
    if (write === null) return before;
    const { item_text: _text, ...edit } = write.edit;
    versions = [...versions, ...write.versions];
    return { ...before, ...edit, types: edit.items.map(({ type }) => type), items_count: edit.items.length };
  };
  const found = (): StoredLesson | null => (isGone ? null : stored);
  const outcome = (decision: E.Either<Failure, LessonOutcome>, hasItems = false): E.Either<Failure, LessonSaved> => {
    if (E.isLeft(decision)) return decision;
    stored = written(stored ?? unstored(1), decision.right);
    return E.right(savedLesson(stored, viewer, decision.right, hasItems));
  };
  return {
    stored: (): StoredLesson | null => stored,
    copy: (): WorkingCopy | null => (stored === null ? null : workingCopyOf(stored)),
    versions: (): readonly NewVersion[] => versions,
    creations: (): number => creations,
    removeForEver: (): void => void (isGone = true),
    get: (): E.Either<Failure, Lesson> => {
      const lesson = found();
      return lesson === null ? E.left(notFound("Lesson not found.")) : E.right(lessonRecordOf(lesson, viewer));
    },
    create: (asked: NewLesson): E.Either<Failure, LessonSaved> => {
      if (stored !== null && asked.key === createdWith) return E.right(savedLesson(stored, viewer, { published: false, problems: [] }));
      if (isHuge(asked)) return tooLarge;
      creations += 1;
      createdWith = asked.key ?? null;
      const items = asked.items?.map((item) => ({ ...item, values: { ...item.values, body: storedForm(item.values["body"]) } })) ?? [];
      return outcome(
        decideNewLesson({ ...asked, items }, { ...context(), copied: null, folder: null, timezone: "UTC", newId: () => "unused" }),
      );
    },
    update: (change: LessonChange): E.Either<Failure, LessonSaved> => {
      const lesson = found();
      const hasItems = change.version === lesson?.version;
      if (lesson !== null && change.key !== undefined && keys.has(change.key))
        return E.right(savedLesson(lesson, viewer, { published: false, problems: [] }, hasItems));
      const cleaned = { ...change, changes: change.changes?.map(storedChange) ?? [] };
      if (lesson !== null && E.isRight(applies(lesson, cleaned.changes)) && isHuge(change.changes)) return tooLarge;
      const answer = outcome(decideLessonChange(lesson, cleaned, { ...context(), folder: null }), hasItems);
      if (E.isRight(answer) && change.key !== undefined) keys.set(change.key, answer.right.version);
      return answer;
    },
    publish: (version: number): E.Either<Failure, LessonSaved> => outcome(decidePublication(found(), version, context())),
    restoreVersion: (number: number, asked: VersionRestoration = {}): E.Either<Failure, LessonSaved> => {
      const content = versions.find((one) => one.number === number)?.content ?? null;
      return outcome(decideVersionRestoration(found(), content, asked, context()));
    },
    /** The second author's change, on top of what is stored. */
    change: (next: (copy: WorkingCopy) => WorkingCopy): void => {
      if (stored === null) return;
      const copy = next(workingCopyOf(stored));
      const { length: own_length, ...values } = copy;
      stored = { ...stored, ...values, own_length, edited_by: other.user_id, version: stored.version + 1, is_dirty: true };
    },
  };
};

const applies = (lesson: StoredLesson, changes: readonly ItemChange[]): E.Either<null, null> =>
  applyChanges(workingCopyOf(lesson), changes).clashes.length === 0 ? E.right(null) : E.left(null);
