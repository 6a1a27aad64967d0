import * as E from "fp-ts/lib/Either.js";
import { filter } from "rxjs";
import { vi } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type LargeStorage, largeStorageOf } from "../../../core/kernel/large-storage.port.ts";
import type { WorkingCopy } from "../../../core/lessons/apply-changes.rule.ts";
import type { EditedLesson } from "../../../core/lessons/editor/lesson-editor.model.ts";
import type { LessonEditor } from "../../../core/lessons/editor/lesson-editor.service.ts";
import { makeLessonEditors } from "../../../core/lessons/editor/lesson-editors.service.ts";
import type { EditedStore } from "../../../core/lessons/editor/lesson-saving.service.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import type { Author } from "../../../core/lessons/lesson.model.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { fakeLargeStorage } from "../../fakes/large-storage.fake.ts";
import { makeLessonServer } from "./lesson-server.ts";

/**
 * What becomes of a request: done and answered, once or by a connection that sent it twice, done with its answer lost, late or said to have
 * failed, never arrived, arrived after it was given up, or refused.
 */
export type LessonFate =
  | "done"
  | "done twice"
  | "answer lost"
  | "answer late"
  | "done, said to have failed"
  | "arrived late"
  | "never arrived"
  | "forbidden"
  | "session ended";

export const uuidOf = (number: number): string => `11111111-0000-4000-8000-${String(number).padStart(12, "0")}`;
export const textItem = (number: number, body = `Body ${number}`): LessonItem => ({
  uuid: uuidOf(number),
  type: "rich_text",
  name: `Item ${number}`,
  values: { body },
});

type Written = { readonly by: "editor" | "other" | "restore"; readonly copy: WorkingCopy; readonly before: WorkingCopy | null };

/** A server with a lesson, and the pages of one author; their requests wait until the test says what becomes of them. */
export const makeEditorWorld = () => {
  const server = makeLessonServer();
  const connectivity = fakeConnectivity();
  const device = fakeLargeStorage();
  const written: Written[] = [];
  let waiting: readonly { readonly settle: (fate: LessonFate) => void; readonly run: () => void }[] = [];
  let late: (() => void) | null = null;
  let undelivered: (() => void) | null = null;
  let [number, mostAtOnce, presences, user] = [0, 0, 0, "7"];
  let authors: readonly Author[] = [];

  const noted = <A>(by: Written["by"], command: () => A): A => {
    const before = server.copy();
    const answer = command();
    const copy = server.copy();
    if (copy !== null && copy !== before) written.push({ by, copy, before });
    return answer;
  };
  const send =
    <A>(command: () => E.Either<Failure, A>, by: Written["by"] = "editor") =>
    (): Promise<E.Either<Failure, A>> =>
      new Promise((resolve) => {
        const run = (): E.Either<Failure, A> => noted(by, command);
        const settle = (fate: LessonFate): void => {
          waiting = waiting.filter((one) => one.settle !== settle);
          switch (fate) {
            case "done":
              return resolve(run());
            case "done twice":
              run();
              return resolve(run());
            case "answer lost":
              run();
              return resolve(E.left({ tag: "timeout" }));
            case "answer late": {
              const answer = run();
              late = () => resolve(answer);
              return undefined;
            }
            case "done, said to have failed":
              run();
              return resolve(E.left({ tag: "server", message: "Failed.", requestId: null }));
            case "arrived late":
              undelivered = run;
              return resolve(E.left({ tag: "timeout" }));
            case "never arrived":
              return resolve(E.left({ tag: "offline" }));
            case "forbidden":
              return resolve(E.left({ tag: "forbidden", message: "Not allowed." }));
            case "session ended":
              return resolve(E.left({ tag: "unauthorized", message: "Sign in." }));
          }
        };
        waiting = [...waiting, { settle, run }];
        mostAtOnce = Math.max(mostAtOnce, waiting.length);
      });
  const lessons: EditedStore = {
    get: () => async () => server.get(),
    create: (asked) => send(() => server.create(structuredClone(asked))),
    update: (change) => send(() => server.update(structuredClone(change))),
    publish: (_, version) => send(() => server.publish(version)),
    restoreVersion: (_, version, asked) => send(() => server.restoreVersion(version, asked), "restore"),
    presence: () => async () => {
      presences += 1;
      return E.right(authors);
    },
  };
  const newUuid = (): string => uuidOf(1_000_000 + (number += 1));
  const newPage = () => {
    const page = { isAlive: true };
    const alive =
      <A>(run: () => Promise<A>): (() => Promise<A>) =>
      () =>
        page.isAlive ? run() : new Promise<A>(() => undefined);
    const stored = (): LargeStorage => {
      const storage = largeStorageOf(device, user);
      return {
        get: (key) => alive(() => storage.get(key))(),
        put: (key, value) => alive(() => storage.put(key, value))(),
        remove: (key) => alive(() => storage.remove(key))(),
        keys: () => alive(() => storage.keys())(),
      };
    };
    const editors = makeLessonEditors({
      lessons,
      storage: stored,
      ids: { uuid: newUuid },
      clock: { now: () => Math.floor(Date.now() / 1000) },
      connectivity: { online$: connectivity.online$.pipe(filter(() => page.isAlive)) },
    });
    return { page, editors };
  };
  let current = newPage();
  /** A page that is loaded now and has opened the lesson. */
  const load = async (at: EditedLesson): Promise<LessonEditor> => {
    const editor = current.editors();
    void editor.open(at)();
    await vi.advanceTimersByTimeAsync(0);
    return editor;
  };
  return {
    server,
    connectivity,
    device,
    written,
    newUuid,
    load,
    waiting: () => waiting.length,
    mostAtOnce: () => mostAtOnce,
    presences: () => presences,
    setAuthors: (next: readonly Author[]): void => void (authors = next),
    signIn: (next: string): void => void (user = next),
    /** Says what becomes of the oldest request; a late answer arrives instead. */
    answer: (fate: LessonFate = "done"): void => {
      if (late !== null) {
        late();
        late = null;
        return;
      }
      waiting[0]?.settle(fate);
    },
    /** A request that was given up arrives now. */
    deliver: (): void => {
      undelivered?.();
      undelivered = null;
    },
    others: (next: (copy: WorkingCopy) => WorkingCopy): void => noted("other", () => server.change(next)),
    /**
     * The page is gone at once.
     * @param isDone whether its requests still arrived
     */
    crash: (isDone: boolean): void => {
      current.page.isAlive = false;
      for (const { run } of waiting) if (isDone) run();
      waiting = [];
      [late, undelivered] = [null, null];
      vi.clearAllTimers();
      current = newPage();
    },
  };
};
export type EditorWorld = ReturnType<typeof makeEditorWorld>;
