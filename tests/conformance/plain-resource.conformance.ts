import { describe, expect, it } from "vitest";
import { firstPlainPage, type PlainQuery } from "../../core/kernel/plain-record.model.ts";
import type { BerthSort } from "../plain-resource/core/berths/berth.model.ts";
import type { BerthStore } from "../plain-resource/core/berths/berths.port.ts";
import { given, refusal } from "./answer-of.ts";

type World = { readonly store: BerthStore; readonly wait: (seconds: number) => void };

const query = (change: Partial<PlainQuery<BerthSort>> = {}): PlainQuery<BerthSort> => ({ ...firstPlainPage<BerthSort>("name"), ...change });
const namesOf = async ({ store }: World, change: Partial<PlainQuery<BerthSort>> = {}): Promise<readonly string[]> =>
  (await given(store.list(query(change)))).results.map(({ name }) => name);

/**
 * What every store of a plain resource does.
 * @param make gives a store without records
 */
export const plainResourceConformance = (label: string, make: () => Promise<World>): void => {
  describe(`a plain resource kept by ${label}`, () => {
    it("should store a record with its values in normal form and its times", async () => {
      const { store } = await make();
      const made = await given(store.create({ name: "  North 1 ", notes: "deep" }));
      expect(made).toMatchObject({ name: "North 1", notes: "deep", version: 1 });
      expect(made.updated_at).toBe(made.created_at);
      expect(await given(store.get(made.id))).toEqual(made);
    });

    it("should refuse invalid values of a new and of a changed record by field", async () => {
      const { store } = await make();
      expect(await refusal(store.create({ name: " ", notes: "" }))).toMatchObject({
        tag: "invalid",
        errors: { name: ["Name is required"] },
      });
      const { id } = await given(store.create({ name: "North 1", notes: "" }));
      expect(await refusal(store.update(id, { version: 1, name: "" }))).toMatchObject({
        tag: "invalid",
        errors: { name: ["Name is required"] },
      });
    });

    it("should create one record for all requests with the same idempotency key", async () => {
      const world = await make();
      const key = crypto.randomUUID();
      const [first, again] = [
        await given(world.store.create({ name: "North 1", notes: "", key })),
        await given(world.store.create({ name: "North 1", notes: "", key })),
      ];
      expect(again).toEqual(first);
      expect(await namesOf(world)).toEqual(["North 1"]);
    });

    it("should list by page, sort order and search", async () => {
      const world = await make();
      for (const name of ["north 2", "South", "Élan", "North 1"]) {
        await given(world.store.create({ name, notes: name === "South" ? "by the northern pier" : "" }));
        world.wait(10);
      }
      expect(await namesOf(world, { search: "north" })).toEqual(["North 1", "north 2", "South"]);
      expect(await namesOf(world, { search: "pier north" })).toEqual(["South"]);
      expect(await namesOf(world, { sort: "-updated" })).toEqual(["North 1", "Élan", "South", "north 2"]);
      expect(await given(world.store.list(query({ sort: "updated", page: 2, limit: 3 })))).toMatchObject({
        results: [{ name: "North 1" }],
        page: 2,
        pages: 2,
        count: 4,
      });
    });

    it("should change what is named, and refuse a change of an outdated version with the stored record", async () => {
      const { store, wait } = await make();
      const { id, created_at } = await given(store.create({ name: "North 1", notes: "deep" }));
      wait(60);
      const changed = await given(store.update(id, { version: 1, notes: "shallow" }));
      expect(changed).toMatchObject({ name: "North 1", notes: "shallow", version: 2, created_at, updated_at: created_at + 60 });
      expect(await refusal(store.update(id, { version: 1, notes: "dry" }))).toMatchObject({ tag: "conflict", current: changed });
      expect(await given(store.update(id, { version: 1, notes: "shallow" }))).toEqual(changed);
    });

    it("should delete a record until it is restored", async () => {
      const world = await make();
      const { id } = await given(world.store.create({ name: "North 1", notes: "deep" }));
      await given(world.store.remove(id));
      await given(world.store.remove(id));
      expect(await namesOf(world)).toEqual([]);
      expect(await refusal(world.store.get(id))).toMatchObject({ tag: "not-found" });
      expect(await refusal(world.store.update(id, { version: 2, notes: "dry" }))).toMatchObject({ tag: "not-found" });
      expect(await given(world.store.restore(id))).toMatchObject({ name: "North 1", notes: "deep", version: 3 });
      expect(await given(world.store.restore(id))).toMatchObject({ version: 3 });
      expect(await namesOf(world)).toEqual(["North 1"]);
    });

    it("should know no record that was never created", async () => {
      const { store } = await make();
      for (const task of [store.get(999_999), store.update(999_999, { version: 1 }), store.remove(999_999), store.restore(999_999)])
        expect(await refusal<unknown>(task)).toMatchObject({ tag: "not-found" });
    });
  });
};
