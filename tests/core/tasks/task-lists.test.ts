import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { makeTaskLists, type TaskLists, type TaskView } from "../../../core/tasks/task-lists.service.ts";
import { firstTasks, type TaskQuery } from "../../../core/tasks/task-query.model.ts";
import { type TaskStatus, taskStatuses } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import type { TaskStore } from "../../../core/tasks/tasks.port.ts";
import { given } from "../../conformance/answer-of.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";
import { makeTaskStoreFake, type TaskStoreFake } from "../../fakes/task-store.fake.ts";

type World = { readonly store: TaskStoreFake; readonly board: TaskLists; readonly made: readonly Task[] };

const inView = async (
  view: TaskView,
  statuses: readonly TaskStatus[],
  query: Partial<TaskQuery> = {},
  wrap: (store: TaskStoreFake) => TaskStore = (store) => store,
): Promise<World> => {
  const store = makeTaskStoreFake({ now: () => 1_000 });
  const made: Task[] = [];
  for (const status of statuses) made.push(await given(store.create({ name: `Task ${made.length + 1}`, status })));
  const board = makeTaskLists({ store: wrap(store), storage: fakeStorage() });
  await given(board.show({ ...firstTasks, sort: "created", ...query }, view));
  return { store, board, made };
};
const listed = (board: TaskLists): readonly string[] => board.latest().list.all.map(({ name, status }) => `${name} ${status}`);
const columns = (board: TaskLists): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(board.latest().columns.map(({ status, tasks }) => [status, tasks.all.map(({ name }) => name)]));
const at = (tasks: readonly Task[], place: number): Task => {
  const task = tasks[place];
  if (task === undefined) throw new Error(`There is no task ${place}.`);
  return task;
};

describe("the board of tasks", () => {
  it("should have a column for each status, in order, with its tasks and their number [C3.47]", async () => {
    const { board } = await inView("board", ["doing", "done", "doing"]);
    expect(board.latest().columns.map(({ status }) => status)).toEqual([
      "not_started",
      "planning",
      "todo",
      "doing",
      "reviewing",
      "ready",
      "done",
    ]);
    expect(columns(board)).toMatchObject({ doing: ["Task 1", "Task 3"], done: ["Task 2"], todo: [] });
  });

  it("should have only the columns that the filters leave", async () => {
    expect(Object.keys(columns((await inView("board", [], { hide_finished: true })).board))).toEqual([
      "not_started",
      "planning",
      "todo",
      "doing",
      "reviewing",
    ]);
    expect(Object.keys(columns((await inView("board", [], { status: ["done", "todo"] })).board))).toEqual(["todo", "done"]);
  });

  it("should show 25 cards of a column, and 25 more on request", async () => {
    const { board } = await inView(
      "board",
      Array.from({ length: 60 }, (): TaskStatus => "todo"),
    );
    const todo = () => board.latest().columns.find(({ status }) => status === "todo")?.tasks;
    expect([todo()?.all.length, todo()?.count]).toEqual([25, 60]);
    await given(board.more("todo"));
    await given(board.more("todo"));
    expect(todo()?.all.length).toBe(60);
  });

  it("should show a move at once, and keep it when it is stored", async () => {
    const { board, store, made } = await inView("board", ["todo", "doing"]);
    const moving = board.move(at(made, 0), "doing")();
    expect(columns(board)).toMatchObject({ todo: [], doing: ["Task 1", "Task 2"] });
    expect(await moving).toMatchObject(E.right({ status: "doing", version: 2 }));
    expect(columns(board)).toMatchObject({ todo: [], doing: ["Task 1", "Task 2"] });
    expect(board.latest().columns.find(({ status }) => status === "doing")?.tasks.count).toBe(2);
    expect(store.all()).toMatchObject([{ status: "doing" }, { status: "doing" }]);
  });

  it("should revert a move that fails", async () => {
    const { board, made } = await inView("board", ["todo"], {}, (store) => ({
      ...store,
      update: () => async () => E.left({ tag: "offline" }),
    }));
    const answer = await board.move(at(made, 0), "done")();
    expect(E.isLeft(answer)).toBe(true);
    expect(columns(board)).toMatchObject({ todo: ["Task 1"], done: [] });
  });

  it("should send moves of one task one after the other, and end with the last", async () => {
    const { board, store, made } = await inView("board", ["todo"]);
    const task = at(made, 0);
    const answers = await Promise.all([board.move(task, "doing")(), board.move(task, "reviewing")(), board.move(task, "done")()]);
    expect(answers.map(E.isRight)).toEqual([true, true, true]);
    expect(store.all()).toMatchObject([{ status: "done", version: 4 }]);
    expect(columns(board)).toMatchObject({ todo: [], doing: [], reviewing: [], done: ["Task 1"] });
  });

  it("should move a task that another user has renamed, and keep that name", async () => {
    const { board, store, made } = await inView("board", ["todo"]);
    store.changeAside(at(made, 0).id, { name: "Renamed" });
    await given(board.move(at(made, 0), "done"));
    expect(store.all()).toMatchObject([{ name: "Renamed", status: "done" }]);
    expect(columns(board)).toMatchObject({ done: ["Renamed"] });
  });

  it("should leave a task where another user has moved it", async () => {
    const { board, store, made } = await inView("board", ["todo"]);
    store.changeAside(at(made, 0).id, { status: "reviewing" });
    expect(await board.move(at(made, 0), "done")()).toMatchObject({ left: { tag: "conflict" } });
    expect(columns(board)).toMatchObject({ todo: [], done: [], reviewing: ["Task 1"] });
  });
});

