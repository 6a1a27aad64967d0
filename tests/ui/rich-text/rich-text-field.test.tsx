import { act, render, screen, waitFor } from "@testing-library/react";
import { Profiler } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RichTextField } from "../../../ui/staff/rich-text/rich-text-field.view.tsx";

afterEach(() => vi.unstubAllGlobals());

/** @param onCommit called when the field was drawn, before its effects */
const draw = (onCommit: () => void = () => undefined) =>
  render(
    <Profiler id="field" onRender={onCommit}>
      <RichTextField label="Text" value="<p>one</p>" isReadOnly={false} errors={[]} onChange={() => undefined} onPicture={null} />
      <button type="button">Next</button>
    </Profiler>,
  );
const box = () => screen.getByRole("textbox", { name: "Text" });
const isEditor = () => box().getAttribute("contenteditable") === "true";
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

describe("a field for formatted text", () => {
  it("should keep the focus while its editor is loaded, which takes it then", async () => {
    draw();
    act(() => box().focus());
    expect([isEditor(), document.activeElement]).toEqual([false, box()]);
    await waitFor(() => expect([isEditor(), document.activeElement]).toEqual([true, box()]));
  });

  it("should not take the focus back from someone who went on before the editor was there", async () => {
    draw();
    act(() => box().focus());
    act(() => screen.getByRole("button", { name: "Next" }).focus());
    await waitFor(() => expect(isEditor()).toBe(true));
    await frame();
    await frame();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next" }));
  });

  // Tiptap focuses an editor 0 ms after it was made, and destroys it after 1 ms where no effect of it has run by then.
  it.each(["never", "while it is rendered", "before its effects"])(
    "should have the focus where Tiptap destroys its first editor: %s",
    async (when) => {
      const { setTimeout } = globalThis;
      const due: (() => void)[] = [];
      let isFirst = true;
      vi.stubGlobal("setTimeout", (run: () => void, delay = 0, ...rest: readonly unknown[]) => {
        if (delay === 0) return run();
        if (delay > 1 || when === "never" || !isFirst) return setTimeout(run, delay, ...rest);
        isFirst = false;
        return when === "while it is rendered" ? run() : due.push(run);
      });
      vi.stubGlobal("requestAnimationFrame", (run: () => void) => run());
      draw(() => due.splice(0).forEach((run) => run()));
      act(() => box().focus());
      await waitFor(() => expect([isEditor(), document.activeElement]).toEqual([true, box()]));
      expect(isFirst).toBe(when === "never");
    },
  );
});
