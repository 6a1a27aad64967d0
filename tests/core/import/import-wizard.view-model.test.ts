import { describe, expect, it } from "vitest";
import { firstOptions } from "../../../core/import/import-mapping.model.ts";
import { wizardPage } from "../../../core/import/import-wizard.view-model.ts";
import { type Import, nothingMade } from "../../../core/import/import.model.ts";

const one: Import = {
  id: 7,
  filename: "people.csv",
  bytes: 100,
  state: "mapping",
  layout: { kind: "csv", encoding: "utf-8", delimiter: ",", has_header: true },
  columns: [],
  targets: [],
  mapping: [],
  options: firstOptions,
  fixes: [],
  plan: null,
  counts: null,
  undo: null,
  problem: null,
  progress: { done: 0, total: null },
  job: null,
  started_by: "Olivia",
  created_at: 1,
  started_at: null,
  ended_at: null,
  undo_until: null,
  made: nothingMade,
  file_until: 2,
  file_gone: false,
};
const plan = { total: 3, create: 0, update: 0, skip: 0, error: 0, causes: [] };
const onPlan = { import: "7", step: "plan" } as const;

describe("the page of the import wizard", () => {
  it("should ask for a file while its address names no import, whatever is loaded", () => {
    expect(wizardPage({ step: "plan" }, one)).toEqual({ id: null, step: "plan", decision: "create", duty: null });
  });

  it("should begin with the columns unless its address names another step", () => {
    expect(wizardPage({ import: "7" }, one)).toMatchObject({ id: 7, step: "columns" });
    expect(wizardPage({ import: "7", step: "upload" }, one).step).toBe("columns");
    expect(wizardPage({ import: "7", step: "options" }, one).step).toBe("options");
  });

  it.each([
    ["create", { create: 1, update: 2 }],
    ["update", { update: 1, error: 5 }],
    ["error", { error: 1, skip: 9 }],
    ["create", { skip: 3 }],
  ] as const)("should list the rows to %s of a plan with %j", (decision, counts) => {
    expect(wizardPage(onPlan, { ...one, state: "planned", plan: { ...plan, ...counts } }).decision).toBe(decision);
  });

  it("should list the rows that its address names", () => {
    expect(wizardPage({ ...onPlan, rows: "skip" }, one).decision).toBe("skip");
    expect(wizardPage({ ...onPlan, rows: "all" }, one).decision).toBe("create");
  });

  it("should have an import planned once the user opens its plan, unless its file cannot be read", () => {
    expect(wizardPage(onPlan, one).duty).toBe("plan");
    expect(wizardPage({ import: "7", step: "options" }, one).duty).toBeNull();
    expect(wizardPage(onPlan, { ...one, problem: "It is empty." }).duty).toBeNull();
    expect(wizardPage(onPlan, undefined).duty).toBeNull();
  });

  it.each(["queued", "running", "undoing", "undone", "done", "failed", "cancelled"] as const)(
    "should lead to the status of an import that is %s",
    (state) => {
      expect(wizardPage({ import: "7", step: "columns" }, { ...one, state }).duty).toBe("follow");
    },
  );

  it.each(["planning", "planned"] as const)("should stay with an import that is %s", (state) =>
    expect(wizardPage(onPlan, { ...one, state }).duty).toBeNull(),
  );
});
