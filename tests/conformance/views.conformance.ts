import { describe, expect, it } from "vitest";
import type { SavedView } from "../../core/views/saved-view.model.ts";
import type { ViewStore } from "../../core/views/view-store.port.ts";
import { given, refusal as refused } from "./answer-of.ts";

type Three<S> = { readonly admin: ViewStore<S>; readonly user: ViewStore<S>; readonly wait: (seconds: number) => void };
const names = (views: readonly SavedView<unknown>[]): readonly string[] => views.map(({ name }) => name);
/**
 * What every store of views does.
 * @param settings two that differ
 * @param make gives stores without views, for an administrator and another member of one organisation
 */
export const viewsConformance = <S>(
  label: string,
  { usual, other }: { readonly usual: S; readonly other: S },
  make: () => Promise<Three<S>>,
): void => {
  describe(`Views of a list by ${label}`, () => {
    it("should return a view as it was saved, to its creator only", async () => {
      const { admin, user } = await make();
      const made = await given(user.create({ name: "  My VIPs ", settings: other }));
      expect(made).toMatchObject({
        name: "My VIPs",
        settings: other,
        shared: false,
        is_default: false,
        editable: true,
        broken: false,
        version: 1,
      });
      expect(await given(user.list)).toEqual([made]);
      expect(await given(admin.list)).toEqual([]);
      expect(await refused(admin.update(made.id, { version: 1, name: "Mine" }))).toMatchObject({ tag: "not-found" });
      expect(await refused(admin.remove(made.id))).toMatchObject({ tag: "not-found" });
    });

    it("should let only administrators share views and change shared ones", async () => {
      const { admin, user } = await make();
      expect(await refused(user.create({ name: "Ours", settings: other, shared: true }))).toMatchObject({ tag: "forbidden" });
      const ours = await given(admin.create({ name: "Ours", settings: other, shared: true }));
      expect(await given(user.list)).toMatchObject([{ id: ours.id, shared: true, editable: false }]);
      expect(await refused(user.update(ours.id, { version: 1, name: "Theirs" }))).toMatchObject({ tag: "forbidden" });
      expect(await refused(user.remove(ours.id))).toMatchObject({ tag: "forbidden" });
      const own = await given(user.create({ name: "Own", settings: other }));
      expect(await refused(user.update(own.id, { version: 1, shared: true }))).toMatchObject({ tag: "forbidden" });
      await given(admin.update(ours.id, { version: 1, shared: false }));
      expect(names(await given(user.list))).toEqual(["Own"]);
    });

    it("should change the given properties, and refuse a change of an older version with the stored view", async () => {
      const { admin, wait } = await make();
      const made = await given(admin.create({ name: "VIPs", settings: other }));
      wait(5);
      const renamed = await given(admin.update(made.id, { version: 1, name: "Dear VIPs" }));
      expect(renamed).toEqual({ ...made, name: "Dear VIPs", version: 2, updated_at: made.updated_at + 5 });
      expect(await refused(admin.update(made.id, { version: 1, settings: usual }))).toMatchObject({
        tag: "conflict",
        current: renamed,
      });
      expect(await given(admin.update(made.id, { version: 2, settings: usual }))).toMatchObject({
        name: "Dear VIPs",
        settings: usual,
        version: 3,
      });
    });

    it("should delete a view and restore it", async () => {
      const { admin } = await make();
      const made = await given(admin.create({ name: "VIPs", settings: other, shared: true }));
      await given(admin.remove(made.id));
      expect(await given(admin.list)).toEqual([]);
      expect(await refused(admin.update(made.id, { version: 1, name: "Gone" }))).toMatchObject({ tag: "not-found" });
      expect(await given(admin.restore(made.id))).toMatchObject({ name: "VIPs", settings: other });
      expect(names(await given(admin.list))).toEqual(["VIPs"]);
    });

    it("should have one default view per user", async () => {
      const { admin, user } = await make();
      const one = await given(admin.create({ name: "One", settings: other, shared: true }));
      const two = await given(admin.create({ name: "Two", settings: other }));
      expect((await given(admin.begin(two.id))).map(({ is_default }) => is_default)).toEqual([false, true]);
      expect((await given(user.begin(one.id))).map(({ is_default }) => is_default)).toEqual([true]);
      expect((await given(admin.list)).map(({ is_default }) => is_default)).toEqual([false, true]);
      expect((await given(admin.begin(null))).some(({ is_default }) => is_default)).toBe(false);
      expect(await refused(user.begin(two.id))).toMatchObject({ tag: "not-found" });
    });
  });
};
