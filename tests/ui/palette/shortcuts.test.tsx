import { fireEvent, render, renderHook, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { keepEarlyKeys, playEarlyKeys } from "../../../ui/react/early-keys.ts";
import { type ScreenCommand, useScreenCommands, useShownCommands } from "../../../ui/react/screen-commands.ts";
import { useShortcuts } from "../../../ui/react/use-shortcuts.ts";

const spies = { create: vi.fn(), go: vi.fn(), submit: vi.fn(), hidden: vi.fn() };
const Page = () => {
  useShortcuts([
    { keys: "n", run: spies.create },
    { keys: "g c", run: spies.go },
    { keys: "mod+enter", run: spies.submit },
    { keys: "n", run: spies.hidden },
  ]);
  return (
    <main>
      <input aria-label="Name" />
      <div aria-label="Words" role="textbox" contentEditable suppressContentEditableWarning />
      <input type="checkbox" aria-label="Choice" />
      <div role="dialog">
        <button type="button">Inside</button>
      </div>
    </main>
  );
};
const press = (target: Element, key: string, more: Readonly<Record<string, unknown>> = {}): void =>
  void fireEvent.keyDown(target, { key, ...more });
const start = (): void => {
  vi.clearAllMocks();
  render(<Page />);
};

describe("shortcuts", () => {
  it("should run the command of their keys, the first of two with the same keys", () => {
    start();
    press(document.body, "n");
    press(document.body, "g");
    press(document.body, "c");
    expect(spies.create).toHaveBeenCalledTimes(1);
    expect(spies.hidden).not.toHaveBeenCalled();
    expect(spies.go).toHaveBeenCalledTimes(1);
  });

  it("should stay out of fields, except with Ctrl or Cmd", () => {
    start();
    for (const name of ["Name", "Words"]) {
      press(screen.getByRole("textbox", { name }), "n");
      press(screen.getByRole("textbox", { name }), "Enter", { ctrlKey: true });
    }
    expect(spies.create).not.toHaveBeenCalled();
    expect(spies.submit).toHaveBeenCalledTimes(2);
    press(screen.getByRole("checkbox"), "n");
    expect(spies.create).toHaveBeenCalledTimes(1);
  });

  it("should not run in dialogs, during IME composition, and for keys that were handled already", () => {
    start();
    press(screen.getByRole("button", { name: "Inside" }), "n");
    press(screen.getByRole("button", { name: "Inside" }), "Enter", { metaKey: true });
    press(document.body, "n", { isComposing: true });
    press(document.body, "n", { altKey: true });
    const main = screen.getByRole("main");
    main.addEventListener("keydown", (event) => event.preventDefault());
    press(main, "n");
    expect(spies.create).not.toHaveBeenCalled();
    expect(spies.submit).not.toHaveBeenCalled();
  });
});

describe("keys that are pressed before there are shortcuts", () => {
  const early = (keys: readonly string[], inField = false): void => {
    vi.clearAllMocks();
    keepEarlyKeys();
    const field = render(<input aria-label="Early" />);
    for (const key of keys) press(inField ? screen.getByRole("textbox") : document.body, key);
    field.unmount();
  };
  const Late = () => {
    useShortcuts(
      [
        { keys: "n", run: spies.create },
        { keys: "g c", run: spies.go },
      ],
      true,
    );
    return null;
  };

  it("should be played in their order once the shortcuts are there, and only once", () => {
    early(["n", "g", "c"]);
    const page = render(<Late />);
    expect([spies.create, spies.go].map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
    page.unmount();
    render(<Late />);
    press(document.body, "n");
    expect([spies.create, spies.go].map((spy) => spy.mock.calls.length)).toEqual([2, 1]);
  });

  it("should be the beginning of what follows", () => {
    early(["g"]);
    render(<Late />);
    press(document.body, "c");
    expect(spies.go).toHaveBeenCalledTimes(1);
  });

  it("should not be replayed when they were typed in a field, were handled already or are older than five seconds", () => {
    early(["n"], true);
    render(<Late />).unmount();
    expect(spies.create).not.toHaveBeenCalled();
    early([]);
    const take = (event: Event): void => event.preventDefault();
    document.body.addEventListener("keydown", take);
    press(document.body, "n");
    document.body.removeEventListener("keydown", take);
    render(<Late />).unmount();
    expect(spies.create).not.toHaveBeenCalled();
    early(["n"]);
    const answer = vi.fn();
    playEarlyKeys(answer, performance.now() + 5_001);
    expect(answer).not.toHaveBeenCalled();
  });
});

describe("commands of the screen", () => {
  const command = (id: string, run: () => void = () => undefined): ScreenCommand => ({ id, title: `Do ${id}`, run });
  const Part = ({ commands }: { readonly commands: readonly ScreenCommand[] }) => {
    useScreenCommands(commands);
    return null;
  };

  it("should be offered while their part is shown, those of the newest part first", () => {
    const shown = renderHook(useShownCommands);
    const page = render(<Part commands={[command("a")]} />);
    const panel = render(<Part commands={[command("b")]} />);
    expect(shown.result.current.map(({ id }) => id)).toEqual(["b", "a"]);
    page.rerender(<Part commands={[command("a"), command("c")]} />);
    expect(shown.result.current.map(({ id }) => id)).toEqual(["b", "a", "c"]);
    panel.unmount();
    page.unmount();
    expect(shown.result.current).toEqual([]);
  });

  it("should run what their screen says at that moment", () => {
    const shown = renderHook(useShownCommands);
    const first = vi.fn();
    const second = vi.fn();
    const page = render(<Part commands={[command("a", first)]} />);
    const before = shown.result.current;
    page.rerender(<Part commands={[command("a", second)]} />);
    expect(shown.result.current).toBe(before);
    shown.result.current[0]?.run();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });
});
