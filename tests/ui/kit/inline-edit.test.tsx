import { fireEvent, render, screen } from "@testing-library/react";
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

  it.each([["Job title", "Add job title"], ["CRM ID", "Add CRM ID"], ["Shoe Size", "Add Shoe Size"]])("should ask for an empty %s in the words: %s", (label, words) => {
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

  it("should not be a button that edits when it may not be edited", () => {
    render(<InlineEdit label="Name" value="Rosa" isReadOnly onSave={() => undefined} />);
    expect(screen.getByRole("button")).toHaveProperty("disabled", true);
  });
});