describe("the list of tasks", () => {
  it("should remove a deleted task at once, restore it, and put it back when the deletion fails", async () => {
    const { board, made } = await inView("list", ["todo", "doing"]);
    const removing = board.remove(at(made, 0))();
    expect(listed(board)).toEqual(["Task 2 doing"]);
    await removing;
    await given(board.restore(at(made, 0).id));
    expect(listed(board)).toEqual(["Task 1 todo", "Task 2 doing"]);
    const refused = await inView("list", ["todo"], {}, (store) => ({ ...store, remove: () => async () => E.left({ tag: "offline" }) }));
    await refused.board.remove(at(refused.made, 0))();
    expect(listed(refused.board)).toEqual(["Task 1 todo"]);
  });

  it("should remove a task that no longer matches, and put it back when that is undone", async () => {
    const { board, made } = await inView("list", ["todo", "doing"], { hide_finished: true });
    const moved = await given(board.move(at(made, 0), "done"));
    expect(listed(board)).toEqual(["Task 2 doing"]);
    await given(board.move(moved, "todo"));
    expect(listed(board)).toEqual(["Task 1 todo", "Task 2 doing"]);
  });

  it("should show a new task first, if it matches, and update its rows", async () => {
    const { board, store, made } = await inView("list", ["todo"], { status: ["todo"] });
    board.put(await given(store.create({ name: "New", status: "todo" })), true);
    board.put(await given(store.create({ name: "Elsewhere", status: "done" })), true);
    board.put({ ...at(made, 0), name: "Changed" }, false);
    board.put({ ...at(made, 0), id: 99, name: "Of another page" }, false);
    expect(listed(board)).toEqual(["New todo", "Changed todo"]);
  });

  it("should remember the view of tasks, and load their schema", async () => {
    const storage = fakeStorage();
    const store = makeTaskStoreFake({ now: () => 1_000 });
    const board = makeTaskLists({ store, storage });
    expect(board.view()).toBe("list");
    board.setView("board");
    const later = makeTaskLists({ store, storage });
    expect(later.view()).toBe("board");
    await given(later.show(firstTasks, null));
    expect(later.latest()).toMatchObject({
      view: "board",
      list: {
        schema: {
          fields: [
            { key: "name", required: true },
            { key: "status", required: true, options: taskStatuses.map(({ id, label }) => ({ id, label })) },
            {},
            {},
            {},
          ],
        },
      },
    });
  });
});
