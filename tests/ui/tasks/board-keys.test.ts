import { describe, expect, it } from "vitest";
import { cardForKey } from "../../../ui/staff/tasks/board-keys.ts";
import { columnsWith, tasks } from "../../../ui/staff/tasks/gallery-tasks.ts";

/** Not Started: 3 · To Do: 4, 5 · Doing: 1 · Done: 2 */
const columns = columnsWith(tasks);
const pressed = (id: number, key: string, isMove = false) => {
  const target = cardForKey(columns, id, { key, isMove });
  return target === null ? null : [target.task.id, target.status];
};

describe("keys on a card", () => {
  it("should go up and down a column and stop at its ends", () => {
    expect(pressed(4, "ArrowDown")).toEqual([5, null]);
    expect(pressed(5, "ArrowUp")).toEqual([4, null]);
    expect(pressed(5, "ArrowDown")).toBeNull();
    expect(pressed(4, "ArrowUp")).toBeNull();
  });

  it("should go to the columns beside, past empty ones, to the nearest card", () => {
    expect(pressed(3, "ArrowRight")).toEqual([4, null]);
    expect(pressed(5, "ArrowRight")).toEqual([1, null]);
    expect(pressed(1, "ArrowRight")).toEqual([2, null]);
    expect(pressed(2, "ArrowRight")).toBeNull();
    expect(pressed(1, "ArrowLeft")).toEqual([4, null]);
  });

  it("should move a card with Alt to the status before or after, and not past the ends", () => {
    expect(pressed(1, "ArrowRight", true)).toEqual([1, "reviewing"]);
    expect(pressed(1, "ArrowLeft", true)).toEqual([1, "todo"]);
    expect(pressed(3, "ArrowLeft", true)).toBeNull();
    expect(pressed(2, "ArrowRight", true)).toBeNull();
    expect(pressed(1, "ArrowUp", true)).toBeNull();
  });

  it("should do nothing for other keys and other cards", () => {
    expect(pressed(1, "Enter")).toBeNull();
    expect(pressed(99, "ArrowDown")).toBeNull();
  });
});
