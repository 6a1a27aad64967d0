import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { mainTargets } from "../../../core/import/guess-mapping.rule.ts";
import { firstOptions } from "../../../core/import/import-mapping.model.ts";
import { type Import, nothingMade } from "../../../core/import/import.model.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import { ImportStatusView } from "../../../ui/staff/import/import-status.view.tsx";
import { ImportWizardView, type ImportWizardViewProps } from "../../../ui/staff/import/import-wizard.view.tsx";
import { gallery } from "../../../ui/staff/import/import.gallery.tsx";
import type { FieldMaking } from "../../../ui/staff/import/new-field-for.view.tsx";

const now = 1_782_907_200;
const nothing = (): void => undefined;
const draw = (state: string) => render(gallery.states[state]?.());

const one: Import = {
  id: 7,
  filename: "people.csv",
  bytes: 10,
  state: "mapping",
  layout: { kind: "csv", encoding: "utf-8", delimiter: ";", has_header: true },
  columns: [
    { name: "Name", samples: ["Ada"] },
    { name: "Skill", samples: ["Chess"] },
  ],
  targets: [...mainTargets, { id: "field:skills", label: "Skills", type: "list", values: ["Sales", "Service"] }],
  mapping: ["first_name", "field:skills"],
  options: firstOptions,
  fixes: [],
  plan: null,
  counts: null,
  undo: null,
  problem: null,
  progress: { done: 0, total: null },
  job: null,
  started_by: "Olivia",
  created_at: now,
  started_at: null,
  ended_at: null,
  undo_until: null,
  made: nothingMade,
  file_until: now + 86_400,
  file_gone: false,
};
const planned: Import = {
  ...one,
  state: "planned",
  plan: {
    total: 5,
    create: 2,
    update: 0,
    skip: 0,
    error: 3,
    causes: [
      {
        cause: "bad-choice",
        column: 1,
        count: 3,
        first_row: 4,
        values: [
          { text: "Chess", count: 2 },
          { text: "Go", count: 1 },
        ],
      },
    ],
  },
};

const wizard = (change: Partial<ImportWizardViewProps>) =>
  render(
    <ImportWizardView
      current={null}
      step="upload"
      history={idle}
      sending={null}
      failure={null}
      isBusy={false}
      decision="create"
      page={idle}
      fields={null}
      onFile={nothing}
      onReload={nothing}
      onChange={nothing}
      onStep={nothing}
      onDecision={nothing}
      onPage={nothing}
      onPlan={nothing}
      onStop={nothing}
      onRows={nothing}
      onRun={nothing}
      {...change}
    />,
  );
const making = (change: Partial<FieldMaking> = {}): FieldMaking => ({
  column: null,
  sections: [],
  failure: null,
  onAsk: nothing,
  onAdd: nothing,
  onAddOptions: nothing,
  ...change,
});
const status = (change: Partial<Import>, onUndo = nothing) =>
  render(<ImportStatusView current={{ ...one, ...change }} now={now} isBusy={false} onCancel={nothing} onUndo={onUndo} />);
const counts = { total: 4, created: 2, updated: 0, skipped: 1, failed: 1 };

/** Opens a choice and takes one of what it offers. */
const choose = async (label: RegExp, option: RegExp): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole("button", { name: label })));
  await act(async () => fireEvent.click(screen.getByRole("option", { name: option })));
};

describe("every step of an import", () => {
  it.each(Object.keys(gallery.states))("should be drawn with a heading of its own: %s", (state) => {
    draw(state);
    expect(screen.getAllByRole("heading", { level: 1, hidden: true })).toHaveLength(1);
  });
});

describe("choosing the file", () => {
  it("should leave the focus on the button when no file is chosen", () => {
    wizard({});
    const button = screen.getByRole("button", { name: "Choose a file" });
    const asked = vi.spyOn(HTMLInputElement.prototype, "click");
    button.focus();
    fireEvent.click(button);
    expect(asked).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button);
  });
});

