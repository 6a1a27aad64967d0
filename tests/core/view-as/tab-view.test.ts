import { describe, expect, it, vi } from "vitest";
import { makeTabView, overMark } from "../../../core/view-as/tab-view.service.ts";

const emitted = (view: ReturnType<typeof makeTabView>): readonly boolean[] => {
  const seen: boolean[] = [];
  view.over$.subscribe((over) => seen.push(over));
  return seen;
};

describe("the view of a tab", () => {
  it("should send its secret until it ends, and remember the end once", () => {
    const keep = vi.fn<(mark: string) => void>();
    const view = makeTabView("secret", keep);
    const seen = emitted(view);
    expect([view.isViewing, view.secret(), view.isOver()]).toEqual([true, "secret", false]);
    view.end();
    view.end();
    expect([view.isViewing, view.secret(), view.isOver()]).toEqual([true, null, true]);
    expect(seen).toEqual([false, true]);
    expect(keep.mock.calls).toEqual([[overMark]]);
  });

  it("should still be over after a reload, so that the tab does not become that of a learner who is signed in", () => {
    const view = makeTabView(overMark, () => undefined);
    expect([view.isViewing, view.secret(), view.isOver()]).toEqual([true, null, true]);
  });

  it("should not be there in other tabs, and cannot be ended there", () => {
    const keep = vi.fn<(mark: string) => void>();
    const view = makeTabView(null, keep);
    view.end();
    expect([view.isViewing, view.secret(), view.isOver()]).toEqual([false, null, false]);
    expect(keep).not.toHaveBeenCalled();
  });
});
