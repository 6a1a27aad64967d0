import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { asyncScheduler, BehaviorSubject, type SchedulerLike, Subscription, timer } from "rxjs";
import type { Clock } from "../../kernel/clock.port.ts";
import type { Connectivity } from "../../kernel/connectivity.port.ts";
import type { Failure } from "../../kernel/failure.ts";
import type { Ids } from "../../kernel/ids.port.ts";
import type { UserLargeStorage } from "../../kernel/large-storage.port.ts";
import type { WorkingCopy } from "../apply-changes.rule.ts";
import { withItems, withMove, withoutItems, withValue } from "./edited-copy.rule.ts";
import { type EditorModel, editorState, unopened } from "./editor-state.rule.ts";
import { makeLessonCommands } from "./lesson-commands.service.ts";
import { draftOf, withDraft } from "./lesson-draft.rule.ts";
import { makeLessonDrafts } from "./lesson-drafts.service.ts";
import { lessonFocus } from "./lesson-editor.model.ts";
import type { LessonEditor, LessonEditors } from "./lesson-editor.service.ts";
import { announced } from "./lesson-presence.service.ts";
import { type EditedStore, makeLessonSaving } from "./lesson-saving.service.ts";
import { begunEdit, changedEdit, focusedEdit, isUnsaved, resolvedEdit } from "./open-lesson.rule.ts";
import { redone, undone, type UndoSteps, type ValuePlace, withStep } from "./undo-steps.rule.ts";

/** @property storage the signed-in user's part of the device */
export type LessonEditorDeps = {
  readonly lessons: EditedStore;
  readonly storage: UserLargeStorage;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly connectivity: Connectivity;
  readonly scheduler?: SchedulerLike;
};

const draftMs = 300;
const keptMs = 1_000;
const endingMs = 3_000;

