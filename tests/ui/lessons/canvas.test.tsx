import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { outlineOf } from "../../../core/lessons/editor/outline.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { loadEverything } from "../../../ui/kit/loadable.view.tsx";
import { Canvas } from "../../../ui/staff/lessons/editor/canvas.view.tsx";

beforeAll(loadEverything);
afterEach(() => vi.unstubAllGlobals());

/** An observer of the viewport that is told by the test what comes near. */
const stubObserver = () => {
  let tell: (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void = () => undefined;
  const watched = new Set<Element>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = (element: Element): void => void watched.add(element);
      unobserve = (element: Element): void => void watched.delete(element);
    },
  );
  return { watched, near: (target: Element) => act(() => tell([{ target, isIntersecting: true }])) };
};

const items = Array.from({ length: 30 }, (_, n): LessonItem => ({
  uuid: `u${n}`,
  type: "rich_text",
  name: `Part ${n}`,
  values: { body: `<p>Text ${n}</p>`, standalone: true },
}));
const nothing = (): void => undefined;
const canvas = (shown: readonly LessonItem[], active: string | null) => (
  <Canvas
    name="Cranes"
    banner={null}
    items={shown}
    screens={outlineOf(shown)}
    selection={{
      active,
      chosen: new Set(),
      isSeveral: false,
      open: nothing,
      visit: nothing,
      toggle: nothing,
      extend: nothing,
      choose: nothing,
      onSeveral: nothing,
    }}
    problems={new Map()}
    authors={[]}
    isReadOnly={false}
    onAction={nothing}
    onAdd={nothing}
    onEdit={nothing}
    onTemplate={null}
  />
);
const drawn = () => items.flatMap((_, n) => (screen.queryByText(`Text ${n}`) === null ? [] : [n]));
const item = (n: number) => screen.getByRole("button", { name: new RegExp(`^Edit ${n + 1}\\. `) });

describe("the canvas of a long lesson", () => {
  it("should draw its first items, the active one and those that come near the viewport, and name all of them", () => {
    Element.prototype.scrollIntoView ??= nothing;
    const { near } = stubObserver();
    const { rerender } = render(canvas(items, "u20"));
    expect(drawn()).toEqual([0, 1, 2, 3, 20]);
    expect(item(29)).toBeTruthy();
    near(item(10).parentElement ?? document.body);
    expect(drawn()).toEqual([0, 1, 2, 3, 10, 20]);
    rerender(canvas(items, "u25"));
    expect(drawn()).toEqual([0, 1, 2, 3, 10, 20, 25]);
  });

  it("should draw everything for print", () => {
    stubObserver();
    render(canvas(items, null));
    act(() => void dispatchEvent(new Event("beforeprint")));
    expect(drawn()).toHaveLength(items.length);
  });
});
