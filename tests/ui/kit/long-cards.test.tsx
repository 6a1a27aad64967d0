import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Selection } from "../../../ui/kit/grid-selection.ts";
import { KitProvider } from "../../../ui/kit/kit-provider.view.tsx";
import { LongCards } from "../../../ui/kit/long-cards.view.tsx";
import type { LongRows } from "../../../ui/kit/long-rows.ts";

type Person = { readonly id: string; readonly name: string };
const person = (index: number): Person => ({ id: `p${index}`, name: `Person ${index}` });
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
const idOf = ({ id }: Person): string => id;
const nameOf = ({ name }: Person): string => name;
const hrefOf = ({ id }: Person): string => `/people/${id}`;
const partsOf = ({ name, id }: Person) => ({ picture: null, title: name, notes: [id, null] as const, facts: null });

type Given = Partial<LongRows<Person>> & { readonly known?: (index: number) => boolean; readonly isLoading?: boolean };
const Cards = ({ known = () => true, isLoading = false, ...more }: Given) => {
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
      <LongCards
        label="People"
        long={long}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        parts={partsOf}
        selection={selection}
        onSelectionChange={setSelection}
        isLoading={isLoading}
        empty={<p>Nobody</p>}
      />
      <output>{[...selection].join(" ")}</output>
    </KitProvider>
  );
};
const active = (): HTMLElement => document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') ?? document.body;
const focused = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset["index"] : undefined;
const press = (key: string, more: object = {}): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
};

describe("cards of any length", () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(848);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("should stand in lines, draw few of them, and say which cards are in sight", () => {
    render(<Cards />);
    const grid = screen.getByRole("grid", { name: "People" });
    expect([grid.getAttribute("aria-rowcount"), grid.getAttribute("aria-colcount")]).toEqual(["250000", "4"]);
    expect(screen.getAllByRole("gridcell").length).toBeLessThan(100);
    expect(told.onSight).toHaveBeenLastCalledWith(0, expect.any(Number));
  });

  it("should begin at the place that is asked for, and count lines that are not full", () => {
    render(<Cards count={1_001} place={1_000} />);
    expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("251");
    expect(document.querySelector('[data-index="1000"]')?.getAttribute("aria-colindex")).toBe("1");
    expect(told.onSight).toHaveBeenLastCalledWith(expect.any(Number), 1_000);
  });

  it("should begin there also when the cards come later", () => {
    const { rerender } = render(<Cards count={0} isLoading place={2_000} />);
    rerender(<Cards count={10_000} place={2_000} />);
    expect(document.querySelector('[data-line="500"]')).not.toBeNull();
    expect(told.onSight).toHaveBeenLastCalledWith(2_000, expect.any(Number));
  });

  it("should go by keyboard in both directions over all of them, with one tab stop", () => {
    render(<Cards />);
    act(() => active().focus());
    press("ArrowRight");
    expect(focused()).toBe("1");
    press("ArrowDown");
    expect(focused()).toBe("5");
    press("ArrowLeft");
    expect(focused()).toBe("4");
    press("ArrowUp");
    expect(focused()).toBe("0");
    press("End");
    expect(focused()).toBe("999999");
    expect(told.onSight).toHaveBeenLastCalledWith(expect.any(Number), 999_999);
    press("PageUp");
    expect(focused()).toBe("999987");
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
  });

  it("should select by Space, by Shift and by the box, and everybody by Ctrl A and by the box above", () => {
    render(<Cards />);
    act(() => active().focus());
    press(" ");
    expect(screen.getByRole("status").textContent).toBe("p0");
    press("ArrowRight", { shiftKey: true });
    press("ArrowRight", { shiftKey: true });
    expect(screen.getByRole("status").textContent).toBe("p0 p1 p2");
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Person 1" }));
    expect(screen.getByRole("status").textContent).toBe("p0 p2");
    press("a", { ctrlKey: true });
    expect(told.onEvery).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all 1,000,000 that match" }));
    expect(told.onEvery).toHaveBeenCalledTimes(2);
  });

  it("should open a card by Enter", () => {
    render(<Cards />);
    const opened = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole("link", { name: "Person 0" }).addEventListener("click", opened);
    act(() => active().focus());
    press("Enter");
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it("should keep the focus on a card while it comes, and ask again for one that could not be had", () => {
    const { rerender } = render(<Cards known={() => false} />);
    act(() => active().focus());
    press("ArrowDown");
    expect(focused()).toBe("4");
    rerender(<Cards />);
    expect(focused()).toBe("4");
    expect(document.activeElement?.textContent).toContain("Person 4");
    rerender(<Cards known={() => false} isMissing={(index) => index < 8} />);
    expect(document.activeElement?.textContent).toContain("Could not be loaded.");
    press("Enter");
    expect(told.onRetry).toHaveBeenCalledWith(4);
  });

  it("should draw all of a few cards, the empty state for none, and placeholders while they load", () => {
    const { rerender } = render(<Cards count={58} />);
    expect(screen.getAllByRole("gridcell")).toHaveLength(58);
    rerender(<Cards count={0} />);
    expect(screen.getByText("Nobody")).toBeDefined();
    rerender(<Cards count={0} isLoading />);
    expect(screen.queryByText("Nobody")).toBeNull();
  });
});
