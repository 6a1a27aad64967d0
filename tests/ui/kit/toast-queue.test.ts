import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeToastQueue, toastLasts, undoLasts } from "../../../ui/kit/toast-queue.ts";

const texts = (queue: ReturnType<typeof makeToastQueue>): readonly string[] => queue.latest().map((toast) => toast.text);
const retry = { label: "Try again", run: () => undefined };

describe("the toast queue", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("should take a toast away after 5 s and not before [A9.07]", () => {
    const queue = makeToastQueue();
    queue.show({ text: "Copied." });
    vi.advanceTimersByTime(4999);
    expect(texts(queue)).toEqual(["Copied."]);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
    expect(toastLasts).toBe(5000);
  });

  it("should leave ten seconds to undo", () => {
    const queue = makeToastQueue();
    queue.undoable("Archived.", "Undo", () => undefined);
    vi.advanceTimersByTime(undoLasts - 1);
    expect(texts(queue)).toEqual(["Archived."]);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it("should take away what was said before of the same thing, its Undo too, and nothing else", () => {
    const queue = makeToastQueue();
    queue.undoable("Ada was merged into Bo", "Undo", () => undefined, "merge-1");
    queue.undoable("Cy was merged into Di", "Undo", () => undefined, "merge-2");
    queue.undoable("Archived.", "Undo", () => undefined);
    queue.show({ text: "Ada and Bo are two contacts again", about: "merge-1" });
    expect(texts(queue)).toEqual(["Cy was merged into Di", "Archived.", "Ada and Bo are two contacts again"]);
    vi.advanceTimersByTime(toastLasts);
    expect(texts(queue)).toEqual(["Cy was merged into Di", "Archived."]);
  });

  it("should show a repeated text once, for as long as its last one, and keep toasts with an action [A8.04]", () => {
    const queue = makeToastQueue();
    queue.show({ tone: "error", text: "Not changed." });
    vi.advanceTimersByTime(3000);
    queue.show({ tone: "error", text: "Not changed." });
    queue.show({ text: "Not changed." });
    queue.show({ tone: "error", text: "Not changed.", lines: ["First"] });
    expect(queue.latest().map(({ tone, lines }) => [tone, lines])).toEqual([
      ["error", undefined],
      [undefined, undefined],
      ["error", ["First"]],
    ]);
    vi.advanceTimersByTime(4999);
    expect(texts(queue)).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
    queue.undoable("Archived.", "Undo", () => undefined);
    queue.undoable("Archived.", "Undo", () => undefined);
    expect(texts(queue)).toEqual(["Archived.", "Archived."]);
  });

  it("should keep an error that carries an action until it is dismissed", () => {
    const queue = makeToastQueue();
    const id = queue.show({ tone: "error", text: "Not sent.", action: retry });
    vi.advanceTimersByTime(60 * 60 * 1000);
    expect(texts(queue)).toEqual(["Not sent."]);
    queue.dismiss(id);
    expect(texts(queue)).toEqual([]);
  });

  it("should let an error without an action go by itself", () => {
    const queue = makeToastQueue();
    queue.show({ tone: "error", text: "Not sent." });
    vi.advanceTimersByTime(toastLasts);
    expect(texts(queue)).toEqual([]);
  });

  it("should hold still while paused and go on with the time that was left", () => {
    const queue = makeToastQueue();
    queue.show({ text: "Copied." });
    vi.advanceTimersByTime(3000);
    queue.pause();
    vi.advanceTimersByTime(60_000);
    expect(texts(queue)).toEqual(["Copied."]);
    queue.resume();
    vi.advanceTimersByTime(1999);
    expect(texts(queue)).toEqual(["Copied."]);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it("should run again after the last toast was dismissed while paused", () => {
    const queue = makeToastQueue();
    queue.pause();
    queue.dismiss(queue.show({ text: "One" }));
    queue.show({ text: "Two" });
    vi.advanceTimersByTime(toastLasts);
    expect(texts(queue)).toEqual([]);
  });

  it("should show four at most, oldest gone first, and never drop one that stays", () => {
    const queue = makeToastQueue();
    queue.show({ tone: "error", text: "Stays", action: retry });
    for (const text of ["1", "2", "3", "4", "5"]) queue.show({ text });
    expect(texts(queue)).toEqual(["Stays", "3", "4", "5"]);
  });

  it("should tell its listeners until they leave", () => {
    const queue = makeToastQueue();
    const changed = vi.fn();
    const leave = queue.subscribe(changed);
    queue.show({ text: "Copied." });
    expect(changed).toHaveBeenCalledTimes(1);
    leave();
    queue.show({ text: "Copied." });
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
