import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { asyncScheduler, type SchedulerLike, Subscription, timer } from "rxjs";
import type { Connectivity } from "../../kernel/connectivity.port.ts";
import { conflict, type Failure } from "../../kernel/failure.ts";
import type { Ids } from "../../kernel/ids.port.ts";
import { lessonRefusals } from "../lesson-refusals.ts";
import type { Lesson } from "../lesson.model.ts";
import type { LessonStore } from "../lessons.port.ts";
import type { EditorModel } from "./editor-state.rule.ts";
import { answeredLesson, changeOf, creationOf, lessonOfConflict } from "./lesson-request.rule.ts";
import { acknowledgedEdit, conflictedEdit, isUnsaved, type OpenLesson, refusedEdit, sentEdit, withAttempt } from "./open-lesson.rule.ts";
import { unsavedOf } from "./rebased-copy.rule.ts";
import { isOutcomeOpen, isOutOfReach, isPassing } from "./request-failure.rule.ts";

export type EditedStore = Pick<LessonStore, "get" | "create" | "update" | "publish" | "restoreVersion" | "presence">;

/**
 * Dependencies of saving.
 * @property latest the lesson being edited
 * @property put replaces what is known of it
 * @property onEnd called once saving has ended
 */
export type SavingDeps = {
  readonly lessons: EditedStore;
  readonly ids: Ids;
  readonly connectivity: Connectivity;
  readonly scheduler?: SchedulerLike;
  readonly latest: () => EditorModel;
  readonly put: (model: EditorModel) => void;
  readonly onEnd: () => void;
};

/** Stores the changes of a lesson; requests are sent one at a time, and one without an answer is sent again under its key. */
export type LessonSaving = {
  /** Sends the changes when no other one has followed for half a second. */
  readonly soon: () => void;
  /** Sends the changes now; ends with what prevents them from being stored. */
  readonly flush: TaskEither<Failure, void>;
  /** Stores the changes, then runs another command while no other request is in progress. */
  readonly alone: <A>(command: (edit: OpenLesson) => TaskEither<Failure, A>) => TaskEither<Failure, A>;
  /** Runs a command if no request is in progress and no outcome unknown. */
  readonly whenIdle: (command: () => Promise<void>) => Promise<void>;
  /** Sends the changes once more and ends. */
  readonly close: () => void;
};

const pauseMs = 500;
const unreachedMs = 5_000;
const refusedMs = 15_000;
const mostConflicts = 5;

export const makeLessonSaving = ({
  lessons,
  ids,
  connectivity,
  latest,
  put,
  onEnd,
  scheduler = asyncScheduler,
}: SavingDeps): LessonSaving => {
  const waiting = new Set<(outcome: E.Either<Failure, void>) => void>();
  let [isBusy, isClosing, isOver, isOnline, conflicts] = [false, false, false, true, 0];
  let pause = Subscription.EMPTY;

  const outcome = (): E.Either<Failure, void> => {
    const { failure, isUnreached, edit } = latest();
    if (!isUnsaved(edit)) return E.right(undefined);
    if (isUnreached || (failure === null && edit.attempt !== null)) return E.left({ tag: "offline" });
    return E.left(failure ?? conflict(lessonRefusals.lesson_changed));
  };
  const rest = (): void => {
    const known = [...waiting];
    waiting.clear();
    for (const then of known) then(outcome());
    if (!isClosing || isOver) return;
    isOver = true;
    pause.unsubscribe();
    online.unsubscribe();
    onEnd();
  };
  const waitThenAttempt = (ms: number): void => {
    pause.unsubscribe();
    if (!isOver) pause = timer(ms, scheduler).subscribe(attempt);
  };
  const goOn = (): void => {
    const { edit, phase } = latest();
    const isMore = phase === "ready" && edit.attempt === null && unsavedOf(edit, edit.base).changes.length > 0;
    if (isMore && (waiting.size > 0 || isClosing || pause.closed)) attempt();
    else rest();
  };

  const stored = (lesson: Lesson): void => {
    conflicts = 0;
    put({
      ...latest(),
      edit: acknowledgedEdit(latest().edit, lesson),
      isSending: false,
      isUnreached: false,
      failure: null,
      hasStored: true,
    });
    goOn();
  };
  const failed = (failure: Failure): void => {
    const model = latest();
    const current = lessonOfConflict(failure);
    if (current !== null && (conflicts += 1) <= mostConflicts) {
      put({ ...model, edit: conflictedEdit(model.edit, current), isSending: false, isUnreached: false, failure: null });
      return goOn();
    }
    const isUnreached = isOutOfReach(failure);
    const edit = isOutcomeOpen(failure, model.edit.attempt?.isAgain === true) ? sentEdit(model.edit) : refusedEdit(model.edit);
    put({ ...model, edit, isSending: false, isUnreached, failure: isUnreached ? null : failure });
    if (pause.closed && isPassing(failure) && (isOnline || !isUnreached)) waitThenAttempt(isUnreached ? unreachedMs : refusedMs);
    rest();
  };
  const sent = async ({ edit, folder }: EditorModel): Promise<E.Either<Failure, Lesson>> => {
    const { attempt: tried, stored: known } = edit;
    if (tried === null) return E.left({ tag: "offline" });
    const version = tried.version ?? known?.version ?? 0;
    const answer = await (
      known === null ? lessons.create(creationOf(tried, folder)) : lessons.update(changeOf(tried, known.id, version))
    )();
    if (E.isLeft(answer)) return answer;
    const lesson = answeredLesson(edit, answer.right);
    if (lesson !== null) return E.right(lesson);
    const loaded = await lessons.get(answer.right.id)();
    return E.isLeft(loaded) ? E.left({ tag: "timeout" }) : loaded;
  };
  const attempt = (): void => {
    pause.unsubscribe();
    if (isOver || isBusy) return;
    const model = latest();
    const edit = model.phase === "ready" ? withAttempt(model.edit, ids.uuid()) : model.edit;
    if (edit.attempt === null) return rest();
    isBusy = true;
    const next = { ...model, edit, isSending: true };
    put(next);
    void sent(next).then((answer) => {
      isBusy = false;
      if (isOver) return;
      if (E.isLeft(answer)) failed(answer.left);
      else stored(answer.right);
    });
  };
  const flush: TaskEither<Failure, void> = () =>
    new Promise((then) => {
      if (isOver) return then(outcome());
      waiting.add(then);
      attempt();
    });
  const freed = (): void => {
    isBusy = false;
    if (waiting.size > 0 || isClosing || (pause.closed && latest().failure === null)) attempt();
  };
  const alone =
    <A>(command: (edit: OpenLesson) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
    async () => {
      const flushed = await flush();
      if (E.isLeft(flushed)) return flushed;
      if (isOver) return E.left({ tag: "offline" });
      if (isBusy || isUnsaved(latest().edit)) return alone(command)();
      isBusy = true;
      const answer = await command(latest().edit)();
      freed();
      return answer;
    };
  const online = connectivity.online$.subscribe((now) => {
    isOnline = now;
    if (now && latest().isUnreached) attempt();
  });

  return {
    soon: () => {
      conflicts = 0;
      waitThenAttempt(pauseMs);
    },
    flush,
    alone,
    whenIdle: async (command) => {
      if (isOver || isBusy || latest().edit.attempt !== null) return;
      isBusy = true;
      await command();
      freed();
    },
    close: () => {
      isClosing = true;
      attempt();
    },
  };
};
