import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DataGrid } from "../../../ui/kit/data-grid.view.tsx";
import type { Column } from "../../../ui/kit/grid-column.ts";
import type { Selection } from "../../../ui/kit/grid-selection.ts";
import { KitProvider } from "../../../ui/kit/kit-provider.view.tsx";
import type { LongRows } from "../../../ui/kit/long-rows.ts";

type Person = { readonly id: string; readonly name: string };
const columns: readonly Column<Person>[] = [
  { id: "name", header: "Name", cell: ({ name }) => name },
  { id: "id", header: "Id", cell: ({ id }) => id },
];
const person = (index: number): Person => ({ id: `p${index}`, name: `Person ${index}` });
const byId = ({ id }: Person): string => id;
const byName = ({ name }: Person): string => name;
const told = {
  onRetry: vi.fn(),
  onSight: vi.fn(),
  onRest: vi.fn(),
  onActive: vi.fn(),
  onRange: vi.fn(),
  onEvery: vi.fn(),
  onNone: vi.fn(),
};
const nowhere = { navigate: () => undefined, preload: () => undefined };

type Given = Partial<LongRows<Person>> & { readonly known?: (index: number) => boolean };

const Grid = ({ known = () => true, ...more }: Given) => {
  const [selection, setSelection] = useState<Selection>(new Set());
  const long: LongRows<Person> = {
    count: 1_000_000,
    isMissing: () => false,
    of: "all",
    place: 0,
    active: 0,
    coverage: selection.size === 0 ? "none" : "some",
    ...told,
    ...more,
    at: (index) => (known(index) ? person(index) : undefined),
  };
  return (
    <KitProvider links={nowhere}>
      <DataGrid
        label="People"
        columns={columns}
        rows={[]}
        long={long}
        rowId={byId}
        rowName={byName}
        rowHref={({ id }) => `/people/${id}`}
        selection={selection}
        onSelectionChange={setSelection}
      />
      <output>{[...selection].join(" ")}</output>
    </KitProvider>
  );
};

const active = (): HTMLElement => document.querySelector<HTMLElement>('tr[data-index][tabindex="0"]') ?? document.body;
const focused = (): string | null => document.activeElement?.getAttribute("aria-rowindex") ?? null;
const press = (key: string, more: object = {}): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
};
const drawn = (): readonly number[] =>
  [...document.querySelectorAll<HTMLElement>("tr[data-index]")].map(({ dataset }) => Number(dataset["index"]));

describe("a grid of any length", () => {
  beforeEach(() => {
    vi.clearAllMocks();
  });

  it("should count all rows, draw few of them, and say which are in sight", () => {
    render(<Grid />);
    expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("1000001");
    expect(drawn().length).toBeLessThan(60);
    expect(told.onSight).toHaveBeenLastCalledWith(0, expect.any(Number));
  });

  it("should draw all of a short one, for the browser's own search and printing", () => {
    render(<Grid count={60} />);
    expect(drawn()).toEqual(Array.from({ length: 60 }, (_, index) => index));
    expect(told.onSight).toHaveBeenCalledWith(0, 59);
  });

  it("should go by keyboard over the whole of it, with one tab stop", () => {
    render(<Grid />);
    act(() => active().focus());
    press("j");
    expect(focused()).toBe("3");
    press("PageDown");
    expect(focused()).toBe("13");
    press("End");
    expect(focused()).toBe("1000001");
    expect(told.onSight).toHaveBeenLastCalledWith(expect.any(Number), 999_999);
    press("ArrowUp");
    expect(focused()).toBe("1000000");
    press("PageUp");
    expect(focused()).toBe("999990");
    press("Home");
    expect(focused()).toBe("2");
    expect(document.querySelectorAll('tr[data-index][tabindex="0"]')).toHaveLength(1);
  });

  it("should keep the focus on a row while it comes, and show it in the same place", () => {
    const { rerender } = render(<Grid known={() => false} />);
    act(() => active().focus());
    press("End");
    const row = document.activeElement;
    expect(row?.getAttribute("data-there")).toBe("false");
    expect(row?.textContent).toContain("Loading");
    expect(screen.queryAllByRole("link")).toHaveLength(0);
    rerender(<Grid />);
    expect(document.activeElement).toBe(row);
    expect(row?.textContent).toContain("Person 999999");
  });

  it("should start at a given row, stay there when rows load, and start over for another list", () => {
    const { rerender } = render(<Grid place={500_000} active={500_003} known={() => false} />);
    expect(told.onSight).toHaveBeenLastCalledWith(500_000, expect.any(Number));
    expect(active().dataset["index"]).toBe("500003");
    told.onSight.mockClear();
    rerender(<Grid place={500_000} active={500_003} />);
    expect(told.onSight).not.toHaveBeenCalled();
    rerender(<Grid place={0} of="others" count={900} />);
    expect(told.onSight).toHaveBeenLastCalledWith(0, expect.any(Number));
  });

  it("should go on where it is scrolled to while it comes to rest, of which browsers tell a moment later", () => {
    vi.useFakeTimers();
    try {
      render(<Grid count={5_000} />);
      const scroller = document.querySelector<HTMLElement>('[data-long="true"]') ?? document.body;
      scroller.scrollTop = 44_000;
      fireEvent.scroll(scroller);
      scroller.scrollTop = 88_000;
      act(() => void vi.advanceTimersByTime(180));
      expect(scroller.scrollTop).toBe(88_000);
      expect(told.onRest).not.toHaveBeenCalled();
      fireEvent.scroll(scroller);
      act(() => void vi.advanceTimersByTime(180));
      expect(scroller.scrollTop).toBe(88_000);
      expect(told.onRest).toHaveBeenCalledExactlyOnceWith(2_000);
    } finally {
      vi.useRealTimers();
    }
  });

  it("should say at its place what could not be had, and ask again by mouse and by Enter", () => {
    render(<Grid known={(index) => index !== 2} isMissing={(index) => index === 2} />);
    expect(screen.getByText("Could not be loaded.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(told.onRetry).toHaveBeenLastCalledWith(2);
    act(() => active().focus());
    press("j");
    press("j");
    press("Enter");
    expect(told.onRetry).toHaveBeenCalledTimes(2);
  });

  it("should select rows and ranges that are there, and hand over a range of which some are not", () => {
    render(<Grid known={(index) => index < 20} />);
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Person 1" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Person 3" }), { shiftKey: true });
    expect(screen.getByRole("status").textContent).toBe("p1 p2 p3");
    act(() => active().focus());
    press("End", { shiftKey: true });
    expect(told.onRange).toHaveBeenCalledWith(expect.any(Number), 999_999);
    expect(screen.getByRole("status").textContent).toBe("p1 p2 p3");
  });

  it("should select everybody by its head and by Ctrl A, and nobody by Escape", () => {
    render(<Grid coverage="some" />);
    expect(screen.getByRole("checkbox", { name: "Select all rows" })).toHaveProperty("indeterminate", true);
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all rows" }));
    act(() => active().focus());
    press("a", { ctrlKey: true });
    expect(told.onEvery).toHaveBeenCalledTimes(2);
    press("Escape");
    expect(told.onNone).toHaveBeenCalledTimes(1);
  });
});
