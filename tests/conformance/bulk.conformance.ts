import { describe, expect, it } from "vitest";
import type { BulkStore } from "../../core/bulk/bulk.port.ts";
import type { ContactSelection } from "../../core/bulk/contact-selection.model.ts";
import type { ContactValues } from "../../core/contacts/contact-values.model.ts";
import { given, refusal } from "./answer-of.ts";

/**
 * Two people who act on the same contacts: Ada (ada@bulk.example, tagged old), Bo and Cy, who have nothing but their names.
 * @property edit somebody changes a contact meanwhile
 * @property tags of everybody, by number
 * @property changed when everybody was last changed, by number
 */
export type BulkBench = {
  readonly store: BulkStore;
  readonly other: BulkStore;
  readonly people: { readonly ada: number; readonly bo: number; readonly cy: number };
  readonly tags: () => Promise<ReadonlyMap<number, readonly string[]>>;
  readonly changed: () => Promise<ReadonlyMap<number, number>>;
  readonly edit: (id: number, values: Pick<ContactValues, "tags" | "last_name">) => Promise<void>;
  readonly wait: (seconds: number) => void;
};

const vip = { do: "add", field: "tags", value: ["vip"] } as const;
const chosen = (...ids: readonly number[]): ContactSelection => ({ of: "chosen", ids });
const day = 86_400;

/**
 * What every store of actions on many contacts does.
 * @param make gives a bench of its own
 */
