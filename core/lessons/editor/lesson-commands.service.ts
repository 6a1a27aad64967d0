import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { type Failure, invalid } from "../../kernel/failure.ts";
import { lessonRefusals } from "../lesson-refusals.ts";
import type { LessonProblem, LessonSaved } from "../lesson.model.ts";
import type { EditorModel } from "./editor-state.rule.ts";
import { lessonOfConflict, publishedLesson } from "./lesson-request.rule.ts";
import type { EditedStore } from "./lesson-saving.service.ts";
import { joinedEdit, type OpenLesson } from "./open-lesson.rule.ts";
import { withStep } from "./undo-steps.rule.ts";

type Deps = {
  readonly lessons: EditedStore;
  readonly latest: () => EditorModel;
  readonly put: (model: EditorModel) => void;
  readonly now: () => number;
};

/** Commands on the whole lesson, for `alone`. */
export type LessonCommands = {
  readonly publish: (edit: OpenLesson) => TE.TaskEither<Failure, void>;
  readonly restoreVersion: (number: number, items?: readonly string[]) => (edit: OpenLesson) => TE.TaskEither<Failure, void>;
  /** Joins what other authors have stored. */
  readonly refresh: () => Promise<void>;
};

const itemPath = /^items\./;

/** What a refusal says about items; empty when it is about something else. */
const problemsOf = (failure: Failure): readonly LessonProblem[] =>
  failure.tag !== "invalid"
    ? []
    : Object.entries(failure.errors).flatMap(([path, messages]) =>
        itemPath.test(path)
          ? messages.map((message, at) => {
              const reason = failure.reasons?.[path]?.[at];
              const values = Object.fromEntries(
                Object.entries(reason?.values ?? {}).map(([name, value]) => [name, String(value)] as const),
              );
              return { path, message, code: reason?.code ?? "", values };
            })
          : [],
      );

export const makeLessonCommands = ({ lessons, latest, put, now }: Deps): LessonCommands => {
  const join = (saved: EditorModel["edit"]["stored"], more: Partial<EditorModel> = {}): void => {
    const model = latest();
    if (saved !== null) put({ ...model, edit: joinedEdit(model.edit, saved), ...more });
  };
  const nothing = TE.left(invalid({ items: [lessonRefusals.lesson_empty] }));
  const published = (answer: LessonSaved): void => {
    const { edit } = latest();
    join(publishedLesson(edit, answer), { problems: answer.problems, hasStored: true });
  };

  return {
    publish: ({ stored }) =>
      stored === null
        ? nothing
        : async () => {
            const answer = await lessons.publish(stored.id, stored.version)();
            if (E.isRight(answer)) {
              published(answer.right);
              return E.right(undefined);
            }
            join(lessonOfConflict(answer.left));
            const problems = problemsOf(answer.left);
            if (problems.length === 0) return answer;
            put({ ...latest(), problems });
            return E.right(undefined);
          },
    restoreVersion:
      (number, items) =>
      ({ stored }) =>
        stored === null
          ? nothing
          : async () => {
              const asked = { version: stored.version, ...(items === undefined ? {} : { items }) };
              const answer = await lessons.restoreVersion(stored.id, number, asked)();
              if (E.isLeft(answer)) {
                join(lessonOfConflict(answer.left));
                return answer;
              }
              const loaded = await lessons.get(stored.id)();
              if (E.isLeft(loaded)) return loaded;
              const { edit, steps } = latest();
              const next = joinedEdit({ ...edit, focus: null }, loaded.right);
              const step = { before: edit.copy, after: next.copy, of: null, at: now() };
              put({ ...latest(), edit: { ...next, focus: edit.focus }, steps: withStep(steps, step), hasStored: true });
              return E.right(undefined);
            },
    refresh: async () => {
      const { stored } = latest().edit;
      if (stored === null) return;
      const answer = await lessons.get(stored.id)();
      if (E.isRight(answer) && answer.right.version !== stored.version) join(answer.right);
    },
  };
};
