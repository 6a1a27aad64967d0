import { describe, expect, it } from "vitest";
import { notFound } from "../../../core/kernel/failure.ts";
import { taskListShown, taskViewOf } from "../../../core/tasks/task-list.view-model.ts";
import { firstTasks } from "../../../core/tasks/task-query.model.ts";

const part = { count: 2, loading: false, loaded: true, failure: null };
const board = {
  query: firstTasks,
  view: "list",
  list: part,
  columns: [{ tasks: part }, { tasks: { ...part, count: 5, loading: true, loaded: false } }],
} as const;

describe("the page of tasks", () => {
  it("should show the list by itself and all columns together", () => {
    expect(taskListShown({ board, query: firstTasks, view: "list" })).toEqual({
      count: 2,
      isLoading: false,
      isLoaded: true,
      failure: null,
    });
    expect(taskListShown({ board: { ...board, view: "board" }, query: firstTasks, view: "board" })).toEqual({
      count: 7,
      isLoading: true,
      isLoaded: false,
      failure: null,
    });
  });

  it("should be loading and show no failure while another query or view is loaded", () => {
    const failed = { ...board, list: { ...part, failure: notFound("Gone.") } };
    expect(taskListShown({ board: failed, query: firstTasks, view: "list" }).failure).toEqual(notFound("Gone."));
    expect(taskListShown({ board: failed, query: { ...firstTasks, search: "call" }, view: "list" })).toMatchObject({
      isLoading: true,
      failure: null,
    });
    expect(taskListShown({ board: { ...failed, view: "board" }, query: firstTasks, view: "list" })).toMatchObject({
      isLoading: true,
      failure: null,
    });
  });

  it("should be in the view that its address names, otherwise in the remembered one", () => {
    expect([taskViewOf("board", "list"), taskViewOf("list", "board")]).toEqual(["board", "list"]);
    expect([taskViewOf("tree", "list"), taskViewOf(undefined, "board")]).toEqual(["list", "board"]);
  });
});