export const bulkConformance = (label: string, make: () => Promise<BulkBench>): void => {
  const planned = ({ store, people: { ada, bo, cy } }: BulkBench, key = crypto.randomUUID()) =>
    given(store.plan({ key, action: vip, selection: chosen(ada, bo, cy) }));

  describe(`Bulk actions of ${label}`, () => {
    it("should be planned without changing a contact, run, listed and undone", async () => {
      const bench = await make();
      const { ada, bo } = bench.people;
      const plan = await planned(bench);
      expect(plan).toMatchObject({
        state: "planned",
        about: "Tags",
        total: 3,
        plan: { counts: { changed: 3, same: 0, refused: 0, skipped: 0 }, causes: [] },
        undo_until: null,
      });
      expect((await bench.tags()).get(ada)).toEqual(["old"]);
      const done = await given(bench.store.run(plan.id));
      expect(done).toMatchObject({ state: "done", counts: { changed: 3, same: 0, refused: 0, skipped: 0 } });
      expect((await bench.tags()).get(ada)).toEqual(["old", "vip"]);
      expect((await given(bench.store.list())).map(({ id, state }) => ({ id, state }))).toEqual([{ id: plan.id, state: "done" }]);
      expect(await given(bench.store.get(plan.id))).toEqual(done);
      expect(await given(bench.store.undo(plan.id))).toMatchObject({
        state: "undone",
        undo: { reversed: 3, kept: 0, impossible: 0 },
        undo_until: null,
      });
      expect([...(await bench.tags()).entries()].filter(([id]) => id === ada || id === bo)).toEqual([
        [ada, ["old"]],
        [bo, []],
      ]);
    });

    it("should be created once, however often they are sent, started and undone", async () => {
      const bench = await make();
      const key = crypto.randomUUID();
      const first = await planned(bench, key);
      expect((await planned(bench, key)).id).toBe(first.id);
      const done = await given(bench.store.run(first.id));
      expect(await given(bench.store.run(first.id))).toEqual(done);
      const undone = await given(bench.store.undo(first.id));
      expect(await given(bench.store.undo(first.id))).toEqual(undone);
      expect((await planned(bench)).id).not.toBe(first.id);
    });

    it("should count unchanged contacts, and name skipped ones with the reason", async () => {
      const bench = await make();
      const { ada, bo } = bench.people;
      await given(bench.store.run((await given(bench.store.plan({ key: crypto.randomUUID(), action: vip, selection: chosen(ada) }))).id));
      expect((await planned(bench)).plan?.counts).toEqual({ changed: 2, same: 1, refused: 0, skipped: 0 });
      const taking = await given(
        bench.store.plan({
          key: crypto.randomUUID(),
          action: { do: "set", field: "email", value: ["ada@bulk.example"] },
          selection: chosen(bo),
        }),
      );
      expect(taking.plan).toMatchObject({
        counts: { changed: 0, refused: 1 },
        causes: [{ cause: "taken", count: 1, examples: [{ con_id: bo, name: "Bo" }] }],
      });
      await given(bench.store.run(taking.id));
      expect(await given(bench.store.rows(taking.id, "refused", 1))).toMatchObject({
        page: 1,
        pages: 1,
        count: 1,
        results: [{ con_id: bo, name: "Bo", cause: "taken" }],
      });
      expect((await given(bench.store.rows(taking.id, "kept", 1))).results).toEqual([]);
    });

    it("should keep later edits when they are undone, and list them", async () => {
      const bench = await make();
      const { ada, bo } = bench.people;
      const { id } = await planned(bench);
      await given(bench.store.run(id));
      await bench.edit(bo, { tags: ["mine"] });
      expect(await given(bench.store.undo(id))).toMatchObject({ undo: { reversed: 2, kept: 1, impossible: 0 } });
      expect((await given(bench.store.rows(id, "kept", 1))).results).toMatchObject([{ con_id: bo, name: "Bo" }]);
      const tags = await bench.tags();
      expect([tags.get(ada), tags.get(bo)]).toEqual([["old"], ["mine"]]);
    });

    it("should restore the times of the last change, run by run, and keep the time of a later change", async () => {
      const bench = await make();
      const { ada, bo, cy } = bench.people;
      const before = await bench.changed();
      const at = before.get(ada) ?? 0;
      bench.wait(60);
      const first = await planned(bench);
      await given(bench.store.run(first.id));
      expect([...(await bench.changed()).values()]).toEqual([at + 60, at + 60, at + 60]);
      bench.wait(60);
      const second = await given(
        bench.store.plan({
          key: crypto.randomUUID(),
          action: { do: "set", field: "last_name", value: "Later" },
          selection: chosen(ada, bo),
        }),
      );
      await given(bench.store.run(second.id));
      await bench.edit(bo, { last_name: "Other" });
      bench.wait(60);
      await bench.edit(cy, { last_name: "Mine" });
      bench.wait(60);
      expect(await given(bench.store.undo(second.id))).toMatchObject({ undo: { reversed: 1, kept: 1 } });
      expect([...(await bench.changed()).entries()]).toEqual([
        [ada, at + 60],
        [bo, at + 120],
        [cy, at + 180],
      ]);
      expect(await given(bench.store.undo(first.id))).toMatchObject({ undo: { reversed: 3 } });
      expect([...(await bench.changed()).entries()]).toEqual([
        [ada, at],
        [bo, at + 120],
        [cy, at + 180],
      ]);
      expect((await bench.tags()).get(cy)).toEqual([]);
    });

    it("should refuse an invalid value, with its path, and an unknown field", async () => {
      const { store, people } = await make();
      const plan = (action: Parameters<BulkStore["plan"]>[0]["action"]) =>
        refusal(store.plan({ key: crypto.randomUUID(), action, selection: chosen(people.ada) }));
      expect(await plan({ do: "set", field: "email", value: ["nonsense"] })).toMatchObject({
        tag: "invalid",
        errors: { "action.value": ["Email is invalid"] },
      });
      expect(await plan({ do: "set", field: "fields.none", value: "x" })).toMatchObject({
        tag: "invalid",
        errors: { "action.field": [expect.any(String)] },
      });
    });

    it("should be visible to their user only, as are starting and undoing them, and not be undone after 30 days", async () => {
      const bench = await make();
      const { id } = await planned(bench);
      for (const asked of [bench.other.get(id), bench.other.run(id), bench.other.cancel(id), bench.other.undo(id)])
        expect(await refusal(asked)).toMatchObject({ tag: "not-found" });
      expect(await refusal(bench.other.rows(id, "refused", 1))).toMatchObject({ tag: "not-found" });
      expect(await given(bench.other.list())).toEqual([]);
      await given(bench.store.run(id));
      bench.wait(30 * day + 1);
      expect(await refusal(bench.store.undo(id))).toMatchObject({ tag: "invalid" });
    });
  });
};
