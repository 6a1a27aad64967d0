import { describe, expect, it } from "vitest";
import { bulkFields } from "../../../core/bulk/bulk-fields.rule.ts";
import type { BulkRun } from "../../../core/bulk/bulk-run.model.ts";
import { bulkWindowShown, firstDraft, isCancelledByClosing, runShown } from "../../../core/bulk/bulk-window.view-model.ts";
import { nobodySelected } from "../../../core/bulk/contact-selection.rule.ts";
import { invalid, notFound } from "../../../core/kernel/failure.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";

const selected = { selection: nobodySelected, count: 2 };
const fields = bulkFields(String, []);
const run: BulkRun = {
  id: 7,
  action: { do: "delete" },
  about: "",
  state: "planned",
  total: 2,
  plan: { counts: { changed: 2, same: 0, refused: 0, skipped: 0 }, causes: [] },
  counts: null,
  undo: null,
  problem: null,
  done: 0,
  job: 1,
  created_at: 1,
  ended_at: null,
  undo_until: null,
};
const tags = { about: "tags", ...selected } as const;
const edit = { about: "edit", ...selected } as const;
const chosen = { about: "action", action: { do: "delete" }, ...selected } as const;
const state = { request: edit, id: null, run: undefined, draft: firstDraft(edit, fields), failure: null } as const;
const planned = { ...state, id: 7, run } as const;

describe("the form of a bulk action", () => {
  it("should begin with adding tags if it is about tags, otherwise without a field", () => {
    expect(firstDraft(tags, fields)).toMatchObject({ field: { id: "tags" }, way: "add", value: null });
    expect(firstDraft(edit, fields)).toEqual({ field: null, way: "set", value: null });
  });

  it("should be shown until something is planned, and be planned once a field is selected", () => {
    expect(bulkWindowShown(state)).toMatchObject({ step: "form", hasForm: true, mayPlan: false, isDirty: false, start: null });
    expect(bulkWindowShown({ ...state, request: tags, draft: { ...firstDraft(tags, fields), value: "vip" } })).toMatchObject({
      mayPlan: true,
      isDirty: true,
    });
    expect(bulkWindowShown({ ...planned, draft: { ...state.draft, value: "vip" } })).toMatchObject({
      step: "plan",
      hasForm: true,
      isDirty: false,
    });
  });

  it("should be skipped for an action that is already chosen", () => {
    expect(bulkWindowShown({ ...state, request: chosen })).toMatchObject({ step: "plan", hasForm: false, start: null });
  });

  it("should show invalid values at the field, and other failures above it", () => {
    const failure = invalid({ value: ["It is too long."], field: ["It is gone."] });
    expect(bulkWindowShown({ ...state, failure })).toMatchObject({ error: "It is too long. It is gone.", failure: null });
    expect(bulkWindowShown({ ...planned, failure })).toMatchObject({ failure });
    expect(bulkWindowShown({ ...state, failure: notFound("Gone.") })).toMatchObject({ error: undefined, failure: notFound("Gone.") });
  });
});

describe("the plan of a bulk action", () => {
  it("should be started only while it is planned and changes something", () => {
    expect(bulkWindowShown(planned).start).toEqual({ isEnabled: true, isDangerous: true, changes: 2, does: "delete" });
    expect(bulkWindowShown({ ...planned, run: { ...run, state: "planning", plan: null } }).start).toMatchObject({
      isEnabled: false,
      changes: 0,
    });
    expect(
      bulkWindowShown({ ...planned, run: { ...run, plan: { counts: { changed: 0, same: 2, refused: 0, skipped: 0 }, causes: [] } } }).start
        ?.isEnabled,
    ).toBe(false);
    expect(bulkWindowShown({ ...planned, run: { ...run, state: "failed" } }).start).toBeNull();
    expect(bulkWindowShown({ ...planned, run: { ...run, action: { do: "block" } } }).start?.isDangerous).toBe(false);
  });

  it.each([
    ["planning", true],
    ["planned", true],
    ["running", false],
    ["done", false],
    ["failed", false],
  ] as const)("should be cancelled by closing the window while it is %s: %s", (now, isCancelled) =>
    expect(isCancelledByClosing({ state: now })).toBe(isCancelled),
  );
});

describe("the run that the bulk window shows", () => {
  it("should be its latest state, otherwise the response of its plan", () => {
    const followed = loaded({ ...run, done: 1 });
    expect(runShown(7, followed, run)).toBe(followed);
    expect(runShown(8, followed, run)).toEqual(loaded(run));
    expect(runShown(null, followed, run)).toEqual(loaded(run));
    expect(runShown(7, idle, run)).toEqual(loaded(run));
    expect(runShown(null, followed, null)).toBe(idle);
  });
});
