import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { InlineEdit } from "../../../ui/kit/inline-edit.view.tsx";

const edit = (value: string): HTMLElement => {
  fireEvent.click(screen.getByRole("button"));
  const field = screen.getByRole("textbox", { name: "Name" });
  fireEvent.change(field, { target: { value } });
  return field;
};

describe("inline edit", () => {
  it("should save by Enter", () => {
    const onSave = vi.fn();
    render(<InlineEdit label="Name" value="Rosa" onSave={onSave} />);
    fireEvent.keyDown(edit("Rosa Marsh"), { key: "Enter" });
    expect(onSave.mock.calls).toEqual([["Rosa Marsh"]]);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("should restore by Esc and save nothing", () => {
    const onSave = vi.fn();
    render(<InlineEdit label="Name" value="Rosa" onSave={onSave} />);
    fireEvent.keyDown(edit("Rosa Marsh"), { key: "Escape" });
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Edit Name: Rosa" })).toBeDefined();
  });

  it.each([
    ["Job title", "Add job title"],
    ["CRM ID", "Add CRM ID"],
    ["Shoe Size", "Add Shoe Size"],
  ])("should ask for an empty %s in the words: %s", (label, words) => {
    render(<InlineEdit label={label} value="" onSave={vi.fn()} />);
    expect(screen.getByRole("button", { name: words }).textContent).toBe(words);
  });

  it("should save when it is left", () => {
    const onSave = vi.fn();
    render(<InlineEdit label="Name" value="Rosa" onSave={onSave} />);
    fireEvent.blur(edit("Mei"));
    expect(onSave.mock.calls).toEqual([["Mei"]]);
  });

  it("should not save what did not change", () => {
    const onSave = vi.fn();
    render(<InlineEdit label="Name" value="Rosa" onSave={onSave} />);
    fireEvent.keyDown(edit("Rosa"), { key: "Enter" });
    expect(onSave).not.toHaveBeenCalled();
  });

  it("should say where saving stands, and why it was refused", () => {
    const { rerender } = render(<InlineEdit label="Name" value="Rosa" state="saving" onSave={() => undefined} />);
    expect(screen.getByRole("status").textContent).toBe("Saving…");
    rerender(<InlineEdit label="Name" value="Rosa" state="failed" error="Name is required" onSave={() => undefined} />);
    expect(screen.getByRole("alert").textContent).toBe("Name is required");
  });

  it("should stay open with what was typed when it is refused at once, with the focus in it, and say why once", () => {
    const Refusing = () => {
      const [error, setError] = useState<string | undefined>(undefined);
      return (
        <InlineEdit
          label="Name"
          value="Rosa"
          {...(error === undefined ? {} : { error, state: "failed" as const })}
          onSave={() => setError("Name is taken")}
        />
      );
    };
    render(<Refusing />);
    fireEvent.keyDown(edit("Mei"), { key: "Enter" });
    const field = screen.getByRole("textbox", { name: "Name" });
    expect(field).toHaveProperty("value", "Mei");
    expect(document.activeElement).toBe(field);
    expect(document.body.textContent.split("Name is taken")).toHaveLength(2);
    expect(screen.getByRole("status").textContent).toBe("");
    expect(field.getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
  });

  it("should open again with what was typed when the refusal comes later, and take the focus only from its own button", () => {
    const drawn = (error?: string) => (
      <>
        <InlineEdit label="Name" value="Rosa" {...(error === undefined ? {} : { error })} onSave={() => undefined} />
        <button type="button">Elsewhere</button>
      </>
    );
    const { rerender } = render(drawn());
    fireEvent.click(screen.getByRole("button", { name: "Edit Name: Rosa" }));
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "Mei" } });
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
    rerender(drawn("Name is taken"));
    expect(screen.getByRole("textbox")).toHaveProperty("value", "Mei");
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" });
    rerender(drawn());
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    rerender(drawn("Name is taken"));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
  });

  it.each([
    ["Esc", () => fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" })],
    ["its button", () => fireEvent.click(screen.getByRole("button", { name: "Undo change" }))],
  ])("should give the value back and say nothing any more by %s, and let the next refusal be said", (_, giveUp) => {
    const { rerender } = render(<InlineEdit label="Name" value="Rosa" error="Name is taken" onSave={() => undefined} />);
    giveUp();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Name: Rosa" }));
    fireEvent.keyDown(edit("Mei"), { key: "Enter" });
    rerender(<InlineEdit label="Name" value="Rosa" error="Name is taken" onSave={() => undefined} />);
    expect(screen.getByRole("alert").textContent).toBe("Name is taken");
  });

  it("should not be a button that edits when it may not be edited", () => {
    render(<InlineEdit label="Name" value="Rosa" isReadOnly onSave={() => undefined} />);
    expect(screen.getByRole("button")).toHaveProperty("disabled", true);
  });
});
