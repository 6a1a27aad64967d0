import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { gallery } from "../../../ui/portal/stats/stats.gallery.tsx";
import { StatsView } from "../../../ui/portal/stats/stats.view.tsx";

const shown = (state: string) => render(gallery.states[state]?.());

describe("A learner's points", () => {
  it("should be told in figures, by day and one by one, each with why, and with a place but no names", () => {
    shown("month");
    expect(screen.getByText("12 of 340")).toBeDefined();
    expect(screen.getByText("3,700")).toBeDefined();
    const rows = within(screen.getByRole("table", { name: "Points by day" }))
      .getAllByRole("row")
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(["Jun 281200", "Jun 290", "Jun 301900", "Jul 1600"]);
    const gains = within(screen.getByRole("list", { name: "Points, newest first" })).getAllByRole("listitem");
    expect(gains[0]?.textContent).toMatch(/^1,200: right, 2 s.*Opening questions, Selling by the sea/);
    expect(gains[2]?.textContent).toMatch(/^600: boxes ticked.*Untitled step/);
  });

  it("should be of today, this month or all time [C9.13]", () => {
    const onPeriod = vi.fn();
    render(
      <StatsView
        stats={loaded({ points: 0, rank: null, streak: 0, lessons: 0, days: [], gains: [], next: null })}
        period="month"
        now={0}
        onPeriod={onPeriod}
        onOlder={null}
        onRetry={() => undefined}
      />,
    );
    for (const name of ["Today", "Month", "All Time"]) fireEvent.click(screen.getByRole("tab", { name }));
    expect(onPeriod.mock.calls).toEqual([["today"], ["month"], ["all"]]);
  });

  it("should say that there are none in the period [C8.12]", () => {
    shown("nothing today");
    expect(screen.getByText("No records found for the selected period.")).toBeDefined();
    expect(screen.getByText("None yet")).toBeDefined();
  });

  it("should say that there is no connection", () => {
    shown("offline");
    expect(screen.getByText("No connection")).toBeDefined();
  });
});
