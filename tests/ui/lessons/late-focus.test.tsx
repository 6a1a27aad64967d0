import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useLateFocus } from "../../../ui/staff/lessons/editor/use-late-focus.ts";

let frames: FrameRequestCallback[] = [];
const pass = (count: number): void => {
  for (let n = 0; n < count; n += 1) {
    const due = frames;
    frames = [];
    for (const frame of due) frame(n);
  }
};
const field = (): HTMLElement | null => document.querySelector<HTMLElement>("input");
const draw = (): void => {
  document.body.innerHTML = "<button></button><input />";
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
  document.body.innerHTML = "<button></button>";
});
afterEach(() => vi.unstubAllGlobals());

const wanting = (): void => {
  const { result } = renderHook(useLateFocus, { container: document.documentElement });
  act(() => result.current(field));
};

describe("A focus that comes late", () => {
  it("should wait for a field whose part is still being loaded, and hold it when a closing dialog takes it back once", () => {
    wanting();
    pass(200);
    draw();
    pass(1);
    expect(document.activeElement).toBe(field());
    document.querySelector("button")?.focus();
    pass(1);
    expect(document.activeElement).toBe(field());
  });

  it("should leave the focus alone after a key, a press, or ten seconds", () => {
    wanting();
    pass(10);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
    draw();
    pass(5);
    expect(document.activeElement).toBe(document.body);
    document.body.innerHTML = "";
    wanting();
    pass(700);
    draw();
    pass(5);
    expect(document.activeElement).toBe(document.body);
  });
});
