import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadEverything } from "../../../ui/kit/loadable.view.tsx";
import { AddItemDialog } from "../../../ui/staff/lessons/editor/add-item-dialog.view.tsx";
import { editorPlace, isSameLesson } from "../../../ui/staff/lessons/editor/editor-address.ts";
import { actionForKey, itemForKey } from "../../../ui/staff/lessons/editor/item-actions-keys.ts";
import { gallery as dialogs } from "../../../ui/staff/lessons/editor/lesson-dialogs.gallery.tsx";
import { gallery } from "../../../ui/staff/lessons/editor/lesson-editor.gallery.tsx";

beforeAll(loadEverything);

const key = (name: string, held: Partial<Record<"altKey" | "ctrlKey" | "metaKey" | "shiftKey", boolean>> = {}) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

describe("the lesson editor", () => {
  it("should list items by screens with their position, type, text, problems and authors", () => {
    render(gallery.states["editor"]?.());
    const outline = screen.getByRole("listbox", { name: "Items of the lesson" });
    const names = within(outline)
      .getAllByRole("option")
      .map((entry) => entry.textContent);
    expect(names).toEqual([
      "1. Four rules of the quay Read one thing at a time. Rich text",
      "2. Where do you wait while a container is being lowered? Challenge, Adam Ames",
      "3. Equipment Checklist",
      expect.stringMatching(/^4\. Poll, \d problems$/),
    ]);
    expect(within(outline).getAllByRole("group")).toHaveLength(3);
  });

  it("should say who else is here and in which item, and what learners get", () => {
    render(gallery.states["editor"]?.());
    expect(screen.getByRole("button", { name: /^Adam Ames is editing 2\. Challenge/ })).toBeTruthy();
    expect(screen.getByText("Unpublished changes")).toBeTruthy();
    expect(screen.getByText("Saved")).toBeTruthy();
  });

  it("should offer a draft of an earlier visit, and say why changes are not saved", () => {
    const { unmount } = render(gallery.states["draft"]?.());
    expect(screen.getByRole("button", { name: "Bring them back" })).toBeTruthy();
    unmount();
    render(gallery.states["failed"]?.());
    expect(screen.getByText("Not saved")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("should offer nothing that changes a lesson to someone who may only read it", () => {
    render(gallery.states["read only"]?.());
    expect(screen.queryByRole("button", { name: /^Add/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
  });

  it("should offer all 26 types in six groups, found by words and added with Enter", () => {
    const onAdd = vi.fn();
    render(<AddItemDialog onAdd={onAdd} onClose={() => undefined} />);
    const dialog = screen.getByRole("dialog", { name: "Add an item" });
    expect(within(dialog).getAllByRole("region")).toHaveLength(6);
    expect(within(dialog).getAllByRole("listitem")).toHaveLength(26);
    const search = within(dialog).getByRole("searchbox");
    fireEvent.change(search, { target: { value: "gap" } });
    expect(within(dialog).getAllByRole("listitem")).toHaveLength(1);
    fireEvent.keyDown(search, { key: "Enter" });
    expect(onAdd).toHaveBeenCalledWith("missing_words");
    fireEvent.change(search, { target: { value: "nothing like it" } });
    expect(screen.getByText("No item type matches.")).toBeTruthy();
  });

  it("should compare a version item by item, and restore one", () => {
    render(dialogs.states["compared"]?.());
    expect(screen.getByText("Three").tagName).toBe("MARK");
    expect(screen.getByRole("button", { name: /^Restore this item: \d\. Rich text/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Restore this item: \d\. Poll/ })).toBeNull();
  });

  it("should show both texts of a clash with the words marked that differ", () => {
    render(dialogs.states["clash"]?.());
    expect(within(screen.getByRole("region", { name: "Yours" })).getByText("wait").tagName).toBe("MARK");
    expect(within(screen.getByRole("region", { name: "Theirs" })).getByText("stand").tagName).toBe("MARK");
    expect(screen.getByRole("button", { name: "Keep both as two items" })).toBeTruthy();
  });

  it("should read its address: a new lesson in a folder, a stored one, one of its items, or its name [B2.04] [B2.05]", () => {
    expect(editorPlace("/ui/lessons/new")).toEqual({ at: { newIn: null }, item: null, isNamed: true });
    expect(editorPlace("/ui/lessons/new/4")).toEqual({ at: { newIn: 4 }, item: null, isNamed: true });
    expect(editorPlace("/ui/lessons/edit/7")).toEqual({ at: { key: 7 }, item: null, isNamed: false });
    expect(editorPlace("/ui/lessons/edit/7/new")).toEqual({ at: { key: 7 }, item: null, isNamed: true });
    expect(editorPlace("/ui/lessons/edit/7/item-1f")).toEqual({ at: { key: 7 }, item: "1f", isNamed: false });
    expect(isSameLesson({ key: 7 }, { id: 7, uuid: "u" })).toBe(true);
    expect(isSameLesson({ newIn: null }, { id: 7, uuid: "u" })).toBe(false);
  });

  it("should move, duplicate, select and delete items by keys", () => {
    expect(actionForKey(key("ArrowUp", { altKey: true }))).toBe("moveUp");
    expect(actionForKey(key("d", { ctrlKey: true }))).toBe("duplicate");
    expect(actionForKey(key("a", { metaKey: true }))).toBe("all");
    expect(actionForKey(key("Delete"))).toBe("delete");
    expect(actionForKey(key("ArrowUp"))).toBeNull();
    expect(itemForKey("ArrowDown", ["a", "b", "c"], "b")).toBe("c");
    expect(itemForKey("End", ["a", "b", "c"], "a")).toBe("c");
    expect(itemForKey("x", ["a"], "a")).toBeUndefined();
  });
});
