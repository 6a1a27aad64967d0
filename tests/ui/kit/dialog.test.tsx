import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { useState } from "react";
import { setInteractionModality } from "react-aria-components";
import { describe, expect, it, vi } from "vitest";
import { Button } from "../../../ui/kit/button.view.tsx";
import { ConfirmDialog } from "../../../ui/kit/confirm-dialog.view.tsx";
import { Dialog, type DialogProps } from "../../../ui/kit/dialog.view.tsx";
import { keepFocus } from "../../../ui/kit/keep-focus.ts";
import { TextField } from "../../../ui/kit/text-field.view.tsx";
import { pressEnter } from "./press-key.ts";

const styles = readFileSync("ui/kit/dialog.module.css", "utf8");
const scale = readFileSync("ui/kit/tokens/scale.css", "utf8");

const Sample = (props: Partial<DialogProps>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog title="Create contact" isOpen={isOpen} onClose={() => setOpen(false)} {...props}>
        <TextField label="First name" autoFocus />
      </Dialog>
    </>
  );
};
const open = (): void => {
  pressEnter(screen.getByRole("button", { name: "Open" }));
};
const escape = (): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
};

describe("the dialog", () => {
  it("should be named by its title and take the focus to its first field", () => {
    render(<Sample />);
    open();
    expect(screen.getByRole("dialog", { name: "Create contact" })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "First name" }));
  });

  it("should close by Esc", () => {
    render(<Sample />);
    open();
    escape();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("should close by its cross", () => {
    render(<Sample />);
    open();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    [undefined, "480"],
    ["600", "600"],
    ["680", "680"],
  ] as const)("should be as wide as asked: %s gives %s [A2.34]", (size, width) => {
    render(<Sample {...(size === undefined ? {} : { size })} />);
    open();
    expect(screen.getByRole("dialog").closest("[data-size]")?.getAttribute("data-size")).toBe(width);
    const rule = styles.slice(styles.indexOf(size === undefined ? ".modal {" : `.modal[data-size="${size}"] {`)).split("}")[0];
    expect(rule).toContain(`max-width: var(--size-${width});`);
    expect(scale).toContain(`--size-${width}: ${width}px;`);
  });

  it("should ask before it throws away what was typed, and stay when told to", () => {
    render(<Sample isDirty />);
    open();
    escape();
    expect(screen.getByRole("alertdialog", { name: "Discard what you typed?" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(screen.getByRole("dialog", { name: "Create contact" })).toBeDefined();
    fireEvent.keyDown(screen.getByRole("textbox", { name: "First name" }), { key: "Escape" });
    fireEvent.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("should hold the page back only while something is unsaved", () => {
    const { unmount } = render(<Sample isDirty />);
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
    open();
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
    unmount();
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  });
});

describe("a window whose content changes", () => {
  const Steps = ({ marked = false }: { readonly marked?: boolean }) => {
    const [step, setStep] = useState(1);
    return (
      <Dialog title="Steps" isOpen onClose={() => setStep(0)}>
        {step === 1 ? <Button onPress={() => setStep(2)}>Go on</Button> : null}
        {step === 0 ? <p>Closed</p> : null}
        <Button isDisabled={step === 3} onPress={() => setStep(3)}>
          Finish
        </Button>
        {marked ? <input aria-label="Answer" data-takes-focus /> : null}
      </Dialog>
    );
  };

  it.each(["Go on", "Finish"])("should have the focus itself when the button %s takes it away, so that Esc works at once", async (name) => {
    render(<Steps />);
    screen.getByRole("button", { name }).focus();
    pressEnter(screen.getByRole("button", { name }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("dialog", { name: "Steps" })));
    escape();
    expect(screen.getByText("Closed")).toBeDefined();
  });

  it("should give it to what is marked to take it", async () => {
    render(<Steps marked />);
    screen.getByRole("button", { name: "Go on" }).focus();
    pressEnter(screen.getByRole("button", { name: "Go on" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Answer")));
  });

  it("should leave the focus where the user moved it outside the window", async () => {
    const frame = document.body.appendChild(document.createElement("div"));
    frame.tabIndex = -1;
    const [inside, outside] = [
      frame.appendChild(document.createElement("button")),
      document.body.appendChild(document.createElement("button")),
    ];
    const stop = keepFocus(frame);
    inside.focus();
    outside.focus();
    outside.blur();
    inside.remove();
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
    stop?.();
    frame.remove();
    outside.remove();
  });
});

describe("a window that goes before what lies below is let in again", () => {
  const shutOff = () => {
    const page = document.body.appendChild(document.createElement("main"));
    const [opener, other] = [page.appendChild(document.createElement("button")), page.appendChild(document.createElement("button"))];
    const frame = document.body.appendChild(document.createElement("div"));
    page.toggleAttribute("inert", true);
    const stop = keepFocus(frame);
    frame.remove();
    stop?.();
    opener.dispatchEvent(new CustomEvent("react-aria-focus-scope-restore", { bubbles: true, cancelable: true }));
    return { opener, other, letIn: () => page.toggleAttribute("inert", false), end: () => page.remove() };
  };

  it("should give the focus back as soon as there can be focus", async () => {
    const { opener, letIn, end } = shutOff();
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
    letIn();
    await waitFor(() => expect(document.activeElement).toBe(opener));
    end();
  });

  it("should leave the focus where the user moved it meanwhile", async () => {
    const { other, letIn, end } = shutOff();
    other.focus();
    letIn();
    await Promise.resolve();
    expect(document.activeElement).toBe(other);
    end();
  });
});

describe("two windows that open at the same moment", () => {
  it("should leave the top-most one to be reached, with the focus in it, once it is all that could be", async () => {
    const layer = (words: string): { readonly layer: HTMLElement; readonly field: HTMLElement; readonly stop: () => void } => {
      const over = document.body.appendChild(document.createElement("div"));
      over.innerHTML = `<div role="dialog" tabindex="-1"><input aria-label="${words}"></div>`;
      const frame = over.querySelector<HTMLElement>("div");
      const field = over.querySelector("input");
      if (frame === null || field === null) throw new Error("The layer is not drawn.");
      field.focus();
      const stop = keepFocus(frame);
      return { layer: over, field, stop: () => [stop?.(), over.remove()] };
    };
    const below = layer("Name");
    const above = layer("Password");
    below.layer.toggleAttribute("inert", true);
    await Promise.resolve();
    expect(below.layer.hasAttribute("inert")).toBe(true);
    above.layer.toggleAttribute("inert", true);
    above.field.blur();
    await waitFor(() => expect(above.layer.hasAttribute("inert")).toBe(false));
    expect(below.layer.hasAttribute("inert")).toBe(true);
    expect(document.activeElement).toBe(above.field);
    above.stop();
    below.stop();
  });

  it("should have the focus in its first field when none of it had the focus before", async () => {
    const layer = document.body.appendChild(document.createElement("div"));
    layer.innerHTML = `<div role="dialog" tabindex="-1"><button>Close</button><input type="hidden"><input aria-label="Password"></div>`;
    const stop = keepFocus(layer.querySelector<HTMLElement>("div"));
    layer.toggleAttribute("inert", true);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Password")));
    expect(layer.hasAttribute("inert")).toBe(false);
    stop?.();
    layer.remove();
  });

  it("should leave a window shut off below a menu that it opened", async () => {
    const [window, menu] = [
      document.body.appendChild(document.createElement("div")),
      document.body.appendChild(document.createElement("div")),
    ];
    window.innerHTML = `<div role="dialog" tabindex="-1"></div>`;
    menu.innerHTML = `<ul role="menu"></ul>`;
    const stop = keepFocus(window.querySelector<HTMLElement>("div"));
    window.toggleAttribute("inert", true);
    await Promise.resolve();
    expect(window.hasAttribute("inert")).toBe(true);
    stop?.();
    window.remove();
    menu.remove();
  });
});

describe("the question", () => {
  it("should run the action only when confirmed, and focus Cancel first when it is dangerous", () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    setInteractionModality("keyboard");
    render(
      <ConfirmDialog title="Delete it?" action="Delete" isDangerous isOpen onConfirm={onConfirm} onCancel={onCancel}>
        Nothing can bring it back.
      </ConfirmDialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
    escape();
    expect(onCancel).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