/** @param ending the editors that are closed and still store changes */
const makeLessonEditor = (deps: LessonEditorDeps, ending: Set<Promise<void>>): LessonEditor => {
  const { lessons, ids, clock, scheduler = asyncScheduler } = deps;
  const model = new BehaviorSubject<EditorModel>(unopened(ids.uuid()));
  const state = new BehaviorSubject(editorState(model.value));
  const drafts = makeLessonDrafts(deps.storage(), ids.uuid());
  let [keeping, isKept, isClosed] = [Subscription.EMPTY, false, false];
  let stopAnnouncing = (): void => undefined;
  let onEnded = (): void => undefined;

  const keep = (instead: readonly string[] = []): void => {
    keeping.unsubscribe();
    const draft = draftOf(model.value, clock.now());
    if (draft === null && !isKept && instead.length === 0) return;
    isKept = draft !== null;
    drafts.keep(draft, instead);
  };
  const put = (next: EditorModel): void => {
    const { edit } = model.value;
    model.next(next);
    state.next(editorState(next));
    if (next.edit === edit) return;
    const isCreated = edit.stored === null && next.edit.stored !== null;
    if (isCreated || !isUnsaved(next.edit)) keep();
    else if (keeping.closed) keeping = timer(draftMs, scheduler).subscribe(() => keep());
  };
  const latest = (): EditorModel => model.value;
  const within = (ms: number, task: Promise<unknown>): Promise<unknown> =>
    Promise.race([task, new Promise<void>((then) => void timer(ms, scheduler).subscribe(() => then()))]);
  const kept = async (): Promise<void> => {
    keep();
    await within(keptMs, drafts.settled());
  };
  const saving = makeLessonSaving({ ...deps, latest, put, kept, onEnd: () => onEnded() });
  const commands = makeLessonCommands({ lessons, latest, put, now: () => scheduler.now() });

  const changed = (copy: WorkingCopy, steps: UndoSteps): void => {
    const { phase, edit } = model.value;
    if (phase !== "ready" || isClosed || (copy === edit.copy && steps === model.value.steps)) return;
    put({ ...model.value, edit: changedEdit(edit, copy), steps });
    saving.soon();
  };
  const change = (next: (copy: WorkingCopy) => WorkingCopy, of: ValuePlace | null = null): void => {
    const { edit, steps } = model.value;
    const after = next(edit.copy);
    if (after !== edit.copy) changed(after, withStep(steps, { before: edit.copy, after, of, at: scheduler.now() }));
  };
  const move = (to: typeof undone): void => {
    const { copy, steps } = to(model.value.steps, model.value.edit.copy);
    changed(copy, steps);
  };
  const take = (): void => {
    const [first, ...others] = model.value.drafts;
    const next = first === undefined ? null : withDraft(model.value, first.draft, ids.uuid(), scheduler.now());
    if (first === undefined || next === null || isClosed) return;
    put({ ...next, drafts: others });
    keep([first.name]);
    saving.soon();
  };
  const announce = (): void => {
    stopAnnouncing = announced(
      lessons,
      () => {
        const { stored, focus } = model.value.edit;
        return stored === null ? null : { id: stored.id, item: focus === lessonFocus ? null : focus };
      },
      (authors) => {
        put({ ...model.value, authors });
        if (authors.length > 0) void saving.whenIdle(commands.refresh);
      },
      scheduler,
    );
  };
  const whole =
    (command: TaskEither<Failure, void>): TaskEither<Failure, void> =>
    async () => {
      put({ ...model.value, isPublishing: true });
      const answer = await command();
      put({ ...model.value, isPublishing: false });
      return answer;
    };

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    open: (at) => async () => {
      put({ ...model.value, phase: "loading", failure: null });
      if (ending.size > 0) await within(endingMs, Promise.all(ending));
      const [found, answer] = await Promise.all([drafts.find(at), "newIn" in at ? E.right(null) : lessons.get(at.key)()]);
      if (isClosed) return E.right(undefined);
      if (E.isLeft(answer)) {
        put({ ...model.value, phase: "failed", failure: answer.left, drafts: found });
        return answer;
      }
      const edit = begunEdit(answer.right, ids.uuid());
      put({ ...model.value, phase: "ready", folder: "newIn" in at ? at.newIn : null, edit, drafts: found });
      stopAnnouncing();
      announce();
      return E.right(undefined);
    },
    set: (uuid, key, value) => change((copy) => withValue(copy, uuid, key, value), { uuid, key }),
    put: (item, after) => change((copy) => withItems(copy, [item], after)),
    putAll: (items, after) => change((copy) => withItems(copy, items, after)),
    move: (uuid, after) => change((copy) => withMove(copy, uuid, after)),
    moveAll: (moves) => change((copy) => moves.reduce((moved, { uuid, after }) => withMove(moved, uuid, after), copy)),
    remove: (uuids) => change((copy) => withoutItems(copy, uuids)),
    undo: () => move(undone),
    redo: () => move(redone),
    flush: saving.flush,
    publish: whole(saving.alone(commands.publish)),
    resolve: (at, by) => {
      const { edit, steps } = model.value;
      const clash = state.value.clashes[at];
      if (clash === undefined || isClosed) return;
      const next = resolvedEdit(edit, clash, by, ids.uuid());
      put({ ...model.value, edit: next, steps: withStep(steps, { before: edit.copy, after: next.copy, of: null, at: scheduler.now() }) });
      saving.soon();
    },
    restoreVersion: (number, items) => whole(saving.alone(commands.restoreVersion(number, items))),
    takeDraft: () => {
      if (!isUnsaved(model.value.edit)) return take();
      void saving.flush().then((flushed) => (E.isRight(flushed) ? take() : undefined));
    },
    dropDraft: () => {
      const [first, ...others] = model.value.drafts;
      if (first === undefined) return;
      put({ ...model.value, drafts: others });
      void drafts.remove(first.name);
    },
    focus: (uuid) => put({ ...model.value, edit: focusedEdit(model.value.edit, uuid) }),
    close: () => {
      if (isClosed) return;
      isClosed = true;
      stopAnnouncing();
      const ended = new Promise<void>((then) => {
        onEnded = () => {
          keep();
          void drafts.settled().then(then);
        };
      });
      ending.add(ended);
      void ended.then(() => ending.delete(ended));
      saving.close();
    },
  };
};

/** Makes editors of lessons; a lesson that was closed and is opened again is loaded once its changes are stored. */
export const makeLessonEditors = (deps: LessonEditorDeps): LessonEditors => {
  const ending = new Set<Promise<void>>();
  return () => makeLessonEditor(deps, ending);
};
