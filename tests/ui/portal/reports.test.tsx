import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { setLanguage } from "../../../ui/i18n/i18n.ts";
import { ReportView } from "../../../ui/portal/reports/report.view.tsx";
import { gallery } from "../../../ui/portal/reports/reports.gallery.tsx";

const shown = (state: string) => render(gallery.states[state]?.());
const cellsOf = (row: HTMLElement): readonly (string | null)[] => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent);
const nothing = (): void => undefined;

describe("Published reports", () => {
  it("should be listed, each with its page", () => {
    shown("list");
    const links = within(screen.getByRole("list", { name: "Your reports" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/portal/harbor/reports/activity",
      "/portal/harbor/reports/lesson-completion",
      "/portal/harbor/reports/campaign-funnel",
    ]);
  });

  it("should say that there are none [C8.13]", () => {
    shown("nothing published");
    expect(screen.getByText("No reports published.")).toBeTruthy();
  });

  it("should say why they are closed to a role", () => {
    const list = shown("not admitted");
    expect(screen.getByText(/Your role in this portal does not include reports/)).toBeTruthy();
    list.unmount();
    shown("report not admitted");
    expect(screen.getByText(/Your role in this portal does not include reports/)).toBeTruthy();
    expect(screen.queryByRole("tab")).toBe(null);
  });
});

describe("A published report", () => {
  it("should be a chart with its table, about whom and when it is", () => {
    shown("activity");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Activity");
    expect(screen.getByText("Jun 25, 2026 to Jul 1, 2026")).toBeTruthy();
    expect(screen.getByText("About 5 people: you and your contacts")).toBeTruthy();
    expect(screen.getByRole("img", { name: /^Line chart: Activity/ })).toBeTruthy();
    const rows = within(screen.getByRole("table", { name: "Activity" })).getAllByRole("row");
    expect(rows).toHaveLength(8);
    expect([rows[0], rows[5]].map((row) => (row === undefined ? [] : cellsOf(row)))).toEqual([
      ["Day", "Lessons started", "Answers", "Finished", "Points"],
      ["Jun 29", "8", "24", "4", "3,200"],
    ]);
  });

  it("should have a chart and a table for each course, and a dash where there is no number", () => {
    shown("lessons");
    expect(screen.getAllByRole("img")).toHaveLength(2);
    const rows = within(screen.getByRole("table", { name: "Harbor safety basics" })).getAllByRole("row");
    expect(rows.at(-1) === undefined ? [] : cellsOf(rows.at(-1) ?? document.body)).toEqual(["Storm season", "0", "0", "–"]);
  });

  it("should begin a funnel with those who joined", () => {
    shown("funnel");
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows.map(cellsOf)).toEqual([
      ["Step", "Reached", "Finished"],
      ["Joined the course", "14", "–"],
      ["Welcome aboard", "12", "9"],
      ["Storm season", "3", "1"],
    ]);
    expect(screen.getByText(/have not left/)).toBeTruthy();
  });

  it("should be of 7, 30 or 90 days or 12 months, and be saved as a file unless it is empty", () => {
    const onPeriod = vi.fn();
    const onDownload = vi.fn();
    const known = {
      pid: "activity",
      title: "Activity",
      folder: null,
      chart: "line",
      first: "2026-06-25",
      last: "2026-07-01",
      unit: "day",
      people: 1,
      columns: [{ key: "started", isCharted: true }],
      groups: [{ name: null, rows: [{ label: "2026-07-01", values: [2] }] }],
    } as const;
    render(
      <ReportView
        title="Activity"
        report={loaded(known)}
        period="30d"
        href={(rest) => rest}
        onPeriod={onPeriod}
        onDownload={onDownload}
        onRetry={nothing}
      />,
    );
    for (const name of ["7 days", "90 days", "12 months"]) fireEvent.click(screen.getByRole("tab", { name }));
    expect(onPeriod.mock.calls).toEqual([["7d"], ["90d"], ["12m"]]);
    expect(screen.getByText("About you alone")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Download as CSV" }));
    expect(onDownload).toHaveBeenCalledWith(known);
  });

  it("should say that nothing happened, without a chart or a file of nothing", () => {
    shown("quiet period");
    expect(screen.getByText("Nothing happened in this period.")).toBeTruthy();
    expect(screen.queryByRole("img")).toBe(null);
    expect(screen.queryByRole("button", { name: "Download as CSV" })).toBe(null);
    expect(screen.getAllByRole("tab")).toHaveLength(4);
  });

  it.each([
    ["offline", true],
    ["not published", false],
  ] as const)("should say that it could not be loaded, and why: %s [C8.14]", (state, isRetried) => {
    shown(state);
    expect(screen.getByRole("heading", { name: "Unable to load this report." })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" }) !== null).toBe(isRetried);
    if (!isRetried) expect(screen.getByText("This report is not published to you.")).toBeTruthy();
  });

  it("should keep what was loaded, with a warning, when a newer answer does not come", () => {
    shown("outdated");
    expect(screen.getByRole("alert")).toBeTruthy();
    expect(screen.getByRole("table", { name: "Activity" })).toBeTruthy();
  });
});

describe("Reports in Spanish", () => {
  afterEach(() => setLanguage("en", document.documentElement));

  it("should show a Spanish text when there are no reports and when one cannot be loaded", async () => {
    await setLanguage("es", document.documentElement);
    const none = shown("nothing published");
    expect(await screen.findByText("No hay informes publicados.")).toBeTruthy();
    none.unmount();
    const broken = shown("offline");
    expect(await screen.findByText("No se puede cargar este informe.")).toBeTruthy();
    broken.unmount();
    shown("lessons");
    expect(await screen.findAllByRole("columnheader", { name: "Lección" })).toHaveLength(2);
    expect(screen.getByText("840,5")).toBeTruthy();
  });
});