describe("the options", () => {
  it("should show how dates are read, and ask for their order where the values fit several", async () => {
    const joined: Import = {
      ...one,
      columns: [{ name: "Joined", samples: [], dates: { orders: ["mdy", "dmy"], sample: "03/04/2025" } }],
      targets: [{ id: "field:joined", label: "Joined", type: "date", values: null }],
      mapping: ["field:joined"],
    };
    const onChange = vi.fn();
    const { rerender } = wizard({ current: loaded(joined), step: "options", onChange });
    expect(await screen.findByText("Joined: 03/04/2025 can be read in several ways")).toBeDefined();
    expect(screen.getByText("Choose a format: the values fit several.")).toBeDefined();
    await choose(/Date format/, /Day, month, year/);
    expect(onChange).toHaveBeenCalledWith({ options: { ...firstOptions, date_order: "dmy" } });
    rerender(<></>);
    wizard({ current: loaded({ ...joined, options: { ...firstOptions, date_order: "dmy" } }), step: "options" });
    expect(await screen.findByText("Joined: 03/04/2025 → April 3, 2025")).toBeDefined();
    expect(screen.queryByText("Choose a format: the values fit several.")).toBeNull();
  });

  it("should keep tags half a second after they were typed, also where the field is not left, and each once", () => {
    vi.useFakeTimers();
    try {
      const onChange = vi.fn();
      wizard({ current: loaded(one), step: "options", onChange });
      const tags = screen.getByRole("textbox", { name: /Add tags/ });
      fireEvent.change(tags, { target: { value: "vip" } });
      act(() => vi.advanceTimersByTime(499));
      fireEvent.change(tags, { target: { value: "vip, spring" } });
      act(() => vi.advanceTimersByTime(499));
      expect(onChange).not.toHaveBeenCalled();
      act(() => vi.advanceTimersByTime(1));
      expect(onChange).toHaveBeenCalledExactlyOnceWith({ options: { ...firstOptions, tags: ["vip", "spring"] } });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the columns", () => {
  it("should be those of one sheet of a workbook, which is said and can be another", async () => {
    const onChange = vi.fn();
    const layout = { ...one.layout, kind: "xlsx", sheet: "People", sheets: ["Notes", "People", "Old"] } as const;
    wizard({ current: loaded({ ...one, layout: { ...layout, sheets: [...layout.sheets] } }), step: "columns", onChange });
    expect(screen.getByText("One sheet is imported at a time; 2 more are in this workbook.")).toBeTruthy();
    await choose(/Sheet/, /Old/);
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ layout: { ...layout, sheet: "Old" } });
  });

  it("should show which row names them, let another be chosen, and find it again when the file is read differently", async () => {
    const onChange = vi.fn();
    const layout = { ...one.layout, header_row: 3 };
    wizard({ current: loaded({ ...one, layout }), step: "columns", onChange });
    expect(screen.getByText("The 2 rows above it are ignored.")).toBeTruthy();
    const row = screen.getByRole("spinbutton", { name: /Header row/ });
    fireEvent.change(row, { target: { value: "4" } });
    fireEvent.blur(row);
    expect(onChange).toHaveBeenLastCalledWith({ layout: { ...layout, header_row: 4 } });
    fireEvent.change(row, { target: { value: "" } });
    fireEvent.blur(row);
    expect(onChange).toHaveBeenLastCalledWith({ layout: one.layout });
    await choose(/Delimiter/, /Comma/);
    expect(onChange).toHaveBeenLastCalledWith({ layout: { ...one.layout, delimiter: "," } });
    fireEvent.click(screen.getByRole("checkbox", { name: "First row has headers" }));
    expect(onChange).toHaveBeenLastCalledWith({ layout: { ...one.layout, has_header: false } });
  });

  it("should not be asked for a row of names where there is none", () => {
    wizard({ current: loaded({ ...one, layout: { ...one.layout, has_header: false } }), step: "columns" });
    expect(screen.queryByRole("spinbutton")).toBeNull();
  });

  it("should be filled otherwise one at a time", async () => {
    const onChange = vi.fn();
    wizard({ current: loaded(one), step: "columns", onChange });
    await choose(/Import “Skill” as/, /Tags/);
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ mapping: ["first_name", "tags"] });
  });
  it("should offer a new field to those alone who may make one", async () => {
    const onAsk = vi.fn();
    wizard({ current: loaded(one), step: "columns", fields: making({ onAsk }) });
    await choose(/Import “Skill” as/, /New field/);
    expect(onAsk).toHaveBeenCalledExactlyOnceWith(1);
  });
  it("should say of secrets that they are not shown, and of hidden fields that they cannot be seen", () => {
    draw("own fields");
    expect(screen.getByText("Hidden, because it is secret")).toBeDefined();
    expect(screen.getByRole("button", { name: /A field that you cannot see/ })).toBeDefined();
  });
  it("should begin a new field with what the values look like", async () => {
    const onAdd = vi.fn();
    wizard({
      current: loaded({
        ...one,
        columns: [
          { name: "Name", samples: [] },
          { name: "Shoe size", samples: ["43", "38"] },
        ],
      }),
      step: "columns",
      fields: making({ column: 1, onAdd }),
    });
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByRole("textbox", { name: "Label" })).toHaveProperty("value", "Shoe size");
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Add field" })));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(1, { label: "Shoe size", type: "int", section: "" });
  });
});

