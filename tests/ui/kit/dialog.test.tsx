import { fireEvent, render, screen } from "@testing-library/react";
import { setInteractionModality } from "react-aria-components";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "../../../ui/kit/button.view.tsx";
import { ConfirmDialog } from "../../../ui/kit/confirm-dialog.view.tsx";
import { Dialog, type DialogProps } from "../../../ui/kit/dialog.view.tsx";
import { TextField } from "../../../ui/kit/text-field.view.tsx";
import { pressEnter } from "./press-key.ts";

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

describe("the question", () => {
  it("should do it only when confirmed, and begin on Cancel when it is dangerous", () => {
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
