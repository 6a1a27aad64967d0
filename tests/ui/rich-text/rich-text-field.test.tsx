import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RichTextField } from "../../../ui/staff/rich-text/rich-text-field.view.tsx";

afterEach(() => vi.unstubAllGlobals());

const draw = () =>
  render(
    <>
      <RichTextField label="Text" value="<p>one</p>" isReadOnly={false} errors={[]} onChange={() => undefined} onPicture={null} />
      <button type="button">Next</button>
    </>,
  );
const box = () => screen.getByRole("textbox", { name: "Text" });
const isEditor = () => box().isContentEditable || box().getAttribute("contenteditable") === "true";
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

  it("should have the focus though timers and frames run before the editor is on the page", async () => {
    const { setTimeout } = globalThis;
    const atOnce = (run: () => void, delay?: number, ...rest: readonly unknown[]) =>
      delay === 0 ? run() : setTimeout(run, delay, ...rest);
    vi.stubGlobal("setTimeout", atOnce);
    vi.stubGlobal("requestAnimationFrame", (run: () => void) => run());
    draw();
    act(() => box().focus());
    await waitFor(() => expect([isEditor(), document.activeElement]).toEqual([true, box()]));
  });
});
