import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DataGrid, type DataGridProps } from "../../../ui/kit/data-grid.view.tsx";
import type { Column } from "../../../ui/kit/grid-column.ts";
import type { Selection } from "../../../ui/kit/grid-selection.ts";
import { KitProvider } from "../../../ui/kit/kit-provider.view.tsx";

type Person = { readonly id: string; readonly name: string };
const people = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Person ${index}` }));
const drawn = vi.fn((person: Person) => person.name);
const columns: readonly Column<Person>[] = [
  { id: "name", header: "Name", isSortable: true, cell: drawn },
  { id: "id", header: "Id", cell: (person) => person.id },
];
const byId = (person: Person): string => person.id;
const byName = (person: Person): string => person.name;
const navigate = vi.fn();
const preload = vi.fn();

const Grid = (props: Partial<DataGridProps<Person>> & { readonly rows: readonly Person[] }) => {
  const [selection, setSelection] = useState<Selection>(new Set());
  return (
    <KitProvider links={{ navigate, preload }}>
      <DataGrid
        label="People"
        columns={columns}
        rowId={byId}
        rowName={byName}
        rowHref={(person) => `/people/${person.id}`}
        selection={selection}
        onSelectionChange={setSelection}
        {...props}
      />
      <output>{[...selection].join(" ")}</output>
    </KitProvider>
  );
};

const row = (index: number): HTMLElement => screen.getAllByRole("row")[index + 1] ?? document.body;
const focusRow = (index: number): void => act(() => row(index).focus());
const press = (key: string, more: object = {}): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
};
const chosen = (): string => screen.getByRole("status").textContent ?? "";

describe("the data grid", () => {
  beforeEach(() => {
    vi.clearAllMocks();
  });

  it("should name itself, count its rows and give each its place", () => {
    render(<Grid rows={people(3)} total={120} />);
    const grid = screen.getByRole("grid", { name: "People" });
    expect(grid.getAttribute("aria-rowcount")).toBe("121");
    expect(row(2).getAttribute("aria-rowindex")).toBe("4");
  });

  it("should leave keys alone that are held with Alt, which browsers use", () => {
    render(<Grid rows={people(3)} />);
    focusRow(1);
    press("x", { altKey: true });
    press("Enter", { altKey: true });
    expect(chosen()).toBe("");
    expect(navigate).not.toHaveBeenCalled();
    press("x");
    expect(chosen()).toBe("p1");
  });

  it("should move by J, K, arrows, Home and End, with one tab stop among the rows", () => {
    render(<Grid rows={people(5)} />);
    focusRow(0);
    press("j");
    expect(document.activeElement).toBe(row(1));
    press("ArrowDown");
    press("k");
    expect(document.activeElement).toBe(row(1));
    press("End");
    expect(document.activeElement).toBe(row(4));
    press("Home");
    expect(document.activeElement).toBe(row(0));
    expect(screen.getAllByRole("row").filter((each) => each.tabIndex === 0)).toEqual([row(0)]);
  });

  it("should open a row by Enter and by a click on its link", () => {
    render(<Grid rows={people(3)} />);
    focusRow(0);
    press("j");
    press("Enter");
    expect(navigate).toHaveBeenCalledWith("/people/p1");
    fireEvent.click(screen.getByRole("link", { name: "Person 2" }));
    expect(navigate).toHaveBeenLastCalledWith("/people/p2");
  });

  it("should have a real link that is left to the browser with Ctrl, and prepare it on hover", () => {
    render(<Grid rows={people(1)} />);
    const link = screen.getByRole("link", { name: "Person 0" });
    expect(link.getAttribute("href")).toBe("/people/p0");
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(navigate).not.toHaveBeenCalled();
    fireEvent.pointerEnter(link);
    expect(preload).toHaveBeenCalledWith("/people/p0");
  });

  it("should select by X, by box, by range, all and none", () => {
    render(<Grid rows={people(5)} />);
    focusRow(0);
    press("x");
    expect(chosen()).toBe("p0");
    press("ArrowDown", { shiftKey: true });
    expect(chosen()).toBe("p0 p1");
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Person 4" }));
    expect(chosen()).toBe("p0 p1 p4");
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Person 2" }), { shiftKey: true });
    expect(chosen()).toBe("p0 p1 p4 p2 p3");
    focusRow(0);
    press("Escape");
    expect(chosen()).toBe("");
    press("a", { ctrlKey: true });
    expect(chosen()).toBe("p0 p1 p2 p3 p4");
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
    expect(chosen()).toBe("");
  });

  it("should say which rows are selected", () => {
    render(<Grid rows={people(2)} />);
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Person 1" }));
    expect(row(0).getAttribute("aria-selected")).toBe("false");
    expect(row(1).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("checkbox", { name: "Select all rows on this page" })).toHaveProperty("indeterminate", true);
  });

  it("should say how it is sorted and ask for the other way", () => {
    const onSort = vi.fn();
    render(<Grid rows={people(2)} sort={{ column: "name", direction: "ascending" }} onSort={onSort} />);
    expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("ascending");
    expect(screen.getByRole("columnheader", { name: "Id" }).hasAttribute("aria-sort")).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(onSort).toHaveBeenCalledWith({ column: "name", direction: "descending" });
  });

  it("should hand the active row to E", () => {
    const onEdit = vi.fn();
    render(<Grid rows={people(3)} onEdit={onEdit} />);
    focusRow(1);
    press("e");
    expect(onEdit).toHaveBeenCalledWith({ id: "p1", name: "Person 1" });
  });

  it("should leave letters to a field inside a row", () => {
    const withField: readonly Column<Person>[] = [{ id: "name", header: "Name", cell: () => <input aria-label="Note" /> }];
    render(<Grid rows={people(2)} columns={withField} />);
    const field = screen.getAllByRole("textbox", { name: "Note" })[0] ?? document.body;
    field.focus();
    fireEvent.keyDown(field, { key: "x" });
    expect(chosen()).toBe("");
  });

  it("should draw only the rows that changed", () => {
    render(<Grid rows={people(40)} />);
    drawn.mockClear();
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Person 7" }));
    expect(new Set(drawn.mock.calls.map(([person]) => person.id)).size).toBeLessThanOrEqual(3);
  });

  it("should draw a window of ten thousand rows", () => {
    render(<Grid rows={people(10_000)} />);
    expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("10001");
    expect(screen.getAllByRole("row").length).toBeLessThan(60);
  });

  it("should be busy with rows of its own shape while it loads", () => {
    render(<Grid rows={[]} isLoading />);
    expect(screen.getByRole("grid").getAttribute("aria-busy")).toBe("true");
    expect(screen.getAllByRole("row")).toHaveLength(1);
  });

  it("should show its empty state instead of a table when there are no rows", () => {
    render(<Grid rows={[]} empty="No people yet" />);
    expect(screen.getByText("No people yet")).toBeDefined();
    expect(screen.queryByRole("grid")).toBeNull();
  });
});
