import { describe, expect, it } from "vitest";
import { given, refusal } from "./answer-of.ts";
import { filledLessonWorld, type LessonWorld, textItem, unfinished, uuidOf } from "./lesson-world.ts";

const attempt = uuidOf(900);

/**
 * What every store of lessons does with the items of a lesson and its publication.
 * @param label what kind of store it is
 */
export const lessonItemsConformance = (label: string, make: () => Promise<LessonWorld>): void => {
  const filled = () => filledLessonWorld(make);

  describe(`Items of lessons kept by ${label}`, () => {
    it("should store all items under the version that was edited, and refuse them with the stored lesson where another author was faster", async () => {
      const { lessons, theirs, add } = await filled();
      const { id } = await add("Cranes");
      const saved = await given(theirs.update({ id, version: 1, items: [textItem(1, "<p>Theirs</p>")], publish: false }));
      const mine = { id, version: 1, items: [textItem(1, "<p>Mine</p>")], publish: false };
      expect(await refusal(lessons.update(mine))).toMatchObject({
        tag: "conflict",
        code: "lesson_changed",
        current: { id, version: 2, schemaLevel: "full", items: saved.items },
      });
      expect(await given(lessons.update({ id, version: 1, items: [textItem(1, "<p>Theirs</p>")], publish: false }))).toMatchObject({
        version: 2,
      });
      expect(await given(lessons.update({ ...mine, version: 2 }))).toMatchObject({ version: 3, items_count: 1, kinds: ["rich_text"] });
      expect(await refusal(lessons.update({ id, items: [] }))).toMatchObject({ tag: "invalid", errors: { version: [expect.any(String)] } });
    });

    it("should refuse items by their path: unknown and wrong values, a uuid twice, and changes that do not fit", async () => {
      const { lessons, add } = await filled();
      const { id } = await add("Cranes");
      const wrong = { ...textItem(1), values: { body: 5, colour: "red" } };
      expect(await refusal(lessons.update({ id, version: 1, items: [textItem(3), wrong] }))).toMatchObject({
        tag: "invalid",
        errors: { "items.1.values.body": [expect.any(String)], "items.1.values.colour": ["rich_text has no value with this name."] },
      });
      expect(await refusal(lessons.update({ id, version: 1, items: [textItem(1), textItem(1)] }))).toMatchObject({
        errors: { "items.1.uuid": [`Two items have the id ${uuidOf(1)}.`] },
      });
      const change = (one: object) =>
        refusal(lessons.update({ id, changes: [{ op: "set", uuid: null, key: "name", value: "x", base: "x", ...one }] }));
      expect(await change({ key: "items", value: [], base: null })).toMatchObject({ errors: { "changes.0.key": [expect.any(String)] } });
      expect(await change({ uuid: uuidOf(1), key: "type", value: "video", base: null })).toMatchObject({
        errors: { "changes.0.key": [expect.any(String)] },
      });
      expect(await change({ uuid: uuidOf(1), key: "values.colour", value: "red", base: null })).toMatchObject({
        errors: { "items.0.values.colour": [expect.any(String)] },
      });
      expect(await change({ key: "tags", value: "red", base: [] })).toMatchObject({ errors: { tags: [expect.any(String)] } });
      expect(
        await refusal(lessons.update({ id, changes: [{ op: "put", uuid: uuidOf(8), item: textItem(9), after: null }] })),
      ).toMatchObject({
        errors: { "changes.0.uuid": [expect.any(String)] },
      });
      expect(await refusal(lessons.update({ id, changes: [], publish: true }))).toMatchObject({
        errors: { publish: [expect.any(String)] },
      });
      expect(await given(lessons.get(id))).toMatchObject({ version: 1 });
    });

    it("should join changes of different items and values by different authors, and answer without items to whoever has them", async () => {
      const { lessons, theirs, add, bodies } = await filled();
      const { id } = await add("Cranes");
      const base = "<p>Mind the gap</p>";
      const set = (n: number, value: string) => ({ op: "set" as const, uuid: uuidOf(n), key: "values.body", value, base });
      expect(await given(lessons.update({ id, version: 1, changes: [set(1, "<p>Mine</p>")] }))).toMatchObject({
        version: 2,
        items: null,
        published: false,
      });
      expect(await given(theirs.update({ id, version: 1, changes: [set(2, "<p>Theirs</p>")] }))).toMatchObject({
        version: 3,
        items: [{}, {}],
      });
      await given(
        lessons.update({ id, version: 3, changes: [{ op: "set", uuid: uuidOf(2), key: "name", value: "Named", base: "Text 2" }] }),
      );
      expect(await bodies(id)).toEqual(["<p>Mine</p>", "<p>Theirs</p>"]);
      await given(lessons.update({ id, changes: [{ op: "put", uuid: uuidOf(3), item: textItem(3), after: uuidOf(1) }] }));
      await given(theirs.update({ id, changes: [{ op: "move", uuid: uuidOf(1), after: uuidOf(2), base: null }] }));
      expect((await given(lessons.get(id))).items.map(({ uuid }) => uuid)).toEqual([uuidOf(3), uuidOf(2), uuidOf(1)]);
    });

    it("should apply all changes of a request or none, and tell the stored lesson where one value was changed by two", async () => {
      const { lessons, theirs, add, bodies } = await filled();
      const { id } = await add("Cranes");
      const base = "<p>Mind the gap</p>";
      await given(theirs.update({ id, changes: [{ op: "set", uuid: uuidOf(1), key: "values.body", value: "<p>Theirs</p>", base }] }));
      const failure = await refusal(
        lessons.update({
          id,
          key: attempt,
          changes: [
            { op: "set", uuid: uuidOf(2), key: "values.body", value: "<p>Mine</p>", base },
            { op: "set", uuid: uuidOf(1), key: "values.body", value: "<p>Mine</p>", base },
          ],
        }),
      );
      expect(failure).toMatchObject({ tag: "conflict", current: { id, version: 2, schemaLevel: "full" } });
      expect(await bodies(id)).toEqual(["<p>Theirs</p>", base]);
      const again = await given(
        lessons.update({ id, key: attempt, changes: [{ op: "set", uuid: uuidOf(2), key: "values.body", value: "<p>Mine</p>", base }] }),
      );
      expect(again.version).toBe(3);
    });

    it("should change nothing for an attempt that is sent again", async () => {
      const { lessons, theirs, add, bodies } = await filled();
      const { id } = await add("Cranes");
      const put = { id, version: 1, key: attempt, changes: [{ op: "put" as const, uuid: uuidOf(3), item: textItem(3), after: null }] };
      expect(await given(lessons.update(put))).toMatchObject({ version: 2, items: null });
      await given(theirs.removeItem(id, uuidOf(3)));
      expect(await given(lessons.update(put))).toMatchObject({ version: 3, items_count: 2, items: [{}, {}] });
      expect(await bodies(id)).toHaveLength(2);
    });

    it("should lose single items, once", async () => {
      const { lessons, add } = await filled();
      const { id } = await add("Cranes");
      expect(await given(lessons.removeItem(id, uuidOf(1)))).toMatchObject({ items_count: 1, version: 2 });
      expect(await given(lessons.removeItem(id, uuidOf(1)))).toMatchObject({ items_count: 1, version: 2 });
    });

    it("should be published with their items unless that is not wanted or something prevents it, and be stored all the same", async () => {
      const { lessons, add } = await filled();
      const { id } = await add("Cranes", [textItem(1)], true);
      const saved = await given(lessons.update({ id, version: 1, items: [textItem(1), unfinished(2)] }));
      expect(saved).toMatchObject({ published: false, published_version: 1, isDirty: true, items_count: 2, version: 2 });
      expect(saved.problems.map(({ path }) => path)).toContain("items.1.values.answers");
      expect(await given(lessons.publish(id, 2))).toMatchObject({ published: false, version: 2, problems: saved.problems });
      await given(lessons.removeItem(id, uuidOf(2)));
      expect(await given(lessons.get(id))).toMatchObject({ isDirty: false });
      expect(await given(lessons.publish(id, 3))).toMatchObject({ published: true, published_version: 1, version: 3 });
      await given(lessons.update({ id, changes: [{ op: "put", uuid: uuidOf(4), item: textItem(4), after: null }] }));
      expect(await refusal(lessons.publish(id, 3))).toMatchObject({ tag: "conflict", current: { version: 4 } });
      expect(await given(lessons.publish(id, 4))).toMatchObject({ published: true, published_version: 2, isDirty: false, problems: [] });
      expect(await given(lessons.create({ name: "Empty", items: [] }))).toMatchObject({ published: false, problems: [{ path: "items" }] });
    });
  });
};
