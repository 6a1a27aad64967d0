import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { gallery } from "../../../ui/gallery/kit/charts.gallery.tsx";

const shown = (state: string) => render(gallery.states[state]?.());
const cellsOf = (row: HTMLElement): readonly (string | null)[] => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent);

describe("Charts", () => {
  it.each([
    ["line", "Line chart: Texts by day. The table has its values."],
    ["stacked", "Stacked bar chart: Texts by day. The table has its values."],
    ["bar", "Bar chart: Lessons. The table has its values."],
    ["funnel", "Funnel: How far learners get. The table has its values."],
  ])("should be pictures with a name and their values in a table: %s", (state, name) => {
    shown(state);
    expect(screen.getByRole("img", { name })).toBeTruthy();
    expect(within(screen.getByRole("table")).getAllByRole("columnheader").length).toBeGreaterThan(1);
  });

  it("should have every value of every series in the table", () => {
    shown("bar");
    const rows = within(screen.getByRole("table", { name: "Lessons" })).getAllByRole("row");
    expect(rows.map(cellsOf)).toEqual([
      ["Day", "Reached", "Finished"],
      ["Welcome aboard", "1240", "1100"],
      ["What to do when somebody falls into the water", "830", "400"],
      ["Storm season", "12", "0"],
    ]);
  });

  it("should draw bars as long as their values, and none for 0", () => {
    const { container } = shown("bar");
    const widths = [...container.querySelectorAll("[role=img] svg")].map((row) =>
      [...row.querySelectorAll(":scope > rect")].map((bar) => Math.round(Number(bar.getAttribute("width")))),
    );
    expect(widths).toEqual([
      [100, 89],
      [67, 32],
      [1, 0],
    ]);
  });

  it("should distinguish series by more than colour: stripes on bars, and a style of its own for each line", () => {
    const stacked = shown("stacked");
    const drawing = screen.getByRole("img");
    const third = drawing.querySelector("rect[data-series='2']");
    expect(third?.getAttribute("fill")).toMatch(/^url\(#/);
    expect(drawing.querySelector(`pattern[id="${third?.getAttribute("fill")?.slice(5, -1)}"]`)).toBeTruthy();
    expect(new Set([...drawing.querySelectorAll("rect[data-series]")].map((bar) => bar.getAttribute("data-series")))).toEqual(
      new Set(["0", "1", "2"]),
    );
    stacked.unmount();
    shown("line");
    expect([...screen.getByRole("img").querySelectorAll("g > path:first-child")].map((line) => line.getAttribute("data-series"))).toEqual([
      "0",
      "1",
      "2",
    ]);
    const entries = screen.getAllByRole("listitem");
    expect(entries.map((entry) => [entry.textContent, entry.querySelector("path")?.getAttribute("data-series")])).toEqual([
      ["Sent", "0"],
      ["Read", "1"],
      ["Failed", "2"],
    ]);
  });

  it("should hide the table on demand, and say whether it is shown", () => {
    shown("line");
    const toggle = screen.getByRole("button", { name: "Hide table" });
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    fireEvent.click(toggle);
    const again = screen.getByRole("button", { name: "Show table" });
    expect(again.getAttribute("aria-expanded")).toBe("false");
    const values = document.getElementById(again.getAttribute("aria-controls") ?? "");
    expect(values?.dataset["shown"]).toBe("false");
  });

  it("should have an axis also where there is nothing", () => {
    const { container } = shown("one day without anything");
    expect(screen.getByRole("img").querySelectorAll("path[d^='M0 ']")).toHaveLength(2);
    expect(container.textContent).toContain("Jun 1");
  });
});
