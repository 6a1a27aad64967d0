import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { BoardColumn } from "../../../core/contacts/boards.model.ts";
import { treeRows } from "../../../core/contacts/relation-rows.rule.ts";
import { gallery as boards } from "../../../ui/staff/contacts/boards/boards.gallery.tsx";
import { ContactBoardView } from "../../../ui/staff/contacts/boards/contact-board.view.tsx";
import { gallery as list } from "../../../ui/staff/contacts/list/contact-list.gallery.tsx";
import { PyramidRest } from "../../../ui/staff/contacts/pyramid/pyramid-rest.view.tsx";
import { galleryTree } from "../../../ui/staff/contacts/relations/gallery-tree.ts";
import { RelationTreeView } from "../../../ui/staff/contacts/relations/relation-tree.view.tsx";
import { gallery as relationships } from "../../../ui/staff/contacts/relations/relationships.gallery.tsx";
import { rowTyped, treeAct } from "../../../ui/staff/contacts/relations/tree-keys.ts";

const rows = treeRows(galleryTree);

const tree = () => {
  const told = {
    onOpen: vi.fn(),
    onClose: vi.fn(),
    onMore: vi.fn(),
    onOpenContact: vi.fn(),
    onShowFrom: vi.fn(),
    onMoveUnder: vi.fn(),
    onToTop: vi.fn(),
    onDrop: vi.fn(),
  };
  render(<RelationTreeView label="Tree" rows={rows} {...told} />);
  return told;
};
const item = (name: string): HTMLElement => screen.getByRole("treeitem", { name: new RegExp(name) });

describe("keys in a tree", () => {
  it("should go up, down, to the ends, to the one over, and open and close [G22]", () => {
    expect(treeAct(rows, "1", "ArrowDown")).toEqual({ act: "mark", row: "2" });
    expect(treeAct(rows, "2", "ArrowUp")).toEqual({ act: "mark", row: "1" });
    expect(treeAct(rows, "5", "Home")).toEqual({ act: "mark", row: "1" });
    expect(treeAct(rows, "1", "End")).toEqual({ act: "mark", row: "4" });
    expect(treeAct(rows, "6", "ArrowLeft")).toEqual({ act: "mark", row: "2" });
    expect(treeAct(rows, "2", "ArrowLeft")).toEqual({ act: "close", row: "2" });
    expect(treeAct(rows, "2", "ArrowRight")).toEqual({ act: "mark", row: "5" });
    expect(treeAct(rows, "6", "ArrowRight")).toBeNull();
    expect(treeAct(rows, null, "ArrowDown")).toBeNull();
  });

  it("should open all beside the marked one with a star", () => {
    const closed = treeRows({ ...galleryTree, open: new Set([1]) });
    expect(treeAct(closed, "4", "*")).toEqual({ act: "openAll", rows: ["2", "3"] });
  });

  it("should find a name by its first letters, from the next row on and round the end", () => {
    expect(rowTyped(rows, "1", "u")).toBe("5");
    expect(rowTyped(rows, "8", "a")).toBe("1");
    expect(rowTyped(rows, "1", "ti")).toBe("3");
    expect(rowTyped(rows, "1", "zz")).toBeNull();
  });
});

