import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideImportPlan, decideImportRun, decideImportSettings, decideImportUndo } from "../../../core/import/decide-import.rule.ts";
import { mainTargets } from "../../../core/import/guess-mapping.rule.ts";
import { firstOptions } from "../../../core/import/import-mapping.model.ts";
import { type Import, nothingMade } from "../../../core/import/import.model.ts";
import { leavesSecret } from "../../../core/import/secret-columns.rule.ts";

const columns = [
  { name: "First name", samples: ["Ada"] },
  { name: "Email", samples: ["ada@example.com"] },
  { name: "Code", samples: ["1234"] },
];
const vault = { id: "field:vault", label: "Vault", type: "secret", values: null } as const;
const uploaded: Import = {
  id: 1,
  filename: "people.csv",
  bytes: 100,
  state: "mapping",
  layout: { kind: "csv", encoding: "utf-8", delimiter: ",", has_header: true },
  columns,
  targets: [...mainTargets, vault],
  mapping: ["first_name", "email", "skip"],
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
const started = { import: ["It has been started; its settings can no longer be changed."] };

describe("settings of an import", () => {
  it("should drop the existing plan", () => {
    expect(decideImportSettings({ ...uploaded, state: "planned" }, { mapping: ["first_name", "email", "tags"] }, null)).toMatchObject({
      right: { state: "mapping", plan: null, problem: null, mapping: ["first_name", "email", "tags"] },
    });
  });

  it.each(["planning", "queued", "running", "done", "undoing", "undone"] as const)("should be refused while the import is %s", (state) => {
    expect(decideImportSettings({ ...uploaded, state }, { fixes: [] }, null)).toMatchObject({ left: { tag: "invalid", errors: started } });
  });

  it("should be refused if a column is missing or fills an unknown field", () => {
    expect(decideImportSettings(uploaded, { mapping: ["first_name"] }, null)).toMatchObject({
      left: { errors: { mapping: ["expected 3 entries, one for each column"] } },
    });
    expect(decideImportSettings(uploaded, { mapping: ["first_name", "email", "field:nothing"] }, null)).toMatchObject({
      left: { errors: { "mapping.2": ["There is no such field."] } },
    });
  });

  it("should keep neither samples nor fixes of a column that fills a secret", () => {
    const written = decideImportSettings(
      uploaded,
      {
        mapping: ["first_name", "email", "field:vault"],
        fixes: [
          { column: 2, from: "1234", to: "1" },
          { column: 0, from: "Ada", to: "Eve" },
        ],
      },
      null,
    );
    expect(written).toMatchObject({
      right: { holds_secrets: true, columns: [columns[0], columns[1], { name: "Code", samples: [] }], fixes: [{ column: 0 }] },
    });
  });

  it("should drop corrections and leniency of a column that fills another field by now", () => {
    const stored = {
      ...uploaded,
      fixes: [
        { column: 0, from: "Ada", to: "Eve" },
        { column: 1, from: "a", to: "b@example.com" },
      ],
      options: { ...firstOptions, lenient: [0, 1] },
    };
    const written = decideImportSettings(stored, { mapping: ["last_name", "email", "skip"] }, null);
    expect(written).toMatchObject({ right: { fixes: [{ column: 1 }], options: { lenient: [1] } } });
  });

  it("should guess the mapping again for a file that is read with another layout", () => {
    const again = {
      layout: { ...uploaded.layout, delimiter: ";" as const },
      columns: [
        { name: "Surname", samples: ["Lovelace"] },
        { name: "Phone", samples: ["212 555 1234"] },
      ],
    };
    expect(decideImportSettings(uploaded, { layout: again.layout }, again)).toMatchObject({
      right: { layout: again.layout, columns: again.columns, mapping: ["last_name", "mobile"], fixes: [] },
    });
  });

  it("should report when a column stops filling a secret, so that the file is read again", () => {
    const stored = { ...uploaded, mapping: ["first_name", "email", "field:vault"] };
    expect(leavesSecret(stored, ["first_name", "email", "skip"])).toBe(true);
    expect(leavesSecret(stored, ["skip", "email", "field:vault"])).toBe(false);
  });
});

describe("planning an import", () => {
  it("should start from mapping or from an older plan, and continue one in progress", () => {
    expect(decideImportPlan(uploaded)).toEqual(E.right("plan"));
    expect(decideImportPlan({ ...uploaded, state: "planned" })).toEqual(E.right("plan"));
    expect(decideImportPlan({ ...uploaded, state: "planning" })).toEqual(E.right(null));
  });

  it("should be refused once it was started, without its file, without a name or address, with a duplicate or unknown field, and with ambiguous dates", () => {
    expect(decideImportPlan({ ...uploaded, state: "done" })).toMatchObject({
      left: { errors: { import: ["It has been started already."] } },
    });
    expect(decideImportPlan({ ...uploaded, file_gone: true })).toMatchObject({
      left: { errors: { import: ["The file of this import has been deleted; choose it again."] } },
    });
    expect(decideImportPlan({ ...uploaded, mapping: ["skip", "skip", "tags"] })).toMatchObject({
      left: { errors: { mapping: ["Choose a column for a name, an email or a mobile"] } },
    });
    expect(decideImportPlan({ ...uploaded, mapping: ["first_name", "first_name", "skip"] })).toMatchObject({
      left: { errors: { mapping: ["Two columns fill the same field"] } },
    });
    expect(decideImportPlan({ ...uploaded, targets: mainTargets, mapping: ["first_name", "email", "field:vault"] })).toMatchObject({
      left: { errors: { "mapping.2": ["There is no such field."] } },
    });
    const birthday = { id: "field:birthday", label: "Birthday", type: "date", values: null } as const;
    const dated = {
      ...uploaded,
      targets: [...mainTargets, birthday],
      mapping: ["first_name", "email", "field:birthday"],
      columns: [
        ...columns.slice(0, 2),
        { name: "Birthday", samples: [], dates: { orders: ["mdy", "dmy"] as const, sample: "03/04/2025" } },
      ],
    };
    expect(decideImportPlan(dated)).toMatchObject({
      left: {
        errors: { "options.date_order": ["Choose the order of day, month and year: 03/04/2025 in Birthday can be read in several ways."] },
      },
    });
    expect(decideImportPlan({ ...dated, options: { ...firstOptions, date_order: "dmy" } })).toEqual(E.right("plan"));
  });
});

describe("running an import", () => {
  const planned: Import = { ...uploaded, state: "planned", job: 5 };

  it("should run the plan that was reviewed and no other", () => {
    expect(decideImportRun(planned, 5)).toEqual(E.right("run"));
    expect(decideImportRun(planned, null)).toEqual(E.right("run"));
    expect(decideImportRun(planned, 4)).toMatchObject({
      left: { errors: { import: ["The plan was made anew in the meantime; look at it again."] } },
    });
  });

  it("should be refused without a plan, after it ended and without its file, and continue one in progress", () => {
    for (const state of ["mapping", "planning", "done", "undone"] as const)
      expect(decideImportRun({ ...planned, state }, null)).toMatchObject({
        left: { errors: { import: ["Look at the plan first, then start it."] } },
      });
    expect(decideImportRun({ ...planned, file_gone: true }, null)).toMatchObject({ left: { tag: "invalid" } });
    for (const state of ["queued", "running", "undoing"] as const)
      expect(decideImportRun({ ...planned, state }, null)).toEqual(E.right(null));
  });

  it("should be undone once, and only after it was run", () => {
    expect(decideImportUndo({ ...planned, state: "done" }, true)).toEqual(E.right("undo"));
    expect(decideImportUndo({ ...planned, state: "undoing" }, true)).toEqual(E.right(null));
    expect(decideImportUndo({ ...planned, state: "undone" }, true)).toEqual(E.right(null));
    expect(decideImportUndo(planned, false)).toMatchObject({ left: { errors: { import: ["There is nothing to undo."] } } });
  });
});