describe("the plan", () => {
  it("should be stopped while it is made, and count nothing before it is there", () => {
    const onStop = vi.fn();
    wizard({ current: loaded({ ...one, state: "planning" }), step: "plan", onStop });
    fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    expect(onStop).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { name: "Import" }).hasAttribute("disabled")).toBe(true);
  });

  it("should map a strange choice to another, add it, or leave it empty, in all rows at once", async () => {
    const onChange = vi.fn();
    const onAddOptions = vi.fn();
    wizard({ current: loaded(planned), step: "plan", onChange, fields: making({ onAddOptions }) });
    await choose(/Replace “Chess” with/, /Service/);
    expect(onChange).toHaveBeenLastCalledWith({ fixes: [{ column: 1, from: "Chess", to: "Service" }] });
    await choose(/Replace “Go” with/, /Leave empty/);
    expect(onChange).toHaveBeenLastCalledWith({ fixes: [{ column: 1, from: "Go", to: "" }] });
    await choose(/Replace “Go” with/, /Add “Go” to Skills/);
    expect(onAddOptions).toHaveBeenLastCalledWith(1, ["Go"]);
    fireEvent.click(screen.getByRole("button", { name: "Add all 2 to Skills" }));
    expect(onAddOptions).toHaveBeenLastCalledWith(1, ["Chess", "Go"]);
    fireEvent.click(screen.getByRole("button", { name: "Leave all of them empty" }));
    expect(onChange).toHaveBeenLastCalledWith({ options: { ...firstOptions, lenient: [1] } });
  });
  it("should offer no new choices to those who may not change fields", () => {
    wizard({ current: loaded(planned), step: "plan" });
    expect(screen.queryByRole("button", { name: /^Add all/ })).toBeNull();
  });
  it("should read left-out cells again when told", () => {
    const onChange = vi.fn();
    wizard({ current: loaded({ ...planned, options: { ...firstOptions, lenient: [1] } }), step: "plan", onChange });
    fireEvent.click(screen.getByRole("button", { name: "Use the values again" }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ options: { ...firstOptions, lenient: [] } });
  });
  it("should not begin where nothing can be imported", () => {
    wizard({ current: loaded({ ...planned, plan: { total: 1, create: 0, update: 0, skip: 0, error: 1, causes: [] } }), step: "plan" });
    expect(screen.getByRole("button", { name: /^Import 0 rows/ })).toHaveProperty("disabled", true);
  });
  it("should say why nothing is left to import", () => {
    wizard({ current: loaded({ ...planned, plan: { total: 4, create: 0, update: 0, skip: 3, error: 1, causes: [] } }), step: "plan" });
    expect(screen.getByText(/Your contacts already have these values/)).toBeDefined();
  });
  it("should say how to mend a row that no value typed here could mend", () => {
    wizard({
      current: loaded({
        ...planned,
        plan: {
          total: 1,
          create: 0,
          update: 0,
          skip: 0,
          error: 1,
          causes: [{ cause: "two-matches", column: null, count: 1, first_row: 2, values: [] }],
        },
      }),
      step: "plan",
    });
    expect(screen.getByText(/Match by one of the two under Options/)).toBeDefined();
  });
  it("should offer to leave all values empty only where there are several", () => {
    wizard({
      current: loaded({
        ...planned,
        plan: {
          total: 1,
          create: 0,
          update: 0,
          skip: 0,
          error: 1,
          causes: [{ cause: "bad-email", column: 0, count: 1, first_row: 2, values: [{ text: "x", count: 1 }] }],
        },
      }),
      step: "plan",
    });
    expect(screen.getByRole("button", { name: "Leave empty" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Leave all of them empty" })).toBeNull();
  });
  it("should offer to choose the file again once it is gone", () => {
    wizard({ current: loaded({ ...planned, file_gone: true }), step: "plan" });
    expect(screen.getByText("The file was deleted")).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  });
});

describe("the result", () => {
  it("should say until when the file is kept, and once it is gone that the failed rows went with it", () => {
    status({ state: "done", counts, undo_until: now + 60 });
    expect(screen.getByRole("link", { name: "Download the failed rows" }).getAttribute("href")).toBe("/api/contacts/import/7/failed.csv");
    expect(screen.getByText(/The file is deleted on/)).toBeDefined();
    status({ state: "done", counts, file_gone: true });
    expect(screen.getByText(/failed rows can no longer be downloaded/)).toBeDefined();
  });
  it("should undo only after asking, and say what stays", async () => {
    const onUndo = vi.fn();
    status({ state: "done", counts, undo_until: now + 60, made: { fields: ["Shoe size"], options: [] } }, onUndo);
    expect(screen.getByText("Created for this import: Shoe size. These are kept when you undo.")).toBeDefined();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Undo import" })));
    expect(onUndo).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Undo import" })));
    expect(onUndo).toHaveBeenCalledOnce();
  });
  it("should offer no undo once it is too late", () => {
    status({ state: "done", counts, undo_until: now });
    expect(screen.queryByRole("button", { name: "Undo import" })).toBeNull();
  });
  it("should count what was taken back, kept and impossible", () => {
    status({ state: "undone", counts, undo: { reversed: 2, kept: 1, impossible: 0 } });
    expect(screen.getByText("2 rows undone")).toBeDefined();
    expect(screen.getByText("1 edited since and kept")).toBeDefined();
  });
});