describe("a tree of people", () => {
  it("should say level, place and number of each, and be one stop of Tab", () => {
    tree();
    const uma = item("Uma Ueda");
    expect(["aria-level", "aria-posinset", "aria-setsize", "aria-expanded"].map((name) => uma.getAttribute(name))).toEqual([
      "3",
      "1",
      "2",
      "true",
    ]);
    expect(screen.getAllByRole("treeitem").filter((row) => row.tabIndex === 0)).toHaveLength(1);
    expect(within(item("Tina Cabrera")).getByText("Archived")).toBeDefined();
    expect(item("Show 39 more").getAttribute("aria-level")).toBe("4");
  });

  it("should be navigated and operated by keys", () => {
    const told = tree();
    item("Ada Osei").focus();
    fireEvent.keyDown(item("Ada Osei"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(item("José"));
    fireEvent.keyDown(item("José"), { key: "ArrowLeft" });
    expect(told.onClose).toHaveBeenCalledExactlyOnceWith(2);
    fireEvent.keyDown(item("José"), { key: "w" });
    expect(document.activeElement).toBe(item("Walter"));
    fireEvent.keyDown(item("Walter"), { key: "Enter" });
    expect(told.onOpenContact.mock.calls[0]?.[0]).toMatchObject({ con_id: 4 });
    act(() => item("Show 39 more").focus());
    fireEvent.keyDown(item("Show 39 more"), { key: "Enter" });
    expect(told.onMore).toHaveBeenCalledExactlyOnceWith(5);
  });

  it("should let a contact be dropped onto another, but not onto itself or its parent", () => {
    const told = tree();
    const dataTransfer = { setData: vi.fn(), effectAllowed: "" };
    const drop = (onto: string): void => {
      fireEvent.dragStart(item("Rita Kahn"), { dataTransfer });
      fireEvent.dragOver(item(onto), { dataTransfer });
      fireEvent.drop(item(onto), { dataTransfer });
    };
    drop("Rita Kahn");
    drop("José");
    expect(told.onDrop).not.toHaveBeenCalled();
    drop("Bo Li");
    expect(told.onDrop.mock.calls.map(([node, onto]) => [node.con_id, onto.con_id])).toEqual([[6, 7]]);
  });

  it.each(Object.keys(relationships.states))("should have its title when it is %s", (state) => {
    render(relationships.states[state]?.());
    expect(screen.getByRole("heading", { level: 1, name: /Relationships/ })).toBeDefined();
  });
});

describe("the pyramid", () => {
  it("should put a button that opens beside each name, outside its link, and say how many stand under it", () => {
    render(list.states["pyramid"]?.());
    const row = screen.getByRole("row", { name: /Ada Osei/ });
    const toggle = within(row).getByRole("button", { name: "Contacts under Ada Osei" });
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    expect(toggle.closest("a")).toBeNull();
    expect(within(row).getByText("3 direct · 46 total")).toBeDefined();
    expect(within(screen.getByRole("row", { name: /Mara Stein/ })).getByRole("button", { name: "Show 39 more" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Pyramid" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("should say how many contacts it does not show and why, and lead to the list of all", () => {
    const onList = vi.fn();
    render(<PyramidRest top={85} rest={{ total: 142, at_least: false }} onList={onList} />);
    expect(
      screen.getByText(
        /85 contacts are at the top level\. 142 more are not shown because they are under other contacts\. Open a row to see them\./,
      ),
    ).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Show all as a list" }));
    expect(onList).toHaveBeenCalledOnce();
  });

  it("should have that sentence in the list of contacts, and none where all are drawn", () => {
    const { unmount } = render(list.states["pyramid"]?.());
    expect(screen.getByText(/142 more are not shown/)).toBeDefined();
    unmount();
    render(list.states["found in the pyramid"]?.());
    expect(screen.queryByText(/not shown/)).toBeNull();
  });

  it("should be a flat list with who stands over whom once it is searched", () => {
    render(list.states["found in the pyramid"]?.());
    expect(screen.getByText("4 more › José Álvarez")).toBeDefined();
  });
});

const cards = ["Ada", "Bo", "Cy"].map((name, at) => ({ con_id: at + 1, name, photo: null, tags: [] }));
const columns: readonly BoardColumn[] = [
  { value: null, label: "", count: 1, contacts: cards.slice(2) },
  { value: "lead", label: "Lead", count: 2, contacts: cards.slice(0, 2) },
  { value: "empty", label: "Empty", count: 0, contacts: [] },
];

describe("a board of contacts", () => {
  it("should name its columns with how many are in them, and move by keys and by dropping", () => {
    const onMove = vi.fn();
    render(
      <ContactBoardView label="Board" columns={columns} loading={new Set()} mayMove onOpen={vi.fn()} onMove={onMove} onMore={vi.fn()} />,
    );
    expect(screen.getByRole("heading", { name: /^Lead ?2$/ })).toBeDefined();
    fireEvent.keyDown(screen.getByRole("link", { name: "Ada" }), { key: "ArrowRight", altKey: true });
    expect(onMove).toHaveBeenLastCalledWith({ card: cards[0], value: "lead" }, "empty");
    const dataTransfer = { setData: vi.fn(), effectAllowed: "" };
    fireEvent.dragStart(screen.getByRole("link", { name: "Bo" }).closest("li") ?? document.body, { dataTransfer });
    fireEvent.drop(screen.getByRole("region", { name: /No value/ }), { dataTransfer });
    expect(onMove).toHaveBeenLastCalledWith({ card: cards[1], value: "lead" }, null);
  });

  it("should move nothing where the field cannot be written", () => {
    const onMove = vi.fn();
    render(
      <ContactBoardView
        label="Board"
        columns={columns}
        loading={new Set()}
        mayMove={false}
        onOpen={vi.fn()}
        onMove={onMove}
        onMore={vi.fn()}
      />,
    );
    fireEvent.keyDown(screen.getByRole("link", { name: "Ada" }), { key: "ArrowRight", altKey: true });
    expect(onMove).not.toHaveBeenCalled();
  });

  it("should show one empty state, with a link, when there are no contacts yet", () => {
    render(boards.states["nobody yet"]?.());
    expect(screen.getByRole("heading", { name: "No contacts on this board yet" })).toBeDefined();
    expect(screen.queryByText("No contacts")).toBeNull();
    expect(screen.getByRole("link", { name: "Go to contacts" }).getAttribute("href")).toBe("/ui/contacts");
  });

  it.each(Object.keys(boards.states))("should have its title when it is %s", (state) => {
    render(boards.states[state]?.());
    expect(screen.getByRole("heading", { level: 1, name: /Boards/ })).toBeDefined();
  });
});
