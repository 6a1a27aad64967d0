import { describe, expect, it } from "vitest";
import { firstOptions } from "../../core/import/import-mapping.model.ts";
import type { Import } from "../../core/import/import.model.ts";
import type { ImportStore } from "../../core/import/imports.port.ts";
import { given, refusal } from "./answer-of.ts";

/**
 * A store of imports of an organisation that knows nobody.
 * @property work does what is due in the background
 * @property people the first names of those who are known by then
 */
export type ImportBench = {
  readonly store: ImportStore;
  readonly work: () => Promise<void>;
  readonly people: () => Promise<readonly string[]>;
  readonly wait: (seconds: number) => void;
};

const unknown = 999_999;
const blob = (text: string): Blob => new Blob([text]);
const file = "First name,Email,Shoe\nAda,ada@mail.example,38\nBo,nope,43\nCy,cy@mail.example,big\n";

/**
 * What every store of imports does.
 * @param make gives one whose organisation has no contacts, fields or imports
 */
export const importsConformance = (label: string, make: () => Promise<ImportBench>): void => {
  const planned = async ({ store, work }: ImportBench, text = file): Promise<Import> => {
    const { id } = await given(store.upload(blob(text), "people.csv"));
    await given(store.plan(id));
    await work();
    return given(store.get(id));
  };
  const imported = async (bench: ImportBench, text = file): Promise<Import> => {
    const { id } = await planned(bench, text);
    await given(bench.store.run(id));
    await bench.work();
    return given(bench.store.get(id));
  };

  describe(`Imports of ${label}`, () => {
    it("should accept a file and return its format and the suggested mapping [B7.15]", async () => {
      const { store } = await make();
      const taken = await given(store.upload(blob(file), "people.csv"));
      expect(taken).toMatchObject({
        filename: "people.csv",
        state: "mapping",
        layout: { kind: "csv", delimiter: ",", has_header: true },
        mapping: ["first_name", "email", "skip"],
        options: firstOptions,
        fixes: [],
        plan: null,
        file_gone: false,
        file_until: taken.created_at + 30 * 86_400,
      });
      expect(await given(store.list())).toEqual([taken]);
      expect(await given(store.get(taken.id))).toEqual(taken);
    });

    it("should refuse a file that is no table, by its name", async () => {
      const { store } = await make();
      expect(await refusal(store.upload(blob("%PDF-1.7"), "x.csv"))).toMatchObject({ tag: "invalid", errors: { file: ["This is a PDF"] } });
      expect(await refusal(store.upload(blob("First name,Email\n"), "x.csv"))).toMatchObject({
        tag: "invalid",
        errors: { file: [expect.stringContaining("no rows below")] },
      });
      expect(await given(store.list())).toEqual([]);
    });

    it("should plan without creating a contact, count rows by decision, and list them by decision", async () => {
      const bench = await make();
      const one = await planned(bench);
      expect(one).toMatchObject({
        state: "planned",
        plan: {
          total: 3,
          create: 2,
          update: 0,
          skip: 0,
          error: 1,
          causes: [{ cause: "bad-email", column: 1, count: 1, first_row: 3, values: [{ text: "nope", count: 1 }] }],
        },
      });
      expect(await given(bench.store.rows(one.id, { decision: "create", page: 1 }))).toMatchObject({
        count: 2,
        page: 1,
        pages: 1,
        results: [
          {
            row: 2,
            who: "Ada",
            changes: [
              { field: "first_name", from: "", to: "Ada" },
              { field: "email", from: "", to: "ada@mail.example" },
            ],
          },
          { row: 4 },
        ],
      });
      expect(await given(bench.store.rows(one.id, { decision: "error", page: 1 }))).toMatchObject({
        results: [{ row: 3, cause: "bad-email", column: 1, value: "nope" }],
      });
      expect(await bench.people()).toEqual([]);
    });

    it("should drop the plan when a setting changes, and apply corrections in every row [B7.15]", async () => {
      const bench = await make();
      const { id } = await planned(bench);
      expect(await given(bench.store.change(id, { fixes: [{ column: 1, from: "nope", to: "bo@mail.example" }] }))).toMatchObject({
        state: "mapping",
        plan: null,
      });
      await given(bench.store.plan(id));
      await bench.work();
      expect((await given(bench.store.get(id))).plan).toMatchObject({ create: 3, error: 0 });
    });

    it("should refuse mappings that identify no contact, fill a field twice, miss a column or fill an unknown field", async () => {
      const { store } = await make();
      const { id } = await given(store.upload(blob(file), "people.csv"));
      expect(await refusal(store.change(id, { mapping: ["first_name"] }))).toMatchObject({ tag: "invalid" });
      expect(await refusal(store.change(id, { mapping: ["first_name", "email", "field:nothing"] }))).toMatchObject({
        tag: "invalid",
        errors: { "mapping.2": ["There is no such field."] },
      });
      await given(store.change(id, { mapping: ["skip", "skip", "tags"] }));
      expect(await refusal(store.plan(id))).toMatchObject({ tag: "invalid" });
      await given(store.change(id, { mapping: ["first_name", "first_name", "skip"] }));
      expect(await refusal(store.plan(id))).toMatchObject({ tag: "invalid" });
    });

    it("should create a field for a column, and record that", async () => {
      const bench = await make();
      const { id } = await given(bench.store.upload(blob(file), "people.csv"));
      expect(await given(bench.store.addField(id, 2, { label: "Shoe", type: "int" }))).toMatchObject({
        mapping: ["first_name", "email", "field:shoe"],
        made: { fields: ["Shoe"], options: [] },
      });
      expect(await refusal(bench.store.addField(id, 9, { label: "Hat", type: "int" }))).toMatchObject({ tag: "invalid" });
      expect(await refusal(bench.store.addOptions(id, 2, ["x"]))).toMatchObject({ tag: "invalid" });
      await given(bench.store.plan(id));
      await bench.work();
      expect((await given(bench.store.get(id))).plan).toMatchObject({ create: 1, error: 2 });
    });

    it("should have no plan after planning was cancelled, report that, and plan again on request", async () => {
      const bench = await make();
      const { id } = await given(bench.store.upload(blob(file), "people.csv"));
      await given(bench.store.plan(id));
      await given(bench.store.cancel(id));
      await bench.work();
      expect(await given(bench.store.get(id))).toMatchObject({
        state: "mapping",
        plan: null,
        problem: "It was stopped before every row was looked at.",
      });
      expect(await given(bench.store.plan(id))).toMatchObject({ state: "planning", problem: null });
      await bench.work();
      expect(await given(bench.store.get(id))).toMatchObject({ state: "planned", problem: null });
    });

    it("should import the plan, account for every row, and do nothing the second time", async () => {
      const bench = await make();
      expect(await imported(bench)).toMatchObject({ state: "done", counts: { total: 3, created: 2, updated: 0, skipped: 0, failed: 1 } });
      expect(await bench.people()).toEqual(["Ada", "Cy"]);
      expect(await imported(bench)).toMatchObject({ counts: { total: 3, created: 0, updated: 0, skipped: 2, failed: 1 } });
      expect(await bench.people()).toEqual(["Ada", "Cy"]);
    });

    it("should run only the plan that was reviewed", async () => {
      const bench = await make();
      const { id } = await given(bench.store.upload(blob(file), "people.csv"));
      await given(bench.store.plan(id));
      await bench.work();
      const seen = (await given(bench.store.get(id))).job;
      await given(bench.store.change(id, { mapping: ["first_name", "skip", "skip"] }));
      await given(bench.store.plan(id));
      await bench.work();
      expect(await refusal(bench.store.run(id, seen))).toMatchObject({ tag: "invalid" });
      expect(await bench.people()).toEqual([]);
      const { job } = await given(bench.store.get(id));
      await given(bench.store.run(id, job));
      await bench.work();
      expect(await given(bench.store.get(id))).toMatchObject({ state: "done" });
    });

    it("should not run before planning, nor be changed afterwards", async () => {
      const bench = await make();
      const { id } = await given(bench.store.upload(blob(file), "people.csv"));
      expect(await refusal(bench.store.run(id))).toMatchObject({ tag: "invalid" });
      const done = await imported(bench);
      expect(await refusal(bench.store.change(done.id, { fixes: [] }))).toMatchObject({ tag: "invalid" });
      expect(await refusal(bench.store.plan(done.id))).toMatchObject({ tag: "invalid" });
    });

    it("should be undone within 30 days and not after, once for repeated requests", async () => {
      const bench = await make();
      const done = await imported(bench);
      expect(done.undo_until).toBe((done.ended_at ?? 0) + 30 * 86_400);
      await given(bench.store.undo(done.id));
      await bench.work();
      expect(await given(bench.store.undo(done.id))).toMatchObject({ state: "undone", undo: { reversed: 2, kept: 0, impossible: 0 } });
      expect(await bench.people()).toEqual([]);
      const late = await imported(bench);
      bench.wait(30 * 86_400);
      expect(await refusal(bench.store.undo(late.id))).toMatchObject({ tag: "invalid" });
    });

    it("should report an unknown import as not found", async () => {
      const { store } = await make();
      for (const answer of [
        store.get(unknown),
        store.change(unknown, {}),
        store.plan(unknown),
        store.run(unknown),
        store.cancel(unknown),
        store.undo(unknown),
        store.addField(unknown, 0, { label: "x", type: "int" }),
        store.addOptions(unknown, 0, ["x"]),
      ])
        expect(await refusal(answer)).toMatchObject({ tag: "not-found" });
      expect(await refusal(store.rows(unknown, { decision: "create", page: 1 }))).toMatchObject({ tag: "not-found" });
    });
  });
};
